"""The payments of a round, as the dealer sees them: each with its mark, and one of them large."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, Generic, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from app.desks.common.laid_looks import LaidLooks
from app.desks.common.looks import Look
from app.desks.croupier.payments.differing import Differing, Lack
from app.rules.chips import Chip, Piece
from app.rules.money import Cents
from app.rules.payment_laying import Wish
from app.rules.tongue import Speech


class Mark(StrEnum):
    """How far a payment is."""

    PAID = "paid"
    CURRENT = "current"
    WAITING = "waiting"
    DISPUTED = "disputed"


class Beside(Struct, frozen=True):
    """What a game says of a payment besides its chips; a game has its own kind.

    Attributes:
        short: what won, for a line that has no room for every place; empty where that is not said.
        amounts: that its sentence says besides its own, cents.
    """

    short: str = ""
    amounts: tuple[int, ...] = ()

    @property
    def asks(self) -> bool:
        """Whether its player is asked first whether he takes it."""
        return False

    @property
    def rests(self) -> bool:
        """Whether its player leaves it lying."""
        return False

    @property
    def kind(self) -> Piece:
        """Whether it is for chips or for banknotes."""
        return Piece.CHIPS


class Step(Protocol):
    """What a round does to a stake besides paying it; the dealer ticks it."""

    @property
    def before(self) -> bool:
        """Whether it is done before the first payment."""

    @property
    def done(self) -> bool:
        """Whether the dealer has ticked it."""


B_co = TypeVar("B_co", bound=Beside, covariant=True)
D_co = TypeVar("D_co", bound=Step, covariant=True)


class PaymentRow(Struct, Generic[B_co], frozen=True, kw_only=True):
    """One line of the list.

    Attributes:
        pieces: None where several denominations are paid together.
        beside: what its game says of it besides.
        unowned: whether nobody has said whose it is.
        differs: where it was made and is another now, what is still to be given or taken back.
        objection: what was said against it, where it is disputed and somebody said what.
    """

    order: int
    title: str
    why: str
    pieces: int | None
    amount: int
    mark: Mark
    look: Look | None
    beside: B_co
    unowned: bool = False
    differs: Differing | None = None
    objection: str = ""


class LargePayment(PaymentRow[B_co], frozen=True, kw_only=True):
    """The payment that is shown large, with the picture of its chips; of one that differs the difference.

    Attributes:
        of: how many payments there are.
        terms: pieces and how many times each is paid.
        laid: the chips that lie there.
        lack: what the bank has too little of.
        chip: the bank's chip that can be marked as finished, or as there again; None where there is none.
        finished: whether it is marked.
        wish: the chips that the player asked for.
        offered: the chips of value that a colour can be paid with, cents.
        mixes: whether value can be paid in mixed value.
        speech: the language of the house, in which it is said and explained.
        spoken: the sentence to say; empty until the entry is durable.
        of_amount: of one place, and paid as an amount: the stake in cents, and how many times it is paid.
    """

    of: int
    terms: tuple[tuple[int, int], ...]
    laid: LaidLooks
    lack: Lack
    chip: Chip | None
    finished: bool
    wish: Wish
    offered: tuple[Cents, ...]
    mixes: bool
    speech: Speech
    spoken: str
    rule: str
    of_amount: tuple[Cents, int] | None = None


class Payments(Struct, Generic[B_co, D_co], frozen=True):
    """All of a round's payments.

    Attributes:
        shares: what the round does to stakes besides paying them, in the order of the house.
        current: the place of what is paid next: what differs from what was made comes first; None when all
            is paid.
        takes_back: the place of the payment whose mark is taken back: the one that is shown large where it
            bears one, else the one that was marked last; None when none is.
        bank: what the round brings the bank, in cents.
        step: what is done next besides paying: what comes after the payments waits until these are made.
        wished: whether a player asked for other chips in a payment that is not made yet.
        durable: whether the journal has the entry.
        all_asked: it was asked whether all that is left is paid: another touch marks it.
    """

    rows: tuple[PaymentRow[B_co], ...] = ()
    large: LargePayment[B_co] | None = None
    shares: tuple[D_co, ...] = ()
    current: int | None = None
    takes_back: int | None = None
    bank: int = 0
    step: D_co | None = None
    wished: bool = False
    durable: bool = True
    all_asked: bool = False

    @property
    def asks(self) -> bool:
        """Whether a player must be asked before his payment is made."""
        return any(row.beside.asks and row.mark is not Mark.PAID for row in self.rows)

    @property
    def aside(self) -> bool:
        """Whether another payment is looked at than the one that is due."""
        if self.large is None:
            return False
        due = self.current is not None and self.large.order != self.current
        return due or self.step is not None

    @property
    def steps(self) -> tuple[D_co, ...]:
        """What is still to be done besides paying, at this side of the payments."""
        step = self.step
        if step is None:
            return ()
        return tuple(share for share in self.shares if not share.done and share.before is step.before)

    @property
    def lines(self) -> tuple[PaymentRow[B_co] | D_co, ...]:
        """All that is done for a round in the order of the house, the payments among what else there is."""
        before = [share for share in self.shares if share.before]
        return (*before, *self.rows, *(share for share in self.shares if not share.before))

    @property
    def settled(self) -> bool:
        """Whether every payment is made, and all else that the round did is seen to."""
        return self.step is None and all(row.mark is Mark.PAID for row in self.rows)


AnyPayments: TypeAlias = Payments[Beside, Step]
"""Of whatever game."""
NOTHING_TO_PAY: Final[AnyPayments] = Payments()
