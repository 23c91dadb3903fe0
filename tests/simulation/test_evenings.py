"""Evenings of players who do everything, with a line and a disk that fail: the record is whole and adds up.

`make test` plays one of each house, and one of each with a scarce bank; `make often` forty and twenty, by a seed of
its own; `make soak` as many as one likes.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
import pytest

from tests.often import times
from tests.simulation.evening import Evening, bodies

pytestmark = pytest.mark.often

NUMBERS = Path(__file__).parents[2] / ".." / "shared" / "data" / "spins-live.txt"
EVENINGS = int(os.environ.get("CAPOTAVOLO_EVENINGS", str(times(4, 40))))
SCARCE = EVENINGS if EVENINGS < 8 else EVENINGS // 2
"""Evenings with a scarce bank."""
SPINS = int(os.environ.get("CAPOTAVOLO_EVENING_SPINS", "200"))
SEED = int(os.environ.get("CAPOTAVOLO_SEED", "0"))
HOUSES = ("venezia", "sanremo", "tombola-half-back", "france")
_EVERYTHING: Final = {
    "bet.placed", "bet.removed", "bet.moved", "bet.left", "announce.accepted", "announce.refused", "bank.moved", "spin.number", "spin.candidate", "spin.void",
    "spin.last", "spin.reopened", "payment.made", "payment.unmade", "payment.disputed", "payment.ruled", "payment.answered", "table.minimum",
    "rifare: announce.accepted", "completare: announce.accepted", "tutto: announce.accepted", "tutto: announce.refused",
    "table.dealer", "table.relief", "table.suspended", "a guest's colour.assigned", "entry.corrected", "a payment's entry.corrected",
    "zero.chosen", "zero.grouped", "bet.misplaced", "colour.assigned", "candidate.refused", "command.refused", "reader.lost", "table.closed",
}  # fmt: skip
"""What is recorded in one evening or another."""


def numbers_of(evening: int) -> list[int]:
    """Numbers of a live wheel where they are at hand; otherwise any fall."""
    lines = live_numbers()
    start = evening * SPINS % len(lines) if lines else 0
    return [int(line) for line in lines[start : start + SPINS]]


@cache
def live_numbers() -> list[str]:
    return NUMBERS.read_text(encoding="ascii").split() if NUMBERS.exists() else []


class Happened(NamedTuple):
    """What is recorded in an evening, and how often the disk and the table refused."""

    kinds: frozenset[str]
    disk_refused: int
    refusals: int


HAPPENED: list[Happened] = []
"""Evenings that were played in this process: whoever asks what happens in any looks at them first."""


def happened(played: Evening) -> Happened:
    """Say what is recorded: the kinds of the events, and who or what those are of that others have too."""
    kinds = set[str]()
    for event in map(msgspec.json.decode, bodies(played.disk.events)):
        kinds.add(event["kind"])
        kinds |= {f"a guest's {event['kind']}"} if "table" in event else set()
        kinds |= {f"a payment's {event['kind']}"} if "payment" in event else set()
        kinds |= {f"{event['after']}: {event['kind']}"} if "after" in event else set()
    return Happened(frozenset(kinds), played.disk.refused, played.refusals)


@pytest.mark.parametrize("part", range(min(10, EVENINGS)))
def test_an_evening_is_whole_plays_again_and_adds_up(part: int) -> None:
    for evening in range(part, EVENINGS, 10):
        seed = SEED + evening
        played = Evening(seed, numbers_of(evening), name=HOUSES[evening % len(HOUSES)], answers=True)
        played.play(SPINS)
        try:
            played.check()
        except AssertionError as fault:
            raise AssertionError(f"evening of seed {seed}") from fault
        HAPPENED.append(happened(played))


def test_a_scarce_bank_pays_in_what_it_has_and_stays_known() -> None:
    """Rules 9: where chips run out payments are laid in others, and the book still says what lies there."""
    otherwise = known = 0
    for evening in range(SCARCE):
        seed = SEED + 1_000 + evening
        name = HOUSES[(evening // 4 + evening) % len(HOUSES)]
        played = Evening(seed, numbers_of(evening), name=name, scarce=True)
        played.play(SPINS // 4)
        try:
            played.check()
        except AssertionError as fault:
            raise AssertionError(f"scarce evening of seed {seed}") from fault
        otherwise += played.laid.otherwise
        known += played.laid.known
    assert otherwise > SCARCE
    assert known > SCARCE // 2


def test_the_same_seed_is_the_same_evening() -> None:
    one, other = Evening(7), Evening(7)
    for played in (one, other):
        played.play(40)
    assert [*bodies(one.disk.events)] == [*bodies(other.disk.events)]


def some_evenings() -> Iterator[Happened]:
    """Those that were played, two with the rarest, and forty more."""
    yield from HAPPENED
    for seed in (13, 16, *range(40)):
        played = Evening(seed, name=("venezia", "france")[seed % 2], answers=True)
        played.play(150)
        yield happened(played)


def test_everything_happens_in_some_evening() -> None:
    kinds = set[str]()
    refused = refusals = 0
    for evening in some_evenings():
        kinds |= evening.kinds
        refused += evening.disk_refused
        refusals += evening.refusals
        if kinds >= _EVERYTHING and refused and refusals:
            break
    assert _EVERYTHING - kinds == set()
    assert refused > 0
    assert refusals > 0
