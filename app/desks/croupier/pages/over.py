"""Of which ball a page asks, and what can still be done of it once that ball is over: pure (rules 3, 8).

A page that asks about one number or about one throw stays when the next ball is thrown, and what it does is
done for that spin or not at all: never for the new one.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from app.desks.croupier.acts import Act, why_not_now
from app.desks.croupier.payments.left import Left, left_of
from app.table.roulette.reopening import closed_spin
from app.table.roulette.spin_table import SpinTable
from app.table.unmarked import unmarked_at

_OF_A_NUMBER: Final = frozenset({Act.PAYMENT, Act.LINES, Act.ZERO, Act.MISPLACED, Act.OTHER_NUMBER})
OF_ONE_BALL: Final = _OF_A_NUMBER | {Act.VALID}
"""What is asked about a number that is paid, or about a throw that was void."""


class Ball(NamedTuple):
    """The ball that a page asks about.

    Attributes:
        spin: its running number.
        number: that fell; None where none did, or the spin has none.
        throw: what tells the throws of one spin apart: the same number may fall again where one was void.
    """

    spin: int
    number: int | None
    throw: object


class Over(NamedTuple):
    """What can still be done of a ball that is over.

    Attributes:
        ball: which one.
        act: whose page asks.
        back: its spin can be opened again: then all is as it was.
        shut: why it cannot, where the table says so; empty where nobody could any more.
        left: the payment that the page asks about, if nobody had marked it; with what was said of it since.
        recanted: the spin goes on, and that number is its number no more.
    """

    ball: Ball
    act: Act
    back: bool = False
    shut: str = ""
    left: Left | None = None
    recanted: bool = False

    @property
    def of_throw(self) -> bool:
        """Whether it was asked about a throw, and about no number that is paid."""
        return self.act is Act.VALID or self.ball.number is None


def ball_of(state: SpinTable, act: Act) -> Ball | None:
    """Name the ball that a page would ask about now; None where it asks about none."""
    if act not in OF_ONE_BALL:
        return None
    paying, betting, voided, uncounted = state.paying, state.betting, state.voided, state.uncounted
    if act is Act.VALID:
        return None if voided is None else Ball(voided.spin.spin, voided.spin.number, voided.spin.throw)
    if paying is not None:
        return Ball(paying.spin, paying.number, paying.throw)
    if act is not Act.OTHER_NUMBER or betting is None or uncounted is None or uncounted.said is None:
        return None
    return Ball(betting.spin, None, (uncounted.device, uncounted.game, betting.throw))


def over(state: SpinTable, act: Act, ball: Ball, order: int = 0) -> Over | None:
    """Say what can still be done of the ball that a page asks about; None while it can be asked as ever.

    Args:
        state: the table.
        act: whose page asks.
        ball: that it asked about when it was opened.
        order: the place of the payment that it asks about; 0 where it asks about none.
    """
    if ball_of(state, act) == ball:
        return None
    gone = Over(ball, act, recanted=state.spin(ball.spin) is not None)
    if gone.of_throw or gone.recanted:
        return gone
    closed = closed_spin(state)
    last = closed is not None and closed.spin == ball.spin
    shut = why_not_now(state, Act.REOPEN) if last else ""
    found = unmarked_at(state, ball.spin, order)
    left = None if found is None else left_of(state, found)
    return Over(ball, act, last and not shut, shut, left)
