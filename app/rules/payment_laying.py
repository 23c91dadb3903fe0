"""How a payment of the number is laid with the chips that the bank has (rules 7) [4.4]."""

from __future__ import annotations

from typing import Final, NamedTuple

from app.rules.chips import Chip
from app.rules.house import House
from app.rules.inventory import Inventory
from app.rules.laid_payment import CountedIn, Cutting, LaidPayment
from app.rules.mixed_payment import pay_mixed
from app.rules.money import Cents, money_text
from app.rules.payment import Bet, Payment
from app.rules.pieces_payment import pay_colour, pay_value

MOST_PAID: Final = 999_999_99
_MOST_PIECES: Final = 999_999
"""No payment comes near them; from there on there are no words for it, and no table to lay it on."""


class Wish(NamedTuple):
    """The chips that a player asks for.

    Attributes:
        values: denominations, cents, in which as much of a colour as possible is paid, the highest first.
        mixed: value is paid in mixed value.
    """

    values: tuple[Cents, ...] = ()
    mixed: bool = False


AS_PLAYED: Final = Wish()
"""Nothing was asked: colour in its colour, value in the same value."""


_SPLIT: Final = "split-"
"""How the name of a split begins, whose payments are cut in their own way."""


def wish_fault(house: House, payment: Payment[Bet], wish: Wish) -> str | None:
    """Say why a payment cannot be laid as it was asked for; None where it can.

    Args:
        house: the profile that it was settled under.
        payment: of the settlement.
        wish: what the player asked for.
    """
    chip = payment.chip
    if wish == AS_PLAYED:
        return None
    if chip is None or payment.pieces is None:
        return "the payment has no chip of its own: it is laid in mixed value already"
    if _is_value(house, chip):
        return "only a colour is paid with chips of value" if wish.values else None
    if wish.mixed or not is_own_colour(house, chip):
        return "only value is paid in mixed value"
    odd = next((value for value in wish.values if value not in house.chips or value % chip.value), None)
    return (
        None if odd is None else f"{money_text(odd)} is no chip of whole pieces of {money_text(chip.value)}"
    )


def lay_payment(
    house: House, payment: Payment[Bet], bank: Inventory | None = None, wish: Wish = AS_PLAYED
) -> LaidPayment:
    """Lay a payment: a colour in its pieces, value in the same value, anything else in mixed value.

    A colour of another table is none of the house's chips, and is paid in value; so is what is no whole
    number of pieces. What no chip makes up is `unpaid`, and so is all of a payment that nobody could lay.

    Args:
        house: the profile that it was settled under.
        payment: of the settlement.
        bank: what the bank holds; None where there is no end of any chip.
        wish: what the player asked for; `wish_fault` has said that it can be.
    """
    chip, pieces = payment.chip, payment.pieces
    if not 0 < payment.amount <= MOST_PAID or (pieces or 0) > _MOST_PIECES:
        return LaidPayment((), None, None, Cents(0), CountedIn.VALUE, unpaid=payment.amount)
    cutting = _cutting(house, payment)
    played = None if chip is None or not _is_value(house, chip) else chip.value
    if pieces is not None and played is not None and not wish.mixed:
        return pay_value(pieces, played, house.chips, bank=bank, cutting=cutting)
    if pieces is not None and chip is not None and is_own_colour(house, chip):
        held = None if bank is None else bank.for_colour(chip)
        return pay_colour(pieces, chip, house.chips, wanted=wish.values, bank=held, cutting=cutting)
    return pay_mixed(payment.amount, played, house.chips, bank=bank, cutting=cutting)


def is_own_colour(house: House, chip: Chip) -> bool:
    """Whether it is a colour of this house, whose pieces lie in its bank."""
    return any(colour.name == chip.colour for colour in house.colours)


def _is_value(house: House, chip: Chip) -> bool:
    """A note that won has the worth of a chip nearly always, but not in every house."""
    return chip.colour is None and chip.value in house.chips


def _cutting(house: House, payment: Payment[Bet]) -> Cutting:
    return Cutting(
        positions=len(payment.winning),
        two_splits=all(item.position.name.startswith(_SPLIT) for item in payment.winning),
        french=house.french_spread,
        plaques=house.plaques,
    )
