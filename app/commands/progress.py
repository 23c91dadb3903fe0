"""How far a long reading is: said on standard error, once it has taken more than a second."""

from __future__ import annotations

import sys
import time

_SILENT_FOR = 1.0


class Progress:
    """Says now and then how much was read."""

    def __init__(self, command: str, what: str = "events") -> None:
        """Begin to count the time.

        Args:
            command: whose reading it is.
            what: is counted.
        """
        self._command, self._what = command, what
        self._said = time.monotonic()

    def __call__(self, done: int, of: int) -> None:
        """Say it, if a second has passed since it was said.

        Args:
            done: how many were read.
            of: how many there are.
        """
        if time.monotonic() - self._said >= _SILENT_FOR:
            self._said = time.monotonic()
            sys.stderr.write(f"capotavolo: {self._command}: {done} of {of} {self._what}\n")
