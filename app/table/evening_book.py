"""The book of the rounds: what each brought, what was paid for it and when, as it stood when it was over.

The state forgets a round that is closed, and never knows times; the book stands beside the fold and keeps
both for as long as a round is being paid.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Generic, NamedTuple

from msgspec import Struct, field

from app.rules.money import Cents
from app.table import events as happened
from app.table.differences import marks_of, owed_payments
from app.table.event_record import Event
from app.table.fold import BrokenStoryError, fold
from app.table.given import AnyPayment, given_for
from app.table.payable import Payable
from app.table.state import Memory, Round, S, unopened


class PlayedPayment(NamedTuple):
    """A payment of a round's last settlement.

    Attributes:
        order: its place in the order of the house, from 1.
        made_at: when its mark was set, as events write times; None where it bears none.
    """

    order: int
    payment: AnyPayment
    made_at: str | None


class PlayedSpin(NamedTuple):
    """A round as it stood at its end, or stands while it is being paid.

    Attributes:
        at: when it was known how it came out; where that never was, when it was closed.
        number: how it came out, as it finally stood; None where nobody ever confirmed it.
        source: who said so.
        dealer: who dealt then.
        taken: cents, by side games too; None where it is not known.
        paid: cents, by side games too; None where nothing was settled.
        entered: whether it was closed with everything entered; None while it is not closed.
        payments: in their order.
    """

    spin: int
    at: str
    number: int | None
    source: str | None
    dealer: str
    taken: Cents | None
    paid: Cents | None
    entered: bool | None
    payments: tuple[PlayedPayment, ...]


class _Page(Struct):
    """What the state does not keep of the round being paid; `made`: when each mark was set, by its place."""

    spin: int
    at: str
    dealer: str
    taken: Cents | None = None
    made: dict[int, str] = field(default_factory=dict)

    def afresh(self) -> None:
        """It came out otherwise than was said at first: what was entered for that is void."""
        self.taken = None
        self.made.clear()


class EveningBook(Generic[S]):
    """Keeps the book of one table; events are entered in their order, from an opening on."""

    def __init__(self, table: str, game: Memory[S]) -> None:
        """Nothing is entered yet.

        Args:
            table: its name.
            game: what is played there.
        """
        self._state: S = unopened(table, game)
        self._steps = game.steps
        self._page: _Page | None = None

    def enter(self, event: Event, at: str) -> PlayedSpin | None:
        """Enter one event.

        Args:
            event: the next one of this table.
            at: when it happened.

        Returns:
            The round that is over by it, or None; one that is opened again is over once more: that counts.

        Raises:
            BrokenStoryError: it cannot follow what came before.
            ValueError, LookupError, TypeError, AttributeError: it is no table's.
        """
        before, self._state = self._state, fold(self._state, event)
        over = self._over(before, event, at)
        self._noted(before, event, at)
        return over

    @property
    def state(self) -> S:
        """The table after all that was entered."""
        return self._state

    @property
    def unfinished(self) -> PlayedSpin | None:
        """The round of which is known how it came out and that is not closed yet, as it stands now."""
        return None if self._state.paying is None else self._played(self._state.paying, entered=None)

    def _over(self, before: S, event: Event, at: str) -> PlayedSpin | None:
        """Say which round an event ends; a night that was broken off ends the one that was being paid too."""
        if type(event) in self._steps.retakes:
            return None
        closes = self._steps.closes.get(type(event))
        entered = None if closes is None else closes(event)
        paying, now = before.paying, self._state.paying
        if paying is not None and (now is None or now.spin != paying.spin):
            return self._played(paying, entered=entered)
        if closes is None or event.spin is None:
            return None
        return PlayedSpin(event.spin, at, None, None, before.dealer, None, None, entered, ())

    def _noted(self, before: S, event: Event, at: str) -> None:
        """Keep what the state forgets."""
        kind, spin = type(event), event.spin
        if spin is None:
            return
        if kind in self._steps.falls:
            if before.paying is not None and before.paying.spin == spin:
                self._page_of(spin).afresh()
            else:
                self._page = _Page(spin, at, before.dealer)
        elif kind in self._steps.settles:
            self._page_of(spin).taken = self._steps.settles[kind](event, self._state.paying)
        elif isinstance(event, happened.PaymentMade):
            self._page_of(spin).made[self._state.seq] = at

    def _played(self, round_: Round, *, entered: bool | None) -> PlayedSpin:
        page, payable = self._page_of(round_.spin), round_.payable
        paid = None if payable.payments is None else Cents(sum(each.amount for each in payable.payments))
        taken = None if page.taken is None else Cents(page.taken + payable.beside.taking.taken)
        return PlayedSpin(
            spin=round_.spin,
            at=page.at,
            number=round_.number,
            source=round_.source,
            dealer=page.dealer,
            taken=taken,
            paid=paid,
            entered=entered,
            payments=tuple(_payments(payable, page.made)),
        )

    def _page_of(self, spin: int) -> _Page:
        if self._page is None or self._page.spin != spin:
            raise BrokenStoryError(f"spin {spin} is paid and has no number")
        return self._page


def _payments(payable: Payable, made: Mapping[int, str]) -> Iterator[PlayedPayment]:
    """Each payment with the time of its first mark; `made`: when each mark was set, by its place.

    One that is owed no more stands behind the others with nothing, as long as it was not taken back.
    """
    for order, payment in enumerate(owed_payments(payable), 1):
        marks = marks_of(payable, order)
        at = made.get(marks[0].seq) if marks else None
        if order <= payable.owed:
            yield PlayedPayment(order, payment, at)
        elif given_for(marks):
            none = None if payment.pieces is None else 0
            yield PlayedPayment(order, payment._replace(pieces=none, amount=Cents(0)), at)
