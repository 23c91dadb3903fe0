"""The time and the day of this place, which the desk is given where a test needs others."""

from __future__ import annotations

from datetime import datetime

from app import local_time


def now() -> datetime:
    """The time of this place."""
    return local_time.now()


def day_of_month() -> int:
    """The day of the month on the calendar of this place, from whose pocket the first ball is thrown."""
    return now().day
