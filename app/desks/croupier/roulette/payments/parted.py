"""A payment of which a part goes on with an announce: what is handed over and what stays, each as laid."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from app.desks.common.laid_looks import LaidLooks, laid_looks
from app.rules.explanation import NO_STAKE
from app.rules.house import House
from app.rules.inventory import Inventory
from app.rules.money import Cents
from app.rules.payment_laying import Wish
from app.rules.roulette.explanation import Explanation, explain_payment
from app.rules.roulette.settled import Payment

if TYPE_CHECKING:
    from app.table.roulette.kept_back import GoingOn


class Parted(NamedTuple):
    """The two parts of a payment; amounts in cents.

    Attributes:
        kept: of the winnings, in play again.
        plays_on: of the winning stake, in play again where it lies.
        handed: of the winnings, pushed over.
        stake_back: of the winning stake, pushed over with them.
        laid_kept: the chips that stay.
        laid_handed: the chips that are pushed over; both are empty where the bank has no chips that
            make up one of them.
    """

    kept: Cents
    plays_on: Cents
    handed: Cents
    stake_back: Cents
    laid_kept: LaidLooks = LaidLooks()
    laid_handed: LaidLooks = LaidLooks()

    @property
    def to_the_player(self) -> int:
        """All that is pushed over."""
        return self.handed + self.stake_back


def parted(going: GoingOn, amount: Cents) -> Parted:
    """Part a payment, its chips left out.

    Args:
        going: what of it goes on.
        amount: of the whole payment, in cents.
    """
    return Parted(going.kept, going.plays_on, Cents(amount - going.kept), going.stake_back)


def with_chips(
    parts: Parted, house: House, whole: Explanation, bank: Inventory | None, wish: Wish
) -> tuple[Parted, str]:
    """Lay both parts of a payment, each in its own chips, and give the sentence of the player's.

    With that sentence his part is pushed over. A chip of the whole payment that would be cut is laid in
    smaller ones on both sides.

    Args:
        parts: of the payment, their chips left out.
        house: the profile.
        whole: the payment as it would be laid undivided.
        bank: the chips from which it is laid; None where there is no end of any chip.
        wish: the chips for which the player asked.
    """
    kept, handed = (
        explain_payment(house, _part(whole.payment, amount), (whole.order, whole.of), bank, wish, stake)
        for amount, stake in ((parts.kept, NO_STAKE), (parts.handed, parts.stake_back))
    )
    if kept.laid.unpaid or handed.laid.unpaid:
        return parts, handed.spoken
    looks = laid_looks(house, kept.laid), laid_looks(house, handed.laid)
    return parts._replace(laid_kept=looks[0], laid_handed=looks[1]), handed.spoken


def _part(payment: Payment, amount: Cents) -> Payment:
    """Pay so much as if it were all."""
    pieces = None
    if payment.pieces is not None and payment.chip is not None and amount % payment.chip.value == 0:
        pieces = amount // payment.chip.value
    return payment._replace(amount=amount, pieces=pieces)
