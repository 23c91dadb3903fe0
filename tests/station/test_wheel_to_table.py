"""From a wheel's bytes to the table's events: nothing that counts is lost between codec, listening and table."""

import random
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.station.listening import Listening, Readers
from app.station.roulette.meaning import spin_meaning
from app.table.event_record import Event
from app.table.events import ReaderWarning
from app.table.roulette.events import SpinCandidate, SpinNumber
from app.table.roulette.procedure import Phase
from app.table.table import Automation
from hardware import readings
from hardware.codecs.cammegh import Cammegh
from hardware.readings import Heard, LineChanged, LineState, Reading
from hardware.simulators.cammegh_script import Durations, Misbehaviour, Step, WheelScript
from tests.often import times
from tests.table.playing import Played

SHORT = Durations(bets=2, rim=1.5, running=6, result=3)
FAULTS = st.lists(st.none() | st.sampled_from(Misbehaviour), min_size=1, max_size=6)
VARIANTS = st.sampled_from(["ss2", "m360"])


class Wire:
    """A wheel whose bytes reach a table on one thread, with a clock that the script turns."""

    def __init__(self, variant: str, chance: random.Random, *, automation: Automation) -> None:
        mercury = variant == "m360"
        first = chance.choice([0, 100, 254] if mercury else [1, 100, 255])
        self.script = WheelScript(chance, mercury, SHORT, count=first, last=chance.randrange(37))
        self.codec, self.listening = Cammegh(variant), Listening(Readers(("wheel",), means=spin_meaning))
        self.played = Played(has_wheel=True, automation=automation)
        self.mono = 0.0
        self.connect()

    def connect(self) -> None:
        """The cable is in, and the wheel is heard."""
        self.codec.connected()
        self.deliver([LineChanged(self.now, LineState.LIVE)])

    def hang_up(self) -> None:
        """The cable is out, and in again."""
        self.deliver([LineChanged(self.now, LineState.LOST, "gone")])
        self.connect()

    @property
    def now(self) -> Heard:
        return Heard("wheel", round(self.mono * 1e6), round(self.mono * 1e6))

    def take(self, *steps: Step) -> Iterator[tuple[Reading, list[Event]]]:
        """Let the wheel speak; gives each reading with the events that it caused."""
        for step in steps:
            self.mono += step.after
            if step.hang_up:
                self.hang_up()
            for reading in self.codec.feed(step.data, self.now):
                yield reading, self.deliver([reading])

    def deliver(self, said: list[Reading]) -> list[Event]:
        """Hand readings to the table; gives what they caused."""
        before = len(self.played.story)
        for reading in said:
            heard = self.listening.heard(reading)
            if heard is not None:
                self.played.hear(heard)
        return self.played.story[before:]


def open_wire(variant: str, seed: int) -> Wire:
    wire = Wire(variant, random.Random(seed), automation=Automation.OPENING)
    list(wire.take(Step(0.5, b"\r\n" + wire.script.frame(2))))
    return wire


def lost(reading: Reading, caused: list[Event]) -> bool:
    """Whether a reading that must be recorded was not."""
    match reading:
        case readings.Number(number=number):
            return [event.number for event in caused if isinstance(event, SpinNumber)] != [number]
        case readings.Candidate(number=number):
            return [event.number for event in caused if isinstance(event, SpinCandidate)] != [number]
        case readings.Conflict():
            return not any(isinstance(event, ReaderWarning) for event in caused)
        case _:
            return any(isinstance(event, SpinNumber | SpinCandidate) for event in caused)


@pytest.mark.parametrize("variant", ["ss2", "m360"])
def test_every_game_of_a_sound_wheel_is_one_number_whatever_its_count(variant: str) -> None:
    wire = open_wire(variant, seed=1)
    numbers = [random.Random(2).randrange(37) for _ in range(300)]
    for number in numbers:
        for reading, caused in wire.take(*wire.script.play(number).steps):
            assert not lost(reading, caused), (reading, caused)
    told = [event.number for event in wire.played.story if isinstance(event, SpinNumber)]
    assert told == numbers


@given(VARIANTS, st.integers(0, 2**32), FAULTS)
@settings(max_examples=times(37, 150), deadline=None)
def test_nothing_that_counts_is_lost_where_nobody_stands_at_the_table(
    variant: str, seed: int, faults: list[Misbehaviour | None]
) -> None:
    wire = open_wire(variant, seed)
    for fault in [*faults, None]:
        game = wire.script.play(wire.script.chance.randrange(37), fault)
        for reading, caused in wire.take(*game.steps):
            assert not lost(reading, caused), (reading, caused)


@given(VARIANTS, st.integers(0, 2**32), FAULTS)
@settings(max_examples=times(37, 150), deadline=None)
def test_a_dealer_who_answers_and_pays_loses_nothing_either(
    variant: str, seed: int, faults: list[Misbehaviour | None]
) -> None:
    wire = open_wire(variant, seed)
    dealer = random.Random(seed)
    for fault in [*faults, None]:
        game = wire.script.play(wire.script.chance.randrange(37), fault)
        for reading, caused in wire.take(*game.steps):
            assert not lost(reading, caused), (reading, caused)
            form = {"do": dealer.choice(["confirm", "refuse", "cleared", "next", "paid_all", "throw"])}
            if dealer.random() < 0.3 and wire.played.table.why_not(form) is None:  # type: ignore[arg-type]
                wire.played.do(form["do"])


@pytest.mark.parametrize("variant", ["ss2", "m360"])
def test_a_number_that_counts_is_recorded_although_its_throw_was_not_heard(variant: str) -> None:
    """Place bets, silence on the open line, winning number: the codec lets it count, so it is this spin's."""
    wire = open_wire(variant, seed=1)
    list(wire.take(*wire.script.play(8).steps))
    wire.played.do("next")
    game = wire.script.play(11)
    unheard = [step for step in game.steps if step.data[:4] not in {b"*X;3", b"*X;4"}]
    for reading, caused in wire.take(*unheard):
        assert not lost(reading, caused), (reading, caused)
    assert wire.played.state.numbers == (11, 8)


@pytest.mark.parametrize("variant", ["ss2", "m360"])
@pytest.mark.parametrize("cleared_first", [True, False])
def test_a_cable_that_is_pulled_for_a_moment_never_keeps_the_bets_shut(
    variant: str, cleared_first: bool
) -> None:
    """The wheel shows "place bets" before and after; the codec, which says edges only, has nothing to say."""
    wire = open_wire(variant, seed=1)
    list(wire.take(*wire.script.play(8).steps))
    list(wire.take(wire.script.idle(), wire.script.idle()))
    if cleared_first:
        wire.played.do("cleared")
    wire.hang_up()
    list(wire.take(wire.script.idle(), wire.script.idle()))
    if not cleared_first:
        wire.played.do("cleared")
    assert wire.played.betting.phase is Phase.BETS_OPEN


def test_bets_open_where_the_reader_is_lost_while_the_next_spin_waits_for_it() -> None:
    """Somebody must be able to bet: the throw by hand at the latest opens them."""
    wire = open_wire("ss2", seed=3)
    list(wire.take(*wire.script.play(8).steps))
    wire.played.do("cleared")
    wire.deliver([LineChanged(wire.now, LineState.LOST, "gone")])
    wire.played.do("next")
    assert wire.played.do("throw")[-1] == "spin.thrown"
