"""What a number did to stakes besides paying them, in the order in which the dealer sees to it (rules 3–5).

Notes of which too many lie there go back before anything is paid or taken. At zero the bank takes its
prisoners and its halves at once, then what is indivisible is shut in; the number is paid; what is freed,
given back or taken off comes with the payments of its chance, or after them. What was paid before an announce
went on is taken back at once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from enum import StrEnum
from typing import Final

from msgspec import Struct

from app.rules.chips import Chip, Piece
from app.rules.money import Cents
from app.rules.roulette.bets import Stack
from app.rules.roulette.layout import BY_NAME
from app.rules.roulette.settled import Part, Settlement
from app.table.roulette.own_half import OWN_HALF, own_halves
from app.table.roulette.paid_before import PAID_BEFORE, PaidBefore, paid_before
from app.table.roulette.spin_state import Misplaced, SpinState

Tick = tuple[str, Part]
"""The list of a settlement, and what stands in it."""
MISPLACED: Final = "misplaced"
"""Under which name the dealer ticks that a chip lies where it was meant."""
_OF_SETTLEMENT: Final = ("lost", "partage", "enferme", "freed", "returned", "withdrawn")
LISTS: Final = (*_OF_SETTLEMENT, OWN_HALF, PAID_BEFORE, MISPLACED)
"""The lists of a settlement, and beside it, whose stakes the dealer can tick."""


class Fate(StrEnum):
    """What becomes of chips that are not paid; the order is the one in which it is said and done."""

    TAKEN_BACK = "taken_back"
    """paid before its announce went on, and in play again now"""
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
    PUT_RIGHT = "put_right"
    """a chip that played elsewhere than it lies: laid where it was meant once everything is paid"""


BEFORE_PAYMENTS: Final = frozenset({Fate.TAKEN_BACK, Fate.NOTES_BACK, Fate.TAKEN, Fate.HALVED, Fate.SHUT})
"""What is done before the first payment is."""
_ORDER: Final = tuple(Fate)
_FATES: Final = {
    "partage": Fate.HALVED,
    "enferme": Fate.SHUT,
    "freed": Fate.FREED,
    "returned": Fate.RETURNED,
    "withdrawn": Fate.WITHDRAWN,
}


class Outcome(Struct, frozen=True):
    """What became of one stake.

    Attributes:
        listed: the list of the settlement in which it stands.
        place: its place in it, from 1.
        part: the stake.
        done: whether the dealer has ticked it.
        stake_back: cents of the winning stake that are given for what is taken back.
        meant: where a misplaced chip is laid, by name; empty for all else.
    """

    fate: Fate
    listed: str
    place: int
    part: Part
    done: bool
    stake_back: Cents = Cents(0)
    meant: str = ""


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
        ticks[listed, part] -= 1
        found.append(Outcome(fate, listed, place, part, ticks[listed, part] >= 0))
    for place, before in enumerate(paid_before(spin), 1):
        ticks[PAID_BEFORE, before.part] -= 1
        done = ticks[PAID_BEFORE, before.part] >= 0
        found.append(_paid_before(place, before, done=done))
    for place, chip in enumerate(spin.misplaced, 1):
        part = _lying_wrong(chip)
        ticks[MISPLACED, part] -= 1
        done = ticks[MISPLACED, part] >= 0
        found.append(Outcome(Fate.PUT_RIGHT, MISPLACED, place, part, done, meant=chip.meant))
    return tuple(sorted(found, key=lambda outcome: _ORDER.index(outcome.fate)))


def _paid_before(place: int, before: PaidBefore, *, done: bool) -> Outcome:
    """Where nothing was paid too much, the winning stake alone is given."""
    if before.part.amount:
        return Outcome(Fate.TAKEN_BACK, PAID_BEFORE, place, before.part, done, before.stake_back)
    stake = before.part._replace(amount=before.stake_back)
    return Outcome(Fate.RETURNED, PAID_BEFORE, place, stake, done)


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
        for place, part in enumerate(_settled(settlement, listed), 1):
            notes = fate is Fate.RETURNED and part.kind is Piece.NOTES
            yield Fate.NOTES_BACK if notes else fate, listed, place, part


def _halves(settlement: Settlement) -> Iterator[tuple[Fate, str, int, Part]]:
    """On the last spin the player's half goes home with what is indivisible (rules 4)."""
    for place, part in enumerate(own_halves(settlement), 1):
        yield Fate.RETURNED, OWN_HALF, place, part


def misplaced_parts(spin: SpinState) -> tuple[Part, ...]:
    """Name the misplaced chips where they lie, in the order in which they were told."""
    return tuple(map(_lying_wrong, spin.misplaced))


def _lying_wrong(chip: Misplaced) -> Part:
    """Name a misplaced chip where it lies."""
    entry = chip.entry
    look = Chip(entry.value, entry.colour)
    return Part(BY_NAME[chip.lies], look, entry.owner, entry.pieces, entry.amount, entry.kind)


def _list(spin: SpinState, settlement: Settlement, listed: str) -> tuple[Part, ...]:
    if listed == PAID_BEFORE:
        return tuple(before.part for before in paid_before(spin))
    if listed == MISPLACED:
        return misplaced_parts(spin)
    return _settled(settlement, listed)


def _settled(settlement: Settlement, listed: str) -> tuple[Part, ...]:
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


def stake_at(spin: SpinState, settlement: Settlement, listed: str, place: int) -> Tick | None:
    """Find what stands at a place, from 1, in a list of a settlement."""
    parts = _list(spin, settlement, listed)
    return (listed, parts[place - 1]) if 1 <= place <= len(parts) else None


def is_ticked(spin: SpinState, settlement: Settlement, listed: str, place: int) -> bool:
    """Tell whether a stake is ticked; of stakes that are alike the first is ticked first."""
    parts = _list(spin, settlement, listed)
    part = parts[place - 1]
    return parts[:place].count(part) <= spin.done.count((listed, part))


def ticks_kept(spin: SpinState, settlement: Settlement) -> tuple[Tick, ...]:
    """Keep the ticks of a spin on what stands in a new settlement too."""
    if not spin.done:
        return ()
    there = Counter((listed, part) for listed in LISTS for part in _list(spin, settlement, listed))
    kept: list[Tick] = []
    for tick in spin.done:
        if there[tick] > 0:
            there[tick] -= 1
            kept.append(tick)
    return tuple(kept)


def ticked_with(
    spin: SpinState, settlement: Settlement, order: int, bets: tuple[Stack, ...]
) -> tuple[Outcome, ...]:
    """Find what was ticked that belongs to a payment, the last first: it goes back when the payment does.

    That is what was given back or taken off where its stakes won, and what was taken back of it.

    Args:
        spin: with what is ticked.
        settlement: its last one.
        order: the payment's place, from 1.
        bets: all that was settled.
    """
    payment = settlement.payments[order - 1]
    won = {item.position for item in payment.winning}
    with_it = {Fate.RETURNED, Fate.WITHDRAWN, Fate.TAKEN_BACK}
    found = (
        outcome
        for outcome in outcomes(spin, bets, settlement)
        if outcome.done and outcome.fate in with_it
        if outcome.part.owner == payment.owner and not payment.employees
    )
    return tuple(outcome for outcome in reversed(tuple(found)) if outcome.part.position in won)


def without_tick(done: tuple[Tick, ...], tick: Tick) -> tuple[Tick, ...]:
    """Take one tick off."""
    left = list(done)
    if tick in left:
        left.remove(tick)
    return tuple(left)
