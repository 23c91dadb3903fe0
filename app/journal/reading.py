"""What a journal says, read while its table may be writing; by pages, so that the log can be emptied."""

from collections.abc import Collection, Generator, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path

import msgspec
from sqlalchemy import Connection

from app.foreign import FORGED, UNREADABLE
from app.journal.chain import ZERO_HASH, Head, Recorded
from app.journal.connection import driver, reading, readings
from app.journal.errors import Damaged, EmptyJournal
from app.journal.revision import revision_of
from app.journal.schema import why_not_read

OPENING = "table.opened"
"""The kind of event that carries all that outlives a night."""


class _Of(msgspec.Struct):
    spin: int | None = None


_PAGE = 256
_EVENTS = """
SELECT seq, CAST(body AS BLOB), CAST(hash AS BLOB) FROM journal
WHERE "table" = ? AND seq > ?{limits}
ORDER BY seq LIMIT ?
"""
_OPENING = 'SELECT seq FROM journal WHERE "table" = ? AND kind = ? ORDER BY seq DESC LIMIT 1'
_OPENINGS = 'SELECT seq, "at" FROM journal WHERE "table" = ? AND kind = ? ORDER BY seq'
_HEAD = 'SELECT seq, hash FROM journal WHERE "table" = ? ORDER BY seq DESC LIMIT 1'
_WHEN = 'SELECT "at", CAST(body AS BLOB) FROM journal WHERE "table" = ? AND seq = ?'
_AT = 'SELECT hash FROM journal WHERE "table" = ? AND seq = ?'
_NEXT_TABLE = 'SELECT min("table") FROM journal WHERE "table" > ?'


@contextmanager
def opened(path: Path) -> Iterator[Connection]:
    """Open a journal that this program can read.

    Raises:
        NoJournal: there is nothing.
        NotAJournal, NewerJournal, Damaged, CannotOpen: what is there cannot be read.
    """
    with reading(path) as connection:
        revision = revision_of(connection, path)
        if revision is None:
            raise EmptyJournal(path)
        if why := why_not_read(driver(connection), revision):
            raise Damaged(path, why)
        yield connection


@contextmanager
def opened_twice(path: Path) -> Iterator[tuple[Connection, Connection]]:
    """Open a journal for two that read it at the same time, whatever was done to its form.

    Raises:
        JournalError: as `opened`.
    """
    with readings(path, 2) as (connection, other):
        if revision_of(connection, path) is None:
            raise EmptyJournal(path)
        yield connection, other


def tables(path: Path) -> tuple[str, ...]:
    """Every table that has an event in this journal, in the order of their names.

    Raises:
        JournalError: as `opened`, here and below.
    """
    with opened(path) as connection:
        return tuple(tables_in(connection))


def head(path: Path, table: str) -> Head:
    """The last event of a table; place 0 and 32 zero bytes if it has none."""
    with opened(path) as connection:
        return head_in(connection, table)


def hash_at(path: Path, table: str, seq: int) -> bytes | None:
    """The hash of one event; None where the journal has no such event."""
    with opened(path) as connection:
        digest = connection.exec_driver_sql(_AT, (table, seq)).scalar()
    return digest if isinstance(digest, bytes) else None


def when(path: Path, table: str, places: Collection[int]) -> dict[int, tuple[str, int | None]]:
    """The time of some events, and the spin in which each happened; what is not there is left out."""
    found: dict[int, tuple[str, int | None]] = {}
    with opened(path) as connection:
        for place in sorted(places):
            row = connection.exec_driver_sql(_WHEN, (table, place)).one_or_none()
            if row is not None:
                found[place] = row[0], _spin(path, table, place, row[1])
    return found


def events(
    path: Path,
    table: str | None = None,
    *,
    after: int = 0,
    since: str | None = None,
    until: str | None = None,
) -> Generator[Recorded, None, None]:
    """The events of one table, or of all of them table by table, each table's in its order.

    Args:
        path: the journal.
        table: one table's name; None for all.
        after: only those that come after this place.
        since: only those at this time or later, written as events write it (UTC, microseconds, Z).
        until: only those before this time.
    """
    limits = (' AND "at" >= ?' if since else "") + (' AND "at" < ?' if until else "")
    times = [time for time in (since, until) if time]
    with opened(path) as connection:
        for name in tables_in(connection) if table is None else (table,):
            yield from _paged(connection, name, after, limits, times)


def last_opening(path: Path, table: str) -> Iterator[Recorded]:
    """The events from the last opening of the table on: all that a restart has to fold.

    A table that was never opened gives all its events. The journal is opened once the first is asked for.
    """
    with opened(path) as connection:
        yield from _paged(connection, table, max(_opening_place(connection, table) - 1, 0), "", [])


def last_opening_place(path: Path, table: str) -> int:
    """The place of the last opening of a table; 0 where it was never opened."""
    with opened(path) as connection:
        return _opening_place(connection, table)


def _opening_place(connection: Connection, table: str) -> int:
    place = connection.exec_driver_sql(_OPENING, (table, OPENING)).scalar()
    return 0 if place is None else _place(connection, table, place)


def openings_in(connection: Connection, path: Path, table: str) -> list[tuple[int, str]]:
    """The place and the time of every opening of a table in an open journal, in their order.

    Raises:
        Damaged: one of them says no time, or stands at no place.
    """
    rows = connection.exec_driver_sql(_OPENINGS, (table, OPENING)).all()
    for seq, at in rows:
        _place(connection, table, seq)
        try:
            datetime.fromisoformat(at)
        except FORGED as fault:
            raise Damaged(path, f"event {seq} of table {table} says no time") from fault
    return [(seq, at) for seq, at in rows]


def tables_in(connection: Connection) -> Iterator[str]:
    """The tables of an open journal, found by leaping from one to the next.

    Raises:
        Damaged: what stands for a name is no text.
    """
    raw = driver(connection)
    (name,) = raw.execute(_NEXT_TABLE, ("",)).fetchone()
    while name is not None:
        if not isinstance(name, str):
            raise Damaged(_path_of(connection), f"{name!r} is no name of a table")
        yield name
        before, (name,) = name, raw.execute(_NEXT_TABLE, (name,)).fetchone()
        if isinstance(name, str) and name <= before:
            raise Damaged(_path_of(connection), f"after table {before} it leads back")


def head_in(connection: Connection, table: str) -> Head:
    """The last event of a table in an open journal.

    Raises:
        Damaged: what stands for its place or its hash is none.
    """
    row = driver(connection).execute(_HEAD, (table,)).fetchone()
    if row is None:
        return Head(0, ZERO_HASH)
    seq, digest = row
    if not isinstance(digest, bytes):
        raise Damaged(_path_of(connection), f"event {seq} of table {table} has no hash")
    return Head(_place(connection, table, seq), digest)


def _place(connection: Connection, table: str, seq: object) -> int:
    """Give an event's place, which may be anything in a file that somebody changed."""
    if not isinstance(seq, int):
        raise Damaged(_path_of(connection), f"{seq!r} is no place of an event of table {table}")
    return seq


def _path_of(connection: Connection) -> Path:
    (path,) = connection.exec_driver_sql("SELECT file FROM pragma_database_list").scalars()
    return Path(path)


def _spin(path: Path, table: str, place: int, body: bytes) -> int | None:
    try:
        return msgspec.json.decode(body, type=_Of).spin
    except UNREADABLE as fault:
        raise Damaged(path, f"event {place} of table {table}: {fault}") from fault


def _paged(
    connection: Connection, table: str, after: int, limits: str, times: list[str]
) -> Iterator[Recorded]:
    """Read a page, let go of the file, go on behind its last event."""
    statement = _EVENTS.format(limits=limits)
    while rows := connection.exec_driver_sql(statement, (table, after, *times, _PAGE)).all():
        for seq, body, digest in rows:
            yield Recorded(table, _place(connection, table, seq), body, digest)
        if rows[-1][0] <= after:
            raise Damaged(_path_of(connection), f"after event {after} of table {table} it leads back")
        after = rows[-1][0]
