"""What the dealer is to do with the ball and the wheel, or with the drum."""

from __future__ import annotations

from app.rules.roulette.wheel import Turning
from app.table.prompts import Prompt


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
