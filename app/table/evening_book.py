"""The book of the spins: what each brought, what was paid for it and when, as it stood when it was over.

The state forgets a spin that is closed, and never knows times; the book stands beside the fold and keeps both
for as long as a spin is being paid.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from app.rules.money import Cents, parse_money
from app.table import events as happened
from app.table.differences import marks_of, owed_payments
from app.table.event_record import Event
from app.table.fold import BrokenStoryError, fold
from app.table.given import AnyPayment, given_for
from app.table.roulette.game import ROULETTE
from app.table.roulette.spin_state import SpinState
from app.table.roulette.spin_table import SpinTable
from app.table.state import unopened


class PlayedPayment(NamedTuple):
    """A payment of a spin's last settlement.

    Attributes:
        order: its place in the order of the house, from 1.
        made_at: when its mark was set, as events write times; None where it bears none.
    """

    order: int
    payment: AnyPayment
    made_at: str | None


class PlayedSpin(NamedTuple):
    """A spin as it stood at its end, or stands while it is being paid.

    Attributes:
        at: when its number fell; of a spin without one when it was closed.
        number: as it finally stood; None where nobody ever confirmed one.
        source: who said so.
        dealer: who dealt when it fell.
        taken: cents; None where it is not known.
        paid: cents; None where nothing was settled.
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


@dataclass(slots=True)
class _Page:
    """What the state does not keep of the spin being paid; `made`: when each mark was set, by its place."""

    spin: int
    at: str
    dealer: str
    taken: Cents | None = None
    made: dict[int, str] = field(default_factory=dict)

    def afresh(self) -> None:
        """Another number than was said at first: what was entered for that one is void."""
        self.taken = None
        self.made.clear()


class EveningBook:
    """Keeps the book of one table; events are entered in their order, from an opening on."""

    def __init__(self, table: str) -> None:
        self._state: SpinTable = unopened(table, ROULETTE)
        self._page: _Page | None = None

    def enter(self, event: Event, at: str) -> PlayedSpin | None:
        """Enter one event.

        Args:
            event: the next one of this table.
            at: when it happened.

        Returns:
            The spin that is over by it, or None; one that is opened again is over once more, and that counts.

        Raises:
            BrokenStoryError: it cannot follow what came before.
            ValueError, LookupError, TypeError, AttributeError: it is no table's.
        """
        before, self._state = self._state, fold(self._state, event)
        over = self._over(before, event, at)
        self._noted(before, event, at)
        return over

    @property
    def state(self) -> SpinTable:
        """The table after all that was entered."""
        return self._state

    @property
    def unfinished(self) -> PlayedSpin | None:
        """The spin that has its number and is not closed yet, as it stands now."""
        return None if self._state.paying is None else self._played(self._state.paying, entered=None)

    def _over(self, before: SpinTable, event: Event, at: str) -> PlayedSpin | None:
        """Say which spin an event ends; a night that was broken off ends the one that was being paid too."""
        closed = event if isinstance(event, happened.SpinClosed) else None
        paying, now = before.paying, self._state.paying
        if isinstance(event, happened.SpinTakenBack):
            return None  # it is bet on again
        if paying is not None and (now is None or now.spin != paying.spin):
            return self._played(paying, entered=None if closed is None else closed.entered)
        spin = None if closed is None else before.spin(closed.spin)
        if closed is None or spin is None:
            return None
        return PlayedSpin(spin.spin, at, None, None, before.dealer, None, None, closed.entered, ())

    def _noted(self, before: SpinTable, event: Event, at: str) -> None:
        """Keep what the state forgets."""
        match event:
            case happened.SpinNumber(spin=int(spin)):
                if before.paying is not None and before.paying.spin == spin:
                    self._page_of(spin).afresh()
                else:
                    self._page = _Page(spin, at, before.dealer)
            case happened.SpinSettled(spin=int(spin)):
                page = self._page_of(spin)
                page.taken = None if event.bank["taken"] is None else parse_money(event.bank["taken"])
            case happened.PaymentMade(spin=int(spin)):
                self._page_of(spin).made[self._state.seq] = at
            case _:
                pass

    def _played(self, spin: SpinState, *, entered: bool | None) -> PlayedSpin:
        page, settlement = self._page_of(spin.spin), spin.settlement
        return PlayedSpin(
            spin=spin.spin,
            at=page.at,
            number=spin.number,
            source=spin.source,
            dealer=page.dealer,
            taken=page.taken,
            paid=None if settlement is None else settlement.bank.paid,
            entered=entered,
            payments=tuple(_payments(spin, page.made)),
        )

    def _page_of(self, spin: int) -> _Page:
        if self._page is None or self._page.spin != spin:
            raise BrokenStoryError(f"spin {spin} is paid and has no number")
        return self._page


def _payments(spin: SpinState, made: Mapping[int, str]) -> Iterator[PlayedPayment]:
    """Each payment with the time of its first mark; `made`: when each mark was set, by its place.

    One that is owed no more stands behind the others with nothing, as long as it was not taken back.
    """
    owed = 0 if spin.settlement is None else len(spin.settlement.payments)
    for order, payment in enumerate(owed_payments(spin.payable), 1):
        marks = marks_of(spin.payable, order)
        at = made.get(marks[0].seq) if marks else None
        if order <= owed:
            yield PlayedPayment(order, payment, at)
        elif given_for(marks):
            none = None if payment.pieces is None else 0
            yield PlayedPayment(order, payment._replace(pieces=none, amount=Cents(0)), at)
