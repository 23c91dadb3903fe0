"""A day as somebody types it at the desk: 17/11, 17/11/2026, 2026-11-17, martedì, ieri; a whole gaming day.

A day without its year, and a day of the week, is the last one that there was, today with them.
"""

from __future__ import annotations

import re
import unicodedata
from datetime import date, timedelta, tzinfo
from typing import Final

from app.desks.pit_boss.screen import end_of_day, moment_of_day

_WEEK: Final = (
    "lunedi monday lundi", "martedi tuesday mardi", "mercoledi wednesday mercredi", "giovedi thursday jeudi",
    "venerdi friday vendredi", "sabato saturday samedi", "domenica sunday dimanche",
)  # fmt: skip
_WEEKDAYS: Final = {word: place for place, words in enumerate(_WEEK) for word in words.split()}
_AGO: Final = {
    "oggi": 0, "today": 0, "aujourd'hui": 0, "ieri": 1, "yesterday": 1, "hier": 1,
}  # fmt: skip
_SHORT: Final = re.compile(r"([0-9]{1,2})/([0-9]{1,2})(?:/([0-9]{2}|[0-9]{4}))?")
_CENTURY: Final = 2000


def typed_day(word: str, today: date) -> date | None:
    """Read a day.

    Args:
        word: as it was typed.
        today: the gaming day that it is now.

    Returns:
        The day; None where the word is none.
    """
    plain = _plain(word)
    if plain in _AGO:
        return today - timedelta(days=_AGO[plain])
    if plain in _WEEKDAYS:
        return today - timedelta(days=(today.weekday() - _WEEKDAYS[plain]) % 7)
    if (short := _SHORT.fullmatch(plain)) is not None:
        return _dated(int(short[1]), int(short[2]), short[3], today)
    try:
        return date.fromisoformat(plain)
    except ValueError:
        return None


def typed_stretch(word: str, today: date, zone: tzinfo | None = None) -> tuple[int, int] | None:
    """Say from when to before when a typed day lasts, in microseconds since 1970; None where it is none.

    Args:
        word: as it was typed.
        today: the gaming day that it is now.
        zone: where the house is; None is this machine's.
    """
    day = typed_day(word, today)
    if day is None:
        return None
    try:
        return moment_of_day(day, zone), end_of_day(day, zone)
    except (OverflowError, ValueError):
        return None


def _dated(day: int, month: int, year: str | None, today: date) -> date | None:
    try:
        if year is not None:
            return date(int(year) if len(year) > 2 else _CENTURY + int(year), month, day)
        this = date(today.year, month, day)
        return this if this <= today else date(today.year - 1, month, day)
    except ValueError:
        return None


def _plain(word: str) -> str:
    """Write it without capitals and accents."""
    parts = unicodedata.normalize("NFD", word.casefold())
    return "".join(letter for letter in parts if not unicodedata.combining(letter))
