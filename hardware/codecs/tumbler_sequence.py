"""Whether every event of a tumbler was heard: they are numbered, repeated if nobody answers, and may be lost.

The status line repeats the number of the latest event. If it is ahead of what was heard, a repetition may
still bring what is missing: it comes each second, five times.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import Final

from hardware.codecs.tumbler_frames import SEQ_COUNT

REPEATED_FOR: Final = 6_000_000
"""Microseconds in which a device says an event again; what is missing then will not come by itself."""
_MOST_MISSING: Final = 64
"""Of so many lost events the repetitions are still waited for."""
_HALF: Final = SEQ_COUNT // 2


class Arrival(Enum):
    """How an event comes after those before it."""

    NEXT = auto()
    DUPLICATE = auto()
    GAP = auto()
    """one or more before it were not heard"""
    LATE = auto()
    """it was missing, and its repetition was heard"""


class Sequence:
    """The numbers of one power-up's events."""

    def __init__(self) -> None:
        self.last: int | None = None
        self.missing: tuple[int, ...] = ()
        self._behind_since: int | None = None

    def take(self, seq: int) -> Arrival:
        """Say how an event with this number comes, and count it as heard."""
        if self.last is None:
            self.last = seq
            return Arrival.NEXT
        ahead = (seq - self.last) % SEQ_COUNT
        if ahead == 0 or ahead >= _HALF:
            return self._again(seq)
        lost = tuple((self.last + step) % SEQ_COUNT for step in range(1, min(ahead, _MOST_MISSING + 1)))
        self.missing = (*self.missing, *lost)[-_MOST_MISSING:]
        self.last, self._behind_since = seq, None
        return Arrival.GAP if lost else Arrival.NEXT

    def _again(self, seq: int) -> Arrival:
        if seq not in self.missing:
            return Arrival.DUPLICATE
        self.missing = tuple(other for other in self.missing if other != seq)
        return Arrival.LATE

    def latest(self, seq: int, mono: int) -> bool:
        """Take the number that a status line repeats.

        Args:
            seq: of the latest event, as the device says.
            mono: when, microseconds of a steady clock.

        Returns:
            Whether events are surely lost: no repetition brought them, or the device counts from elsewhere.
        """
        if self.last is None or seq == self.last:
            self.last, self._behind_since = seq, None
            return False
        backwards = (seq - self.last) % SEQ_COUNT >= _HALF
        if self._behind_since is None:
            self._behind_since = mono
        if not backwards and mono - self._behind_since < REPEATED_FOR:
            return False
        self.last, self.missing, self._behind_since = seq, (), None
        return True
