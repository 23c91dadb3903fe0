"""By whose clocks the pages of a table are written: the option that names a zone, and what holds without."""

from __future__ import annotations

import argparse
from datetime import tzinfo
from pathlib import Path


def zone_argument(parser: argparse.ArgumentParser) -> None:
    """Add where the house is."""
    parser.add_argument(
        "--zone",
        help="where the house is, such as Europe/Rome (default: as its profile says, else this machine's)",
    )


def zone_named(name: str | None) -> tzinfo | None:
    """Find the zone of a house; None is this machine's.

    Raises:
        LookupError: there is none of that name.
    """
    from app.local_time import zone_called

    if name is None:
        return None
    if not name:
        raise LookupError("--zone: no zone is named")
    try:
        return zone_called(name)
    except LookupError as fault:
        raise LookupError(f"--zone: {fault.args[0]}") from None


def zone_of(name: str | None, path: Path, table: str) -> tzinfo | None:
    """Find the zone by whose clocks a table's pages are written: the one that is named, else its house's.

    Args:
        name: of a zone; None where none was named.
        path: the journal.
        table: whose.

    Returns:
        None where nobody names one: this machine's.

    Raises:
        LookupError: this machine knows none of that name.
        JournalError: the journal cannot be read.
    """
    from app.games import game_at
    from app.local_time import zone_called
    from app.reports.day_reading import house_of

    if name is not None:
        return zone_named(name)
    house = house_of(path, table, game_at(path, table))
    try:
        return None if house is None else zone_called(house.zone)
    except LookupError as fault:
        raise LookupError(f"the house's zone: {fault.args[0]} on this machine: say --zone") from None
