"""The spin that was closed last: until "Rien ne va plus" one touch opens it again (rules 3, 8)."""

from __future__ import annotations

from app.desks.croupier.acts import Act
from app.desks.croupier.reopened import Back
from app.desks.croupier.roulette.table_acts import why_not_now
from app.table.roulette.reopening import closed_spin
from app.table.roulette.spin_table import SpinTable


def back(state: SpinTable) -> Back | None:
    """Say to which spin the dealer can go back; None where the last closing is final."""
    closed = closed_spin(state)
    if closed is None or closed.number is None or state.suspended is not None:
        return None
    return Back(closed.spin, closed.number, not why_not_now(state, Act.REOPEN))
