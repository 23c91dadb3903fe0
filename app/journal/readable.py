"""A damaged journal is read up to the damage: what of it holds is copied into a folder of our own, and read.

Whoever shows what is recorded asks here first. What comes after the first event that does not hold is no
evidence of anything, and no reader sees it. The file itself, and the lists beside it, stay as they are.
"""

from __future__ import annotations

import hashlib
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

import msgspec
from msgspec import Struct, field

from app.foreign import UNREADABLE
from app.journal.chain import ZERO_HASH, Head
from app.journal.connection import driver, explanation, reading
from app.journal.errors import Damaged, EmptyJournal
from app.journal.hands import hands_on
from app.journal.lying_rows import Lying, lying_rows
from app.journal.revision import revision_of
from app.journal.schema import why_not_read

_INSERT = 'INSERT INTO journal ("table", seq, body, hash) VALUES (?, ?, CAST(? AS TEXT), ?)'
_COUNT = "SELECT coalesce(max(rowid), 0) FROM journal"
_sha256 = hashlib.sha256

Progress = Callable[[int, int], None]


class Damage(NamedTuple):
    """Up to where a table's journal holds.

    Attributes:
        table: whose; empty where every event holds, and the file is not as this program made it.
        seq: the first event that does not hold, or cannot be read.
        at: when the last one before it happened, as it was written; empty where there is none.
    """

    table: str
    seq: int
    at: str

    def __str__(self) -> str:
        """Say it in one line."""
        if not self.table:
            return "somebody changed what the file is made of; every event that is shown holds"
        since = f", the last that does is of {self.at}" if self.at else ""
        return f"event {self.seq} of table {self.table} does not hold{since}; what comes after is not shown"


class Readable(NamedTuple):
    """A journal as it may be read.

    Attributes:
        path: the journal, or a copy of what of it holds.
        damage: of each table that is damaged; none where all of it holds.
    """

    path: Path
    damage: tuple[Damage, ...] = ()


class _At(msgspec.Struct):
    at: str = ""


class _Walk(Struct):
    """How far each table holds."""

    ends: dict[str, Head] = field(default_factory=dict)
    texts: dict[str, bytes] = field(default_factory=dict)
    broken: set[str] = field(default_factory=set)
    rows: int = 0

    def take(self, lying: Lying) -> None:
        """Look at the next rows of a table, up to the first that does not follow."""
        if lying.table in self.broken:
            return
        seq, digest, text = self._last(lying.table)
        for _, _, place, body, found, typed in lying.raw:
            self.rows += 1
            whole = bool(typed) and isinstance(body, bytes) and place == seq + 1
            if not whole or not isinstance(body, bytes) or _sha256(digest + body).digest() != found:
                self.broken.add(lying.table)
                break
            seq, digest, text = seq + 1, found, body
        self.ends[lying.table], self.texts[lying.table] = Head(seq, digest), text

    def damage(self) -> tuple[Damage, ...]:
        """Say where each table that is broken is; names under which nothing holds only where all is lost."""
        found = [Damage(name, self.ends[name].seq + 1, self._at(name)) for name in sorted(self.broken)]
        return tuple(each for each in found if each.seq > 1) or tuple(found[:1])

    def _last(self, table: str) -> tuple[int, bytes, bytes]:
        last = self.ends.get(table, Head(0, ZERO_HASH))
        return last.seq, last.hash, self.texts.get(table, b"")

    def _at(self, table: str) -> str:
        try:
            return msgspec.json.decode(self.texts[table], type=_At).at
        except UNREADABLE:
            return ""


@contextmanager
def readable(path: Path, progress: Progress | None = None) -> Iterator[Readable]:
    """Walk a journal, and give what of it may be read.

    Args:
        path: the journal; it may be written meanwhile.
        progress: called now and then with the events walked and about how many there are.

    Raises:
        JournalError: there is no journal, or nothing of it can be read.
    """
    with ExitStack() as stack:
        yield at_hand(path, stack, progress)


def at_hand(path: Path, stack: ExitStack, progress: Progress | None = None) -> Readable:
    """Do the same for as long as a stack stays open, which lets the copy go."""
    with reading(path) as connection:
        revision = revision_of(connection, path)
        if revision is None:
            raise EmptyJournal(path)
        raw = driver(connection)
        changed = why_not_read(raw, revision) is not None
        walk = _walked(raw, path, progress)
        damage = walk.damage() or ((Damage("", 0, ""),) if changed else ())
        if not damage:
            return Readable(path)
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="capotavolo-")))
        copy = folder / path.name
        _copied(raw, copy, walk)
    _beside(path, folder)
    return Readable(copy, damage)


def _walked(raw: sqlite3.Connection, path: Path, progress: Progress | None) -> _Walk:
    """Walk the rows as they lie; where the file cannot be read on, no table is known to go on."""
    walk, rows = _Walk(), 0
    with suppress(sqlite3.DatabaseError):  # it is said only how far the walk is
        (rows,) = raw.execute(_COUNT).fetchone()
    try:
        for lying in lying_rows(raw):
            walk.take(lying)
            if progress is not None:
                progress(walk.rows, max(walk.rows, rows))
    except sqlite3.DatabaseError as fault:
        told = explanation(path, fault)
        if not walk.ends or not isinstance(told, Damaged):
            raise told from fault
        walk.broken |= walk.ends.keys()
    return walk


def _copied(raw: sqlite3.Connection, copy: Path, walk: _Walk) -> None:
    """Write what holds into a journal of its own; what the walk could not read is not looked at again."""
    with ExitStack() as stack:
        hands = hands_on(copy, stack, begins=True)
        target = driver(hands.writer)
        target.execute("PRAGMA synchronous=OFF")  # it is gone with its folder
        target.execute("BEGIN")
        left = sum(head.seq for head in walk.ends.values())
        for lying in lying_rows(raw):
            last = walk.ends[lying.table].seq
            held = [row for row in lying.raw if isinstance(row[2], int) and row[2] <= last]
            target.executemany(_INSERT, [(lying.table, *row[2:5]) for row in held])
            left -= len(held)
            if not left:
                break
        target.execute("COMMIT")


def _beside(path: Path, folder: Path) -> None:
    """Let what lies beside the journal, the readers' own lines, be found beside the copy."""
    for log in path.parent.glob(f"{path.stem}.*.log"):
        with suppress(OSError):  # where no link can be made their times are not known
            (folder / log.name).symlink_to(log.absolute())
