"""Damaged lines are counted and reported, but a bad cable must not flood the table."""

from __future__ import annotations

from collections import deque

from msgspec import Struct

from hardware.codecs.steadying import Steadied
from hardware.readings import Heard, WarningKind, WheelWarning

EVERY = 10_000_000
"""Microseconds: the first damaged line is reported at once, later ones summed up at most so often."""
STRANGE = 3
"""Damaged lines shortly before a line that make it a stranger's, or noise."""


class Damaged(Struct, frozen=True):
    """What is no line: cut short, cut into, noise, or a number that this wheel cannot have.

    Attributes:
        line: the first of them.
        count: how many.
    """

    line: str
    count: int = 1


class Damage:
    """The damaged lines of one device."""

    def __init__(self) -> None:
        self._waiting = 0
        self._shown = ""
        self._said_at: int | None = None
        self._clock = Steadied()

    def add(self, line: str, count: int = 1) -> None:
        """Count damaged lines; `line` is the first of them, as it is to be shown."""
        self._waiting += count
        self._shown = line

    def due(self, heard: Heard) -> list[WheelWarning]:
        """The warning that is due now, if any; `count` is the damaged lines since the last one."""
        if not self._waiting:
            return []
        first, now = self._said_at is None, self._clock.at(heard.mono)
        if self._said_at is not None and now - self._said_at < EVERY:
            return []
        count = 1 if first else self._waiting
        self._waiting -= count
        self._said_at = now
        detail = (
            f"Damaged lines from {heard.device}, such as {self._shown}: check cable, plug and line speed."
        )
        return [WheelWarning(heard, WarningKind.BAD_FRAME, detail, count)]


class Distrust:
    """A line so short that a stranger's may look like it is not believed in bad company.

    A wheel of another make on the port, or the right device at the wrong speed, sends many lines that are
    none of this device's, and now and then one that could be.
    """

    def __init__(self, window: int) -> None:
        """Nothing is known yet.

        Args:
            window: microseconds that a damaged line is remembered.
        """
        self._window = window
        self._damaged: deque[int] = deque(maxlen=STRANGE)

    def add(self, now: int) -> None:
        """A damaged line came."""
        self._damaged.append(now)

    def believes(self, now: int) -> bool:
        """Whether a line that looks right may be this device's."""
        return len(self._damaged) < STRANGE or now - self._damaged[0] >= self._window
