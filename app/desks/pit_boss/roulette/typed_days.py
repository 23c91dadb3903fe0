"""A day as somebody types it at the desk: as the desk writes it, or as it is said; a whole gaming day.

    17/11  17/11/26  17/11/2026  2026-11-17  17 novembre  17 novembre 2026
    martedì  martedì 17/11  martedì 17 novembre 2026  martedì scorso  ieri
    17/11 22:28                              that minute alone, by the house's clocks

A day without its year, and a day of the week, is the last one that there was, today with them; the last
Tuesday on a Tuesday is a week ago.
"""

from __future__ import annotations

import re
from datetime import date, datetime, time, timedelta, tzinfo
from typing import Final

from app.desks.pit_boss.roulette.asked_for import end_of_day, moment_of_day
from app.journal.lists.search_words import plain
from app.local_time import instant
from app.rules.house import USUAL_BEGIN

_WEEK: Final = (
    "lunedi monday lundi", "martedi tuesday mardi", "mercoledi wednesday mercredi", "giovedi thursday jeudi",
    "venerdi friday vendredi", "sabato saturday samedi", "domenica sunday dimanche",
)  # fmt: skip
_WEEKDAYS: Final = {word: place for place, words in enumerate(_WEEK) for word in words.split()}
_YEAR: Final = (
    "gennaio january janvier", "febbraio february fevrier", "marzo march mars", "aprile april avril",
    "maggio may mai", "giugno june juin", "luglio july juillet", "agosto august aout",
    "settembre september septembre", "ottobre october octobre", "novembre november",
    "dicembre december decembre",
)  # fmt: skip
_MONTHS: Final = {word: place for place, words in enumerate(_YEAR, 1) for word in words.split()}
_AGO: Final = {
    "oggi": 0, "today": 0, "aujourd'hui": 0, "ieri": 1, "yesterday": 1, "hier": 1,
}  # fmt: skip
_LAST: Final = frozenset({"scorso", "scorsa", "last", "dernier"})
_SHORT: Final = re.compile(r"([0-9]{1,2})/([0-9]{1,2})(?:/([0-9]{2}|[0-9]{4}))?")
_CLOCK: Final = re.compile(r"([01]?[0-9]|2[0-3]):([0-5][0-9])")
_CENTURY: Final = 2000
_MINUTE: Final = 60_000_000


def typed_day(words: str, today: date, *, ahead: int = 0) -> date | None:
    """Read a day.

    Args:
        words: as it was typed.
        today: the gaming day that it is now.
        ahead: days behind today that a day without its year may be: past midnight the calendar is one ahead.

    Returns:
        The day; None where the words are none, or where the day of the week is another.
    """
    said = plain(words).split(" ")
    weekday = [_WEEKDAYS[word] for word in said if word in _WEEKDAYS]
    if not weekday:
        return _dated(words, said, today, ahead)
    others = [word for word in said if word not in _WEEKDAYS]
    if len(weekday) > 1:
        return None
    if not others or (len(others) == 1 and others[0] in _LAST):
        back = (today.weekday() - weekday[0]) % 7
        return today - timedelta(days=back or 7 * len(others))
    day = _dated(" ".join(others), others, today, ahead)
    return day if day is not None and day.weekday() == weekday[0] else None


def typed_stretch(
    words: str, today: date, zone: tzinfo | None = None, begins: int = USUAL_BEGIN
) -> tuple[int, int] | None:
    """Say from when to before when a typed day or minute lasts, in microseconds since 1970; None for neither.

    Args:
        words: as it was typed.
        today: the gaming day that it is now.
        zone: where the house is; None is this machine's.
        begins: when its day does, minutes after midnight.
    """
    before, _, last = words.rpartition(" ")
    clock = _CLOCK.fullmatch(last)
    day = typed_day(words, today) if clock is None else typed_day(before, today, ahead=1)
    if day is None:
        return None
    try:
        if clock is None:
            return moment_of_day(day, zone, begins), end_of_day(day, zone, begins)
        here = datetime.combine(day, time(int(clock[1]), int(clock[2])))
        minute = int(instant(here, zone).timestamp()) * 1_000_000
        return minute, minute + _MINUTE
    except (OverflowError, ValueError, OSError):
        return None


def _dated(words: str, said: list[str], today: date, ahead: int) -> date | None:
    """Read a day of the calendar, or one that is said from today on."""
    if len(said) == 1 and said[0] in _AGO:
        return today - timedelta(days=_AGO[said[0]])
    if (short := _SHORT.fullmatch(words)) is not None:
        return _of_year(int(short[1]), int(short[2]), short[3], today + timedelta(days=ahead))
    if len(said) in {2, 3} and said[0].isdecimal() and said[1] in _MONTHS:
        year = said[2] if len(said) > 2 else None
        if len(said[0]) > 2 or (year is not None and not re.fullmatch("[0-9]{4}", year)):
            return None
        return _of_year(int(said[0]), _MONTHS[said[1]], year, today + timedelta(days=ahead))
    try:
        return date.fromisoformat(words)
    except ValueError:
        return None


def _of_year(day: int, month: int, year: str | None, latest: date) -> date | None:
    try:
        if year is not None:
            return date(int(year) if len(year) > 2 else _CENTURY + int(year), month, day)
        this = date(latest.year, month, day)
        return this if this <= latest else date(latest.year - 1, month, day)
    except ValueError:
        return None
