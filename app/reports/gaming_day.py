"""The gaming day: it begins at the hour that the house sets, so that an evening past midnight is one day."""

from __future__ import annotations

from datetime import date, datetime, time, timedelta, tzinfo
from typing import Final

from msgspec import Struct

from app.local_time import instant, local


class GamingDay(Struct, frozen=True):
    """One gaming day.

    Attributes:
        day: as the house names it: that of its first hour.
        since: its first moment, as events write times (UTC, microseconds, Z).
        until: the first moment of the day after.
    """

    day: date
    since: str
    until: str


_FIRST: Final = "0001-01-01T00:00:00.000000Z"
_LAST: Final = "9999-12-31T23:59:59.999999Z"
_MIDDLE: Final = date(5000, 1, 1)


def gaming_day(day: date, begins: int, zone: tzinfo | None = None) -> GamingDay:
    """Say from when to when a gaming day lasts; where clocks are put on or back it is shorter or longer.

    Args:
        day: its date.
        begins: when it begins, minutes after local midnight.
        zone: where the house is; None is this machine's.
    """
    after = _LAST if day == date.max else _begin(day + timedelta(days=1), begins, zone)
    return GamingDay(day, _begin(day, begins, zone), after)


def day_of(moment: str, begins: int, zone: tzinfo | None = None) -> date:
    """Say to which gaming day a moment belongs.

    Args:
        moment: as events write times.
        begins: minutes after local midnight.
        zone: where the house is; None is this machine's.
    """
    here = local_moment(moment, zone)
    early = 60 * here.hour + here.minute < begins
    return here.date() - timedelta(days=early)


def local_moment(moment: str, zone: tzinfo | None = None) -> datetime:
    """Read a time as events write it, as the clocks of the house show it."""
    return local(datetime.fromisoformat(moment), zone)


def _begin(day: date, begins: int, zone: tzinfo | None) -> str:
    here = datetime.combine(day, time(begins // 60, begins % 60))
    try:
        return f"{instant(here, zone).replace(tzinfo=None).isoformat(timespec='microseconds')}Z"
    except (OverflowError, ValueError):  # before the first moment that a clock knows, or after the last
        return _FIRST if day < _MIDDLE else _LAST
