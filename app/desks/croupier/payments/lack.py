"""What the bank has too little of for a payment, by the names that the dealer calls its chips (rules 7)."""

from __future__ import annotations

from typing import NamedTuple

from app.desks.common.looks import look_of
from app.rules.chips import Chip
from app.rules.house import House, colour_label
from app.rules.laid_payment import LaidPayment
from app.table.state import TableState


class Lack(NamedTuple):
    """What the bank has too little of for a payment; all empty where nothing is wanting.

    Attributes:
        short: the chips of which it has too few, or that are marked as finished: a fill is due.
        unpaid: cents that its chips do not make up.
    """

    short: tuple[str, ...] = ()
    unpaid: int = 0


def lack_of(house: House, laid: LaidPayment) -> Lack:
    """Tell what a laid payment wants.

    Args:
        house: has the names of the colours.
        laid: the payment.
    """
    return Lack(_names(house, laid.short), laid.unpaid)


def _names(house: House, chips: tuple[Chip, ...]) -> tuple[str, ...]:
    return tuple(
        look_of(house, chip.value, None).face if chip.colour is None else colour_label(house, chip.colour)
        for chip in chips
    )


def markable(state: TableState, chip: Chip | None) -> Chip | None:
    """A chip that the table's bank has: of the house's value, or a colour in play."""
    if chip is None:
        return None
    held = chip.value in state.house.chips if chip.colour is None else chip.colour in state.colours
    return chip if held else None


def marked_chip(state: TableState, chip: Chip | None) -> Chip | None:
    """Find the mark that says that a chip is finished; a colour's, whatever its pieces are worth now."""
    if chip is None or chip.colour is None:
        return chip if chip in state.bank.inventory.missing else None
    return next((held for held in state.bank.inventory.missing if held.colour == chip.colour), None)
