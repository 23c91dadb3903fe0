"""Whether the lists say what the journal says: everything is made again from it, and compared row by row."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from msgspec import Struct, field
from sqlalchemy import Table

from app.journal.connection import driver, reading
from app.journal.errors import CannotOpen, Damaged, EmptyJournal, NoJournal, NoLists, NotAJournal
from app.journal.lists.amounts import NO_AMOUNTS, amounts_stored, with_amounts
from app.journal.lists.entries import Correction, Entry, PaymentEntry, Reopened, SpinEntry, standings
from app.journal.lists.flags import BLOCK, Quality
from app.journal.lists.keeping import TableReading, corrections_of_spins, last_reopened
from app.journal.lists.marks import Marks, unpacked
from app.journal.lists.schema import AMOUNTS, BLOCKS, CORRECTIONS, FORM, MARKS, PAYMENTS, SPINS
from app.journal.lists.writing import form_in
from app.journal.place import lists_path
from app.journal.reading import hash_at
from app.journal.verifying import Broken, Progress
from app.table.listing import Flag
from app.table.state import Memory

_STEP: Final = 1_000
_TABLES: Final = "SELECT id, name, seq, hash FROM list_table ORDER BY id"
_NAMES: Final = "SELECT id, name FROM list_name"
_SPIN: Final = 'SELECT * FROM list_spin WHERE "table" = ? AND spin = ?'
_PAYMENTS: Final = 'SELECT * FROM list_payment WHERE "table" = ? AND spin = ? ORDER BY "order"'
_CORRECTION: Final = 'SELECT spin FROM list_correction WHERE "table" = ? AND seq = ?'
_FLAGS: Final = 'SELECT flags FROM list_spin WHERE "table" = ? AND spin = ?'
_BLOCK: Final = 'SELECT earliest, latest, in_order FROM list_block WHERE "table" = ? AND block = ?'
_WORDS: Final = 'SELECT word, layer, bits FROM list_mark WHERE "table" = ? AND block = ?'
_AMOUNTS: Final = 'SELECT word, amounts FROM list_amount WHERE "table" = ? AND block = ?'
_CORRECTED: Final = Quality.FLAG.word(Flag.CORRECTED.value)
_NAMED: Final = frozenset({"source", "dealer", "owner", "chip", "kinds"})
"""The columns in which a name stands by its number."""
_COUNTED: Final = (SPINS, PAYMENTS, CORRECTIONS, BLOCKS, MARKS, AMOUNTS)

Row = tuple[object, ...]


class Agreeing(NamedTuple):
    """How far a table's lists go, and how much they hold: all as the journal says."""

    seq: int
    spins: int
    payments: int


class _Fault(Exception):  # noqa: N818 - it never leaves this file
    """The first thing that is not as the journal says."""

    def __init__(self, table: str | None, seq: int | None, reason: str) -> None:
        super().__init__(reason)
        self.broken = Broken(table, seq, reason)


class _Block(Struct):
    """What should be in the file of one block of spins; `at` by spin, of those that are not open again."""

    marks: Marks = field(default_factory=Marks)
    at: dict[int, int] = field(default_factory=dict)


class _Counted(Struct):
    """How many rows there should be in each table of the lists."""

    rows: dict[str, int] = field(default_factory=lambda: {table.name: 0 for table in _COUNTED})

    def add(self, table: Table, rows: int = 1) -> None:
        self.rows[table.name] += rows


def check_lists(
    database: Path, game: Memory[Any], *, lists: Path | None = None, progress: Progress | None = None
) -> dict[str, Agreeing] | Broken:
    """Everything in the lists is what the journal gives, as far as they go.

    Lists that lag behind the journal are whole as far as they go: what they have is compared.

    Args:
        database: the journal.
        game: what is played at its tables.
        lists: their file; None for the one beside the journal.
        progress: called with the events that were read and those that there are to read, of each table.

    Returns:
        How far each table's lists go, or the first row that differs: its table, the last event of its spin,
        and a sentence that names list, spin and column.

    Raises:
        NoLists: there are none, or of another form.
        JournalError: journal or lists cannot be read.
    """
    path = lists or lists_path(database)
    try:
        return _checked(path, database, game, progress)
    except (NoJournal, EmptyJournal) as missing:
        if missing.path != path:
            raise
        raise NoLists(path, "there are no lists") from None
    except _Fault as fault:
        return fault.broken
    except (NotAJournal, Damaged) as fault:
        if fault.path != path:
            raise
        return Broken(None, None, f"the lists are damaged ({fault.why})")
    except CannotOpen as fault:
        if fault.path != path:
            raise
        return Broken(None, None, f"the lists cannot be read ({fault.why})")


def _checked(path: Path, database: Path, game: Memory[Any], progress: Progress | None) -> dict[str, Agreeing]:
    with reading(path) as connection:
        raw = driver(connection)
        if (form := form_in(raw)) != FORM:
            raise NoLists(path, "there are no lists" if form is None else "these are of another form")
        raw.execute("BEGIN")
        return _all_checked(raw, lambda table: TableReading(database, table, game), progress)


def _all_checked(
    raw: sqlite3.Connection, read: Callable[[str], TableReading], progress: Progress | None
) -> dict[str, Agreeing]:
    names = dict(raw.execute(_NAMES))
    counted, found = _Counted(), {}
    for number, table, seq, digest in raw.execute(_TABLES).fetchall():
        journal = read(table)
        if seq and hash_at(journal.database, table, seq) != digest:
            raise _Fault(table, seq, f"list_table: the journal has no such event {seq}")
        check = _TableCheck(raw, journal, number, names, counted)
        found[table] = check.run(seq, progress)
    for name, rows in counted.rows.items():
        there = raw.execute(f"SELECT count(*) FROM {name}").fetchone()[0]  # noqa: S608 - our own names
        if there != rows:
            raise _Fault(None, None, f"{name}: there are {there} rows where the journal gives {rows}")
    return found


class _TableCheck:
    """Compares one table's lists with what its journal gives."""

    def __init__(
        self,
        raw: sqlite3.Connection,
        journal: TableReading,
        number: int,
        names: Mapping[int, str],
        counted: _Counted,
    ) -> None:
        self._raw, self._number, self._table = raw, number, journal.table
        self._names, self._counted = names, counted
        self._database, self._reading = journal.database, journal
        self._put_right: Mapping[int, list[Correction]] = {}
        self._reopened: Mapping[int, int] = {}
        self._blocks: dict[int, _Block] = {}
        self._corrected: dict[int, set[int]] = {}
        self._owed: dict[int, int] = {}
        self._spins = self._payments = 0

    def run(self, seq: int, progress: Progress | None) -> Agreeing:
        """Compare everything up to an event."""
        self._put_right = corrections_of_spins(self._database, self._table, seq)
        self._reopened = last_reopened(self._database, self._table, self._reading.game, seq)
        for done, (event, entries) in enumerate(self._reading.on(seq), 1):
            for entry in entries:
                self._entry(entry)
            if progress and done % _STEP == 0:
                progress(event.seq, seq)
        for spin, last in self._owed.items():
            raise _Fault(self._table, last, f"list_spin: spin {spin}: flags: nothing was corrected")
        for block in sorted(self._blocks):
            self._block(block)
        for block in sorted(self._corrected):
            self._corrections_marked(block)
        return Agreeing(seq, self._spins, self._payments)

    def _entry(self, entry: Entry) -> None:
        match entry:
            case Correction():
                self._correction(entry)
            case SpinEntry() if entry.last_seq > self._reopened.get(entry.spin, 0):
                self._spin(entry)
            case SpinEntry():
                self._was_closed(entry)
            case Reopened():
                pass  # what was put in of it is compared with its last closing

    def _was_closed(self, entry: SpinEntry) -> None:
        """A spin that was opened again left what its payments came to."""
        self._blocks.setdefault(entry.spin // BLOCK, _Block()).marks.came_to(entry)

    def _spin(self, dealt: SpinEntry) -> None:
        stood = standings(dealt, self._put_right.get(dealt.spin, ()))
        entry = stood[-1]
        row = self._raw.execute(_SPIN, (self._number, entry.spin)).fetchone()
        due = _spin_row(self._number, entry)
        if row is not None and row[_FLAG_PLACE] == entry.flags | Flag.CORRECTED != entry.flags:
            self._owed[entry.spin] = entry.last_seq  # a correction that comes later explains it
            due = (*due[:_FLAG_PLACE], row[_FLAG_PLACE], *due[_FLAG_PLACE + 1 :])
        self._same(SPINS, entry, row, due)
        rows = self._raw.execute(_PAYMENTS, (self._number, entry.spin)).fetchall()
        for place, payment in enumerate(entry.payments):
            there = rows[place] if place < len(rows) else None
            self._same(PAYMENTS, entry, there, _payment_row(self._number, entry.spin, payment))
        if len(rows) > len(entry.payments):
            raise self._fault(PAYMENTS, entry, f"there are {len(rows)} payments, and the journal gives less")
        self._counted.add(SPINS)
        self._counted.add(PAYMENTS, len(rows))
        self._spins += 1
        self._payments += len(rows)
        self._expect(entry, stood[:-1])

    def _same(self, list_: Table, entry: SpinEntry, row: Row | None, due: Row) -> None:
        if row is None:
            raise self._fault(list_, entry, "it is missing")
        for column, is_, should in zip(list_.columns.keys(), row, due, strict=True):
            said = self._names.get(is_) if column in _NAMED and isinstance(is_, int) else is_
            if said != should:
                raise self._fault(list_, entry, f"{column} is {said!r} where the journal gives {should!r}")

    def _expect(self, entry: SpinEntry, before: Sequence[SpinEntry]) -> None:
        """Keep what should be marked, until the spins of the next block but one come.

        Args:
            entry: as the spin stands.
            before: how it stood, each time before a payment was put right.
        """
        block = entry.spin // BLOCK
        kept = self._blocks.setdefault(block, _Block())
        kept.marks.add(entry)
        for earlier in before:
            kept.marks.came_to(earlier)
        kept.at[entry.spin] = entry.at
        if entry.flags & Flag.CORRECTED:
            self._corrected.setdefault(block, set()).add(entry.spin)
        for done in [each for each in self._blocks if each < block - 1]:
            self._block(done)

    def _correction(self, correction: Correction) -> None:
        seq, spin = correction.seq, correction.spin
        row = self._raw.execute(_CORRECTION, (self._number, seq)).fetchone()
        if row is None or row[0] != spin:
            said = "is missing" if row is None else f"is of spin {row[0]}"
            raise _Fault(self._table, seq, f"list_correction: spin {spin}: event {seq} {said}")
        self._counted.add(CORRECTIONS)
        self._owed.pop(spin, None)
        flags = self._raw.execute(_FLAGS, (self._number, spin)).fetchone()
        if flags is not None:
            if not isinstance(flags[0], int) or not flags[0] & Flag.CORRECTED:
                raise _Fault(self._table, seq, f"list_spin: spin {spin}: flags: it was corrected")
            self._corrected.setdefault(spin // BLOCK, set()).add(spin)

    def _block(self, block: int) -> None:
        """Compare a block's times and marks; those of corrections may still come."""
        kept = self._blocks.pop(block)
        times = [kept.at[spin] for spin in sorted(kept.at)]
        due = (min(times), max(times), int(times == sorted(times))) if times else None
        row = self._raw.execute(_BLOCK, (self._number, block)).fetchone()
        if row != due:
            raise _Fault(
                self._table, None, f"list_block: block {block} is {row} where the journal gives {due}"
            )
        self._counted.add(BLOCKS, 0 if due is None else 1)
        self._amounts(block, kept.marks)
        there = self._marks_in(block)
        there.pop((_CORRECTED, 0), None)
        for _, word, layer, bits in kept.marks.taken():
            if word != _CORRECTED:
                self._marked(block, word, there.pop((word, layer), None), bits)
        for word, layer in there:
            raise _Fault(self._table, None, f"list_mark: {word}, {layer}: nothing of block {block} is so")

    def _amounts(self, block: int, marks: Marks) -> None:
        """Compare what the payments of a block come to, by the words that they bear."""
        there = dict(self._raw.execute(_AMOUNTS, (self._number, block)))
        for _, word, amounts in marks.amounts():
            if there.pop(word, None) != amounts_stored(with_amounts(NO_AMOUNTS, amounts)):
                raise _Fault(self._table, None, f"list_amount: {word}, block {block}: not what was paid")
            self._counted.add(AMOUNTS)
        for word in there:
            raise _Fault(self._table, None, f"list_amount: {word}: nothing of block {block} is so")

    def _marks_in(self, block: int) -> dict[tuple[str, int], object]:
        rows = self._raw.execute(_WORDS, (self._number, block))
        return {(word, layer): bits for word, layer, bits in rows}

    def _corrections_marked(self, block: int) -> None:
        bits = bytearray(BLOCK)
        for spin in self._corrected[block]:
            bits[spin % BLOCK] = 0xFF
        self._marked(block, _CORRECTED, self._marks_in(block).get((_CORRECTED, 0)), bytes(bits))

    def _marked(self, block: int, word: str, stored: object, due: bytes) -> None:
        self._counted.add(MARKS)
        try:
            bits = unpacked(stored) if isinstance(stored, bytes) else bytes(BLOCK)
        except ValueError as fault:
            raise _Fault(self._table, None, f"list_mark: {word}, block {block}: {fault}") from fault
        if bits != due:
            place = next(place for place in range(BLOCK) if bits[place] != due[place])
            spin = block * BLOCK + place
            raise _Fault(
                self._table, None, f"list_mark: spin {spin}: {word}: it is not marked as it should be"
            )

    def _fault(self, list_: Table, entry: SpinEntry, what: str) -> _Fault:
        return _Fault(self._table, entry.last_seq, f"{list_.name}: spin {entry.spin}: {what}")


_FLAG_PLACE: Final = SPINS.columns.keys().index("flags")


def _spin_row(table: int, spin: SpinEntry) -> Row:
    return (
        *(table, spin.spin, spin.opened, spin.at, spin.closed, spin.number, spin.source, spin.dealer),
        *(spin.paid, spin.taken, spin.largest, len(spin.payments), spin.flags),
        *(spin.first_seq, spin.last_seq, spin.opening_seq, spin.rules_seq),
    )


def _payment_row(table: int, spin: int, payment: PaymentEntry) -> Row:
    return (table, spin, *payment)
