"""Copies of a journal: taken while its table plays, and put back when its disk is gone.

A copy is of one moment, whatever the table writes meanwhile; it is walked before anybody relies on it. What
is put back never takes the place of something that would be lost by it: what was there is kept beside it
first.
"""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

from app.journal.chain import Head
from app.journal.connection import disk_full, reading
from app.journal.errors import (
    CannotOpen,
    CopyRefused,
    JournalError,
    NetworkShare,
    NoRoom,
    ReadOnlyPlace,
)
from app.journal.file_system import network_share
from app.journal.lock import TableLock
from app.journal.reading import head_in, opened, tables_in
from app.journal.verifying import Broken, Check, Progress, Verified, verify_chain

_PAGES = 2_048
"""Copied at a time; between two of them the progress is said."""
_SIDE_FILES = ("-wal", "-shm")

Pages = Callable[[int, int], None]
"""Told how many pages of how many are copied."""


@dataclass(frozen=True, slots=True)
class Copy:
    """A copy that was walked from its first event to its last.

    Attributes:
        path: where it lies.
        heads: the last event of each table in it.
        events: how many there are.
    """

    path: Path
    heads: dict[str, Head]
    events: int


@dataclass(frozen=True, slots=True)
class Restored:
    """A journal that was put back.

    Attributes:
        path: where it lies.
        head: its last event.
        kept: where what was there before lies now, or None where there was nothing.
        missing: how many events of what was there the copy does not have; None where that cannot be read.
    """

    path: Path
    head: Head
    kept: Path | None
    missing: int | None


def back_up(
    database: Path,
    copy: Path,
    *,
    check: Check | None = None,
    copied: Pages | None = None,
    walked: Progress | None = None,
) -> Copy:
    """Copy a journal while its table may be writing, and walk the copy.

    Args:
        database: the journal.
        copy: the file to be made; its folder is made. It may lie on a share.
        check: looks at each event of the copy too, as `verify` does.
        copied: told how many pages are copied.
        walked: told how many events are walked.

    Raises:
        JournalError: there is no journal, the copy would take the place of something, the disk refuses, or
            the copy does not hold (it is kept as `….broken`).
    """
    copy = copy.absolute()
    if copy.exists():
        raise CopyRefused(copy, "there is something of this name already; choose another")
    part = copy.with_name(copy.name + ".part")
    with _writing(copy.parent, part):
        copy.parent.mkdir(parents=True, exist_ok=True)
        part.unlink(missing_ok=True)
        with opened(database) as source:
            raw = source.connection.driver_connection
            assert isinstance(raw, sqlite3.Connection)  # noqa: S101 - every engine here is made of sqlite3
            raw.execute("BEGIN")
            raw.execute("SELECT 1 FROM journal LIMIT 1").fetchall()  # the moment that is copied
            _copied(raw, part, copied)
            raw.execute("ROLLBACK")
        found = _walked(part, check, walked)
        _on_disk(part)
        part.replace(copy)
        _on_disk(copy.parent)
    return Copy(copy, found.heads, found.events)


def restore(
    copy: Path,
    database: Path,
    table: str,
    *,
    program: str,
    check: Check | None = None,
    walked: Progress | None = None,
) -> Restored:
    """Put a copy back as the journal of its table; whatever lies there is kept beside it.

    Args:
        copy: made by `back_up`, or any journal that is whole.
        database: where the table's journal is to lie.
        table: whose it must be.
        program: who we are, for whoever finds the journal in use.
        check: looks at each event of the copy too.
        walked: told how many events are walked.

    Raises:
        JournalError: the copy is another table's, or does not hold; the table is in use; the disk refuses.
    """
    database = database.absolute().resolve()
    if share := network_share(database):
        raise NetworkShare(database, share)
    found = _walked(copy, check, walked, keep=True)
    if set(found.heads) != {table}:
        raise CopyRefused(
            copy, f"it is the journal of table {', '.join(found.heads) or '(none)'}, not of {table}"
        )
    part = database.with_name(database.name + ".part")
    with _writing(database.parent, part):
        database.parent.mkdir(parents=True, exist_ok=True)
        with TableLock(database, table, program=program):
            shutil.copyfile(copy, part)
            _on_disk(part)
            missing = _missing(database, table, found.heads[table])
            kept = _kept_beside(database)
            for end in _SIDE_FILES:  # a log that is left would be read into the journal that comes
                database.with_name(database.name + end).unlink(missing_ok=True)
            part.replace(database)
            _on_disk(database.parent)
    return Restored(database, found.heads[table], kept, missing)


def _copied(source: sqlite3.Connection, part: Path, copied: Pages | None) -> None:
    """Copy page by page, all of the moment at which the source's transaction began."""
    with closing(sqlite3.connect(part, isolation_level=None)) as target:
        target.execute("PRAGMA journal_mode=OFF")  # what is not whole is not kept
        source.backup(
            target,
            pages=_PAGES,
            progress=None if copied is None else lambda _status, left, of: copied(of - left, of),
        )
        target.execute("PRAGMA journal_mode=DELETE")  # a share has no room for a log; the table makes its own


def _walked(path: Path, check: Check | None, walked: Progress | None, *, keep: bool = False) -> Verified:
    found = verify_chain(path, on_event=check, progress=walked)
    if isinstance(found, Broken):
        where = f"table {found.table}, event {found.seq}: " if found.seq is not None else ""
        if not keep:
            path = path.replace(path.with_suffix(".broken"))
        raise CopyRefused(path, f"it does not hold ({where}{found.reason})")
    return found


def _missing(database: Path, table: str, head: Head) -> int | None:
    """Count the events of what lies there that the copy has not; None where that cannot be read."""
    if not database.exists():
        return 0
    try:
        with reading(database) as connection:
            if table not in tables_in(connection):
                return 0
            return max(0, head_in(connection, table).seq - head.seq)
    except (JournalError, sqlite3.Error):
        return None


def _kept_beside(database: Path) -> Path | None:
    """Copy what lies there, log and all, to a name of its own."""
    if not database.exists():
        return None
    number = 1
    while (kept := database.with_name(f"{database.name}.replaced-{number}")).exists():
        number += 1
    for end in (*_SIDE_FILES, ""):
        file = database.with_name(database.name + end)
        if file.exists():
            shutil.copyfile(file, kept.with_name(kept.name + end))
            _on_disk(kept.with_name(kept.name + end))
    return kept


@contextmanager
def _writing(folder: Path, part: Path) -> Iterator[None]:
    """Say in a sentence what the disk refuses, and leave no half of a copy behind."""
    try:
        yield
    except sqlite3.Error as error:
        raise NoRoom(part) if disk_full(part, error) else CannotOpen(part, str(error)) from error
    except OSError as error:
        full = error.errno == errno.ENOSPC
        raise NoRoom(part) if full else ReadOnlyPlace(folder, error.strerror or str(error)) from error
    finally:
        if part.exists():
            part.unlink()


def _on_disk(path: Path) -> None:
    """Wait until a file, or a folder's list of names, is on the disk."""
    if path.is_dir() and os.name == "nt":  # no folder can be opened there; its list is kept by the system
        return
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
