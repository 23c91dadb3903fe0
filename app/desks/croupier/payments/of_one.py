"""What is asked of one payment: how its chip looks, its amount, how its announce goes on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from app.desks.common.looks import Look, look_of
from app.rules.chips import Chip, Piece
from app.rules.house import House
from app.rules.money import Cents
from app.rules.roulette.settled import Payment
from app.table.roulette.spin_state import SpinState

if TYPE_CHECKING:
    from app.table.roulette.kept_back import GoingOn


def chip_look(house: House, chip: Chip | None, *, notes: bool) -> Look | None:
    """Tell how the chip of a payment is drawn; None where it is paid in several."""
    if chip is None:
        return None
    return look_of(house, chip.value, chip.colour, Piece.NOTES if notes else Piece.CHIPS)


def of_amount(payment: Payment) -> tuple[Cents, int] | None:
    """Give the arithmetic of a payment for one place that is no whole number of one chip."""
    if len(payment.winning) != 1 or payment.winning[0].odds.every != 1:
        return None
    return payment.winning[0].amount, payment.winning[0].odds.times


def going_on_of(spin: SpinState) -> Mapping[int, GoingOn]:
    """What of the payments goes on; announces are worked out only where one has gone on."""
    if not spin.gone_on:
        return {}
    from app.table.roulette.kept_back import going_on  # noqa: PLC0415 - when it is first needed

    return going_on(spin)
