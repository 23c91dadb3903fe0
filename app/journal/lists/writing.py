"""The one hand that writes into the lists: rows and marks together, or neither."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from itertools import pairwise
from pathlib import Path
from typing import Final, Self

from sqlalchemy import Table, insert
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError

from app.journal.chain import Head
from app.journal.closing import Closing
from app.journal.connection import code_of, driver, explained, writing
from app.journal.errors import Damaged, NoRoom
from app.journal.lists.entries import Correction, Entry, Reopened, SpinEntry
from app.journal.lists.flags import BLOCK
from app.journal.lists.mark_rows import MarkRows
from app.journal.lists.marks import Marks
from app.journal.lists.putting_right import mark, put_number_right, put_right
from app.journal.lists.schema import ABOUT, BLOCKS, CORRECTIONS, FORM, METADATA, PAYMENTS, SPINS
from app.journal.lists.taking_out import take_out
from app.journal.lock import TableLock
from app.table.listing import Flag

_SIDE_FILES: Final = ("-wal", "-shm", "")
_CACHE: Final = 64 * 1024
"""Kilobytes of the file that are kept in memory while many spins are written."""


def _row(table: Table, verb: str = "INSERT") -> str:
    """The statement that adds a row."""
    text = str(insert(table).compile(dialect=sqlite.dialect()))
    return text.replace("INSERT", verb, 1)


_ADD_SPIN: Final = _row(SPINS)
_ADD_PAYMENT: Final = _row(PAYMENTS)
_ADD_CORRECTION: Final = _row(CORRECTIONS)
_PUT_BLOCK: Final = _row(BLOCKS, "INSERT OR REPLACE")
_BLOCK: Final = 'SELECT earliest, latest, in_order FROM list_block WHERE "table" = ? AND block = ?'
_BEFORE: Final = 'SELECT max(spin) FROM list_spin WHERE "table" = ? AND spin < ? AND spin >= ?'
_BEHIND: Final = 'SELECT min(spin) FROM list_spin WHERE "table" = ? AND spin > ? AND spin <= ?'
_TIMES: Final = 'SELECT at FROM list_spin WHERE "table" = ? AND spin BETWEEN ? AND ? ORDER BY spin'
_FLAGGED: Final = 'UPDATE list_spin SET flags = flags | ? WHERE "table" = ? AND spin = ?'
_NAME: Final = "SELECT id FROM list_name WHERE name = ?"
_ADD_NAME: Final = "INSERT INTO list_name (name) VALUES (?)"
_TABLE: Final = "SELECT id FROM list_table WHERE name = ?"
_ADD_TABLE: Final = "INSERT INTO list_table (name, seq, hash) VALUES (?, 0, zeroblob(32))"
_ALL_TABLES: Final = "SELECT name, seq, hash FROM list_table ORDER BY id"
_READ_TO: Final = "SELECT seq, hash FROM list_table WHERE id = ?"
_READ: Final = "UPDATE list_table SET seq = ?, hash = ? WHERE id = ?"


class ListsFile(Closing):
    """The lists of a journal, open for their one writer; use it in a `with`."""

    def __init__(self, path: Path, raw: sqlite3.Connection, closing: ExitStack) -> None:
        """Use `ListsFile.open`."""
        self.path, self._raw, self._closing = path, raw, closing
        self._names: dict[str, int] = {}

    @classmethod
    def open(cls, path: Path, *, program: str) -> Self:
        """Open the lists, and make them where there are none, or none that this program can use.

        Args:
            path: their file.
            program: who we are, for whoever finds them in use.

        Raises:
            TableInUse: another program, or another part of this one, is writing them.
            JournalError: the place, or the disk, would not let us write.
        """
        with ExitStack() as stack:
            stack.enter_context(TableLock(path, "lists", program=program))
            if not _usable(path):
                remove(path)
            raw = _connected(path, stack)
            return cls(path, raw, stack.pop_all())

    def table(self, name: str) -> int:
        """Give a table's number, a new one where it has none."""
        with explained(self.path):
            row = self._raw.execute(_TABLE, (name,)).fetchone()
            return int(row[0]) if row else self._added(_ADD_TABLE, name)

    def read_to(self, table: int) -> Head:
        """Say how far a table's journal was read: its last event that is in the lists."""
        with explained(self.path):
            seq, digest = self._raw.execute(_READ_TO, (table,)).fetchone()
        return Head(seq, digest)

    def tables(self) -> dict[str, Head]:
        """Say of every table how far its journal was read."""
        with explained(self.path):
            rows = self._raw.execute(_ALL_TABLES).fetchall()
        return {name: Head(seq, digest) for name, seq, digest in rows}

    def add(self, table: int, entries: Sequence[Entry], read_to: Head | None = None) -> None:
        """Put entries into the lists, all of them or none.

        Args:
            table: its number.
            entries: the next of this table, in their order.
            read_to: the last event that they were made of; None where they are not made of a journal.

        Raises:
            NoRoom, CannotOpen: the disk refuses. Nothing was put in.
        """
        with explained(self.path):
            self._raw.execute("BEGIN IMMEDIATE")
            try:
                self._put(table, entries)
                if read_to is not None:
                    self._raw.execute(_READ, (read_to.seq, read_to.hash, table))
                self._raw.execute("COMMIT")
            except BaseException:
                if self._raw.in_transaction:
                    self._raw.execute("ROLLBACK")
                self._names.clear()
                raise

    def close(self) -> None:
        """Let the next writer in."""
        self._closing.close()

    def _put(self, table: int, entries: Sequence[Entry]) -> None:
        """Put entries in; a spin that was opened again is taken out as soon as that is said."""
        first = 0
        for place, entry in enumerate(entries):
            if isinstance(entry, Reopened):
                self._put_in(table, entries[first:place])
                with self._readable():
                    take_out(self._raw, table, entry.spin)
                first = place + 1
        self._put_in(table, entries[first:])

    def _put_in(self, table: int, entries: Sequence[Entry]) -> None:
        marks, spins = Marks(), [entry for entry in entries if isinstance(entry, SpinEntry)]
        for spin in spins:
            marks.add(spin)
        self._raw.executemany(_ADD_SPIN, [self._spin_row(table, spin) for spin in spins])
        self._raw.executemany(
            _ADD_PAYMENT, [row for spin in spins for row in self._payment_rows(table, spin)]
        )
        self._put_blocks(table, spins)
        corrections = [entry for entry in entries if isinstance(entry, Correction)]
        for correction in corrections:
            self._correct(table, correction, marks)
        self._mark(table, marks)
        rows = MarkRows(self._raw, table)
        with self._readable():
            for correction in corrections:
                if correction.payment is not None:
                    put_right(rows, correction.spin, correction.payment)
                if correction.marked is not None:
                    mark(self._raw, table, correction.spin, correction.marked)
                if correction.number is not None:
                    put_number_right(rows, correction.spin, correction.number)
            rows.write()

    def _spin_row(self, table: int, spin: SpinEntry) -> tuple[object, ...]:
        source = None if spin.source is None else self._name(spin.source)
        return (
            *(table, spin.spin, spin.opened, spin.at, spin.closed, spin.number, source),
            *(self._name(spin.dealer), spin.paid, spin.taken, spin.largest, len(spin.payments), spin.flags),
            *(spin.first_seq, spin.last_seq, spin.opening_seq, spin.rules_seq),
        )

    def _payment_rows(self, table: int, spin: SpinEntry) -> list[tuple[object, ...]]:
        name = self._name
        return [
            (
                *(table, spin.spin, order, None if owner is None else name(owner)),
                *(None if chip is None else name(chip), winning, name(kinds), pieces, amount, made, flags),
            )
            for order, owner, chip, winning, kinds, pieces, amount, made, flags in spin.payments
        ]

    def _correct(self, table: int, correction: Correction, marks: Marks) -> None:
        """Remember what puts a spin right; one that is not over yet knows it by itself."""
        self._raw.execute(_ADD_CORRECTION, (table, correction.seq, correction.spin))
        if self._raw.execute(_FLAGGED, (int(Flag.CORRECTED), table, correction.spin)).rowcount:
            marks.flag(correction.spin, Flag.CORRECTED)

    def _put_blocks(self, table: int, spins: Sequence[SpinEntry]) -> None:
        """Widen the times of these spins' blocks, and look whether those are in order still."""
        blocks: dict[int, list[SpinEntry]] = {}
        for spin in spins:
            blocks.setdefault(spin.spin // BLOCK, []).append(spin)
        for block, added in blocks.items():
            times = [spin.at for spin in added]
            row = self._raw.execute(_BLOCK, (table, block)).fetchone()
            earliest, latest, in_order = row or (times[0], times[0], 1)
            span = min(earliest, *times), max(latest, *times)
            numbers = [spin.spin for spin in added]
            in_order = in_order and self._in_order(table, block, min(numbers), max(numbers))
            self._raw.execute(_PUT_BLOCK, (table, block, *span, int(in_order)))

    def _in_order(self, table: int, block: int, first: int, last: int) -> bool:
        """Whether, from the spin before some to the one behind them, no time goes back."""
        ends = block * BLOCK, (block + 1) * BLOCK - 1
        before = self._raw.execute(_BEFORE, (table, first, ends[0])).fetchone()[0]
        behind = self._raw.execute(_BEHIND, (table, last, ends[1])).fetchone()[0]
        rows = self._raw.execute(_TIMES, (table, before or first, behind or last)).fetchall()
        return all(one <= next_ for (one,), (next_,) in pairwise(rows))

    def _mark(self, table: int, marks: Marks) -> None:
        """Lay new marks over those that are there, and add what the payments come to."""
        rows = MarkRows(self._raw, table)
        with self._readable():
            for block, word, amounts in marks.amounts():
                rows.add_amounts(block, word, amounts)
            for mark in marks.taken():
                rows.lay(mark)

    @contextmanager
    def _readable(self) -> Iterator[None]:
        """What cannot be read of the lists is damage."""
        try:
            yield
        except ValueError as fault:
            raise Damaged(self.path, str(fault)) from fault

    def _name(self, name: str) -> int:
        number = self._names.get(name)
        if number is None:
            row = self._raw.execute(_NAME, (name,)).fetchone()
            number = self._names[name] = int(row[0]) if row else self._added(_ADD_NAME, name)
        return number

    def _added(self, statement: str, name: str) -> int:
        number = self._raw.execute(statement, (name,)).lastrowid
        assert number is not None  # noqa: S101 - an INSERT always gives one
        return number


def remove(path: Path) -> None:
    """Delete lists; they are made anew from the journal."""
    for end in _SIDE_FILES:
        with suppress(FileNotFoundError):
            path.with_name(path.name + end).unlink()


def form_in(raw: sqlite3.Connection) -> int | None:
    """Say of which form an open file's lists are; None for a file that has none.

    Raises:
        sqlite3.Error: the file cannot be read.
    """
    if raw.execute("SELECT 1 FROM sqlite_master WHERE name = 'list_about'").fetchone() is None:
        return None
    row = raw.execute("SELECT form FROM list_about").fetchone()
    return None if row is None else int(row[0])


def _usable(path: Path) -> bool:
    """Whether what lies there are lists of this form, or nothing at all."""
    if not path.exists():
        return True
    raw = sqlite3.connect(path, isolation_level=None)
    try:
        return form_in(raw) == FORM
    except sqlite3.DatabaseError as fault:
        if code_of(fault) in {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}:
            return False
        raise
    finally:
        raw.close()


def _connected(path: Path, stack: ExitStack) -> sqlite3.Connection:
    """Open the file with a log, so that readers read on; of a cache a power cut may take the last minute."""
    with explained(path):
        engine = writing(path)
        stack.callback(engine.dispose)
        connection = stack.enter_context(engine.connect())
        raw = driver(connection)
        for pragma in ("journal_mode=WAL", "synchronous=NORMAL", f"cache_size=-{_CACHE}"):
            raw.execute(f"PRAGMA {pragma}")
        if form_in(raw) is None:
            try:
                with connection.begin():
                    METADATA.create_all(connection)
                    connection.execute(insert(ABOUT).values(form=FORM))
            except DBAPIError as fault:
                if code_of(fault) == sqlite3.SQLITE_FULL:
                    raise NoRoom(path) from fault
                raise
        return raw
