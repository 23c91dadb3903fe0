"""What can concern the time between two moments: whole nights, each from its opening on, sealed as they were.

Whoever folds events cannot begin anywhere: what a spin was worth is known only from its table's opening on.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Connection

from app.journal.chain import Recorded, is_sealed
from app.journal.errors import Damaged
from app.journal.reading import OPENING, events, head_in, opened, openings_in, tables_in
from app.journal.verifying import Progress

_STEP = 1_000
_FIRST_SINCE = 'SELECT seq FROM journal WHERE "table" = ? AND "at" >= ? ORDER BY seq LIMIT 1'
_LAST_BEFORE = 'SELECT seq FROM journal WHERE "table" = ? AND "at" < ? ORDER BY seq DESC LIMIT 1'
_OPENED_BY = 'SELECT seq FROM journal WHERE "table" = ? AND kind = ? AND seq <= ? ORDER BY seq DESC LIMIT 1'
_OPENED_AFTER = 'SELECT seq FROM journal WHERE "table" = ? AND kind = ? AND seq > ? ORDER BY seq LIMIT 1'

_OPENINGS = 'SELECT seq, "at" FROM journal WHERE "table" = ? AND kind = ? ORDER BY seq'


class Nights(NamedTuple):
    """Whole nights of one table, by the places of their first and last event."""

    table: str
    first: int
    last: int


def nights(
    path: Path, table: str | None = None, *, since: str | None = None, until: str | None = None
) -> tuple[Nights, ...]:
    """Find the nights in which anything happened between two times, table by table.

    A clock that was put back hides nothing: the first and the last such event are found by their places.

    Args:
        path: the journal.
        table: one table's name; None for all.
        since: from this time on, written as events write it.
        until: up to before this time.

    Returns:
        The tables that have such nights, with what was recorded up to now.

    Raises:
        JournalError: the journal cannot be read.
    """
    with opened(path) as connection:
        names = tables_in(connection) if table is None else iter((table,))
        found = (_nights_of(connection, name, since, until) for name in names)
        return tuple(stretch for stretch in found if stretch.first <= stretch.last)


def every_night(path: Path) -> tuple[Nights, ...]:
    """Find every night of every table, the one that was opened last first.

    Raises:
        JournalError: the journal cannot be read.
    """
    with opened(path) as connection:
        found = [
            (at, Nights(name, first, last))
            for name in tables_in(connection)
            for at, first, last in _between(
                openings_in(connection, path, name), head_in(connection, name).seq
            )
        ]
    return tuple(night for _, night in sorted(found, reverse=True))


def nights_of(path: Path, table: str) -> tuple[Nights, ...]:
    """Find every night of one table, in their order; none of a table that was never opened.

    Raises:
        JournalError: the journal cannot be read.
    """
    with opened(path) as connection:
        rows = connection.exec_driver_sql(_OPENINGS, (table, OPENING)).all()
        found = _between([(seq, at) for seq, at in rows], head_in(connection, table).seq)
    return tuple(Nights(table, first, last) for _, first, last in found)


def _between(openings: Sequence[tuple[int, str]], head: int) -> list[tuple[str, int, int]]:
    """When each of a table's nights was opened, with its first and its last event."""
    ends = [following - 1 for following, _ in openings[1:]] + [head]
    return [(at, first, last) for (first, at), last in zip(openings, ends, strict=False)]


def walked(path: Path, stretches: Sequence[Nights], progress: Progress | None = None) -> Iterator[Recorded]:
    """Walk some nights, and pass on only what is still sealed as it was written.

    Args:
        path: the journal.
        stretches: the nights.
        progress: called now and then with the events walked and those that there are.

    Raises:
        Damaged: an event is missing, cannot be read or does not fit its hash; with table and place.
        JournalError: the journal cannot be read.
    """
    total = sum(stretch.last - stretch.first + 1 for stretch in stretches)
    done = 0
    for stretch in stretches:
        for event in _sealed(path, stretch):
            yield event
            done += 1
            if progress and done % _STEP == 0:
                progress(done, total)


def _nights_of(connection: Connection, table: str, since: str | None, until: str | None) -> Nights:
    """Between the opening before the first event and the one after the last; nothing is first after last."""
    first, last = 1, head_in(connection, table).seq
    if since:
        place = connection.exec_driver_sql(_FIRST_SINCE, (table, since)).scalar()
        if place is None:
            return Nights(table, 1, 0)
        first = connection.exec_driver_sql(_OPENED_BY, (table, OPENING, place)).scalar() or 1
    if until:
        place = connection.exec_driver_sql(_LAST_BEFORE, (table, until)).scalar() or 0
        after = connection.exec_driver_sql(_OPENED_AFTER, (table, OPENING, place)).scalar()
        last = last if after is None else after - 1
    return Nights(table, first, last)


def _sealed(path: Path, stretch: Nights) -> Iterator[Recorded]:
    """The events of some nights, each checked against the one before it."""
    table, first, last = stretch
    # The event before the first one is read for its hash alone.
    due, previous = (1, bytes(32)) if first == 1 else (first - 1, None)
    found = events(path, table, after=due - 1)
    while due <= last:
        event = _next(path, found, table, due)
        if event.seq != due:
            raise Damaged(path, f"event {due} of table {table} is missing")
        if previous is not None and not is_sealed(event, previous):
            raise Damaged(path, f"event {due} of table {table}: its hash does not fit it")
        previous = event.hash
        if due >= first:
            yield event
        due += 1


def _next(path: Path, found: Iterator[Recorded], table: str, due: int) -> Recorded:
    """Read on; where the file is damaged the place is named."""
    try:
        event = next(found, None)
    except Damaged as fault:
        raise Damaged(path, f"event {due} of table {table}: {fault.why}") from fault
    if event is None:
        raise Damaged(path, f"event {due} of table {table} is missing")
    return event
