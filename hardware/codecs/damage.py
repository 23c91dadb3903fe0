"""Damaged lines are counted and reported, but a bad cable must not flood the table."""

from __future__ import annotations

from hardware.readings import Heard, WarningKind, WheelWarning

EVERY = 10_000_000
"""Microseconds: the first damaged line is reported at once, later ones summed up at most so often."""


class Damage:
    """The damaged lines of one device."""

    def __init__(self) -> None:
        self._waiting = 0
        self._shown = ""
        self._said_at: int | None = None

    def add(self, line: str, count: int = 1) -> None:
        """Count damaged lines; `line` is the first of them, as it is to be shown."""
        self._waiting += count
        self._shown = line

    def due(self, heard: Heard) -> list[WheelWarning]:
        """The warning that is due now, if any; `count` is the damaged lines since the last one."""
        if not self._waiting:
            return []
        first = self._said_at is None
        if self._said_at is not None and heard.mono - self._said_at < EVERY:
            return []
        count = 1 if first else self._waiting
        self._waiting -= count
        self._said_at = heard.mono
        detail = (
            f"Damaged lines from {heard.device}, such as {self._shown}: check cable, plug and line speed."
        )
        return [WheelWarning(heard, WarningKind.BAD_FRAME, detail, count)]
