"""The log that is set aside when the disk fails while it is moved into the journal's file.

Once a sync has failed, the system holds what it was to bring to the disk for written, and brings it no
more: what the file has then is not known, and the log alone has the newest events. So the log is kept, and
copied; the next start looks whether the file, or the log that lies beside it, still has every page that the
copy has.
"""

from __future__ import annotations

from pathlib import Path
from typing import IO, Final

from app import file_modes
from app.foreign import opened
from app.journal.errors import Damaged, ReadOnlyPlace
from app.journal.own_log import LOG, OwnLog
from app.journal.whole_files import on_disk, written_whole

_KEPT: Final = ".log-kept"
_HEAD: Final = 32
_FRAME: Final = 24
_AT_ONCE: Final = 1 << 20


def kept_beside(path: Path) -> Path:
    """Give the place of the copy of a journal's log."""
    return path.with_name(path.name + _KEPT)


def set_aside(path: Path, log: OwnLog) -> None:
    """Copy a journal's log beside it; a copy of before is in it, and is replaced.

    Raises:
        JournalError: the disk refuses that too.
    """
    kept = kept_beside(path)
    part = kept.with_name(kept.name + ".part")
    with written_whole(path.parent, part):
        part.unlink(missing_ok=True)
        file_modes.make(part, file_modes.of_copy(file_modes.JOURNAL, path))
        log.keep(part)
        part.replace(kept)
        on_disk(path.parent)


def compared(path: Path) -> bool:
    """Look whether what was kept is in the journal still; before anybody opens it.

    Returns:
        Whether a log is kept.

    Raises:
        Damaged: a page of the file is not what the log had.
        ReadOnlyPlace: it cannot be read.
    """
    kept = kept_beside(path)
    try:
        with opened(kept) as copy:
            if not _goes_on(copy, path):
                _compare(copy, path)
    except FileNotFoundError:
        return False
    except OSError as error:
        raise ReadOnlyPlace(path.parent, error.strerror or str(error)) from error
    return True


def let_go(path: Path) -> None:
    """Take the copy away: all that it has stands in the file, and on the disk.

    Raises:
        OSError: it cannot be.
    """
    kept_beside(path).unlink(missing_ok=True)


def _goes_on(copy: IO[bytes], path: Path) -> bool:
    """Whether the journal's own log begins with all that was kept: then every page is read out of it."""
    try:
        with opened(path.with_name(path.name + LOG)) as log:
            while piece := copy.read(_AT_ONCE):
                if log.read(len(piece)) != piece:
                    return False
    except FileNotFoundError:
        return False
    return True


def _compare(copy: IO[bytes], path: Path) -> None:
    """Compare the last state of each page that was kept with the page in the file or in its log."""
    wanted, newer = _pages(copy), {}
    log = path.with_name(path.name + LOG)
    if log.exists():
        with opened(log) as beside:
            newer = _pages(beside)
    try:
        with opened(path) as file:
            for number in sorted(wanted.keys() - newer.keys()):
                place, size = wanted[number]
                copy.seek(place)
                file.seek((number - 1) * size)
                if copy.read(size) != file.read(size):
                    raise Damaged(
                        path,
                        f"page {number} is not what the log had when the disk failed; that log is kept in "
                        f"{kept_beside(path).name}",
                    )
    except FileNotFoundError:
        raise Damaged(path, f"it is gone, and {kept_beside(path).name} is there") from None


def _pages(log: IO[bytes]) -> dict[int, tuple[int, int]]:
    """Give where the last state of each page lies that whole commits in a log have, and how long it is."""
    log.seek(0)
    head = log.read(_HEAD)
    size, salts = int.from_bytes(head[8:12], "big"), head[16:24]
    pages: dict[int, tuple[int, int]] = {}
    commit: dict[int, tuple[int, int]] = {}
    place = _HEAD
    while len(frame := log.read(_FRAME)) == _FRAME and frame[8:16] == salts:
        commit[int.from_bytes(frame[:4], "big")] = place + _FRAME, size
        if frame[4:8] != bytes(4):
            pages.update(commit)
            commit.clear()
        place += _FRAME + size
        log.seek(place)
    return pages
