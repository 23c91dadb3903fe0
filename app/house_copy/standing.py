"""Where the house's copy stands: of each table the last event, when it came, and what is wrong.

What there is of a table the file itself says. When it came, and what keeps more from coming, only the program
that takes it knows: it writes that beside the file, for whoever looks.
"""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

import msgspec

from app.foreign import UNREADABLE, content
from app.journal.errors import Damaged
from app.journal.reading import head_in, opened, tables_in

_TIME = 'SELECT "at" FROM journal WHERE "table" = ? AND seq = ?'


class Came(msgspec.Struct, frozen=True):
    """What the house's program knows of a table.

    Attributes:
        came: when its last event came, UTC; empty where none ever did.
        sender: the address of its station.
        connected: whether the station's line is there now.
        trouble: what keeps more from coming; empty where nothing does.
    """

    came: str = ""
    sender: str = ""
    connected: bool = False
    trouble: str = ""


class TableStanding(msgspec.Struct, frozen=True):
    """How far the copy of one table has come.

    Attributes:
        table: its name.
        seq: the place of its last event.
        hash: the hash of that, hexadecimal.
        at: when it happened at the table, as it was written.
        came: when it came; empty where nobody knows any more.
        sender: the address of its station.
        connected: whether its line is there now.
        trouble: what keeps more from coming.
    """

    table: str
    seq: int
    hash: str
    at: str
    came: str
    sender: str
    connected: bool
    trouble: str


def standing_file(database: Path) -> Path:
    """Name the file beside the house's copy in which its program says what came."""
    return database.with_name(database.name + ".standing.json")


def write_standing(database: Path, tables: dict[str, Came]) -> None:
    """Say what came, in one step.

    Raises:
        OSError: the disk refuses; what was said before stands.
    """
    place = standing_file(database)
    fresh = place.with_name(f"{place.name}.{os.getpid()}.new")
    try:
        fresh.write_bytes(msgspec.json.encode(tables))
        fresh.replace(place)
    except OSError:
        with contextlib.suppress(OSError):  # the fault above is the one that is told
            fresh.unlink(missing_ok=True)
        raise


def read_standing(database: Path) -> dict[str, Came]:
    """Read what the house's program said last; nothing where it never ran, or what it said is not whole."""
    try:
        return msgspec.json.decode(content(standing_file(database)), type=dict[str, Came])
    except (OSError, *UNREADABLE):
        return {}


def standing(database: Path) -> tuple[TableStanding, ...]:
    """Say of each table what the copy has, in the order of their names; also of one that was refused at once.

    Raises:
        JournalError: the copy cannot be read.
    """
    known = read_standing(database)
    found = []
    with opened(database) as connection:
        there = list(tables_in(connection))
        for table in sorted({*there, *known}):
            head, came = head_in(connection, table), known.get(table, Came())
            at = connection.exec_driver_sql(_TIME, (table, head.seq)).scalar() if head.seq else ""
            if at is None:
                raise Damaged(database, f"event {head.seq} of table {table} says no time")
            digest = head.hash.hex() if head.seq else ""
            found.append(
                TableStanding(
                    table, head.seq, digest, str(at), came.came, came.sender, came.connected, came.trouble
                )
            )
    return tuple(found)
