"""The durable record of one table: what is shown as done has been written here first."""

import sqlite3
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Self

from app import file_modes
from app.journal import ballast as ballasts
from app.journal import kept_log
from app.journal.ballast import Ballast
from app.journal.chain import JSON, Head, Recorded, sealed
from app.journal.closing import Closing
from app.journal.connection import disk_full
from app.journal.errors import (
    CannotOpen,
    DiskFailed,
    JournalError,
    JournalFailed,
    JournalGone,
    LogChanged,
    LogGone,
    NetworkShare,
    NoRoom,
)
from app.journal.file_system import network_share
from app.journal.fresh import begun_where_none_is
from app.journal.hands import folder_made, hands_on
from app.journal.lock import TableLock
from app.journal.moving import Moving
from app.journal.one_file import OneFile
from app.journal.own_chain import OwnChain
from app.journal.own_file import OwnFile
from app.journal.own_log import EXCHANGED, GONE, NOT_THERE, WRITTEN_OVER
from app.journal.place import resolved
from app.journal.reading import events, head, when
from app.journal.refused_commit import why_refused
from app.journal.troubles import JournalTrouble

_INSERT = 'INSERT INTO journal ("table", seq, body, hash) VALUES (?, ?, ?, ?)'
_LAST = 'SELECT seq, hash FROM journal WHERE "table" = ? ORDER BY seq DESC LIMIT 1'
_MEDDLED = "something in it changes what is written into it"


class Journal(Closing):
    """The journal of one table, open for its one writer.

    `append`, `look_back`, `read_back` and `close` belong to one thread at a time: as long as one of them has
    not come back nobody calls another. `checkpoint`, `glance`, `look` and `interrupt` may be called from any
    other.

    """

    def __init__(self, path: Path, table: str, ballast: Ballast, moving: Moving, closing: ExitStack) -> None:
        """Use `Journal.open`."""
        self.path, self.table = path, table
        self._ballast, self._closing, self._closed = ballast, closing, False
        self._moving = moving
        self._head = self._seen = moving.hands.head(path, table)
        self._own, self._chain = OwnFile(path), OwnChain(self._head)
        self._why, self._unsure, self._there = "", tuple[Recorded, ...](), tuple[Recorded, ...]()

    @classmethod
    def open(
        cls,
        path: Path,
        table: str,
        *,
        program: str,
        ballast_bytes: int = ballasts.SIZE,
        mode: int = file_modes.JOURNAL,
    ) -> Self:
        """Open a table's journal to write, and make it if there is none.

        Args:
            path: the database; its folder is made.
            table: the table's name.
            program: name and version of this program, for whoever finds the journal in use.
            ballast_bytes: room to keep for a full disk; 0 where that is not worth it, as in practice.
            mode: of the file, where it is made.

        Raises:
            JournalRefused: this cannot be the table's journal (a network share, another program's table, a
                newer revision, a folder or file that may not be written, something else's file).
            CannotOpen: the operating system would not let us in.
        """
        path = resolved(path)
        if share := network_share(path):
            raise NetworkShare(path, share)
        folder_made(path)
        ballast = Ballast(path, ballast_bytes)
        with ExitStack() as stack:
            stack.enter_context(TableLock(path, table, program=program))
            begun_where_none_is(path, mode)
            stack.enter_context(OneFile(path, table))
            was_kept = kept_log.compared(path)
            try:
                hands = hands_on(path, stack)
                ballast.make()
            except NoRoom:
                if not ballast.release():
                    raise
                hands = hands_on(path, stack)
            try:
                moving = Moving(path, hands, stack, was_kept=was_kept)
                stack.callback(moving.let_go)
                journal = cls(path, table, ballast, moving, stack)
            except OSError as error:
                raise CannotOpen(path, error.strerror or str(error)) from error
            journal._closing = stack.pop_all()
            return journal

    @property
    def failed(self) -> bool:
        """Whether the disk failed while the log was moved: it is moved no more."""
        return self._moving.failed

    @property
    def was_kept(self) -> bool:
        """Whether it failed when the journal was open the last time, and since then not all was moved."""
        return self._moving.was_kept

    @property
    def _driver(self) -> sqlite3.Connection:
        return self._moving.driver

    @property
    def head(self) -> Head:
        """The last event of the table; place 0 and 32 zero bytes before the first."""
        return self._head

    def append(self, bodies: Sequence[Mapping[str, JSON]]) -> tuple[Recorded, ...]:
        """All that one reading or command causes is written together, and is on the disk when this returns.

        Args:
            bodies: the events in order, each with `at`, `mono`, `boot`, `kind`, `spin` and its own fields;
                with none at all what is wrong is put right where it can be.

        Returns:
            The events with their place and hash.

        Raises:
            UnwritableEvent: an event has no RFC 8785 form, lacks a member, or has one that the journal gives.
            DiskFull: there is no room, not even the ballast's. Nothing was written; a later call may succeed.
            DiskFailed: the disk, or another program in the file, refused. Nothing was written.
            JournalGone: the file is not in its place. Once it is back a call succeeds.
            LogGone: its log is not, and what it has cannot be put into the file yet.
            LogChanged: what was told is not there any more, or the file changes what is written into it.

        After a failure the same bodies come first when it is called again: what of them is in the file by
        then is not written twice.
        """
        if why := self._trouble():
            raise self._refused(why, len(bodies))
        if not bodies:
            return ()
        there = self._there  # of these bodies the first are in the file: their commit was in doubt
        recorded = sealed(self.table, self._head, bodies[len(there) :])
        try:
            changed = self._commit(recorded)
        except sqlite3.Error as error:
            if not (disk_full(self.path, error) and self._ballast.release()):
                raise self._failure(error, recorded) from error
            changed = self._commit_again(recorded)
        if changed != len(recorded):
            self._why, self._unsure = _MEDDLED, recorded
            raise self._refused(_MEDDLED, len(bodies))
        self._there = ()
        self._take(recorded)
        self._ballast.count(body["spin"] for body in bodies)
        return (*there, *recorded)

    def look_back(self) -> None:
        """Look where `append` has written, and read it back: as soon as it is told, before anything more is.

        Raises:
            LogGone: the log is not in its place. The next `append` puts what it has into the file.
            LogChanged: it is not there. From now on nothing is recorded until all that was is found again.
        """
        if self._seen == self._head or self._why:
            return
        found = self._driver.execute(_LAST, (self.table,)).fetchone()
        there = found == (self._head.seq, self._head.hash)
        why = self._moving.log.look_back() or ("" if there else NOT_THERE)
        if why:
            self._why = why
            raise self._refused(why, 0)
        self._seen = self._head

    def read_back(self, bodies: Sequence[Mapping[str, JSON]]) -> tuple[Recorded, ...]:
        """Find out whether a writing of which nobody knows how it ended is in the file, all of it or nothing.

        Args:
            bodies: what was handed to the last `append`, which did not say that it was written.

        Returns:
            The events, known to be durable from now on; none where the file ends before them.

        Raises:
            JournalError: the file cannot be read, is not in its place, or ends in something else.
        """
        if why := self._trouble():
            raise self._refused(why, len(bodies))
        there, found = self._there, self.in_the_file()
        recorded = sealed(self.table, self._head, bodies[len(there) :])
        if not recorded or found == self._head:
            return ()
        if found != Head(recorded[-1].seq, recorded[-1].hash):
            raise DiskFailed(self.path, f"it ends in another event, {found.seq}", len(bodies))
        self._there = ()
        self._take(recorded)
        self._ballast.count(body["spin"] for body in bodies)
        return (*there, *recorded)

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
        """Why what is recorded is not safe where it lies, as one sentence; empty where it is."""
        why = self._own.trouble() or self._moving.log.trouble() or self._why
        return JournalTrouble.GONE.english(path=self.path, fault=why) if why else ""

    @property
    def running_out(self) -> bool:
        """Whether the ballast is gone (or never found room): the disk is full, and `spins_left` counts."""
        return bool(self._ballast.size) and not self._ballast.present

    @property
    def spins_left(self) -> int:
        """How many spins still fit on the disk, ballast included; an estimate on the safe side."""
        return self._ballast.spins_left()

    def restore_ballast(self) -> bool:
        """Take ballast in again where there is room; to be called between spins.

        Returns:
            Whether it is there now.
        """
        return self._ballast.make()

    def checkpoint(self) -> bool:
        """Read the log again, and move it into the file, between spins; appending goes on meanwhile.

        Returns:
            Whether all of it was moved; if not (it is read, the disk is full, or failed) nothing is lost.

        Raises:
            LogChanged: something in the log was written over: none of it is moved.
            LogStuck: the disk fails. The log is kept, and moved no more.
        """
        with self._moving.turn:
            self.look()
            return self._moving.move()

    def look(self) -> None:
        """Read the log again, in any thread.

        Raises:
            LogChanged: something in it was written over.
        """
        with self._moving.turn:
            if self._moving.log.changed():
                self._why = WRITTEN_OVER
                raise LogChanged(self.path, self._why)

    def glance(self) -> None:
        """See whether file and log are still the ones in their places, in any thread, in no time.

        Raises:
            JournalGone, LogGone, LogChanged: they are not. The next `append` looks what is to be done first.
        """
        with self._moving.turn:
            if not self._why and (why := self._own.trouble() or self._moving.log.trouble()):
                self._why = why
                raise self._refused(why, 0)

    def close(self) -> bool:
        """Empty the log into the file, and let the next program in; what the disk failed to move stays in it.

        Returns:
            As `checkpoint`; a log that could not be emptied is read at the next opening.
        """
        if self._closed:
            return True
        self._closed = True
        with self._closing:
            self._closing.callback(self._moving.let_go)  # before connections that were made since
            in_doubt = self._why and not self._own.trouble() and self._trouble()
            return self._moving.empty(in_doubt=bool(in_doubt))

    def _trouble(self) -> str:
        """Say why nothing can be recorded; once something was wrong, all is read back first."""
        if why := self._own.trouble():
            self._why = why
        elif self._why:
            why = self._moving.log.trouble()
            self._why = (self._moving.rescue(why) if why in {GONE, EXCHANGED} else why) or self._read_back()
        return self._why

    def _refused(self, why: str, events: int) -> JournalFailed:
        """Say what to do: put back what is not in its place, or leave a journal that was tampered with."""
        if self._own.trouble():
            return JournalGone(self.path, why, events)
        return LogGone(self.path, why) if why in {GONE, EXCHANGED} else LogChanged(self.path, why)

    def _read_back(self) -> str:
        """Compare all that was written since the opening with what stands in the file; says what is wrong."""
        if self._moving.log.changed():
            return WRITTEN_OVER
        try:
            found = events(self.path, self.table, after=self._chain.began.seq)
            why, there = self._chain.why_not(found, self._unsure)
        except JournalError as fault:
            return str(fault)
        if there and not why:
            self._take(self._unsure)
            self._there += self._unsure
        if not why:
            self._unsure, self._seen = (), self._head
        return why

    def _take(self, recorded: Sequence[Recorded]) -> None:
        """What is in the file is the last of the table."""
        self._chain.take(recorded)
        if recorded:
            self._head = Head(recorded[-1].seq, recorded[-1].hash)

    def _commit(self, recorded: tuple[Recorded, ...]) -> int:
        """Write the events in one transaction; its end waits for the disk.

        On the driver's own connection: SQLAlchemy's way costs a fifth of a whole commit. One event alone is a
        transaction by itself: the driver lets other threads in at each statement, and a window that is being
        drawn does not give way at once.
        """
        rows = [(event.table, event.seq, event.body.decode(), event.hash) for event in recorded]
        before = self._driver.total_changes
        self._moving.log.may_write()
        if len(rows) == 1:
            self._driver.execute(_INSERT, rows[0])
        elif rows:
            self._driver.execute("BEGIN IMMEDIATE")
            self._driver.executemany(_INSERT, rows)
            self._driver.execute("COMMIT")
        return self._driver.total_changes - before

    def _commit_again(self, recorded: tuple[Recorded, ...]) -> int:
        """Try once more in the room that the ballast left."""
        self._start_afresh()
        try:
            return self._commit(recorded)
        except sqlite3.Error as error:
            raise self._failure(error, recorded) from error

    def _failure(self, error: sqlite3.Error, recorded: tuple[Recorded, ...]) -> JournalFailed:
        """Leave the journal usable after a refused commit, and say what was refused."""
        self._start_afresh()
        return why_refused(self._driver, self.path, self._head, recorded, error)

    def _start_afresh(self) -> None:
        """Undo what is left of a refused transaction; in most cases SQLite has undone it already."""
        if self._driver.in_transaction:
            self._driver.execute("ROLLBACK")
