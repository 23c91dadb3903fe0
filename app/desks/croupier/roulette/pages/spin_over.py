"""Of which ball a page asks, and what can still be done of it once that ball is over: pure (rules 3, 8).

A page that asks about one number or about one throw stays when the next ball is thrown, and what it does is
done for that spin or not at all: never for the new one.
"""

from __future__ import annotations

from typing import Final

from app.desks.croupier.acts import Act, AnyAct
from app.desks.croupier.page_over import AskedOf, PageOver
from app.desks.croupier.roulette.not_taken import NotTaken
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.sentence import Sentence
from app.table.roulette.spin_table import SpinTable

_OF_A_NUMBER: Final = frozenset({Act.PAYMENT, Act.LINES, SpinAct.ZERO, SpinAct.MISPLACED, Act.OTHER_NUMBER})
OF_ONE_BALL: Final = _OF_A_NUMBER | {Act.VALID}
"""What is asked about a number that is paid, or about a throw that was void."""


def paid_now(state: SpinTable) -> AskedOf | None:
    """Name the ball whose number is paid now."""
    paying = state.paying
    return None if paying is None else AskedOf(paying.spin, paying.number, paying.throw)


def asked_of(state: SpinTable, act: AnyAct) -> AskedOf | None:
    """Name the ball that a page would ask about now; None where it asks about none."""
    if act not in OF_ONE_BALL:
        return None
    paying, betting, voided, uncounted = state.paying, state.betting, state.voided, state.uncounted
    if act is Act.VALID:
        return None if voided is None else AskedOf(voided.spin.spin, voided.spin.number, voided.spin.throw)
    if paying is not None:
        return paid_now(state)
    if act is not Act.OTHER_NUMBER or betting is None or uncounted is None or uncounted.said is None:
        return None
    return AskedOf(betting.spin, None, (uncounted.device, uncounted.game, betting.throw))


def over(state: SpinTable, act: AnyAct, ball: AskedOf, order: int = 0) -> PageOver | None:
    """Say what can still be done of the ball that a page asks about.

    Args:
        state: the table.
        act: whose page asks.
        ball: that the page asked about when it was opened.
        order: the place of the payment that it asks about, from 1; 0 where it asks about none.

    Returns:
        What can be done; None while it can be asked as ever.
    """
    if asked_of(state, act) == ball:
        return None
    gone = PageOver(ball, act, recanted=state.spin(ball.spin) is not None)
    return gone if gone.of_throw or gone.recanted else gone.once_closed(state, order)


def asked_when(state: SpinTable, act: AnyAct) -> Sentence:
    """Say why nothing is asked of zero, or of prisoners, as the table would say it.

    Args:
        state: of the table.
        act: whose page is asked for, that of zero or that of the prisoners.
    """
    paying = state.paying
    if paying is not None and paying.number == 0:
        return NotTaken.NEXT_SPIN()
    return NotTaken.NOBODY_IN_PRISON() if act is SpinAct.PRISONERS else NotTaken.NOT_AT_ZERO()
