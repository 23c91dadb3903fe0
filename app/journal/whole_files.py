"""A file beside a journal is there whole, and on the disk, or it is not there."""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from app.journal.connection import disk_full
from app.journal.errors import CannotOpen, NoRoomFor, ReadOnlyPlace


@contextmanager
def written_whole(folder: Path, part: Path) -> Iterator[None]:
    """Say in a sentence what the disk refuses, and leave no half of a file behind.

    Args:
        folder: where the file is to lie.
        part: its name while it is not whole; gone at the end, unless it got another one.

    Raises:
        NoRoomFor, ReadOnlyPlace, CannotOpen: as the disk says.
    """
    try:
        yield
    except sqlite3.Error as error:
        raise NoRoomFor(part) if disk_full(part, error) else CannotOpen(part, str(error)) from error
    except OSError as error:
        full = error.errno == errno.ENOSPC
        raise NoRoomFor(part) if full else ReadOnlyPlace(folder, error.strerror or str(error)) from error
    finally:
        if part.exists():
            part.unlink()


def on_disk(path: Path) -> None:
    """Wait until a file, or a folder's list of names, is on the disk."""
    if path.is_dir() and os.name == "nt":  # no folder can be opened there; its list is kept by the system
        return
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
