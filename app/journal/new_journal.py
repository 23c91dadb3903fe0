"""A journal that is at its end and archived makes room for the next one, whose first event names its last.

Nothing is lost on the way: the old journal is kept beside the new one under a name of its own, and the new
one takes its place in one step. Whatever goes wrong before that leaves the table where it was.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import ExitStack
from datetime import date
from pathlib import Path

from msgspec import Struct

from app import file_modes
from app.journal.archive import archive, set_aside
from app.journal.archive_reading import Archived, manifest_file, read_manifest, verify_archive
from app.journal.chain import FORM, JSON, ZERO_HASH, Head, canonical, link
from app.journal.connection import driver
from app.journal.copies import keep_beside
from app.journal.errors import ArchiveRefused
from app.journal.hands import hands_on
from app.journal.lock import TableLock
from app.journal.place import resolved
from app.journal.reading import head
from app.journal.verifying import Broken, Check, KnownHead, Progress
from app.journal.whole_files import on_disk, written_whole

_INSERT = 'INSERT INTO journal ("table", seq, body, hash) VALUES (?, ?, ?, ?)'
_SIDE_FILES = ("-wal", "-shm")

FirstEvent = Callable[[KnownHead], Mapping[str, JSON]]
"""Gives a first event of a journal, without `seq` and `v`; raises where the old one is not at its end."""


class Begun(Struct, frozen=True):
    """A journal that took the place of another.

    Attributes:
        ended: the last event of the old one.
        kept: where the old one lies now.
        files: the archived files that were written for it last.
        head: the first event of the new one.
    """

    ended: KnownHead
    kept: Path
    files: tuple[Archived, ...]
    head: KnownHead


def begin_new(
    database: Path,
    table: str,
    folder: Path,
    first: FirstEvent,
    *,
    day_of: Callable[[str], date],
    program: str,
    check: Check | None = None,
    progress: Progress | None = None,
) -> Begun:
    """Archive a journal to its last event, verify all of its archive, and begin the next one.

    Args:
        database: the journal; no program may be writing it.
        table: whose it is.
        folder: where its archive is, or is to be.
        first: gives the first event of the new journal.
        day_of: gives the gaming day of an opening.
        program: who we are, for whoever finds the journal in use.
        check: looks at each archived event, as `verify` does.
        progress: called now and then with the events written, then with those verified.

    Raises:
        ArchiveRefused: the archive does not hold all of the journal, or does not verify.
        JournalError: the journal is in use, is not at an end, cannot be read, or the disk refuses.
    """
    database = resolved(database)
    with TableLock(database, table, program=program):
        last = head(database, table)
        ended = KnownHead(table, last.seq, last.hash)
        body = first(ended)
        files = archive(database, table, folder, until=None, day_of=day_of, progress=progress)
        _check_archived(folder, ended, check, progress)
        part = database.with_name(database.name + ".part")
        with written_whole(database.parent, part):
            begun = _written(part, table, body)
            file_modes.narrow(part, file_modes.of_copy(file_modes.JOURNAL, database))
            _empty_log(database)
            kept = _kept(database, last.seq)
            keep_beside(database, kept)
            for end in _SIDE_FILES:
                database.with_name(database.name + end).unlink(missing_ok=True)
            part.replace(database)
            on_disk(database.parent)
        set_aside(folder, table, last.seq)
    return Begun(ended, kept, files, KnownHead(table, begun.seq, begun.hash))


def _check_archived(folder: Path, ended: KnownHead, check: Check | None, progress: Progress | None) -> None:
    """All of the journal lies in the archive, from its first event to its last, and reads back so."""
    place = manifest_file(folder, ended.table)
    manifest = read_manifest(place)
    files = manifest.files if manifest else []
    if not files or files[0].first != 1 or files[0].before != ZERO_HASH.hex():
        raise ArchiveRefused(place, "the archive does not begin with the journal's first event")
    paths = [folder / file.file for file in files]
    found = verify_archive(paths, heads=[ended], on_event=check, progress=progress)
    if isinstance(found, Broken):
        where = "" if found.seq is None else f"event {found.seq}: "
        raise ArchiveRefused(place, f"the archive does not hold ({where}{found.reason})")
    if found.heads.get(ended.table) != Head(ended.seq, ended.hash) or found.events != ended.seq:
        raise ArchiveRefused(
            place, f"the archive does not lead from event 1 to {ended.seq}, the journal's last"
        )


def _written(part: Path, table: str, body: Mapping[str, JSON]) -> Head:
    """Write a journal of one event, whole in its one file."""
    part.unlink(missing_ok=True)
    text = canonical({**body, "seq": 1, "v": FORM})
    digest = link(ZERO_HASH, text)
    with ExitStack() as stack:
        hands = hands_on(part, stack, begins=True)
        driver(hands.writer).execute(_INSERT, (table, 1, text.decode(), digest))
        hands.log_moved(part, "TRUNCATE")
    for end in _SIDE_FILES:
        part.with_name(part.name + end).unlink(missing_ok=True)
    on_disk(part)
    return Head(1, digest)


def _empty_log(database: Path) -> None:
    """Move all of the old journal into its one file; whoever still reads it must let go first."""
    with ExitStack() as stack:
        hands = hands_on(database, stack)
        if not hands.log_moved(database, "TRUNCATE").whole:
            raise ArchiveRefused(database, "another program still reads it: close that first")


def _kept(database: Path, last: int) -> Path:
    """Name the old journal by its last event; what was begun and broken off keeps its own name."""
    number = 1
    while True:
        more = "" if number == 1 else f"-{number}"
        kept = database.with_name(f"{database.stem}.until-{last}{more}{database.suffix}")
        if not kept.exists():
            return kept
        number += 1
