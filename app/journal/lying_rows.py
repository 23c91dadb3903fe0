"""The rows of a journal as they lie in its file, where anything may stand in them."""

import sqlite3
from collections.abc import Iterator
from itertools import groupby
from operator import itemgetter
from typing import Final, NamedTuple, TypeAlias

RawRow: TypeAlias = tuple[int, object, object, object, object, object]

_AT_ONCE: Final = 512
# In the order in which they lie and not by key: where a key was changed, a search could pass rows by.
_COLUMNS = """
SELECT rowid, CAST("table" AS BLOB), seq, CAST(body AS BLOB), hash,
       typeof("table") = 'text' AND typeof(body) = 'text'
FROM journal
"""
_WALK = _COLUMNS + "WHERE rowid > ? ORDER BY rowid"
_BEFORE_ALL: Final = -(1 << 63)
_NEXT = _COLUMNS + "WHERE rowid > ? ORDER BY rowid LIMIT 1"
_name = itemgetter(1)


class Row(NamedTuple):
    """A row as it lies in the file, where anything may stand in it."""

    table: str
    seq: object
    body: object
    hash: object
    whole: bool


class Lying(NamedTuple):
    """Rows of one table that lie one after another.

    Attributes:
        table: as far as it can be read.
        before: the number of the row before them.
        raw: number, table, place, text, hash of each, whether table and text are texts.
    """

    table: str
    before: int
    raw: list[RawRow]

    def rows(self) -> Iterator[Row]:
        """Give each for itself."""
        before = self.before
        for number, _, seq, body, digest, typed in self.raw:
            yield Row(self.table, seq, body, digest, bool(typed) and number > before)
            before = number


def lying_rows(raw: sqlite3.Connection, behind: int = _BEFORE_ALL) -> Iterator[Lying]:
    """Take the rows in the order in which they lie, those of one table together.

    Args:
        raw: the driver's own connection.
        behind: the number of a row; those behind it are taken.

    Raises:
        DatabaseError: the file cannot be read on; all before that was given.
    """
    before = max(behind, 0)
    for rows in _taken(raw, behind):
        for name, alike in groupby(rows, _name):
            text = name.decode("utf-8", "backslashreplace") if isinstance(name, bytes) else str(name)
            lying = Lying(text, before, list(alike))
            before = lying.raw[-1][0]
            yield lying


def _taken(raw: sqlite3.Connection, behind: int) -> Iterator[list[RawRow]]:
    """Take rows up to the damaged one: many at once, and one by one where the many hold it.

    A damaged tree may lead back to rows that were taken: whoever followed it would never come to an end.
    """
    before = behind
    walk = raw.execute(_WALK, (behind,))
    try:
        while rows := walk.fetchmany(_AT_ONCE):
            yield rows
            before = rows[-1][0]
    except sqlite3.DatabaseError:
        while (row := raw.execute(_NEXT, (before,)).fetchone()) and row[0] > before:
            yield [row]
            before = row[0]
        raise
