"""What can still be done about a result once the next round has begun: plain data (rules 3, 8).

Until the closing of the round that was closed last is final, one touch opens it again.
"""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct

from app.desks.croupier.acts import Act, AnyAct
from app.desks.croupier.payments.left import Left, left_of
from app.desks.croupier.trying import why_not
from app.table.refusals import Refusal
from app.table.reopening import closed_round
from app.table.state import TableState
from app.table.table_commands import ReopenSpin
from app.table.unmarked import unmarked_at


class Back(Struct, frozen=True):
    """A closed round to which the dealer can go back.

    Attributes:
        spin: its running number.
        number: that fell.
        possible: nothing of what it left was used since.
    """

    spin: int
    number: int
    possible: bool


def back(state: TableState) -> Back | None:
    """Say to which round the dealer can go back; None where the last closing is final."""
    closed = closed_round(state)
    if closed is None or closed.number is None or state.suspended is not None:
        return None
    return Back(closed.spin, closed.number, not why_not_back(state))


def why_not_back(state: TableState) -> str:
    """Say why the round that was closed last stays closed; empty where it need not."""
    return Refusal.SUSPENDED() if state.suspended is not None else why_not(state, ReopenSpin())


class AskedOf(NamedTuple):
    """The result of a round that a page asks about.

    Attributes:
        spin: its running number.
        number: that fell; None where none did, or the spin has none.
        throw: what tells the throws of one spin apart: the same number may fall again where one was void.
    """

    spin: int
    number: int | None
    throw: object


class PageOver(NamedTuple):
    """What can still be done of a result that is over.

    Attributes:
        of: which one.
        act: whose page asks.
        back: its spin can be opened again: then all is as it was.
        shut: why it cannot, where the table says so; empty where nobody could any more.
        left: the payment that the page asks about, if nobody had marked it; with what was said of it since.
        recanted: the spin goes on, and that number is its number no more.
    """

    of: AskedOf
    act: AnyAct
    back: bool = False
    shut: str = ""
    left: Left | None = None
    recanted: bool = False

    @property
    def of_throw(self) -> bool:
        """Whether it was asked about a throw, and about no number that is paid."""
        return self.act is Act.VALID or self.of.number is None

    def once_closed(self, state: TableState, order: int) -> PageOver:
        """The same with what can be done now that the round is closed.

        Args:
            state: the table.
            order: the place of the payment that the page asks about; 0 where it asks about none.
        """
        closed, spin = closed_round(state), self.of.spin
        last = closed is not None and closed.spin == spin
        shut = why_not_back(state) if last else ""
        found = unmarked_at(state, spin, order)
        left = None if found is None else left_of(state, found)
        return self._replace(back=last and not shut, shut=shut, left=left)
