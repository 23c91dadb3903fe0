"""The clocks of the house: an instant becomes a local time here and nowhere else, and a local time one.

The zone is one setting for all of the program. The house's profile names it; where it names none, it is this
machine's own. Whoever reads several houses hands a zone over; None is the one that holds.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, tzinfo


class _Place:
    """Where the program is."""

    zone: tzinfo | None = None
    """None is where this machine is."""


def live_in(zone: tzinfo | None) -> None:
    """Let a zone hold from here on; None is this machine's."""
    _Place.zone = zone


def zone_called(name: str) -> tzinfo | None:
    """Find a zone by its name, "Europe/Rome"; none where no name is given.

    Raises:
        LookupError: this machine knows none of that name.
    """
    from zoneinfo import ZoneInfo  # noqa: PLC0415 - a machine in the house's own zone does without

    if not name:
        return None
    try:
        return ZoneInfo(name)
    except (OSError, LookupError, ValueError):  # what is no name of a zone may be any file's
        raise LookupError(f"no such zone: {name}") from None


def local(moment: datetime, zone: tzinfo | None = None) -> datetime:
    """Read an instant as the clocks of the house show it."""
    return moment.astimezone(_Place.zone if zone is None else zone)


def instant(here: datetime, zone: tzinfo | None = None) -> datetime:
    """Say which instant it is when the clocks of the house show this; of an hour that comes twice the first.

    Args:
        here: without a zone.
        zone: where; None is the one that holds.

    Raises:
        OverflowError, ValueError, OSError: no clock knows it.
    """
    zone = _Place.zone if zone is None else zone
    return here.astimezone(UTC) if zone is None else here.replace(tzinfo=zone).astimezone(UTC)


def now(zone: tzinfo | None = None) -> datetime:
    """The time by the clocks of the house."""
    return local(datetime.now(UTC), zone)


def zone_name(zone: tzinfo | None = None) -> str:
    """Name a zone as it is set; empty where it is this machine's."""
    zone = _Place.zone if zone is None else zone
    return "" if zone is None else getattr(zone, "key", "") or str(zone)


def offset_name(here: datetime) -> str:
    """Say by how much a local time is ahead of UTC, or behind: "UTC+1", "UTC−3:30"."""
    minutes = (here.utcoffset() or timedelta()) // timedelta(minutes=1)
    hours, rest = divmod(abs(minutes), 60)
    return f"UTC{'−' if minutes < 0 else '+'}{hours}{f':{rest:02d}' if rest else ''}"
