"""Rows that somebody else put behind a table's last event: named as that, and not as a disk that refuses.

The file's own guards let any program add a table's next row, and then refuse ours. What this program did not
write it cannot go on from: it says so, and the table goes on in a new journal beside.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from app.foreign import FORGED
from app.journal.chain import ZERO_HASH, Head, Recorded, link
from app.journal.form import BadFormError, read_form

_HASH: Final = 'SELECT CAST(hash AS BLOB) FROM journal WHERE "table" = ? AND seq = ?'
_BEHIND: Final = """
SELECT seq, CAST(body AS BLOB), CAST(hash AS BLOB) FROM journal WHERE "table" = ? AND seq > ? ORDER BY seq
"""


class _Behind(NamedTuple):
    """A row behind the last event, where anything may stand in it."""

    seq: object
    body: object
    hash: object


def foreign_row(raw: sqlite3.Connection, table: str, head: Head, ours: Sequence[Recorded] = ()) -> str | None:
    """Say what lies behind the last event that this program wrote, and is not its own.

    Args:
        raw: the driver's own connection to the journal, in no transaction that failed.
        table: whose it is.
        head: its last event, as this program remembers it.
        ours: what was to follow; where that lies there, it is ours.

    Returns:
        A sentence without its end; None where nothing lies behind it.

    Raises:
        sqlite3.Error: the file cannot be read.
    """
    known = [(event.seq, event.body, event.hash) for event in ours]
    rows = list(_rows_behind(raw, table, head))
    while rows and known and rows[0] == known[0]:
        del rows[0], known[0]
    return _said(len(rows), head.seq + len(ours) - len(known)) if rows else None


def put_behind(raw: sqlite3.Connection, table: str, seq: int) -> str | None:
    """Say of the first event that does not hold, and of what lies behind it, whether somebody else wrote it.

    Where one event was changed or cut out, those behind it are still sealed one upon the other; what another
    program put there is not.

    Args:
        raw: the driver's own connection to a journal.
        table: whose event does not hold.
        seq: its place.

    Returns:
        A sentence without its end; None where it is not so, or cannot be read.
    """
    try:
        head = _head_before(raw, table, seq)
        return None if head is None else _put_behind(raw, table, head)
    except (sqlite3.Error, *FORGED):  # the file is damaged there, and that was said already
        return None


def _head_before(raw: sqlite3.Connection, table: str, seq: int) -> Head | None:
    if seq == 1:
        return Head(0, ZERO_HASH)
    found = raw.execute(_HASH, (table, seq - 1)).fetchone()
    return None if found is None else Head(seq - 1, found[0])


def _put_behind(raw: sqlite3.Connection, table: str, head: Head) -> str | None:
    first, rows = None, 0
    lying = due = head.hash
    for row in _rows_behind(raw, table, head):
        first, rows = first or row, rows + 1
        if isinstance(row.body, bytes) and isinstance(row.hash, bytes):
            due = link(due, row.body)
            if row.hash in {due, link(lying, row.body)}:
                return None
            lying = row.hash
    if first is None or not _is_an_event(first):
        return _said(rows, head.seq) if rows else None
    if first.seq != head.seq + 1:  # those before it were cut out
        return None
    return f"somebody else changed it, or put it behind event {head.seq}"


def _rows_behind(raw: sqlite3.Connection, table: str, head: Head) -> Iterator[_Behind]:
    return map(_Behind._make, raw.execute(_BEHIND, (table, head.seq)))


def _is_an_event(row: _Behind) -> bool:
    """Whether a row is but for its seal as this program writes one: it may be one that was changed."""
    if not isinstance(row.seq, int) or not isinstance(row.body, bytes):
        return False
    try:
        read_form(row.seq, row.body)
    except BadFormError:
        return False
    return True


def _said(rows: int, last: int) -> str:
    """Say how many rows lie behind which event."""
    behind = f"behind event {last}" if last else "where no event of this table is yet"
    lie = "lies a row" if rows == 1 else f"lie {rows} rows"
    return f"{behind} {lie} that this program did not write: somebody else did"
