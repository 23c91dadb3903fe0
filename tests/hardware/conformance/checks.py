"""What every device's codec holds, whatever the device is; each check takes a device and a seed."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping

from hypothesis import given, settings
from hypothesis import strategies as st

from hardware.devices import SerialSettings
from hardware.readings import Heard, Number
from hardware.simulators.script import LineFault, Step
from hardware.simulators.simulated import SIMULATED
from hardware.simulators.wrong_speed import at_speed
from tests.often import times

from .enrolled import ANumber, Ear, Enrolled, numbers, pieces, spoken, weight, whole_game

Check = Callable[[Enrolled, int], None]
SPEEDS = (1200, 2400, 4800, 9600, 19200, 38400, 57600, 115200)
GROWS = 4096
"""Bytes by which a codec may grow whatever it hears."""


def each_game_gives_its_number_once(enrolled: Enrolled, seed: int) -> None:
    ear, device, chance = enrolled.ear(), enrolled.device(seed), random.Random(seed)
    ear.settle(device)
    fell = [0, 36, *[chance.randrange(37) for _ in range(6)]]
    for number in (*fell, fell[-1]):
        assert numbers(ear.take(whole_game(device, number))) == [number]


def repeated_lines_give_one_number(enrolled: Enrolled, seed: int) -> None:
    ear, device = enrolled.ear(), enrolled.device(seed)
    ear.settle(device)
    for number in (17, 4, 4):
        steps = [Step(step.after, step.data * 3) for step in whole_game(device, number)]
        assert numbers(ear.take(steps)) == [number]


def it_does_not_matter_where_the_bytes_are_cut(enrolled: Enrolled, seed: int) -> None:
    device, chance = enrolled.device(seed), random.Random(seed)
    faults = [fault for fault in device.faults if fault not in {LineFault.HANG_UP, LineFault.BURST}]
    for fault in (None, *faults):
        stream = spoken(device.play(7)) + spoken(device.play(chance.randrange(37), fault))
        stream += spoken(device.play(chance.randrange(37)))
        whole, cut, single = (enrolled.ear() for _ in range(3))
        whole.hear(stream)
        for piece in pieces(stream, chance):
            cut.hear(piece)
        for place in range(len(stream)):
            single.hear(stream[place : place + 1])
        assert whole.said == cut.said == single.said, fault


def no_number_is_said_that_was_not_sent_whole(enrolled: Enrolled, seed: int) -> None:
    """And whatever goes wrong, no other number than those that fell; the game after the next is read again."""
    faults = enrolled.device(seed).faults
    for place, fault in enumerate(faults):
        ear, device = enrolled.ear(), enrolled.device(seed + place)
        ear.settle(device)
        fell = {3}
        ear.take(whole_game(device, 3))
        game = device.play(20, fault)
        fell |= {number for number in (game.number, *game.others) if number is not None}
        for step in game.steps:
            for reading in ear.take([step]):
                if isinstance(reading, ANumber):
                    assert reading.number in fell, fault
                    sent_whole(enrolled, ear, reading)
        ear.settle(device)
        assert set(numbers(ear.take(whole_game(device, 11)))) <= {11, *fell}
        ear.settle(device)
        assert numbers(ear.take(whole_game(device, 12))) == [12], fault


def sent_whole(enrolled: Enrolled, ear: Ear, reading: ANumber) -> None:
    """Every line that decided a number was sent, whole, on this connection, and tells that number."""
    stream, simulated = bytes(ear.stream), enrolled.simulated
    told, beside = set(simulated.whole(stream)), set(simulated.beside(stream))
    telling = [line for line in reading.raw if (line, reading.number) in told]
    assert set(reading.raw) <= {*telling, *beside}
    assert len(telling) >= (simulated.agreeing if isinstance(reading, Number) else 1)


def noise_before_and_between_games_is_no_number(enrolled: Enrolled, seed: int) -> None:
    chance = random.Random(seed)
    noises: Iterable[bytes] = (
        chance.randbytes(300),
        bytes(chance.randrange(128) for _ in range(300)),
        bytes(chance.choice(b"\x00\xff\x80\r\n") for _ in range(300)),
        b"\r\n" * 50,
    )
    for noise in noises:
        ear, device = enrolled.ear(), enrolled.device(seed)
        assert numbers(ear.hear(noise)) == []
        ear.settle(device)
        assert set(numbers(ear.take(whole_game(device, 8)))) <= {8}
        ear.settle(device)
        assert numbers(ear.take(whole_game(device, 9))) == [9]
        assert numbers(ear.hear(noise)) == []


def a_reconnection_in_the_middle_of_a_line_makes_no_number(enrolled: Enrolled, seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(25):
        ear, device = enrolled.ear(), enrolled.device(seed)
        ear.settle(device)
        stream = spoken(device.play(20))
        first = chance.randrange(len(stream))
        parts = (stream[:first], stream[chance.randrange(first, len(stream)) :])
        for part in parts:
            ear.hang_up()
            for reading in ear.hear(part):
                if isinstance(reading, ANumber):
                    assert reading.number == 20
                    sent_whole(enrolled, ear, reading)
        ear.settle(device)
        assert set(numbers(ear.take(whole_game(device, 11)))) <= {11, 20}
        ear.settle(device)
        assert numbers(ear.take(whole_game(device, 12))) == [12]


def a_new_connection_forgets_what_was_half_heard(enrolled: Enrolled, seed: int) -> None:
    device = enrolled.device(seed)
    stream = spoken(device.play(20))
    fresh, used = enrolled.ear(), enrolled.ear()
    fresh.hear(stream)
    for start in range(1, 12):
        used.codec.feed(stream[-start:-1], Heard("reader", 0, used.mono))
        used.hang_up()
    used.mono += 60_000_000
    used.said.clear()
    assert numbers(used.hear(stream)) == numbers(fresh.said)


def the_same_bytes_twice_are_one_number(enrolled: Enrolled, seed: int) -> None:
    """What made a number makes no second one when it is heard again on a new connection."""
    ear, device = enrolled.ear(), enrolled.device(seed)
    ear.settle(device)
    steps = whole_game(device, 20)
    made = next(place for place, step in enumerate(steps) if numbers(ear.take([step])))
    again = next(place for place in range(made + 1) if told_in(enrolled, steps[place : made + 1]) == 20)
    for _ in range(3):
        ear.hang_up()
        assert numbers(ear.take([Step(0.0, step.data) for step in steps[again : made + 1]])) == []
    assert numbers(ear.take(steps[made + 1 :])) == []


def told_in(enrolled: Enrolled, steps: list[Step]) -> int | None:
    """The number that the first of these steps tells."""
    told = [number for _, number in enrolled.simulated.whole(b"\n" + steps[0].data)]
    return told[0] if told else None


def a_megabyte_of_anything_is_not_kept(enrolled: Enrolled, seed: int) -> None:
    chance, device = random.Random(seed), enrolled.device(seed)
    line = spoken(device.play(20))[-12:-1]
    fillers = [bytes([byte]) for byte in b"x*N$\x02\x03 17\x00\xff"] + [line, chance.randbytes(4096)]
    for filler in fillers:
        ear = enrolled.ear()
        before = weight(ear.codec)
        block = (filler * (4096 // len(filler) + 1))[:4096]
        ear.codec.feed(block * 16, Heard("reader", 0, 0))
        for _ in range(240):
            said = ear.codec.feed(block, Heard("reader", 0, 0))
            assert len(said) < 50
        assert weight(ear.codec) - before < GROWS, filler[:8]
        ear.settle(device)
        ear.take(whole_game(device, 11))
        ear.settle(device)
        assert numbers(ear.take(whole_game(device, 12))) == [12], filler[:8]


def nothing_makes_it_fail(enrolled: Enrolled, seed: int) -> None:
    """Arbitrary bytes among the device's own, connections anywhere, a clock that goes as it likes."""
    sent = spoken(enrolled.device(seed).play(20))
    own = st.builds(
        lambda start, size: sent[start : start + size], st.integers(0, len(sent)), st.integers(0, 80)
    )
    heard = st.lists(st.tuples(st.binary() | own, st.integers(0, 10**15), st.booleans()), max_size=20)

    @given(heard)
    @settings(max_examples=times(25, 100), deadline=None, database=None)
    def holds(parts: list[tuple[bytes, int, bool]]) -> None:
        codec = enrolled.codec()
        for data, mono, hangs_up in parts:
            if hangs_up:
                codec.connected()
            codec.feed(data, Heard("reader", mono, mono))

    holds()


def a_clock_that_jumps_back_makes_no_number_and_costs_none(enrolled: Enrolled, seed: int) -> None:
    ear, device, chance = enrolled.ear(), enrolled.device(seed), random.Random(seed)
    ear.mono = 10**14
    ear.settle(device)
    for number in (20, 20, 5):
        fell: list[int] = []
        steps = whole_game(device, number)
        for step in steps:
            fell += numbers(ear.take([step]))
            if chance.random() < 0.2 and step is not steps[-1]:
                ear.mono -= chance.randrange(3_600_000_000)
        assert fell == [number]


def at_the_wrong_speed_it_says_nothing(enrolled: Enrolled, seed: int) -> None:
    own = enrolled.kind.settings
    for speed in SPEEDS:
        if speed == own.baudrate:
            continue
        ear, device = enrolled.ear(), enrolled.device(seed)
        sent = SerialSettings(speed, own.bytesize, own.parity, own.stopbits)
        for step in whole_game(device, (0, 17, 36)[seed % 3]):
            assert numbers(ear.hear(at_speed(step.data, sent, own), step.after)) == [], speed


def with_the_wrong_bits_it_says_no_other_number(enrolled: Enrolled, seed: int) -> None:
    own = enrolled.kind.settings
    for other in (SerialSettings(own.baudrate, 7, "E"), SerialSettings(own.baudrate, 7, "O")):
        for sent, heard in ((own, other), (other, own)):
            ear, device = enrolled.ear(), enrolled.device(seed)
            for number in (0, 8, 17, 20, 36):
                for step in whole_game(device, number):
                    said = numbers(ear.hear(at_speed(step.data, sent, heard), step.after))
                    assert said in ([], [number])


def another_device_on_the_port_says_nothing(enrolled: Enrolled, seed: int) -> None:
    for name, other in SIMULATED.items():
        if other.family == enrolled.simulated.family:
            continue
        ear, device = enrolled.ear(), other.script(random.Random(seed))
        ear.settle(device)
        for number in (20, 0, 36):
            assert numbers(ear.take(whole_game(device, number))) == [], name


CHECKS: Mapping[str, Check] = {
    check.__name__: check
    for check in (
        each_game_gives_its_number_once,
        repeated_lines_give_one_number,
        it_does_not_matter_where_the_bytes_are_cut,
        no_number_is_said_that_was_not_sent_whole,
        noise_before_and_between_games_is_no_number,
        a_reconnection_in_the_middle_of_a_line_makes_no_number,
        a_new_connection_forgets_what_was_half_heard,
        the_same_bytes_twice_are_one_number,
        a_megabyte_of_anything_is_not_kept,
        nothing_makes_it_fail,
        a_clock_that_jumps_back_makes_no_number_and_costs_none,
        at_the_wrong_speed_it_says_nothing,
        with_the_wrong_bits_it_says_no_other_number,
        another_device_on_the_port_says_nothing,
    )
}
