"""The round that was closed last: until its closing is final one touch opens it again (rules 3, 8)."""

from __future__ import annotations

from msgspec import Struct

from app.desks.croupier.trying import why_not
from app.table.refusals import Refusal
from app.table.reopening import closed_round
from app.table.state import TableState
from app.table.table_commands import ReopenSpin


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
