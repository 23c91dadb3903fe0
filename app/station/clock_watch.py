"""Whether somebody set the machine's clock: it left the steady one, or stands behind at a start."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Final

from msgspec.structs import replace

from app.station.stamps import Stamps
from app.table.heard import ClockBehindHeard
from app.table.station_events import BEHIND_EVENT, BEHIND_PROGRAM

_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
_MICROSECOND: Final = timedelta(microseconds=1)
_JUMP: Final = 2_000_000
"""Microseconds; a clock that is kept right over the network is drawn along by less."""
MADE: Final = datetime(2026, 11, 21, tzinfo=UTC)
"""When the first line of this program was written: no clock that is right stands before it."""


def stands_behind(now: int, last: str | None) -> tuple[ClockBehindHeard, ...]:
    """Say behind what the wall clock stands when the program starts.

    Args:
        now: what it says, microseconds since 1970.
        last: when the last event was recorded, as events write it; None where there is none yet.

    Returns:
        Nothing where it may be right.

    Raises:
        ValueError: the event has no time.
    """
    since = {BEHIND_PROGRAM: MADE}
    if last is not None:
        since[BEHIND_EVENT] = datetime.fromisoformat(last)
    behind = {than: (moment - _EPOCH) // _MICROSECOND - now for than, moment in since.items()}
    return tuple(ClockBehindHeard(by, than) for than, by in behind.items() if by >= _JUMP)


class ClockWatch:
    """Compares the two clocks of one start of the program, each time that it is asked."""

    def __init__(self, stamps: Stamps) -> None:
        """Remember how the clocks stand now."""
        self._stamps = stamps
        self._apart = self._now()

    @classmethod
    def over(cls, stamps: Stamps) -> Stamps:
        """Give the same clocks, watched."""
        return replace(stamps, jumped=cls(stamps).jumped)

    def jumped(self) -> int:
        """Say by how much the wall clock was set since it was asked last.

        Returns:
            Microseconds, below zero where it was put back; 0 where it only ran.
        """
        apart = self._now()
        jump = apart - self._apart
        self._apart = apart
        return jump if abs(jump) >= _JUMP else 0

    def _now(self) -> int:
        return self._stamps.wall() - self._stamps.steady()
