"""The copy for the whole house: the events of many tables in one file, each chain continued and checked.

What comes was written elsewhere. It is taken only where it follows: the next place, the hash over the event
before it, the text in its one form. So nobody can put anything else into the copy than what a table has
recorded, and a table whose file was changed later is found by the copy.
"""

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from threading import Lock
from typing import Self

import msgspec

from app.foreign import UNREADABLE
from app.journal.chain import Head, Recorded
from app.journal.closing import Closing
from app.journal.connection import disk_full, driver
from app.journal.errors import DiskFailed, DiskFull, JournalGone, NetworkShare, NotFollowing
from app.journal.file_system import network_share
from app.journal.fresh import begun_where_none_is
from app.journal.hands import Hands, folder_made, hands_on
from app.journal.lock import TableLock
from app.journal.own_file import OwnFile
from app.journal.place import resolved
from app.journal.reading import tables_in
from app.journal.verifying import why_not_following

_INSERT = 'INSERT INTO journal ("table", seq, body, hash) VALUES (?, ?, ?, ?)'
_AT_PLACE = 'SELECT CAST(body AS BLOB), CAST(hash AS BLOB) FROM journal WHERE "table" = ? AND seq = ?'


class _At(msgspec.Struct):
    at: str = ""


class HouseFile(Closing):
    """The file of a whole house, open for its one writer; any thread may hand events over."""

    def __init__(self, path: Path, hands: Hands, closing: ExitStack) -> None:
        """Use `HouseFile.open`."""
        self.path = path
        self._hands, self._closing = hands, closing
        self._driver, self._lock, self._own = driver(hands.writer), Lock(), OwnFile(path)
        self._heads: dict[str, Head] = {}
        self._grown = self._closed = False

    @classmethod
    def open(cls, path: Path, *, program: str) -> Self:
        """Open the house's file to write, and make it if there is none.

        Args:
            path: the file; its folder is made.
            program: name and version of this program, for whoever finds the file in use.

        Raises:
            JournalRefused: this cannot be the house's file (a table's own journal, a network share …).
            CannotOpen: the operating system would not let us in.
        """
        path = resolved(path)
        if share := network_share(path):
            raise NetworkShare(path, share)
        folder_made(path)
        with ExitStack() as stack:
            stack.enter_context(TableLock(path, "(the whole house)", program=program))
            begun_where_none_is(path, house=True)
            hands = hands_on(path, stack, house=True)
            return cls(path, hands, stack.pop_all())

    def tables(self) -> tuple[str, ...]:
        """Name the tables of which there is an event."""
        with self._lock:
            return tuple(tables_in(self._hands.writer))

    def head(self, table: str) -> Head:
        """The last event of a table; place 0 and 32 zero bytes before the first."""
        with self._lock:
            return self._head(table)

    def at(self, table: str, seq: int) -> Recorded | None:
        """Give one event of a table; None where there is none at that place."""
        with self._lock:
            row = self._driver.execute(_AT_PLACE, (table, seq)).fetchone()
        return None if row is None else Recorded(table, seq, row[0], row[1])

    def time_of(self, table: str, seq: int) -> str:
        """Say when an event happened, as it was written; empty where it says nothing."""
        event = self.at(table, seq)
        if event is None:
            return ""
        try:
            return msgspec.json.decode(event.body, type=_At).at
        except UNREADABLE:
            return ""

    def take(self, table: str, events: Sequence[Recorded]) -> Head:
        """Check events one by one and write them; they are on the disk when this returns.

        What is there already, told once more after a break, is compared and passed over.

        Args:
            table: whose they are.
            events: in their order, the first no later than the one after the last that is there.

        Returns:
            The last event of the table that is there now.

        Raises:
            NotFollowing: one of them does not follow. Those before it are written.
            DiskFull, DiskFailed, JournalGone: nothing of them was written; the same events may be handed over
                again.
        """
        with self._lock:
            fresh, fault = [], None
            last = self._head(table)
            for event in self._unknown(table, events):
                if reason := why_not_following(event, last):
                    fault = NotFollowing(table, event.seq, reason)
                    break
                fresh.append(event)
                last = Head(event.seq, event.hash)
            self._write(fresh)
            self._heads[table] = last
            if fault is not None:
                raise fault
            return last

    def checkpoint(self) -> bool:
        """Move the log into the file, if anything was written since; whether all of it is there.

        Raises:
            LogStuck: the disk fails: what the file has is not known.
        """
        with self._lock:
            self._grown = self._grown and not self._hands.log_moved(self.path, "PASSIVE").whole
            return not self._grown

    def close(self) -> None:
        """Empty the log into the file, and let the next program in."""
        with self._lock:
            if self._closed:
                return
            self._closed = True
            with self._closing:
                self._hands.writer.close()
                self._hands.writer.engine.dispose()
                self._hands.log_moved(self.path, "TRUNCATE")

    def _head(self, table: str) -> Head:
        if table not in self._heads:
            self._heads[table] = self._hands.head(self.path, table)
        return self._heads[table]

    def _unknown(self, table: str, events: Iterable[Recorded]) -> Iterator[Recorded]:
        """Pass over what is there already, if it is the same.

        Raises:
            NotFollowing: at its place there is another.
        """
        last = self._head(table).seq
        for event in events:
            if event.seq > last:
                yield event
                continue
            row = self._driver.execute(_AT_PLACE, (table, event.seq)).fetchone()
            if row is None or row != (event.body, event.hash):
                raise NotFollowing(table, event.seq, "the copy has another event at this place")

    def _write(self, events: Sequence[Recorded]) -> None:
        """Write events in one transaction; its end waits for the disk."""
        if not events:
            return
        if why := self._own.trouble():
            raise JournalGone(self.path, why, len(events))
        self._grown = True
        self._heads.pop(events[0].table, None)  # whatever comes of it, the file knows where it stands
        try:
            self._driver.execute("BEGIN IMMEDIATE")
            rows = [(event.table, event.seq, event.body.decode(), event.hash) for event in events]
            self._driver.executemany(_INSERT, rows)
            self._driver.execute("COMMIT")
        except sqlite3.Error as error:
            if self._driver.in_transaction:
                self._driver.execute("ROLLBACK")
            full = disk_full(self.path, error)
            raise (
                DiskFull(self.path, len(events)) if full else DiskFailed(self.path, str(error), len(events))
            ) from error
