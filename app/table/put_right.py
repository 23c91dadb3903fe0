"""What was paid and booked this night, as it stands, and what was put right of it."""

from __future__ import annotations

from msgspec import Struct

from app.rules.chips import Chip
from app.rules.inventory import Bundle
from app.rules.money import Cents
from app.table.events import BankMoved
from app.table.given import AnyPayment


class PaidOtherwise(Struct, frozen=True):
    """One time that a payment was put right.

    Attributes:
        was: what stood there before, cents.
        reason: why.
        by: who did.
        witness: before whom.
        chips: what came back into the bank, or with negative pieces left it; None where nobody said so.
    """

    was: Cents
    reason: str
    by: str
    witness: str
    chips: tuple[tuple[Chip, int], ...] | None = None


class MadePayment(Struct, frozen=True):
    """A payment of this night that was made, of a spin that is closed.

    Attributes:
        seq: its mark's place in the table's record.
        number: of its spin.
        order: its place in the order of the house, from 1.
        amount: what was paid, as it stands corrected, cents.
        payment: whose it is and what won, as it was settled.
        laid: the chips in which it was laid; none where the bank was not counted.
        put_right: each time that it was, the first one first.
    """

    seq: int
    spin: int
    number: int
    order: int
    amount: Cents
    payment: AnyPayment
    laid: Bundle = ()
    put_right: tuple[PaidOtherwise, ...] = ()


class Righted(Struct, frozen=True):
    """An operation of this night's bank that was put right.

    Attributes:
        first: as it was recorded.
        reason: why it was put right the last time.
        by: who did.
        witness: before whom.
    """

    first: BankMoved
    reason: str
    by: str
    witness: str
