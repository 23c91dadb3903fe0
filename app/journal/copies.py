"""Copies of a journal: taken while its table plays, and put back when its disk is gone.

A copy is of one moment, whatever the table writes meanwhile; it is walked before anybody relies on it. What
is put back never takes the place of something that would be lost by it: what was there is kept beside it
first.
"""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

from msgspec import Struct

from app import file_modes
from app.journal.chain import Head
from app.journal.connection import disk_full, driver, reading
from app.journal.errors import CopyRefused, JournalError, NetworkShare, NoRoomFor, OtherTable
from app.journal.file_system import network_share
from app.journal.following import Beside
from app.journal.hands import hands_on, is_house_copy
from app.journal.lock import TableLock
from app.journal.log_copies import KeptLog, LogsBack, copy_logs, read_log_manifest, restore_logs
from app.journal.place import resolved
from app.journal.reading import events, head, head_in, opened, tables_in
from app.journal.troubles import JournalTrouble
from app.journal.verifying import Broken, Progress, Verified, verify_chain
from app.journal.whole_files import on_disk, written_whole
from app.people.register import is_register_event

_PAGES = 2_048
"""Copied at a time; between two of them the progress is said."""
_SIDE_FILES = ("-wal", "-shm")
_INSERT = 'INSERT INTO journal ("table", seq, body, hash) VALUES (?, ?, ?, ?)'

Pages = Callable[[int, int], None]
"""Told how many pages of how many are copied."""


class Copy(Struct, frozen=True):
    """A copy that was walked from its first event to its last.

    Attributes:
        path: where it lies.
        heads: the last event of each table in it.
        events: how many there are.
        logs: the raw logs that went with it.
    """

    path: Path
    heads: dict[str, Head]
    events: int
    logs: tuple[KeptLog, ...] = ()


class Restored(Struct, frozen=True):
    """A journal that was put back.

    Attributes:
        path: where it lies.
        head: its last event.
        kept: where what was there before lies now, or None where there was nothing.
        missing: how many events of what was there the copy does not have; None where that cannot be read.
        logs: what became of the raw logs; None where none went with the copy.
    """

    path: Path
    head: Head
    kept: Path | None
    missing: int | None
    logs: LogsBack | None = None


def back_up(
    database: Path,
    copy: Path,
    *,
    check: Beside | None = None,
    copied: Pages | None = None,
    walked: Progress | None = None,
) -> Copy:
    """Copy a journal while its table may be writing, with the raw logs beside it, and walk the copy.

    Args:
        database: the journal.
        copy: the file to be made, in a folder that is there. It may lie on a share.
        check: looks at each event of the copy too, as `verify` does.
        copied: told how many pages are copied.
        walked: told how many events are walked.

    Raises:
        JournalError: there is no journal, the copy would take the place of something, the disk refuses, or
            the copy does not hold (it is kept as `….broken`).
    """
    copy = copy.absolute()
    if copy.exists():
        raise CopyRefused(copy, JournalTrouble.NAME_TAKEN.english())
    if not copy.parent.is_dir():
        raise CopyRefused(copy, f"there is no folder {copy.parent}: put the stick in, or name another place")
    part = copy.with_name(copy.name + ".part")
    with written_whole(copy.parent, part):
        _begun(part, _most(database), database)
        _of_one_moment(database, part, copied)
        found = _walked(part, check, walked)
        on_disk(part)
        logs = copy_logs(database, copy)
        part.replace(copy)
        on_disk(copy.parent)
    return Copy(copy, found.heads, found.events, logs)


def restore(
    copy: Path,
    database: Path,
    table: str,
    *,
    program: str,
    check: Beside | None = None,
    walked: Progress | None = None,
) -> Restored:
    """Put a copy back as the journal of its table, with its raw logs; whatever lies there is kept beside it.

    Args:
        copy: made by `back_up`, any journal that is whole, or the house's copy of all its tables.
        database: where the table's journal is to lie.
        table: whose it must be.
        program: who we are, for whoever finds the journal in use.
        check: looks at each event of the copy too.
        walked: told how many events are walked.

    Raises:
        JournalError: the copy is another table's, does not hold, or is written meanwhile; what lies there
            is another table's, or the house's; the table is in use; the disk refuses.
    """
    database = resolved(database)
    if share := network_share(database):
        raise NetworkShare(database, share)
    found, manifest = _walked(copy, check, walked, keep=True), read_log_manifest(copy)
    house = _is_of_house(copy)
    if table not in found.heads or (len(found.heads) > 1 and not house):
        raise CopyRefused(
            copy, f"it is the journal of table {', '.join(found.heads) or '(none)'}, not of {table}"
        )
    _not_of_others(database, table)
    part = database.with_name(database.name + ".part")
    with written_whole(database.parent, part):
        database.parent.mkdir(parents=True, exist_ok=True)
        with TableLock(database, table, program=program):
            most = _most(copy)
            _begun(part, most, copy, database)
            if house:
                _taken_out(copy, part, table)
            else:
                _of_one_moment(copy, part, None)
            _as_walked(part, copy, table, found.heads[table])
            on_disk(part)
            missing = _missing(database, table, found.heads[table])
            kept = _kept_beside(database, most)
            _put_in_place(part, database)
            logs = None if manifest is None else restore_logs(copy, database, manifest)
    return Restored(database, found.heads[table], kept, missing, logs)


def _put_in_place(part: Path, database: Path) -> None:
    """Give a whole copy the journal's name; a log that is left would be read into it."""
    for end in _SIDE_FILES:
        database.with_name(database.name + end).unlink(missing_ok=True)
    part.replace(database)
    on_disk(database.parent)


def _not_of_others(database: Path, table: str) -> None:
    """What lies there may be damaged, or empty; but not the journal of another table, or of several.

    Raises:
        OtherTable: it is.
    """
    if not database.exists():
        return
    try:
        with reading(database) as connection:
            lying = sorted(tables_in(connection))
    except (JournalError, sqlite3.Error):
        return  # of what cannot be read nothing is known; it is kept beside
    if lying and lying != [table]:
        raise OtherTable(database, lying, table)


def _is_of_house(copy: Path) -> bool:
    with opened(copy) as connection:
        return is_house_copy(connection)


def _taken_out(copy: Path, part: Path, table: str) -> None:
    """Write one table's events out of the house's copy into a journal of their own."""
    with ExitStack() as stack:
        hands = hands_on(part, stack, begins=True)
        raw = driver(hands.writer)
        raw.execute("BEGIN IMMEDIATE")
        with closing(events(copy, table)) as story:
            raw.executemany(
                _INSERT, ((event.table, event.seq, event.body.decode(), event.hash) for event in story)
            )
        raw.execute("COMMIT")
        hands.log_moved(part, "TRUNCATE")
    for end in _SIDE_FILES:
        part.with_name(part.name + end).unlink(missing_ok=True)


def _as_walked(part: Path, copy: Path, table: str, walked: Head) -> None:
    """What is to be put back ends with the event with which the copy ended when it was walked.

    Raises:
        CopyRefused: it ends with another one.
    """
    ends = head(part, table)
    for end in _SIDE_FILES:
        part.with_name(part.name + end).unlink(missing_ok=True)
    if ends != walked:
        raise CopyRefused(
            copy,
            f"it ended at event {walked.seq} and now ends at {ends.seq}: it is written meanwhile; "
            "close its program, or put back a copy made by `backup`",
        )


def _begun(part: Path, most: int, *like: Path) -> None:
    """Make the empty file that is copied into; who may not read what it is made from cannot read it either.

    Args:
        part: the file.
        most: the mode of its kind.
        like: what is copied, and what the copy takes the place of.
    """
    part.unlink(missing_ok=True)
    file_modes.make(part, file_modes.of_copy(most, *like))


def _most(source: Path) -> int:
    """Give the mode of a journal's kind: the register of people is one, whatever its file is called."""
    with opened(source) as connection:
        first = driver(connection).execute("SELECT body FROM journal WHERE seq = 1").fetchall()
    register = any(is_register_event(str(body).encode()) for (body,) in first)
    return file_modes.OWN if register else file_modes.JOURNAL


def _of_one_moment(journal: Path, part: Path, copied: Pages | None) -> None:
    """Copy a journal, with what stands in its log alone, as it was at one moment."""
    with opened(journal) as source:
        raw = driver(source)
        raw.execute("BEGIN")
        raw.execute("SELECT 1 FROM journal LIMIT 1").fetchall()  # the moment that is copied
        _copied(raw, part, copied)
        raw.execute("ROLLBACK")


def _copied(source: sqlite3.Connection, part: Path, copied: Pages | None) -> None:
    """Copy page by page, all of the moment at which the source's transaction began."""
    with _told_of_no_room(part), closing(sqlite3.connect(part, isolation_level=None)) as target:
        target.execute("PRAGMA journal_mode=OFF")  # what is not whole is not kept
        source.backup(
            target,
            pages=_PAGES,
            progress=None if copied is None else lambda _status, left, of: copied(of - left, of),
        )
        target.execute("PRAGMA journal_mode=DELETE")  # a share has no room for a log; the table makes its own


@contextmanager
def _told_of_no_room(part: Path) -> Iterator[None]:
    """Tell the full disk of a copy from the journal's own."""
    try:
        yield
    except sqlite3.Error as error:
        if disk_full(part, error):
            raise NoRoomFor(part) from error
        raise


def _walked(path: Path, check: Beside | None, walked: Progress | None, *, keep: bool = False) -> Verified:
    found = verify_chain(path, beside=check, progress=walked)
    if isinstance(found, Broken):
        where = f"table {found.table}, event {found.seq}: " if found.seq is not None else ""
        if not keep:
            path = path.replace(path.with_suffix(".broken"))
        raise CopyRefused(path, f"it does not hold ({where}{found.reason})")
    return found


def _missing(database: Path, table: str, last: Head) -> int | None:
    """Count the events of what lies there that the copy has not; None where that cannot be read."""
    if not database.exists():
        return 0
    try:
        with reading(database) as connection:
            if table not in tables_in(connection):
                return 0
            return max(0, head_in(connection, table).seq - last.seq)
    except (JournalError, sqlite3.Error):
        return None


def _kept_beside(database: Path, most: int) -> Path | None:
    """Copy what lies there, log and all, to a name of its own."""
    if not database.exists():
        return None
    number = 1
    while (kept := database.with_name(f"{database.name}.replaced-{number}")).exists():
        number += 1
    keep_beside(database, kept, most)
    return kept


def keep_beside(database: Path, kept: Path, most: int = file_modes.JOURNAL) -> None:
    """Copy a journal that nobody writes, log and all, and wait until it is on the disk.

    The journal itself gets its name last, and each file only when it is whole: what has it is whole too.

    Args:
        database: the journal.
        kept: the name of its copy.
        most: the mode of its kind; where the journal's own is narrower the copy has that.
    """
    for end in (*_SIDE_FILES, ""):
        file, copy = (path.with_name(path.name + end) for path in (database, kept))
        if file.exists():
            part = copy.with_name(copy.name + ".part")
            with written_whole(copy.parent, part):
                _begun(part, most, database)
                shutil.copyfile(file, part)
                on_disk(part)
                part.replace(copy)
    on_disk(kept.parent)
