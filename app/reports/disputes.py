"""The payments of a day that were disputed, and how each dispute ended (rules 3)."""

from __future__ import annotations

from typing import NamedTuple

from app.reports.disputed import Disputed
from app.reports.stamp import Stamp
from app.table import events as happened
from app.table.event_record import Event
from app.table.state import Round, Steps, TableState


class Dispute(NamedTuple):
    """A payment that was disputed, and its ruling if there is one.

    Attributes:
        order: the payment's place in the order of the house, as it stands now.
        claim: what was claimed.
        ruled_by: who ended it.
        by: who objected; empty where nobody said.
        amount: cents that the payment came to when it was disputed.
        owner: whose payment it is; None where nobody knows.
        lapsed: nobody ruled on it, and nobody can any more: its round is over, or came out otherwise.
    """

    stamp: Stamp
    spin: int | None
    order: int
    claim: str
    ruled_by: str | None = None
    ruling: str = ""
    by: str = ""
    amount: int | None = None
    owner: str | None = None
    lapsed: bool = False


class Disputes:
    """Keeps the disputes of a table; events are entered in their order.

    Attributes:
        found: the disputes, in the order in which they were raised.
    """

    def __init__(self, steps: Steps) -> None:
        """Nobody disputed anything yet; `steps`: those of the game's events that take a round on."""
        self.found: list[Dispute] = []
        self._ends = steps.falls.keys() | steps.retakes | steps.closes.keys()
        self._disputed = Disputed(steps)

    def enter(self, stamp: Stamp, event: Event, before: TableState, now: TableState) -> None:
        """Enter one event.

        Args:
            stamp: when it was recorded.
            event: what happened.
            before: the table before it.
            now: the table after it.
        """
        paid = _paid(now, event.spin)
        about = self._disputed.enter(event, _paid(before, event.spin), paid)
        match event:
            case happened.PaymentDisputed() if about == (len(self.found),):
                self.found.append(_claim(stamp, event, paid))
            case happened.PaymentRuled():
                for place in about:
                    ruled = self.found[place]._replace(ruled_by=event.by, ruling=event.reason or "")
                    self.found[place] = ruled
            case _ if type(event) in self._ends:
                left = () if event.spin is None else now.unmarked.get(event.spin, ())
                self._lapse(event.spin, {each.order for each in left if each.disputed})
            case _:
                pass
        for place, order in self._disputed.open.items():
            self.found[place] = self.found[place]._replace(order=order, lapsed=False)

    def _lapse(self, spin: int | None, goes_on: set[int]) -> None:
        """End what nobody ruled on of a spin; what was left to be decided of its payments goes on."""
        self.found = [
            each._replace(lapsed=each.order not in goes_on)
            if (each.spin, each.ruled_by) == (spin, None)
            else each
            for each in self.found
        ]

    def answer(self, event: happened.PaymentAnswered) -> None:
        """Take what was decided of a disputed payment once its spin was closed."""
        self.found = [
            each._replace(ruled_by=event.by, ruling=event.reason or "", lapsed=event.by is None)
            if (each.spin, each.order, each.lapsed, each.ruled_by) == (event.spin, event.order, False, None)
            else each
            for each in self.found
        ]


def _paid(state: TableState, spin: int | None) -> Round | None:
    """The round being paid, where it is that one."""
    return state.paying if state.paying is not None and state.paying.spin == spin else None


def _claim(stamp: Stamp, event: happened.PaymentDisputed, paid: Round | None) -> Dispute:
    claim = Dispute(stamp, event.spin, event.order, event.reason or "", by=event.by or "")
    if paid is None or paid.payable.payments is None:
        return claim
    of = paid.payable.payments[event.order - 1]
    return claim._replace(amount=of.amount, owner=of.owner)
