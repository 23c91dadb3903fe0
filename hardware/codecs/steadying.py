"""A clock for codecs that never goes back, whatever the machine's does."""

from __future__ import annotations


class Steadied:
    """Durations between what is heard; a clock that jumps back stands still for that moment."""

    def __init__(self) -> None:
        self._last: int | None = None
        self._added = 0

    def at(self, mono: int) -> int:
        """The moment of `mono` (microseconds), never before one that was told already."""
        if self._last is not None and mono < self._last:
            self._added += self._last - mono
        self._last = mono
        return mono + self._added
