"""What a number did to stakes besides paying them, in the order in which the dealer sees to it (rules 3–5).

Notes of which too many lie there go back before anything is paid or taken. At zero the bank takes its
prisoners and its halves at once, then what is indivisible is shut in; the number is paid; what is freed,
given back or taken off comes with the payments of its chance, or after them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from enum import StrEnum
from typing import Final, NamedTuple

from app.rules.bets import Piece, Stack
from app.rules.settled import Chip, Part, Settlement
from app.table.own_half import OWN_HALF, own_halves
from app.table.state import SpinState

Tick = tuple[str, Part]
"""The list of a settlement, and what stands in it."""
LISTS: Final = ("lost", "partage", "enferme", "freed", "returned", "withdrawn", OWN_HALF)
"""The lists of a settlement whose stakes the dealer can tick."""


class Fate(StrEnum):
    """What becomes of chips that are not paid; the order is the one in which it is said and done."""

    NOTES_BACK = "notes_back"
    """notes over the maximum: given back before anything is paid or taken"""
    TAKEN = "taken"
    """a prisoner whose chance did not win: the bank's"""
    HALVED = "halved"
    """the bank's half at zero"""
    SHUT = "shut"
    FREED = "freed"
    RETURNED = "returned"
    """over the maximum, or at zero on the last spin what is the player's: given back"""
    WITHDRAWN = "withdrawn"
    """taken off, and held for the owner"""


BEFORE_PAYMENTS: Final = frozenset({Fate.NOTES_BACK, Fate.TAKEN, Fate.HALVED, Fate.SHUT})
"""What is done before the first payment is."""
_ORDER: Final = tuple(Fate)
_FATES: Final = {
    "partage": Fate.HALVED,
    "enferme": Fate.SHUT,
    "freed": Fate.FREED,
    "returned": Fate.RETURNED,
    "withdrawn": Fate.WITHDRAWN,
}


class Outcome(NamedTuple):
    """What became of one stake.

    Attributes:
        listed: the list of the settlement in which it stands.
        place: its place in it, from 1.
        part: the stake.
        done: whether the dealer has ticked it.
    """

    fate: Fate
    listed: str
    place: int
    part: Part
    done: bool


def outcomes(spin: SpinState, bets: tuple[Stack, ...], settlement: Settlement) -> tuple[Outcome, ...]:
    """Say what became of the stakes that were not paid, in the order in which the dealer sees to them.

    What free stakes lost is cleared away with all the rest, and is not among them.

    Args:
        spin: with what is ticked.
        bets: all that was settled.
        settlement: of these.
    """
    ticks = Counter(spin.done)
    found: list[Outcome] = []
    halves = _halves(settlement) if spin.last else ()
    for fate, listed, place, part in (*_taken(bets, settlement), *_listed(settlement), *halves):
        tick = listed, part
        ticks[tick] -= 1
        found.append(Outcome(fate, listed, place, part, ticks[tick] >= 0))
    return tuple(sorted(found, key=lambda outcome: _ORDER.index(outcome.fate)))


def _taken(bets: tuple[Stack, ...], settlement: Settlement) -> Iterator[tuple[Fate, str, int, Part]]:
    """Find the prisoners among what was lost."""
    prisoners = Counter(
        Part(
            stack.position,
            Chip(entry.value, entry.colour),
            entry.owner,
            entry.pieces,
            entry.amount,
            entry.kind,
        )
        for stack in bets
        for entry in stack.entries
        if entry.enferme
    )
    for place, part in enumerate(settlement.lost if prisoners else (), 1):
        if prisoners[part] > 0:
            prisoners[part] -= 1
            yield Fate.TAKEN, "lost", place, part


def _listed(settlement: Settlement) -> Iterator[tuple[Fate, str, int, Part]]:
    for listed, fate in _FATES.items():
        for place, part in enumerate(_list(settlement, listed), 1):
            notes = fate is Fate.RETURNED and part.kind is Piece.NOTES
            yield Fate.NOTES_BACK if notes else fate, listed, place, part


def _halves(settlement: Settlement) -> Iterator[tuple[Fate, str, int, Part]]:
    """On the last spin the player's half goes home with what is indivisible (rules 4)."""
    for place, part in enumerate(own_halves(settlement), 1):
        yield Fate.RETURNED, OWN_HALF, place, part


def _list(settlement: Settlement, listed: str) -> tuple[Part, ...]:
    lists = {
        "lost": settlement.lost,
        "partage": settlement.partage,
        "enferme": settlement.enferme,
        "freed": settlement.freed,
        "returned": settlement.returned,
        "withdrawn": settlement.withdrawn,
        OWN_HALF: own_halves(settlement),
    }
    return lists.get(listed, ())


def stake_at(settlement: Settlement, listed: str, place: int) -> Tick | None:
    """Find what stands at a place, from 1, in a list of a settlement."""
    parts = _list(settlement, listed)
    return (listed, parts[place - 1]) if 1 <= place <= len(parts) else None


def is_ticked(spin: SpinState, settlement: Settlement, listed: str, place: int) -> bool:
    """Tell whether a stake is ticked; of stakes that are alike the first is ticked first."""
    parts = _list(settlement, listed)
    part = parts[place - 1]
    return parts[:place].count(part) <= spin.done.count((listed, part))


def ticks_kept(done: tuple[Tick, ...], settlement: Settlement) -> tuple[Tick, ...]:
    """Keep the ticks on what stands in a new settlement too."""
    there = Counter((listed, part) for listed in LISTS for part in _list(settlement, listed))
    kept: list[Tick] = []
    for tick in done:
        if there[tick] > 0:
            there[tick] -= 1
            kept.append(tick)
    return tuple(kept)


def without_tick(done: tuple[Tick, ...], tick: Tick) -> tuple[Tick, ...]:
    """Take one tick off."""
    left = list(done)
    if tick in left:
        left.remove(tick)
    return tuple(left)
