"""What is looked for among the spins: what was typed and what the controls ask for, put together."""

from __future__ import annotations

from datetime import date, timedelta, tzinfo
from enum import StrEnum
from typing import Final, NamedTuple, TypeVar

from msgspec.structs import replace

from app.journal.lists.filters import Filter
from app.journal.lists.times import read_moment
from app.reports.gaming_day import gaming_day
from app.rules.house import USUAL_BEGIN
from app.table.listing import Flag

T = TypeVar("T")

AMOUNTS: Final = (5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000)
"""Payments of more than so much are offered to be looked for, in cents."""


class Days(StrEnum):
    """Which days are looked at."""

    ALWAYS = "always"
    TODAY = "today"
    YESTERDAY = "yesterday"
    WEEK = "week"
    """the last seven, today with them"""
    MONTH = "month"
    """the last thirty"""


class Controls(NamedTuple):
    """What the controls ask for; None is anything."""

    table: str | None = None
    days: Days | date = Days.ALWAYS
    number: int | None = None
    dealer: str | None = None
    over: int | None = None
    chip: str | None = None
    flags: Flag = Flag(0)


def nights_before(today: date) -> tuple[date, ...]:
    """Give the nights that are called by the day of the week: before yesterday, back to six days ago."""
    return tuple(today - timedelta(days=back) for back in range(2, 7))


def asked(
    controls: Controls, typed: Filter, today: date, zone: tzinfo | None = None, begins: int = USUAL_BEGIN
) -> Filter:
    """Put together what is looked for: what was typed goes before what a control says.

    Args:
        controls: as they stand.
        typed: what the search line asks for.
        today: the gaming day that it is now.
        zone: where the house is; None is this machine's.
        begins: when its day does, minutes after midnight.
    """
    since_, until = _times(controls.days, today, zone, begins)
    timed = typed.since is not None or typed.until is not None
    return replace(
        typed,
        table=_first(typed.table, controls.table),
        since=typed.since if timed else since_,
        until=typed.until if timed else until,
        number=_first(typed.number, controls.number),
        dealer=_first(typed.dealer, controls.dealer),
        over=typed.over if typed.over is not None or typed.under is not None else controls.over,
        chip=_first(typed.chip, controls.chip),
        flags=typed.flags | controls.flags,
    )


def moment_of_day(day: date, zone: tzinfo | None = None, begins: int = USUAL_BEGIN) -> int:
    """Give the first moment of a gaming day, in microseconds since 1970."""
    return read_moment(gaming_day(day, begins, zone).since)


def end_of_day(day: date, zone: tzinfo | None = None, begins: int = USUAL_BEGIN) -> int:
    """Give the moment at which a gaming day is over, in microseconds since 1970."""
    return read_moment(gaming_day(day, begins, zone).until)


def _times(days: Days | date, today: date, zone: tzinfo | None, begins: int) -> tuple[int | None, int | None]:
    match days:
        case date():
            return moment_of_day(days, zone, begins), end_of_day(days, zone, begins)
        case Days.ALWAYS:
            return None, None
        case Days.YESTERDAY:
            yesterday = today - timedelta(days=1)
            return moment_of_day(yesterday, zone, begins), moment_of_day(today, zone, begins)
        case Days.TODAY | Days.WEEK | Days.MONTH:
            back = {Days.TODAY: 0, Days.WEEK: 6, Days.MONTH: 29}[days]
            return moment_of_day(today - timedelta(days=back), zone, begins), None


def _first(one: T | None, other: T | None) -> T | None:
    return other if one is None else one
