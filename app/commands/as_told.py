"""A long command that goes on only while somebody says so: on its standard input, a word a line.

Whoever started it says `wait` while a ball runs and `go` when it has fallen; where he is there no more, the
end of the input ends the command too, so that nothing is left behind that nobody asks any more.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from typing import Final

GO: Final = b"go"
WAIT: Final = b"wait"
_CHUNK: Final = 1 << 12
_LEFT_ALONE: Final = 3
"""The exit status where whoever started it went away."""


class AsTold:
    """Lets somebody's work go on, and holds it up."""

    def __init__(self, source: int, end: Callable[[int], None] = os._exit) -> None:
        """Hold it up until somebody says that it goes on.

        Args:
            source: the descriptor that is read.
            end: ends the program with a status, whatever it does just then.
        """
        self._source, self._end = source, end
        self._goes_on = threading.Event()
        threading.Thread(target=self._listen, name="as told", daemon=True).start()

    @property
    def goes_on(self) -> bool:
        """What was said last."""
        return self._goes_on.is_set()

    def __call__(self) -> None:
        """Wait as long as somebody says so."""
        self._goes_on.wait()

    def _listen(self) -> None:
        rest = b""
        while block := os.read(self._source, _CHUNK):
            *lines, rest = (rest[-_CHUNK:] + block).split(b"\n")
            for word in map(bytes.strip, lines):
                if word == GO:
                    self._goes_on.set()
                elif word == WAIT:
                    self._goes_on.clear()
        self._end(_LEFT_ALONE)
