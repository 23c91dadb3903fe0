"""The spin that was closed last: until "Rien ne va plus" one touch opens it again (rules 3, 8)."""

from __future__ import annotations

from typing import NamedTuple

from app.desks.croupier.acts import Act, why_not_now
from app.table.roulette.reopening import closed_spin
from app.table.roulette.spin_table import SpinTable


class Back(NamedTuple):
    """A spin to which the dealer can go back.

    Attributes:
        spin: its running number.
        number: that fell.
        possible: nothing of what it left was used since.
    """

    spin: int
    number: int
    possible: bool


def back(state: SpinTable) -> Back | None:
    """Say to which spin the dealer can go back; None where the last closing is final."""
    closed = closed_spin(state)
    if closed is None or closed.number is None or state.suspended is not None:
        return None
    return Back(closed.spin, closed.number, not why_not_now(state, Act.REOPEN))
