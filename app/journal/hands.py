"""A journal open to write: the hand that writes, the hand that moves the log, and whose file it is.

A table's own journal and the copy of a whole house have one schema and are never taken for each other: a
table that went on in the copy would part it from its own journal, and a copy in a table's journal would bring
other tables into it. The file says itself which it is, in its header.
"""

from __future__ import annotations

import sqlite3
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

from msgspec import Struct
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from app.journal.chain import Head
from app.journal.connection import (
    code_of,
    driver,
    explained,
    log_kept,
    moving,
    never_closed,
    synchronous,
    writing,
)
from app.journal.errors import CannotOpen, Damaged, EmptyJournal, LogStuck, NotAJournal, ReadOnlyPlace
from app.journal.reading import head_in, tables_in
from app.journal.revision import NEWEST, bring_up_to_date, revision_of
from app.journal.schema import HOUSE_MARK, why_not_known
from app.journal.troubles import JournalTrouble

# Touches no row; SQLite begins a writing transaction on a read-only file without a word, until it is used.
_WRITABLE = "UPDATE alembic_version SET version_num = version_num WHERE version_num IS NULL"


class Hands(Struct, frozen=True):
    """The two connections of an open journal."""

    writer: Connection
    mover: Connection

    def head(self, path: Path, table: str) -> Head:
        """Read the last event of a table.

        Raises:
            JournalError: it cannot be read.
        """
        with explained(path), self.writer.begin():
            return head_in(self.writer, table)

    def log_moved(self, path: Path, mode: str) -> Moved:
        """Move the log into the file, or as much of it as nobody reads and the disk has room for.

        Args:
            path: of the journal, for the sentence.
            mode: `PASSIVE` while others write, `TRUNCATE` at the end.

        Raises:
            LogStuck: the disk fails: what is in the file is not known any more.
        """
        try:
            busy, frames, moved = self.mover.exec_driver_sql(f"PRAGMA wal_checkpoint({mode})").one()
        except DBAPIError as error:
            if code_of(error) in {sqlite3.SQLITE_FULL, sqlite3.SQLITE_BUSY}:
                return Moved(whole=False, frames=0)
            raise LogStuck(path, str(error.orig)) from error
        return Moved(whole=not busy and bool(frames == moved), frames=moved)

    def let_go(self) -> None:
        """Close both connections."""
        for connection in (self.writer, self.mover):
            connection.close()
            connection.engine.dispose()

    def let_be(self) -> None:
        """Leave both connections open to the program's end, so that nobody moves or deletes the log."""
        for connection in (self.writer, self.mover):
            never_closed(connection)


class Moved(NamedTuple):
    """What of a log stands in the file.

    Attributes:
        whole: all of it does.
        frames: how many of its frames do.
    """

    whole: bool
    frames: int


def hands_on(path: Path, stack: ExitStack, *, house: bool = False, begins: bool = False) -> Hands:
    """Connect, refuse what is no journal before anything in it changes, and bring the file up to date.

    Args:
        path: the journal, resolved.
        stack: closes both connections.
        house: it is to be the copy of a whole house, and not a table's own.
        begins: a journal is made where there is no file, or nothing in it.

    Raises:
        JournalRefused: what is there cannot be that.
        CannotOpen: the operating system would not let us in.
    """
    level = synchronous()
    with ExitStack() as opening, explained(path):
        writer = _connected(writing(path), opening)
        with writer.begin():
            revision = revision_of(writer, path)
            if revision is None and not begins:
                raise EmptyJournal(path)
            _check_whose(writer, path, house=house)
        if not log_kept(writer, level):
            raise CannotOpen(path, JournalTrouble.NO_LOG_HERE.english())
        if revision is not None and (why := why_not_known(driver(writer), revision)):
            raise Damaged(path, why)
        if revision != NEWEST:
            bring_up_to_date(writer)
        with writer.begin():
            writer.exec_driver_sql(_WRITABLE)
            if house:
                writer.exec_driver_sql(f"PRAGMA application_id = {HOUSE_MARK}")
        hands = Hands(writer, _connected(moving(path, level), opening))
        stack.push(opening.pop_all())
    return hands


def is_house_copy(connection: Connection) -> bool:
    """Whether an open journal is the copy of a whole house."""
    return bool(driver(connection).execute("PRAGMA application_id").fetchone()[0] == HOUSE_MARK)


def folder_made(path: Path) -> None:
    """Make the folder that a journal is to lie in.

    Raises:
        NotAJournal: a folder has the journal's own name.
        ReadOnlyPlace: nothing may be written there.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.is_dir():
            raise NotAJournal(path, JournalTrouble.A_FOLDER.english())
    except OSError as error:
        raise ReadOnlyPlace(path.parent, error.strerror or str(error)) from error


def _check_whose(connection: Connection, path: Path, *, house: bool) -> None:
    """Refuse the copy of a house where a table is to write, and a table's journal where the house is."""
    marked = is_house_copy(connection)
    if marked and not house:
        raise NotAJournal(path, "it is the copy for the whole house; a table never writes into it")
    if house and not marked and revision_of(connection, path) and (found := list(tables_in(connection))):
        raise NotAJournal(path, f"it is the journal of table {', '.join(found)} itself, and no house's copy")


def _connected(engine: Engine, stack: ExitStack) -> Connection:
    stack.callback(engine.dispose)
    return stack.enter_context(engine.connect())
