"""The words and figures of a page, in the language of whoever prints it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime, time, tzinfo
from typing import Final

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QTime

from app.local_time import instant, offset_name, zone_name
from app.reports.gaming_day import local_moment
from app.rules.italian import elided


def tr(text: object) -> str:
    """Say a text of a page; to the types, Qt's mark for it is an object."""
    return QCoreApplication.translate("", str(text))


def money(cents: int | None) -> str:
    """Write cents with both decimals; a dash where nobody knows."""
    if cents is None:
        return "–"
    whole, rest = divmod(abs(cents), 100)
    return f"{'−' if cents < 0 else ''}{_grouped(whole)}{QLocale().decimalPoint()}{rest:02d}"


def count(number: int | None) -> str:
    """Write a number; a dash where nobody knows."""
    return "–" if number is None else _grouped(number)


def counted(number: int, one: str, several: str) -> str:
    """Say how many of something there are.

    Args:
        number: how many.
        one: what is said of one.
        several: what is said of none or of several, with "{count}" in it.
    """
    return one if number == 1 else several.format(count=count(number))


def decimals(value: float, places: int) -> str:
    """Write a figure with so many decimals: 53,0."""
    return QLocale().toString(value, "f", places)


def _grouped(number: int) -> str:
    """Write thousands apart, also the first: 1.040."""
    return f"{number:,}".replace(",", QLocale().groupSeparator())


def day_words(day: date) -> str:
    """Write a date in full."""
    return QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.LongFormat)


def clock(moment: str, zone: tzinfo | None) -> str:
    """Write the hour and minute of a moment, as the clocks of the house show it."""
    local = local_moment(moment, zone)
    return QLocale().toString(QTime(local.hour, local.minute), QLocale.FormatType.ShortFormat)


def zone_words(zone: tzinfo | None, *moments: str) -> str:
    """Name whose clocks are shown, and by how much they are ahead of UTC: "Europe/Rome (UTC+1)".

    Args:
        zone: whose clocks are shown; None is the house's.
        moments: at which; between them clocks may be put on or back.
    """
    offsets = ", ".join(dict.fromkeys(offset_name(local_moment(each, zone)) for each in moments))
    name = zone_name(zone) or tr("questa macchina")
    return f"{name} ({offsets})"


def clocks_words(zone: tzinfo | None, *moments: str) -> str:
    """Say by which clocks the times of a page are, from its first moment to its last."""
    return tr("Ore di {zone}").format(zone=zone_words(zone, *moments))


def day_clocks(day: date) -> str:
    """Say by the clocks of which place it is that day."""
    noon = instant(datetime.combine(day, time(12)))
    return clocks_words(None, noon.isoformat())


def moment_words(moment: datetime) -> str:
    """Write a date and an hour shortly."""
    here = QLocale()
    day = here.toString(QDate(moment.year, moment.month, moment.day), QLocale.FormatType.ShortFormat)
    return f"{day} {here.toString(QTime(moment.hour, moment.minute), QLocale.FormatType.ShortFormat)}"


def period_words(since: str, until: str, zone: tzinfo | None) -> str:
    """Say from when to when; both as events write times, empty where nothing is known."""
    if not since or not until:
        return ""
    first, last = (moment_words(local_moment(each, zone)) for each in (since, until))
    return elided(tr("dal {first} al {last}").format(first=first, last=last))


def dealers_words(dealers: Sequence[str]) -> str:
    """Say who dealt."""
    return tr("Croupier: {names}").format(names=", ".join(dealers) or tr("nessuno registrato"))


_SECONDS_ALONE: Final = 120


def span(seconds: int) -> str:
    """Write how long something was: up to two minutes in seconds, then "1 h", "2 min 5 s"."""
    if seconds < _SECONDS_ALONE:
        return f"{seconds} s"
    parts = (seconds // 3600, "h"), (seconds // 60 % 60, "min"), (seconds % 60, "s")
    return " ".join(f"{n} {unit}" for n, unit in parts if n)


def duration(microseconds: int) -> str:
    """Write hours and minutes."""
    minutes = microseconds // 60_000_000
    return f"{minutes // 60} h {minutes % 60:02d} min"


def joined(*parts: str) -> str:
    """Write the parts of a line that there are behind each other."""
    return " · ".join(filter(None, parts))
