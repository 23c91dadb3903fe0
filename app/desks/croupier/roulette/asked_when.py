"""Why a page has nothing to ask now: pure (rules 4)."""

from __future__ import annotations

from app.desks.croupier.acts import Act
from app.desks.croupier.not_taken import NotTaken
from app.sentence import Sentence
from app.table.roulette.spin_table import SpinTable


def asked_when(state: SpinTable, act: Act) -> Sentence:
    """Say why nothing is asked of zero, or of prisoners, as the table would say it.

    Args:
        state: of the table.
        act: whose page is asked for.
    """
    paying = state.paying
    if paying is not None and paying.number == 0:
        return NotTaken.NEXT_SPIN()
    return NotTaken.NOBODY_IN_PRISON() if act is Act.PRISONERS else NotTaken.NOT_AT_ZERO()
