"""How long a test's hands wait between two touches: each sees what the last one did, unless a test hurries them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count

from PySide6.QtCore import QEvent
from PySide6.QtGui import QInputEvent

from app.desks.common.second_touch import SECOND_TOUCH

_SECOND = 1000
_BEGINNINGS = count(0, 10_000_000)
"""Milliseconds: nothing that was touched is a moment ago when another test begins."""
_DOWN = {QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress}


class Hurry:
    """Time as fingers need it.

    Attributes:
        apart: milliseconds from when a finger or a key goes up until the next one comes down.
    """

    def __init__(self, apart: int) -> None:
        self.apart = apart
        self.now = next(_BEGINNINGS)

    def __call__(self, event: QInputEvent) -> int:
        """Tell when an event is."""
        if event.type() in _DOWN:
            self.now += self.apart
        return self.now


def be_patient() -> None:
    """Let a second go by before each thing that fingers do; nothing sleeps for it."""
    ticks = count(_SECOND, _SECOND)
    SECOND_TOUCH.time_of = lambda _event: next(ticks)
    SECOND_TOUCH.clock = lambda: next(ticks)


@contextmanager
def hurried(apart: int = 300) -> Iterator[Hurry]:
    """Let touches and keys follow each other so many milliseconds apart, as long as it lasts."""
    SECOND_TOUCH.time_of = hurry = Hurry(apart)
    SECOND_TOUCH.clock = lambda: hurry.now
    yield hurry
    be_patient()
