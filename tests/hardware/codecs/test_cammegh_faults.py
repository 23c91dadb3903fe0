"""Whatever the wheel and its line do: never a wrong number, never a lost one without an alarm."""

from __future__ import annotations

import random
import re
from collections import Counter
from dataclasses import dataclass, field

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hardware.codecs.cammegh import Cammegh
from hardware.readings import (
    Candidate,
    Conflict,
    GameVoid,
    Heard,
    Number,
    Reading,
    WarningKind,
    WheelSeen,
    WheelWarning,
)
from hardware.simulators.cammegh_script import Durations, Misbehaviour, PlayedGame, WheelScript
from tests.often import times

SHORT = Durations(bets=2, rim=1.5, running=6, result=3)
FAULTS = st.lists(st.one_of(st.none(), st.sampled_from(Misbehaviour)), min_size=1, max_size=8)
VARIANTS = st.sampled_from(["ss2", "m360"])


@dataclass
class Evening:
    """Games as they truly were, and what the codec made of each."""

    faults: list[Misbehaviour | None]
    games: list[PlayedGame] = field(default_factory=list)
    said: list[list[Reading]] = field(default_factory=list)


def play(variant: str, seed: int, faults: list[Misbehaviour | None]) -> Evening:
    chance = random.Random(seed)
    mercury = variant == "m360"
    first = chance.choice([0, 100, 254] if mercury else [1, 100, 255])
    script = WheelScript(chance, mercury, SHORT, count=first, last=chance.randrange(37))
    codec, evening, mono = Cammegh(variant), Evening([*faults, None]), 0.0
    codec.connected()
    codec.feed(b"\r\n" + script.frame(2), Heard("wheel", 0, 0))
    for fault in [*faults, None]:
        game = script.play(chance.randrange(37), fault)
        said: list[Reading] = []
        for step in game.steps:
            mono += step.after
            if step.hang_up:
                codec.connected()
            said += codec.feed(step.data, Heard("wheel", 0, round(mono * 1e6)))
        evening.games.append(game)
        evening.said.append(said)
    return evening


def alarming(reading: Reading) -> bool:
    """The dealer is told that something is wrong with a game."""
    if isinstance(reading, WheelWarning):
        return reading.kind in {WarningKind.UNSEEN_GAMES, WarningKind.WHEEL_RESTARTED}
    return isinstance(reading, Conflict | GameVoid)


@given(VARIANTS, st.integers(0, 2**32), FAULTS)
@settings(max_examples=times(50, 200), deadline=None)
def test_never_a_wrong_number(variant: str, seed: int, faults: list[Misbehaviour | None]) -> None:
    evening = play(variant, seed, faults)
    for game, said in zip(evening.games, evening.said, strict=True):
        numbers = [reading for reading in said if isinstance(reading, Number)]
        assert [(r.number, r.game) for r in numbers] in ([], [(game.number, game.count)])
        fell_here = [r.number for r in said if isinstance(r, Candidate) and not r.unseen_game]
        assert fell_here in ([], [game.number])
        assert not (numbers and fell_here)


@given(VARIANTS, st.integers(0, 2**32), FAULTS)
@settings(max_examples=times(50, 200), deadline=None)
def test_never_a_lost_number_without_an_alarm(
    variant: str, seed: int, faults: list[Misbehaviour | None]
) -> None:
    evening = play(variant, seed, faults)
    for place, game in enumerate(evening.games):
        here = evening.said[place]
        told = [*here, *heard_next(evening, place)]
        counted = any(isinstance(r, Number) for r in here)
        offered = any(isinstance(r, Candidate) and r.number == game.number for r in told)
        alarmed = any(alarming(reading) for reading in told)
        assert game.number is None or counted or offered or alarmed or unknowable(variant, evening, place)


def heard_next(evening: Evening, place: int) -> list[Reading]:
    """What was said up to the end of the next game of which anything was heard."""
    said: list[Reading] = []
    for readings in evening.said[place + 1 :]:
        said += readings
        if any(isinstance(reading, WheelSeen) for reading in readings):
            break
    return said


def unknowable(variant: str, evening: Evening, place: int) -> bool:
    """What no frame betrays; the line tells of the silence or the hang-up itself.

    A Mercury's whole game with the number of the game before: its count steps with the result, so that the
    frame after it is the one that would follow the game before. And the only game between two restarts.
    """
    before = evening.games[place - 1].number if place else None
    unheard = not any(isinstance(reading, WheelSeen) for reading in evening.said[place])
    if variant == "m360" and unheard and before == evening.games[place].number:
        return True
    return as_new(evening, place) and Misbehaviour.POWER_CYCLE in evening.faults[place + 1 :]


def as_new(evening: Evening, place: int) -> bool:
    """The wheel has had no number since it was switched on."""
    for fault, game in zip(evening.faults[:place][::-1], evening.games[:place][::-1], strict=True):
        if fault is Misbehaviour.POWER_CYCLE or game.number is not None:
            return fault is Misbehaviour.POWER_CYCLE
    return False


@given(VARIANTS, st.integers(0, 2**32), st.lists(st.none(), min_size=2, max_size=6))
@settings(max_examples=times(15, 50), deadline=None)
def test_a_wheel_that_behaves_gives_each_number_and_nothing_else(
    variant: str, seed: int, games: list[None]
) -> None:
    evening = play(variant, seed, [*games])
    said = [reading for readings in evening.said for reading in readings]
    assert [r.number for r in said if isinstance(r, Number)] == [game.number for game in evening.games]
    kinds = Counter(type(reading).__name__ for reading in said)
    assert set(kinds) == {"WheelSeen", "PhaseSeen", "Number"}
    assert kinds["PhaseSeen"] == 4 * len(evening.games) - 1


LOUD = {
    Misbehaviour.FLAG_1: GameVoid,
    Misbehaviour.FLAG_2: GameVoid,
    Misbehaviour.FLAG_4: GameVoid,
    Misbehaviour.FLAG_8: GameVoid,
    Misbehaviour.NO_RESULT: GameVoid,
    Misbehaviour.BARE_DIFFERS: Conflict,
    Misbehaviour.REPEATED: Number,
    Misbehaviour.BURST: Number,
}


@pytest.mark.parametrize("fault", LOUD)
@pytest.mark.parametrize("seed", range(5))
def test_each_fault_ends_its_game_as_it_must(fault: Misbehaviour, seed: int) -> None:
    evening = play("ss2", seed, [fault])
    ends = [type(r) for r in evening.said[0] if isinstance(r, Number | GameVoid | Conflict | Candidate)]
    assert ends == [LOUD[fault]]
    assert [type(r) for r in evening.said[1] if isinstance(r, Number | Candidate)] == [Number]


def test_a_power_cycle_is_a_restarted_wheel() -> None:
    evening = play("ss2", 3, [None, Misbehaviour.POWER_CYCLE])
    kinds = [reading.kind for reading in evening.said[1] if isinstance(reading, WheelWarning)]
    assert kinds == [WarningKind.WHEEL_RESTARTED]


@given(VARIANTS, st.integers(0, 2**32), FAULTS, st.data())
@settings(max_examples=times(15, 60), deadline=None)
def test_it_does_not_matter_where_the_bytes_are_cut(
    variant: str, seed: int, faults: list[Misbehaviour | None], data: st.DataObject
) -> None:
    script = WheelScript(random.Random(seed), variant == "m360", SHORT)
    stream = b"\r\n" + b"".join(step.data for fault in faults for step in script.play(seed % 37, fault).steps)
    cuts = sorted(data.draw(st.lists(st.integers(0, len(stream)), max_size=60)))
    pieces = [stream[a:b] for a, b in zip([0, *cuts], [*cuts, len(stream)], strict=True)]
    heard = Heard("wheel", 0, 0)

    def words(parts: list[bytes]) -> list[Reading]:
        codec = Cammegh(variant)
        said = [reading for part in parts for reading in codec.feed(part, heard)]
        return [reading for reading in said if not isinstance(reading, WheelSeen)]

    assert words(pieces) == words([stream])


def mutated(chance: random.Random, stream: bytes) -> bytes:
    """Bytes changed, dropped, doubled and put in, up to sixty times."""
    heap = bytearray(stream)
    for _ in range(chance.randint(1, 60)):
        where, other = chance.randrange(len(heap)), chance.randrange(len(heap))
        match chance.randrange(4):
            case 0:
                heap[where] = chance.randrange(256)
            case 1:
                del heap[where : where + chance.randint(1, 30)]
            case 2:
                heap[where:where] = heap[other : other + chance.randint(1, 40)]
            case _:
                heap[where:where] = chance.randbytes(chance.randint(1, 8))
    return bytes(heap)


@given(st.integers(0, 2**32), VARIANTS)
@settings(max_examples=times(75, 300), deadline=None)
def test_mutated_and_spliced_lines_make_no_number_that_was_not_sent_whole(seed: int, variant: str) -> None:
    chance = random.Random(seed)
    script = WheelScript(chance, variant == "m360", SHORT)
    games = [script.play(chance.randrange(37)) for _ in range(3)]
    stream = b"\r\n" + mutated(chance, b"".join(step.data for game in games for step in game.steps))
    whole = set(re.split(r"[\r\n]", stream.decode("latin-1").replace("*", "\n*")))
    for reading in Cammegh(variant).feed(stream, Heard("wheel", 0, 0)):
        if isinstance(reading, Number | Candidate):
            shown = {int(raw if len(raw) == 2 else raw[9:11]) for raw in reading.raw}
            assert shown == {reading.number}
            assert set(reading.raw) <= whole
            assert len(reading.raw) >= (2 if isinstance(reading, Number) else 1)
