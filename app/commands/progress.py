"""How far a long reading is, and how quick: said on standard error, once it has taken more than a second."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Final

_SILENT_FOR: Final = 1.0


class Progress:
    """Says now and then how much was read."""

    def __init__(
        self, command: str, what: str = "events", *, steady: Callable[[], float] = time.monotonic
    ) -> None:
        """Begin to count the time.

        Args:
            command: whose reading it is.
            what: is counted.
            steady: the machine's steady clock, in seconds.
        """
        self._command, self._what, self._steady = command, what, steady
        self._began = self._said = steady()

    def __call__(self, done: int, of: int) -> None:
        """Say it, if a second has passed since it was said.

        Args:
            done: how many were read.
            of: how many there are.
        """
        now = self._steady()
        if now - self._said >= _SILENT_FOR:
            self._said = now
            rate = done / (now - self._began)
            left = max(of - done, 0) / rate if rate else 0.0
            told = f"{done} of {of} {self._what}, {rate:.0f} a second, {_duration(left)} to go"
            sys.stderr.write(f"capotavolo: {self._command}: {told}\n")


def _duration(seconds: float) -> str:
    """Write a time that is left: "40 s", or "3 min"."""
    return f"{seconds:.0f} s" if seconds < 100 else f"{seconds / 60:.0f} min"
