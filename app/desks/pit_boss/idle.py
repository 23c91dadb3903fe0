"""How long nobody has touched the desk; the time is passed in."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

USUAL_MINUTES: Final = 5
"""After so many minutes without a hand the desk locks itself."""
LEAST_MINUTES: Final = 1
MOST_MINUTES: Final = 60
_MINUTE: Final = 60_000_000


def never_asleep() -> int:
    """Give the clock that nobody sets, and that goes on while the machine sleeps; microseconds."""
    clock = getattr(time, "CLOCK_BOOTTIME", None)  # Linux; elsewhere the steady clock does so itself
    return (time.monotonic_ns() if clock is None else time.clock_gettime_ns(clock)) // 1000


class Idle:
    """Counts from the last touch."""

    def __init__(self, steady: Callable[[], int], minutes: int = USUAL_MINUTES) -> None:
        """Somebody touches it now.

        Args:
            steady: a clock that nobody sets, microseconds; one that goes on while the machine sleeps.
            minutes: after which it is over.
        """
        self._steady, self._long = steady, minutes * _MINUTE
        self.touched()

    def touched(self) -> None:
        """Somebody touches it."""
        self._last = self._steady()

    @property
    def over(self) -> bool:
        """Whether nobody has touched it for so long."""
        return self._steady() - self._last >= self._long
