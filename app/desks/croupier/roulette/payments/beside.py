"""What roulette says of a payment besides its chips: it rests, goes on, is for notes, is at a limit."""

from __future__ import annotations

from typing import Final

from app.desks.croupier.payments.shown import Beside, LargePayment, PaymentRow, Payments
from app.desks.croupier.roulette.payments.limits import Below
from app.desks.croupier.roulette.payments.parted import Parted
from app.desks.croupier.roulette.payments.shares import Share
from app.rules.chips import Piece
from app.rules.roulette.layout import Position
from app.table.roulette.paid_notes import PaidNotes
from app.table.roulette.resting import Resting


class SpinBeside(Beside, frozen=True, kw_only=True):
    """What there is to say of a payment; of one in the list not at which limits it is.

    Attributes:
        resting: what of it is left lying on its chance; None where its owner takes it.
        parted: what of it goes on with an announce, and what is handed over; None where all of it is.
        notes: what is done with banknotes; None where it is for chips.
        over: where it is for more than the maximum by right, as held voisins are.
        below: where it is for less than the minimum; None where it is not.
    """

    resting: Resting | None = None
    parted: Parted | None = None
    notes: PaidNotes | None = None
    over: tuple[Position, ...] = ()
    below: Below | None = None

    @property
    def asks(self) -> bool:
        """Whether its player is asked first whether what he won rests once more."""
        return self.resting is not None and self.resting.asked

    @property
    def rests(self) -> bool:
        """Whether what was won lies on its chance."""
        return self.resting is not None and not self.resting.asked

    @property
    def kind(self) -> Piece:
        """Notes are changed into chips before they are paid."""
        return Piece.CHIPS if self.notes is None else Piece.NOTES


SpinRow = PaymentRow[SpinBeside]
SpinLarge = LargePayment[SpinBeside]
SpinPayments = Payments[SpinBeside, Share]
NOTHING_TO_PAY: Final[SpinPayments] = Payments()
