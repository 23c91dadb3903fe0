"""What the dealer is to do with ball and wheel, or with the drum, and with what lies on the layout."""

from __future__ import annotations

from app.rules.roulette.wheel import Turning
from app.table.prompts import AnyTask, Prompt


class SpinTask(AnyTask):
    """What there is to do at a table of roulette besides."""

    TELL_INSPECTOR = "tell_inspector"
    """a throw was void for another reason than a printed one"""
    EXPLAIN_VOID = "explain_void"
    """a throw was declared void, and why has not been said yet"""
    ASK_BACK = "ask_back"
    """a throw was declared void after its number: what was swept from the layout is asked back"""
    TURN_BACK = "turn_back"
    """after a void throw: the ball into its pocket, the wheel turned round and once about, then the throw"""
    CLEAR = "clear"
    """the dolly on the number, then the layout is cleared"""
    OPEN_STACKS = "open_stacks"
    """the winning stacks, in payment order, on a diagonal; the straight's towards the outside"""
    UNEVEN = "uneven"
    """a double chance won with a stake of which half is no whole unit: the capo tavolo says what is paid"""
    PUT_RIGHT = "put_right"
    """everything is paid: a chip that played elsewhere than it lies is laid where it was meant"""
    FROM_TRACK = "from_track"
    """everything is paid: a winning stake from the race track plays on where it won, or goes back"""
    BESIDE_ALONE = "beside_alone"
    """the last spin is played: the ball is thrown on for games that are played beside, and nothing is bet"""
    THROW = "throw"
    """from which pocket, and which way wheel and ball go"""
    LOAD = "load"
    """after a void draw: all thirty-seven balls in, the door shut, then the drum again"""
    TURN = "turn"
    """a tumbler's drum turns the ways that it has not turned yet, before the ball drops"""
    DRAW = "draw"
    """the drum has turned both ways: the ball may drop"""


class SpinPrompt(Prompt, frozen=True, kw_only=True):
    """How the ball is thrown, or the drum turned.

    Attributes:
        pocket: whence the ball is thrown; None where that is the number of the day, which nobody said.
        wheel: which way the wheel turns.
        ball: which way the ball runs.
        ways: which ways a tumbler's drum is still to turn.
    """

    pocket: int | None = None
    wheel: Turning | None = None
    ball: Turning | None = None
    ways: tuple[Turning, ...] = ()

    def form(self) -> dict[str, object]:
        """Write it, and which way wheel and ball go."""
        form = super().form()
        if self.wheel is not None and self.ball is not None:
            form |= {"from": self.pocket, "wheel": self.wheel.value, "ball": self.ball.value}
        if self.ways:
            form["ways"] = [way.value for way in self.ways]
        return form
