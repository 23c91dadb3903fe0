"""A journal from a known event on: what was walked before is not walked again, only that all goes on from it.

The walk begins at the opening of the known event's night: an opening carries all that outlives a night, so
that night and all since are played again, and what is before it costs nothing.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from app.journal.chain import ZERO_HASH, Head
from app.journal.computed import first_differing
from app.journal.connection import driver, reading
from app.journal.errors import Damaged, EmptyJournal
from app.journal.lying_rows import Row, lying_rows
from app.journal.reading import OPENING, tables_in
from app.journal.revision import revision_of
from app.journal.schema import why_not_known
from app.journal.verifying import Broken, Check, KnownHead, Progress, Verified, verify_events, whose_row
from app.journal.whose import why_not_alone

_OPENED: Final = """
SELECT seq FROM journal WHERE "table" = ? AND kind = ? AND seq <= ? ORDER BY seq DESC LIMIT 1
"""
_EVENT: Final = 'SELECT rowid, CAST(hash AS BLOB) FROM journal WHERE "table" = ? AND seq = ?'
_BEFORE: Final = """
SELECT seq, CAST(hash AS BLOB) FROM journal WHERE "table" = ? AND rowid <= ? ORDER BY seq DESC LIMIT 1
"""
_LAST: Final = "SELECT coalesce(max(rowid), 0) FROM journal"


class _Begin(NamedTuple):
    """Where the walk begins.

    Attributes:
        row: the number of the row before its first.
        heads: what each table's chain goes on from.
    """

    row: int
    heads: dict[str, Head]


class _Rows:
    """Rows as they lie, and how far they were read.

    Attributes:
        due: the place behind the last one that was read; None before the first.
    """

    def __init__(self) -> None:
        self.due: int | None = None

    def behind(self, raw: sqlite3.Connection, row: int) -> Iterator[Row]:
        """Read those behind one, by its number."""
        for lying in lying_rows(raw, row):
            for each in lying.rows():
                self.due = each.seq + 1 if isinstance(each.seq, int) else self.due
                yield each


def verify_after(
    path: Path, after: KnownHead, *, on_event: Check | None = None, progress: Progress | None = None
) -> Verified | Broken:
    """All that was recorded since a known event is walked, and goes on from it.

    Of a file with several tables, the others' events are walked as far as they lie behind the same place.

    Args:
        path: the journal; it may be written meanwhile.
        after: the known event.
        on_event: as for `verify_chain`, for the events of its table.
        progress: called now and then with the events walked and about how many there are.

    Returns:
        `Verified`, with the events that were walked, or `Broken` for the first that fails.

    Raises:
        NoJournal, NotAJournal, NewerJournal, CannotOpen: there is no journal to walk.
    """
    rows = _Rows()
    try:
        with reading(path) as connection:
            revision = revision_of(connection, path)
            if revision is None:
                raise EmptyJournal(path)
            raw, tables = driver(connection), list(tables_in(connection))
            if changed := why_not_known(raw, revision):
                return Broken(None, None, changed)
            begin = _begin(raw, after, tables)
            if isinstance(begin, Broken):
                return begin
            (last,) = raw.execute(_LAST).fetchone()
            found = verify_events(
                rows.behind(raw, begin.row),
                begin.heads,
                heads=[after],
                on_event=None if on_event is None else _of_table(after.table, on_event),
                progress=progress,
                total=max(0, last - begin.row),
            )
            if isinstance(found, Broken):
                return whose_row(raw, found)
            if (differs := first_differing(raw, begin.row + 1, last)) is not None:
                return Broken(*differs)
            changed = why_not_alone(raw, tables)
            return found if changed is None else Broken(None, None, changed)
    except Damaged as damage:
        return Broken(after.table, rows.due, f"the file is damaged here ({damage.why})")


def _begin(raw: sqlite3.Connection, after: KnownHead, tables: list[str]) -> _Begin | Broken:
    """Find the opening of the known event's night, and what every chain goes on from there."""
    opened = raw.execute(_OPENED, (after.table, OPENING, after.seq)).fetchone()
    before = opened[0] - 1 if opened else 0
    if not before:
        return _Begin(-(1 << 63), {})
    found = raw.execute(_EVENT, (after.table, before)).fetchone()
    if found is None:
        return Broken(after.table, before, f"event {before} is missing")
    row = found[0]
    heads = {name: raw.execute(_BEFORE, (name, row)).fetchone() for name in tables}
    return _Begin(row, {name: Head(*head) if head else Head(0, ZERO_HASH) for name, head in heads.items()})


def _of_table(table: str, on_event: Check) -> Check:
    return lambda of, event, body: on_event(of, event, body) if of == table else None
