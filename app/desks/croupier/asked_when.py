"""When a page asks that has nothing to ask now: pure, in the words of whoever refuses (rules 4)."""

from __future__ import annotations

from typing import Final

from app.desks.croupier.acts import Act
from app.table.state import TableState

NEXT_SPIN: Final = "what zero shut in is asked for at the next spin"
NOBODY: Final = "nobody is in prison"
AT_ZERO: Final = "zero asks nothing now"


def asked_when(state: TableState, act: Act) -> str:
    """Say why nothing is asked of zero, or of prisoners, as the table would say it.

    Args:
        state: of the table.
        act: whose page is asked for.
    """
    paying = state.paying
    if paying is not None and paying.number == 0:
        return NEXT_SPIN
    return NOBODY if act is Act.PRISONERS else AT_ZERO
