"""The durable record of one table: what is shown as done has been written here first."""

import sqlite3
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Self

from app.journal import ballast as ballasts
from app.journal.ballast import Ballast
from app.journal.chain import FORM, JSON, Head, Recorded, canonical, link
from app.journal.closing import Closing
from app.journal.connection import disk_full, driver
from app.journal.errors import (
    DiskFailed,
    DiskFull,
    JournalError,
    JournalGone,
    NetworkShare,
    NoRoom,
    UnwritableEvent,
)
from app.journal.file_system import network_share
from app.journal.hands import Hands, folder_made, hands_on
from app.journal.lock import TableLock
from app.journal.own_file import OwnFile
from app.journal.reading import events, head, when

_INSERT = 'INSERT INTO journal ("table", seq, body, hash) VALUES (?, ?, ?, ?)'
_GIVEN = frozenset({"at", "mono", "boot", "kind", "spin"})
_OWN = frozenset({"seq", "v", "hash"})


class Journal(Closing):
    """The journal of one table, open for its one writer.

    `append`, `read_back` and `close` belong to one thread at a time: as long as one of them has not come back
    nobody calls another. `checkpoint` and `interrupt` may be called from any other.
    """

    def __init__(self, path: Path, table: str, ballast: Ballast, hands: Hands, closing: ExitStack) -> None:
        """Use `Journal.open`."""
        self.path, self.table = path, table
        self._ballast, self._closing, self._closed = ballast, closing, False
        self._hands = hands
        self._driver, self._head = driver(hands.writer), hands.head(path, table)
        self._own = OwnFile(path)

    @classmethod
    def open(cls, path: Path, table: str, *, program: str, ballast_bytes: int = ballasts.SIZE) -> Self:
        """Open a table's journal to write, and make it if there is none.

        Args:
            path: the database; its folder is made.
            table: the table's name.
            program: name and version of this program, for whoever finds the journal in use.
            ballast_bytes: room to keep for a full disk; 0 where that is not worth it, as in practice.

        Raises:
            JournalRefused: this cannot be the table's journal (a network share, another program's table, a
                newer revision, a folder or file that may not be written, something else's file).
            CannotOpen: the operating system would not let us in.
        """
        path = path.absolute().resolve()
        if share := network_share(path):
            raise NetworkShare(path, share)
        folder_made(path)
        ballast = Ballast(path, ballast_bytes)
        with ExitStack() as stack:
            stack.enter_context(TableLock(path, table, program=program))
            try:
                hands = hands_on(path, stack)
                ballast.make()
            except NoRoom:
                if not ballast.release():
                    raise
                hands = hands_on(path, stack)
            journal = cls(path, table, ballast, hands, stack)
            journal._closing = stack.pop_all()
            return journal

    @property
    def head(self) -> Head:
        """The last event of the table; place 0 and 32 zero bytes before the first."""
        return self._head

    def append(self, bodies: Sequence[Mapping[str, JSON]]) -> tuple[Recorded, ...]:
        """All that one reading or command causes is written together, and is on the disk when this returns.

        Args:
            bodies: the events in order, each with `at`, `mono`, `boot`, `kind`, `spin` and its own fields.

        Returns:
            The events with their place and hash.

        Raises:
            UnwritableEvent: an event has no RFC 8785 form, lacks a member, or has one that the journal gives.
            DiskFull: there is no room, not even the ballast's. Nothing was written; a later call may succeed.
            DiskFailed: the disk, or another program in the file, refused. Nothing was written.
            JournalGone: the file is not in its place. Nothing was written; once it is back a call succeeds.
        """
        recorded = self._sealed(bodies)
        if not recorded:
            return ()
        if why := self._own.trouble():
            raise JournalGone(self.path, why, len(recorded))
        try:
            self._commit(recorded)
        except sqlite3.Error as error:
            if not (disk_full(self.path, error) and self._ballast.release()):
                raise self._failure(error, len(recorded)) from error
            self._commit_again(recorded)
        self._head = Head(recorded[-1].seq, recorded[-1].hash)
        self._ballast.count(body["spin"] for body in bodies)
        return recorded

    def read_back(self, bodies: Sequence[Mapping[str, JSON]]) -> tuple[Recorded, ...]:
        """Find out whether a writing of which nobody knows how it ended is in the file, all of it or nothing.

        Args:
            bodies: what was handed to the last `append`, which did not say that it was written.

        Returns:
            The events, known to be durable from now on; none where the file ends before them.

        Raises:
            JournalError: the file cannot be read, is not in its place, or ends in something else.
        """
        recorded = self._sealed(bodies)
        if why := self._own.trouble():
            raise JournalGone(self.path, why, len(recorded))
        found = self.in_the_file()
        if not recorded or found == self._head:
            return ()
        if found != Head(recorded[-1].seq, recorded[-1].hash):
            raise DiskFailed(self.path, f"it ends in another event, {found.seq}", len(recorded))
        self._head = found
        self._ballast.count(body["spin"] for body in bodies)
        return recorded

    def in_the_file(self) -> Head:
        """Read the table's last event anew, as any other program would; from any thread.

        Raises:
            JournalError: the journal cannot be read.
        """
        return head(self.path, self.table)

    def interrupt(self) -> None:
        """Have what waits on the writing connection given up, where SQLite can; from any thread."""
        self._driver.interrupt()

    def when(self, places: Collection[int]) -> dict[int, tuple[str, int | None]]:
        """Give the time of some of the table's events, and the spin of each.

        Raises:
            JournalError: the journal cannot be read.
        """
        return when(self.path, self.table, places)

    def latest(self, most: int) -> Iterator[Recorded]:
        """Give the last events of the table, in their order.

        Args:
            most: how many there are at most.

        Raises:
            JournalError: the journal cannot be read.
        """
        return events(self.path, self.table, after=max(0, self._head.seq - most))

    @property
    def gone(self) -> str:
        """Why the journal is not in its place, as one sentence; empty where it is."""
        why = self._own.trouble()
        return f"{self.path}: {why}; put the journal back where it was." if why else ""

    @property
    def running_out(self) -> bool:
        """Whether the ballast is gone (or never found room): the disk is full, and `spins_left` counts."""
        return bool(self._ballast.size) and not self._ballast.present

    @property
    def spins_left(self) -> int:
        """How many spins still fit on the disk, ballast included; an estimate on the safe side."""
        return self._ballast.spins_left()

    @property
    def ballast_trouble(self) -> str | None:
        """Why the ballast could not be put beside the journal the last time it was tried."""
        return self._ballast.trouble

    def restore_ballast(self) -> bool:
        """Take ballast in again where there is room; to be called between spins.

        Returns:
            Whether it is there now.
        """
        return self._ballast.make()

    def checkpoint(self) -> bool:
        """Move the log into the file, between spins; appending goes on meanwhile.

        Returns:
            Whether all of it was moved; if not (somebody is reading, the disk is full) nothing is lost, and
            the next call moves the rest.

        Raises:
            LogStuck: the disk fails. Nothing is lost.
        """
        return self._hands.log_moved(self.path, "PASSIVE")

    def close(self) -> bool:
        """Empty the log into the file, and let the next program in.

        Returns:
            As `checkpoint`; a log that could not be emptied is read at the next opening.
        """
        if self._closed:
            return True
        self._closed = True
        with self._closing:
            self._hands.writer.close()
            self._hands.writer.engine.dispose()
            return self._hands.log_moved(self.path, "TRUNCATE")

    def _sealed(self, bodies: Sequence[Mapping[str, JSON]]) -> tuple[Recorded, ...]:
        """Give each event its place and form, and the hash over the one before."""
        recorded = []
        seq, previous = self._head.seq, self._head.hash
        for body in bodies:
            if not body.keys() >= _GIVEN:
                raise UnwritableEvent("", f"an event needs {', '.join(sorted(_GIVEN - body.keys()))}")
            if own := body.keys() & _OWN:
                raise UnwritableEvent("", f"the journal itself gives {', '.join(sorted(own))}")
            seq += 1
            text = canonical({**body, "seq": seq, "v": FORM})
            previous = link(previous, text)
            recorded.append(Recorded(self.table, seq, text, previous))
        return tuple(recorded)

    def _commit(self, recorded: tuple[Recorded, ...]) -> None:
        """Write the events in one transaction; its end waits for the disk.

        On the driver's own connection: SQLAlchemy's way costs a fifth of a whole commit. One event alone is a
        transaction by itself: the driver lets other threads in at each statement, and a window that is being
        drawn does not give way at once.
        """
        rows = [(event.table, event.seq, event.body.decode(), event.hash) for event in recorded]
        if len(rows) == 1:
            self._driver.execute(_INSERT, rows[0])
            return
        self._driver.execute("BEGIN IMMEDIATE")
        self._driver.executemany(_INSERT, rows)
        self._driver.execute("COMMIT")

    def _commit_again(self, recorded: tuple[Recorded, ...]) -> None:
        """Try once more in the room that the ballast left."""
        self._start_afresh()
        try:
            self._commit(recorded)
        except sqlite3.Error as error:
            raise self._failure(error, len(recorded)) from error

    def _failure(self, error: sqlite3.Error, events: int) -> JournalError:
        """Leave the journal usable after a refused commit, and say what was refused."""
        self._start_afresh()
        return (
            DiskFull(self.path, events)
            if disk_full(self.path, error)
            else DiskFailed(self.path, str(error), events)
        )

    def _start_afresh(self) -> None:
        """Undo what is left of a refused transaction; in most cases SQLite has undone it already."""
        if self._driver.in_transaction:
            self._driver.execute("ROLLBACK")
