"""How a payment of the number is laid with the chips that the bank has (rules 7) [4.4]."""

from __future__ import annotations

from typing import Final

from app.rules.house import House
from app.rules.inventory import Inventory
from app.rules.laid_payment import CountedIn, Cutting, LaidPayment
from app.rules.layout import Kind
from app.rules.mixed_payment import pay_mixed
from app.rules.money import Cents
from app.rules.pieces_payment import pay_colour, pay_value
from app.rules.settled import Chip, Payment

MOST_PAID: Final = 999_999_99
_MOST_PIECES: Final = 999_999
"""No payment comes near them; from there on there are no words for it, and no table to lay it on."""


def lay_payment(house: House, payment: Payment, bank: Inventory | None = None) -> LaidPayment:
    """Lay a payment: a colour in its pieces, value in the same value, anything else in mixed value.

    A colour of another table is none of the house's chips, and is paid in value; so is what is no whole
    number of pieces. What no chip makes up is `unpaid`, and so is all of a payment that nobody could lay.

    Args:
        house: the profile that it was settled under.
        payment: of the settlement.
        bank: what the bank holds; None where there is no end of any chip.
    """
    chip, pieces = payment.chip, payment.pieces
    if not 0 < payment.amount <= MOST_PAID or (pieces or 0) > _MOST_PIECES:
        return LaidPayment((), None, None, Cents(0), CountedIn.VALUE, unpaid=payment.amount)
    cutting = _cutting(house, payment)
    played = None if chip is None or not _is_value(house, chip) else chip.value
    if pieces is not None and played is not None:
        return pay_value(pieces, played, house.chips, bank=bank, cutting=cutting)
    if pieces is not None and chip is not None and is_own_colour(house, chip):
        held = None if bank is None else bank.for_colour(chip)
        return pay_colour(pieces, chip, house.chips, bank=held, cutting=cutting)
    return pay_mixed(payment.amount, played, house.chips, bank=bank, cutting=cutting)


def is_own_colour(house: House, chip: Chip) -> bool:
    """Whether it is a colour of this house, whose pieces lie in its bank."""
    return any(colour.name == chip.colour for colour in house.colours)


def _is_value(house: House, chip: Chip) -> bool:
    """A note that won has the worth of a chip nearly always, but not in every house."""
    return chip.colour is None and chip.value in house.chips


def _cutting(house: House, payment: Payment) -> Cutting:
    return Cutting(
        positions=len(payment.winning),
        two_splits=all(item.position.kind is Kind.SPLIT for item in payment.winning),
        french=house.french_spread,
        plaques=house.plaques,
    )
