"""Winning stakes below the minimum: it is said while they are entered, and blocks nothing (rules 5)."""

from __future__ import annotations

from typing import NamedTuple

from app.rules.house import House
from app.rules.money import Cents
from app.rules.roulette.bets import Stack
from app.rules.roulette.layout import Position
from app.rules.roulette.lying import entries_on
from app.rules.roulette.settled import Payment
from app.table.roulette.spin_state import SpinState

_Whose = tuple[str | None, bool]
"""An owner, and whether it is laid for the employees instead."""


class Below(NamedTuple):
    """Stakes of one payment that are too small.

    Attributes:
        least: the minimum that they do not reach, cents.
        places: where they lie.
    """

    least: Cents
    places: tuple[Position, ...]


def below_minimum(house: House, bets: tuple[Stack, ...], spin: SpinState, payment: Payment) -> Below | None:
    """Find the stakes of value in a payment that are below the minimum of their bet.

    A colour keeps the value at which it was bought; what zero halved, or freed, may be less, and lies on.

    Args:
        house: at the minimum that held when the number fell.
        bets: all that lies there.
        spin: that is paid, with what the dealer entered: of nothing else it is said.
        payment: that is shown.

    Returns:
        The stakes; None where all are large enough.
    """
    if payment.chip is not None and payment.chip.colour is not None:
        return None
    whose, small = (payment.owner, payment.employees), dict[Position, Cents]()
    for place in (item.position for item in payment.winning if _has(spin.winners, item.position, whose)):
        least, staked = house.least(place, house.minimum), _staked(bets, place, whose)
        if _staked(spin.ghosts, place, whose) < staked < least:
            small[place] = least
    return Below(max(small.values()), tuple(small)) if small else None


def _has(stacks: tuple[Stack, ...], position: Position, whose: _Whose) -> bool:
    return any(
        (entry.owner, entry.employees) == whose and entry.colour is None
        for entry in entries_on(stacks, position)
    )


def _staked(stacks: tuple[Stack, ...], position: Position, whose: _Whose) -> int:
    """Add up what a player, or the employees, have on a position; of nobody knows whom all of it."""
    return sum(
        entry.amount for entry in entries_on(stacks, position) if (entry.owner, entry.employees) == whose
    )
