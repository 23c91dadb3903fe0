"""What there is to choose from when something of the table changes: pure, from what the table knows."""

from __future__ import annotations

from typing import Final

from app.rules.house import House
from app.rules.layout import Kind
from app.rules.money import Cents
from app.table.state import TableState

MOST: Final = Cents(100_00)
"""Above it no table sets a minimum, and no colour has a value."""


def offered_amounts(house: House) -> tuple[Cents, ...]:
    """Name the usual minima and colour values: the house's chips up to a hundred, and its own minimum."""
    chips = {chip for chip in house.chips if house.unit <= chip <= MOST}
    return tuple(sorted(chips | {house.minimum}))


def stepped(house: House, amount: Cents, step: int) -> Cents:
    """Give the next amount that the house can set, one unit up (1) or down (-1), never below one unit."""
    return Cents(max(house.unit, min(MOST, amount + step * house.unit)))


def straight_maximum(house: House, minimum: Cents) -> Cents:
    """Say what one straight may have at most under a minimum, cents; 0 where the house sets none."""
    return house.at_minimum(minimum).maxima.get(Kind.STRAIGHT, Cents(0))


def owners_with_colours(state: TableState) -> dict[str, str]:
    """Name who has which colour: a player has one, and a colour one player (rules 2)."""
    return {colour.owner: name for name, colour in state.colours.items() if colour.owner is not None}
