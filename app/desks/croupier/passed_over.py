"""What the next round would pass over: it is asked once, and a second touch goes on (rules 3, 6)."""

from __future__ import annotations

from typing import NamedTuple


class Undone(NamedTuple):
    """What nobody has seen to, and what the table does not wait for.

    Attributes:
        back: what was paid before its announce went on and is not taken back, by owner; amounts in cents.
        announces: how many announces won and have not gone on.
        nothing: nothing was entered of the number, and nobody said that the layout is clear.
    """

    back: tuple[tuple[str, int], ...] = ()
    announces: int = 0
    nothing: bool = False


NOTHING_UNDONE = Undone()


class Passing(NamedTuple):
    """What going on to the next spin means now.

    Attributes:
        undone: what it passes over.
        asked: that was asked already: the next touch goes on.
    """

    undone: Undone = NOTHING_UNDONE
    asked: bool = False

    @property
    def asks(self) -> bool:
        """Whether it must be asked first."""
        return self.undone != NOTHING_UNDONE and not self.asked


NOTHING_PASSED = Passing()
