"""Winnings that rest on a chance: how long, what lies there, and when all of it is taken off (rules 5) [2].

"Le vincite non riscosse": to the third spin, or as soon as they exceed the maximum. At each number that makes
them win their owner may take them or leave them; where nobody says anything they lie on.
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from app.rules.money import Cents
from app.rules.roulette.bets import Entry, Stack
from app.rules.roulette.kept_winnings import LAST_SPIN_KEPT
from app.rules.roulette.layout import Position
from app.rules.roulette.lying import entries_on
from app.rules.roulette.settled import Payment, Settlement
from app.table.roulette.settling import house_of, spin_to_settle
from app.table.roulette.spin_state import SpinState
from app.table.roulette.spin_table import SpinTable

Lying = tuple[str, str]
"""A chance by its name, and whose stake."""


class TakenOff(StrEnum):
    """Why winnings rest no longer."""

    THIRD = "third"
    """it is the third spin"""
    MAXIMUM = "maximum"
    """stake and winnings exceed the maximum"""


class Resting(Struct, frozen=True):
    """What one owner leaves lying on one chance that won, all his payments there together; amounts in cents.

    Attributes:
        spins: the spins that it has lain, this one included.
        stake: what played.
        winnings: what it won.
        amount: what lies there afterwards, or is taken off: stake and winnings, in the same chips.
        maximum: of the chance.
        taken_off: why all of it is taken off and held for its owner; None while it rests.
        asked: it lay there before, and nobody has said yet whether its owner takes or leaves it.
    """

    spins: int
    stake: Cents
    winnings: Cents
    amount: Cents
    maximum: Cents
    taken_off: TakenOff | None
    asked: bool


def is_resting(state: SpinTable, spin: SpinState, lying: Lying) -> bool:
    """Tell whether an owner's winnings rest on a chance, from this number or from an earlier one."""
    return bool(_kept(spin_to_settle(state, spin).bets, lying))


def resting(state: SpinTable, spin: SpinState, settlement: Settlement) -> dict[Lying, Resting]:
    """Say what rests on the chances that won, or is taken off them.

    Args:
        state: the table.
        spin: with its number and the winners that the settlement is of.
        settlement: of these.

    Returns:
        By chance and owner; a stake whose owner takes his winnings is none of them.
    """
    if not spin.left and not _left_before(spin):
        return {}
    bets, house = spin_to_settle(state, spin).bets, house_of(state, spin)
    found: dict[Lying, Resting] = {}
    for payment in settlement.payments:
        position, owner = payment.winning[0].position, payment.owner
        if position.inside or owner is None or (position.name, owner) in found:
            continue
        lying = position.name, owner
        if kept := _kept(bets, lying):
            asked = any(entry.kept for entry in kept) and lying not in spin.left
            maximum = house.maximum(position)
            found[lying] = _resting(settlement, position, owner, kept, maximum, asked=asked)
    return found


def resting_of(found: dict[Lying, Resting], payment: Payment) -> Resting | None:
    """Find what rests of a payment."""
    owner = payment.owner
    return None if owner is None else found.get((payment.winning[0].position.name, owner))


def _left_before(spin: SpinState) -> bool:
    """Whether anything lies there that an owner left at an earlier number."""
    return any(entry.kept is not None for stack in (*spin.bets, *spin.winners) for entry in stack.entries)


def _kept(bets: tuple[Stack, ...], lying: Lying) -> list[Entry]:
    """Give the chips of an owner whose winnings stay."""
    place, owner = lying
    return [
        entry
        for stack in bets
        if stack.position.name == place
        for entry in stack.entries
        if entry.owner == owner and entry.kept is not None and not entry.enferme
    ]


def _resting(
    settlement: Settlement,
    position: Position,
    owner: str,
    kept: list[Entry],
    maximum: Cents,
    *,
    asked: bool,
) -> Resting:
    payments = [p for p in settlement.payments if p.owner == owner and p.winning[0].position is position]
    stays = sum(
        entry.amount
        for entry in entries_on(settlement.standing, position)
        if entry.owner == owner and entry.kept is not None
    )
    off = sum(
        part.amount for part in settlement.withdrawn if (part.position, part.owner) == (position, owner)
    )
    spins = max(entry.kept or 0 for entry in kept) + 1
    why = TakenOff.THIRD if spins >= LAST_SPIN_KEPT else TakenOff.MAXIMUM
    return Resting(
        spins=spins,
        stake=Cents(sum(item.amount for payment in payments for item in payment.winning)),
        winnings=Cents(sum(payment.amount for payment in payments)),
        amount=Cents(stays or off),
        maximum=maximum,
        taken_off=None if stays else why,
        asked=asked,
    )
