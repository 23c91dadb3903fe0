"""What can be asked for of an event (its kind, its spin, its time) is what its text says.

SQLite computes these columns from the text when they are read, and no hash is taken over them. Each is read
beside its text and compared with what that says: whoever asks by kind finds all of it, and nothing else.

To read them takes SQLite a tenth of the time in which an event is walked and played. So it is done on another
thread, many rows in one statement that gives one text; where that is not the text that is due, each of those
rows is looked at by itself.
"""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import Sequence
from queue import SimpleQueue
from typing import Final, NamedTuple

import msgspec

from app.foreign import UNREADABLE

COLUMNS: Final = ("kind", "spin", "at")
"""The computed columns of the journal's table, in every revision so far."""

_NUMBER: Final = "spin"
_ANYTHING: Final = object()
"""For what no event of this program says, and who reads it refuses."""
_LONGEST: Final = 40
_TOGETHER: Final = """
SELECT group_concat(quote(kind) || quote(spin) || quote(at), '')
FROM (SELECT kind, spin, at FROM journal WHERE rowid BETWEEN ? AND ? ORDER BY rowid)
"""
_ALONE: Final = """
SELECT "table", seq, CAST(body AS BLOB), kind, spin, at
FROM journal WHERE rowid BETWEEN ? AND ? ORDER BY rowid
"""
_AT_ONCE: Final = 512
_THERE: Final = "SELECT name FROM pragma_table_xinfo('journal')"


class _Said(msgspec.Struct):
    """What a text says of each column; nothing where it says nothing."""

    kind: object = None
    spin: object = None
    at: object = None


_decoder = msgspec.json.Decoder(_Said)


class Differs(NamedTuple):
    """The first event of which a column gives something else than its text."""

    table: str
    seq: int
    reason: str


class _Rows(NamedTuple):
    """Rows that lie one after another, by the numbers of the first and the last.

    Attributes:
        due: the hash of what SQLite is to give for all of them; empty where that is not to be said at once.
    """

    first: int
    last: int
    due: bytes


def first_differing(raw: sqlite3.Connection, first: int, last: int) -> Differs | None:
    """Look at some rows, each by itself; gives the first event of which a column says something else.

    Args:
        raw: reads the journal.
        first: the number of the first row.
        last: the number of the last.

    Raises:
        sqlite3.Error: the file cannot be read.
    """
    for table, seq, text, *computed in raw.execute(_ALONE, (first, last)):
        if (reason := why_not_as_said(computed, text)) is not None:
            return Differs(table, seq, reason)
    return None


class ColumnCheck:
    """Reads the columns on another thread while the rows are walked."""

    def __init__(self, raw: sqlite3.Connection) -> None:
        """Read nothing yet.

        Args:
            raw: a connection that the other thread may use.
        """
        self._raw = raw
        self._waiting: SimpleQueue[_Rows | None] = SimpleQueue()
        self._doubtful: list[_Rows] = []
        self._first = self._last = 0
        self._texts: list[bytes] = []
        self._plain = True

    def take(self, before: int, first: int, last: int, texts: Sequence[bytes] | None) -> None:
        """Have the columns of rows read that were walked; few of them wait for more.

        Args:
            before: the number of the row that lies before them.
            first: the number of the first row.
            last: the number of the last.
            texts: what was hashed of each; None where one of them is to be looked at by itself.
        """
        if before != self._last or len(self._texts) >= _AT_ONCE or not self._plain:
            self._send()
        self._first = self._first or first
        self._last = last
        self._plain = texts is not None
        self._texts += texts or ()

    def look(self) -> None:
        """Read what was taken, until there is no more; on the other thread.

        Raises:
            sqlite3.Error: the file cannot be read.
        """
        if {name for (name,) in self._raw.execute(_THERE)}.issuperset(COLUMNS):  # its form is told otherwise
            while (rows := self._waiting.get()) is not None:
                (found,) = self._raw.execute(_TOGETHER, (rows.first, rows.last)).fetchone()
                if not rows.due or _hashed(str(found)) != rows.due:
                    self._doubtful.append(rows)

    def stop(self) -> None:
        """Nothing more is taken."""
        self._send()
        self._waiting.put(None)

    def differs(self) -> Differs | None:
        """Give the first event of which a column gives something else than its text; after `look`.

        Raises:
            sqlite3.Error: the file cannot be read.
        """
        found = (first_differing(self._raw, rows.first, rows.last) for rows in self._doubtful)
        return next(filter(None, found), None)

    def _send(self) -> None:
        """Hand over what waits."""
        if self._first:
            self._waiting.put(_Rows(self._first, self._last, _due(self._texts) if self._plain else b""))
        self._first, self._texts, self._plain = 0, [], True


def _due(texts: Sequence[bytes]) -> bytes:
    """Say what SQLite is to give for many events at once; nothing where that cannot be said so quickly."""
    try:
        said = _decoder.decode_lines(b"\n".join(texts))
    except UNREADABLE:
        return b""
    due = "".join([f"'{one.kind}'{'NULL' if one.spin is None else one.spin}'{one.at}'" for one in said])
    plain = len(said) == len(texts) and due.count("'") == 4 * len(texts)  # no text holds a quote itself
    return _hashed(due) if plain else b""


def _hashed(text: str) -> bytes:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).digest()


def why_not_as_said(computed: Sequence[object], text: bytes) -> str | None:
    """Say which column of an event gives something else than its text.

    Args:
        computed: what the columns give, in the order of `COLUMNS`.
        text: what was hashed.

    Returns:
        None where all give what the text says, or where the text is no event: that is told by who reads it.
    """
    try:
        said = _decoder.decode(text)
    except UNREADABLE:
        return None
    for name, given in zip(COLUMNS, computed, strict=True):
        due = _as_given(name, getattr(said, name))
        if due is not _ANYTHING and given != due:
            return f"column {name} of table journal gives {_shown(given)}, its text says {_shown(due)}"
    return None


def _as_given(name: str, value: object) -> object:
    """Say what a column gives for a value: SQLite makes texts of numbers, and in one column keeps them."""
    match value:
        case None:
            return None
        case int():  # true and false are 1 and 0
            return int(value) if name == _NUMBER else str(int(value))
        case str() if name != _NUMBER and "\0" not in value:
            return value
        case _:
            return _ANYTHING


def _shown(value: object) -> str:
    text = "nothing" if value is None else repr(value)
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
