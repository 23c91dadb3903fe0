"""How far a long reading is: said on standard error, once it has taken more than a second."""

from __future__ import annotations

import sys
import time

_SILENT_FOR = 1.0


class Progress:
    """Says now and then how many events were read."""

    def __init__(self, command: str) -> None:
        """Begin to count the time.

        Args:
            command: whose reading it is.
        """
        self._command = command
        self._said = time.monotonic()

    def __call__(self, done: int, of: int) -> None:
        """Say it, if a second has passed since it was said.

        Args:
            done: events that were read.
            of: events that there are.
        """
        if time.monotonic() - self._said >= _SILENT_FOR:
            self._said = time.monotonic()
            sys.stderr.write(f"capotavolo: {self._command}: {done} of {of} events\n")
