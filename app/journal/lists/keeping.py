"""The lists follow the journal: all after what they have, read while the table plays, in batches.

Whoever deletes them, or writes a new form of them, loses nothing: they are made anew from the first event on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, Self

import msgspec
from msgspec import Struct

from app.foreign import FORGED
from app.journal.chain import Head, Recorded
from app.journal.closing import Closing
from app.journal.errors import Damaged
from app.journal.lists.entries import Correction, Entry, ListBook, answer, correction
from app.journal.lists.writing import ListsFile, remove
from app.journal.place import lists_path
from app.journal.reading import OPENING, events, hash_at, head, opened, tables
from app.journal.verifying import Progress
from app.table.event_reading import kind_name, read_as, reader_of
from app.table.events import EntryCorrected, PaymentAnswered
from app.table.state import Memory

_BATCH: Final = 50_000
"""Events that are read before what they came to is put in."""
_STEP: Final = 256
_SPIN: Final = 'SELECT spin FROM journal WHERE "table" = ? AND seq = ?'
_OPENED_BY: Final = """
SELECT seq FROM journal WHERE "table" = ? AND kind = ? AND seq <= ? ORDER BY seq DESC LIMIT 1
"""
_CORRECTED: Final = """
SELECT seq, kind, CAST(body AS BLOB) FROM journal
WHERE "table" = ? AND kind IN ('entry.corrected', 'payment.answered') AND seq <= ? ORDER BY seq
"""
_REOPENED: Final = """
SELECT spin, max(seq) FROM journal WHERE "table" = ? AND kind = ? AND seq <= ? GROUP BY spin
"""
_HEAD: Final = 'SELECT max(seq) FROM journal WHERE "table" = ?'


class Found(NamedTuple):
    """An entry, with the event by which it came."""

    entry: Entry
    event: Recorded


class _Stamp(msgspec.Struct):
    """What the envelope says of the time."""

    at: str


_stamps = msgspec.json.Decoder(_Stamp)


class TableReading:
    """Reads one table's journal on, and says what comes of it for the lists."""

    def __init__(self, database: Path, table: str, game: Memory[Any], after: int = 0) -> None:
        """Nothing is read yet.

        Args:
            database: the journal.
            table: its name.
            game: what is played there.
            after: the last event that the lists have; reading begins with the opening before it, since what
                a spin is worth is known only from there on, and says nothing up to it.
        """
        self.database, self.table, self.game = database, table, game
        self._reader = reader_of(game)
        self._book = ListBook(table, game, lambda seq: spin_of(database, table, seq))
        self._said = after
        self._read = max(0, _opening_before(database, table, after) - 1)

    def on(self, up_to: int | None = None) -> Iterator[tuple[Recorded, Sequence[Entry]]]:
        """Read every event that is there now.

        Args:
            up_to: the last that is wanted; None for all.

        Returns:
            Each event after the last that the lists have, with what it came to.

        Raises:
            Damaged: what is recorded is no table's evening; with table and place.
            JournalError: the journal cannot be read.
        """
        if self._read < self._said and head(self.database, self.table).seq <= self._said:
            return  # nothing came: what the night is so far need not be known
        for recorded in events(self.database, self.table, after=self._read):
            if up_to is not None and recorded.seq > up_to:
                return
            try:
                stamp = _stamps.decode(recorded.body).at
                found = list(self._book.enter(recorded.seq, stamp, self._reader.read(recorded.body)))
            except FORGED as fault:
                place = f"event {recorded.seq} of table {self.table}"
                raise Damaged(self.database, f"{place}: {fault}") from fault
            self._read = recorded.seq
            if recorded.seq > self._said:
                self._said = recorded.seq
                yield recorded, found


class _Kept(Struct):
    """A table whose lists are kept."""

    number: int
    reading: TableReading


class ListKeeper(Closing):
    """Keeps the lists of one journal; one at a time, use it in a `with`."""

    def __init__(self, database: Path, game: Memory[Any], file: ListsFile, program: str) -> None:
        """Use `ListKeeper.open`."""
        self._database, self._game, self._file, self._program = database, game, file, program
        self._kept: dict[str, _Kept] = {}

    @classmethod
    def open(cls, database: Path, game: Memory[Any], *, program: str, lists: Path | None = None) -> Self:
        """Take the right to write a journal's lists.

        Args:
            database: the journal.
            game: what is played at its tables.
            program: who we are, for whoever finds them in use.
            lists: their file; None for the one beside the journal.

        Raises:
            TableInUse: somebody else keeps them.
            JournalError: there is no journal, or the lists cannot be written.
        """
        with opened(database):
            pass
        path = lists or lists_path(database)
        file = ListsFile.open(path, program=program)
        try:
            of_this = _of_this_journal(file, database)
        except BaseException:
            file.close()
            raise
        keeper = cls(database, game, file, program)
        if not of_this:
            keeper._begin_anew()
        return keeper

    def catch_up(
        self,
        *,
        stopping: Callable[[], bool] = lambda: False,
        breathe: Callable[[], None] = lambda: None,
        progress: Progress | None = None,
        batch: int = _BATCH,
    ) -> int:
        """Read what the journal has more than the lists.

        Args:
            stopping: asked now and then; what was read by then is put in, and the rest another time.
            breathe: called between some events, so that others come first.
            progress: called with the events that were read and those that there are to read.
            batch: events that are read before what they came to is put in.

        Returns:
            How many entries were put in.

        Raises:
            Damaged: what is recorded is no table's evening; with table and place.
            JournalError: journal or lists cannot be used.
        """
        try:
            return self._caught_up(stopping, breathe, progress, batch)
        except Damaged as fault:
            if fault.path != self._file.path:
                raise
            self._begin_anew()  # it is a cache: what cannot be read is made again
        try:
            return self._caught_up(stopping, breathe, progress, batch)
        except Damaged as fault:  # what cannot be made anew either was never a table's
            raise Damaged(self._database, fault.why) from fault

    def _caught_up(
        self,
        stopping: Callable[[], bool],
        breathe: Callable[[], None],
        progress: Progress | None,
        batch: int,
    ) -> int:
        added = 0
        for table in tables(self._database):
            if stopping():
                break
            kept = self._table(table)
            said = None if progress is None else self._progress(kept, progress)
            try:
                for found, last in _batches(kept.reading, batch, stopping, breathe, said):
                    self._file.add(kept.number, found, Head(last.seq, last.hash))
                    added += len(found)
            except BaseException:
                del self._kept[table]  # what was read and not put in is read again
                raise
        return added

    def _begin_anew(self) -> None:
        """Throw the lists away."""
        self._file.close()
        self._kept.clear()
        remove(self._file.path)
        self._file = ListsFile.open(self._file.path, program=self._program)

    def close(self) -> None:
        """Let the next one keep them."""
        self._file.close()

    def _table(self, name: str) -> _Kept:
        if name not in self._kept:
            number = self._file.table(name)
            after = self._file.read_to(number).seq
            self._kept[name] = _Kept(number, TableReading(self._database, name, self._game, after))
        return self._kept[name]

    def _progress(self, kept: _Kept, progress: Progress) -> Callable[[int], None]:
        first = self._file.read_to(kept.number).seq
        with opened(self._database) as connection:
            last = connection.exec_driver_sql(_HEAD, (kept.reading.table,)).scalar_one()
        return lambda seq: progress(seq - first, max(seq, last) - first)


def spin_of(database: Path, table: str, seq: int) -> int | None:
    """Say of which spin an event is.

    Args:
        database: the journal.
        table: whose.
        seq: its place.

    Raises:
        JournalError: the journal cannot be read.
    """
    with opened(database) as connection:
        spin = connection.exec_driver_sql(_SPIN, (table, seq)).scalar()
    return spin if isinstance(spin, int) else None


def corrections_of_spins(database: Path, table: str, up_to: int) -> dict[int, list[Correction]]:
    """Find what was put right of payments and numbers, by their spins, before the spins are read.

    Args:
        database: the journal.
        table: whose.
        up_to: the last event that is wanted.

    Raises:
        Damaged: a correction is none; with table and place.
        JournalError: the journal cannot be read.
    """
    found: dict[int, list[Correction]] = {}
    with opened(database) as connection:
        rows = connection.exec_driver_sql(_CORRECTED, (table, up_to)).fetchall()
    for seq, kind, body in rows:
        try:
            once = _put_right_by(database, table, seq, kind, body)
        except FORGED as fault:
            raise Damaged(database, f"event {seq} of table {table}: {fault}") from fault
        if once is not None:
            found.setdefault(once.spin, []).append(once)
    return found


def last_reopened(database: Path, table: str, game: Memory[Any], up_to: int) -> dict[int, int]:
    """Find where each spin that was closed more than once was opened again for the last time.

    Args:
        database: the journal.
        table: whose.
        game: what is played there.
        up_to: the last event that is wanted.

    Raises:
        JournalError: the journal cannot be read.
    """
    kinds = [kind_name(kind) for kind in game.steps.reopens]
    with opened(database) as connection:
        rows = [
            row for kind in kinds for row in connection.exec_driver_sql(_REOPENED, (table, kind, up_to)).all()
        ]
    return {spin: seq for spin, seq in sorted(rows, key=lambda row: row[1]) if isinstance(spin, int)}


def _put_right_by(database: Path, table: str, seq: int, kind: str, body: bytes) -> Correction | None:
    if kind == kind_name(PaymentAnswered):
        return answer(seq, _stamps.decode(body).at, read_as(PaymentAnswered, body))
    event = read_as(EntryCorrected, body)
    if isinstance(event.payment, dict) or event.fell is not msgspec.UNSET:
        return correction(seq, event, lambda of: spin_of(database, table, of))
    return None


def _opening_before(database: Path, table: str, seq: int) -> int:
    with opened(database) as connection:
        return connection.exec_driver_sql(_OPENED_BY, (table, OPENING, seq)).scalar() or 1


def _of_this_journal(file: ListsFile, database: Path) -> bool:
    """Whether the lists can be read, and the journal still has the events that they were made of."""
    try:
        read_to = file.tables()
    except Damaged:
        return False
    return all(
        head.seq == 0 or hash_at(database, name, head.seq) == head.hash for name, head in read_to.items()
    )


def _batches(
    reading: TableReading,
    batch: int,
    stopping: Callable[[], bool],
    breathe: Callable[[], None],
    said: Callable[[int], None] | None,
) -> Iterator[tuple[list[Entry], Recorded]]:
    """Gather what events come to, with the last of them."""
    found: list[Entry] = []
    last: Recorded | None = None
    for done, (event, entries) in enumerate(reading.on(), 1):
        found += entries
        last = event
        if done % _STEP == 0:
            breathe()
            if said is not None:
                said(event.seq)
            if stopping():
                break
        if done % batch == 0:
            yield found, last
            found, last = [], None
    if last is not None:
        yield found, last
