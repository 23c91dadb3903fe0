"""A new journal has its name once it is whole: a file with nothing in it was one, and is never begun anew."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

from app import file_modes
from app.journal.errors import EmptyJournal, NoRoom, NoRoomFor
from app.journal.hands import hands_on
from app.journal.whole_files import on_disk, written_whole

_SIDE_FILES = ("-wal", "-shm")


def begun_where_none_is(path: Path, mode: int = file_modes.JOURNAL, *, house: bool = False) -> None:
    """Make a journal without an event where there is no file; for whoever has its lock.

    Args:
        path: the journal, resolved.
        mode: of the file; its log and index get it too, from SQLite.
        house: it is to be the copy of a whole house.

    Raises:
        EmptyJournal: there is a file, and nothing in it.
        NoRoom, ReadOnlyPlace, CannotOpen: it cannot be made.
    """
    if path.exists():
        if not path.stat().st_size:
            raise EmptyJournal(path)
        return
    part = path.with_name(path.name + ".new")
    try:
        with written_whole(path.parent, part):
            for end in ("", *_SIDE_FILES):
                part.with_name(part.name + end).unlink(missing_ok=True)
            file_modes.make(part, mode)
            with ExitStack() as stack:
                hands_on(part, stack, house=house, begins=True).log_moved(part, "TRUNCATE")
            for end in _SIDE_FILES:
                part.with_name(part.name + end).unlink(missing_ok=True)
            on_disk(part)
            part.replace(path)
            on_disk(path.parent)
    except (NoRoom, NoRoomFor) as fault:
        raise NoRoom(path) from fault
