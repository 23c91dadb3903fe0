"""A payment at a limit: stakes below the minimum, held voisins over the maximum by right (rules 5) [5.2]."""

from __future__ import annotations

from collections.abc import Iterable
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
    """Find the stakes of value in a payment that are below the minimum of their bet; it blocks nothing.

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


def held_over(house: House, bets: Iterable[Stack], payment: Payment) -> tuple[Position, ...]:
    """Find the positions on which a payment is for more than the maximum, because voisins are held there.

    Args:
        house: whose maxima hold.
        bets: all that was settled.
        payment: of these.
    """
    won = {item.position for item in payment.winning}
    return tuple(
        stack.position for stack in bets if stack.position in won and _exceeds(house, stack, payment)
    )


def _exceeds(house: House, stack: Stack, payment: Payment) -> bool:
    whose = payment.owner, payment.employees
    held = [entry for entry in stack.entries if (entry.owner, entry.employees) == whose]
    by_right = any(entry.over_maximum for entry in held)
    return by_right and sum(entry.amount for entry in held if not entry.prison) > house.maximum(
        stack.position
    )
