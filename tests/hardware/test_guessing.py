"""Every registered kind is guessed from what its simulator says, and from nothing else."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hardware.devices import SerialSettings
from hardware.guessing import Guess, guessed, kinds_named
from hardware.options import DeviceOptions
from hardware.readings import Heard, Reading, WarningKind, WheelMemory, WheelWarning
from hardware.registry import KINDS, kind_of, registered
from hardware.simulators.script import LineFault
from hardware.simulators.simulated import SIMULATED
from hardware.simulators.wrong_speed import at_speed
from tests.hardware.conformance.checks import SPEEDS
from tests.hardware.conformance.test_invented_device import OURS_AND_THE_BELL, BellScript
from tests.often import times

pytestmark = pytest.mark.often


def evening(name: str, seed: int, games: int = 6, *, faults: bool = False) -> bytes:
    """What a device of that kind says; with `faults` a third of its games goes wrong, at the right speed."""
    chance = random.Random(seed)
    device = SIMULATED[name].script(chance)
    wrong = [fault for fault in device.faults if fault != LineFault.WRONG_SPEED]
    said = [device.idle().data for _ in range(4)]
    for _ in range(games):
        fault = chance.choice(wrong) if faults and chance.random() < 1 / 3 else None
        said += [step.data for step in device.play(chance.randrange(37), fault).steps]
    return b"".join(said)


def families(guesses: tuple[Guess, ...]) -> set[str]:
    return {SIMULATED[guess.kind].family for guess in guesses}


@pytest.mark.parametrize("seed", range(1, times(2, 3)))
@pytest.mark.parametrize("name", KINDS)
def test_each_kind_is_guessed_as_itself_and_else_only_its_family_is(name: str, seed: int) -> None:
    guesses = guessed(evening(name, seed))
    assert name in {guess.kind for guess in guesses}
    assert families(guesses) == {SIMULATED[name].family}


@pytest.mark.parametrize("seed", range(3, times(4, 5)))
@pytest.mark.parametrize("name", KINDS)
def test_a_line_that_was_opened_anywhere_and_suffers_is_of_the_same_family(name: str, seed: int) -> None:
    said = evening(name, seed, 10, faults=True)
    start = random.Random(seed).randrange(len(said) // 3)
    assert families(guessed(said[start:])) == {SIMULATED[name].family}


def test_two_models_that_say_the_same_are_both_named() -> None:
    guesses = guessed(evening("cammegh-ss2", 1))
    assert kinds_named(guesses) == "cammegh-ss2 or cammegh-m360"
    assert len({guess.understood for guess in guesses}) == 1
    assert all(guess.damaged == 0 for guess in guesses)


def test_the_model_that_understands_all_stands_before_the_one_that_does_not() -> None:
    """A Mercury that has closed counts from nought, which a Slingshot never does."""
    assert guessed(evening("cammegh-m360", 1))[0].kind == "cammegh-m360"


@pytest.mark.parametrize("name", KINDS)
def test_at_the_wrong_speed_it_is_nobody(name: str) -> None:
    own, said = KINDS[name].settings, evening(name, 1, 3)
    for speed in SPEEDS:
        if speed != own.baudrate:
            assert guessed(at_speed(said, SerialSettings(speed), own)) == (), speed


@pytest.mark.parametrize("alphabet", [bytes(range(256)), bytes(range(128)), b"\x00\xff\x80\r\n", b"\r\n"])
@pytest.mark.parametrize("seed", range(1, times(2, 4)))
def test_noise_is_nobody(alphabet: bytes, seed: int) -> None:
    chance = random.Random(seed)
    assert guessed(bytes(chance.choice(alphabet) for _ in range(1000))) == ()


@given(st.binary(max_size=300).map(lambda data: bytes(byte for byte in data if not 0x30 <= byte <= 0x39)))
@settings(max_examples=times(15, 60), deadline=None)
def test_no_digit_is_no_device(data: bytes) -> None:
    """Every kind says numbers."""
    assert guessed(data) == ()


def test_one_line_of_a_head_that_says_one_a_game_is_enough() -> None:
    assert {guess.kind for guess in guessed(b"17\r\n")} == {"two-digits", "keypad"}


def test_a_head_is_guessed_before_its_balls_are_learnt() -> None:
    assert KINDS["rfid-head"].codec(None).memory == WheelMemory()
    assert [guess.kind for guess in guessed(evening("rfid-head", 1))] == ["rfid-head"]


def test_a_new_kind_is_guessed_by_being_registered() -> None:
    device = BellScript(random.Random(1))
    said = b"".join(step.data for number in (17, 4) for step in device.play(number).steps)
    assert guessed(said) == ()
    assert [guess.kind for guess in guessed(said, OURS_AND_THE_BELL)] == ["bell"]


class Grumbler:
    """A codec that makes nothing of anything, and says so only once in a while."""

    def __init__(self, _options: DeviceOptions, memory: WheelMemory | None) -> None:
        self.memory, self._said_at = memory or WheelMemory(), -60_000_000

    def connected(self) -> None:
        pass

    def feed(self, _data: bytes, heard: Heard) -> list[Reading]:
        if heard.mono - self._said_at < 10_000_000:
            return []
        self._said_at = heard.mono
        return [WheelWarning(heard, WarningKind.BAD_FRAME)]


def test_a_kind_that_only_complains_understands_nothing() -> None:
    grumbler = registered(kind_of("grumbler", Grumbler, DeviceOptions(), heartbeat=False))
    assert guessed(evening("napsa", 1), grumbler) == ()


@pytest.mark.parametrize(
    ("understood", "damaged", "likely"), [(0, 0, False), (1, 0, True), (1, 1, True), (3, 4, False)]
)
def test_what_is_likely_is_understood_at_least_half(understood: int, damaged: int, likely: bool) -> None:
    assert Guess("napsa", understood, damaged).is_likely is likely
