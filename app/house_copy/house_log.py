"""What the house refused, line by line: who was there, when, and why nothing was taken."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

_LONGEST: Final = 5_000_000
"""Bytes after which a new file is begun; the one before is kept."""
_SAME_AGAIN: Final = 60.0
"""Seconds for which the same is not written again: whoever knocks all day fills no disk."""
_REMEMBERED: Final = 1_000


class HouseLog:
    """A file of lines, and whoever listens; used by one thread at a time."""

    def __init__(
        self,
        path: Path,
        heard: Callable[[str], object],
        now: Callable[[], str],
        steady: Callable[[], float],
    ) -> None:
        """Nothing is written yet.

        Args:
            path: the file.
            heard: takes each sentence too.
            now: UTC, ISO 8601.
            steady: seconds of a clock that nobody sets.
        """
        self._path, self._heard, self._now, self._steady = path, heard, now, steady
        self._said: dict[tuple[str, str], float] = {}
        self._fails = False

    def say(self, who: str, sentence: str) -> None:
        """Write one line, unless the same was written a moment ago."""
        moment = self._steady()
        last = self._said.get((who, sentence))
        if last is not None and moment - last < _SAME_AGAIN:
            return
        if len(self._said) >= _REMEMBERED:
            self._said.clear()
        self._said[who, sentence] = moment
        line = "".join(letter if letter.isprintable() else "?" for letter in f"{who}: {sentence}")
        self._heard(line)
        try:
            self._write(f"{self._now()} {line}\n")
            self._fails = False
        except OSError as fault:
            if not self._fails:
                self._fails = True
                self._heard(f"the log {self._path} cannot be written ({fault.strerror})")

    def _write(self, line: str) -> None:
        if self._path.exists() and self._path.stat().st_size > _LONGEST:
            self._path.replace(self._path.with_name(f"{self._path.name}.1"))
        with self._path.open("a", encoding="utf-8") as file:
            file.write(line)
