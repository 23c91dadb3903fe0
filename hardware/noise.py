"""Noise on a line has an allowance in its raw log: it never pushes out what a device said that was read.

A cable that picks up noise brings more in an hour than a device says in weeks: at 115200 baud some 250 kB a
second as a raw log writes them. Nobody needs all of it; a night's lines are evidence. What nothing was read
from is kept as long as the allowance lasts, which an hour fills again; then only its last bytes are, until
something is read again: they may be the beginning of that.
"""

from __future__ import annotations

from typing import Final, NamedTuple

ONE_LINE: Final = 96
"""Bytes of the longest line that a device says, with room; so many before what was read are no noise."""
_AN_HOUR: Final = 3_600_000_000


class Allowance(NamedTuple):
    """How much noise a raw log keeps, in bytes as it writes them.

    Attributes:
        at_once: at most, where there was none for long.
        an_hour: how much of it comes back in an hour.
    """

    at_once: int
    an_hour: int


class Noise:
    """Tells what of a line is noise, and how much of it is still kept."""

    def __init__(self, allowance: Allowance) -> None:
        """Nothing was heard yet.

        Args:
            allowance: how much is kept.
        """
        self._allowance = allowance
        self._room: float = allowance.at_once
        self._unread, self._at = 0, 0
        self._tight = False

    def understood(self) -> None:
        """Something was read: what came up to here was its line."""
        self._unread = 0

    def keeps(self, at: int, heard: int, written: int) -> bool:
        """Say whether what was heard is written as it came.

        Args:
            at: when, microseconds since 1970.
            heard: how many bytes.
            written: how many they are in the log.
        """
        self._unread += heard
        if self._unread <= ONE_LINE and not self._tight:
            return True  # nearly all that is ever heard; a table waits for it
        self._refill(at)
        if not self._tight and self._unread > ONE_LINE:
            self._room -= written
            self._tight = self._room < 0
        return not self._tight

    def _refill(self, at: int) -> None:
        """Time gives room back; a clock that was put back gives none."""
        most, passed = self._allowance.at_once, max(0, at - self._at)
        self._at = at
        self._room = min(most, self._room + passed * self._allowance.an_hour / _AN_HOUR)
        self._tight = self._tight and self._room < most / 2
