"""A folder of pages is written with all of its files or not at all, and takes the place of nothing."""

from __future__ import annotations

import errno
import os
import shutil
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from app import file_modes
from app.journal.whole_files import on_disk
from app.reports.whole_file import DISK_FULL, NO_FOLDER, NOT_ALLOWED, THERE, PageNotWrittenError

_OF_FOLDER: Final = 0o750
"""Whoever may read the journal may look into it."""


def write_folder(folder: Path, files: Mapping[str, bytes], *like: Path) -> None:
    """Write a folder with its files: all of them, and on the disk, or nothing.

    Args:
        folder: it must not be there yet; the one that it lies in must.
        files: what each file has, by its name.
        like: the journal that they were written from: who may not read it cannot read them either.

    Raises:
        PageNotWrittenError: there is something of that name, no room, or no such folder.
    """
    try:
        _check_free(folder)
        part = Path(tempfile.mkdtemp(prefix=f".{folder.name}.", dir=folder.parent))
        try:
            for name, content in files.items():
                _write_into(part / name, content, file_modes.of_copy(file_modes.JOURNAL, *like))
            part.chmod(_OF_FOLDER)
            on_disk(part)
            _check_free(folder)
            part.rename(folder)
        finally:
            shutil.rmtree(part, ignore_errors=True)
        on_disk(folder.parent)
    except OSError as error:
        raise _not_written(folder, error) from error


def _check_free(folder: Path) -> None:
    if os.path.lexists(folder):
        raise PageNotWrittenError(folder, THERE)


def _write_into(path: Path, content: bytes, mode: int) -> None:
    file_modes.make(path, mode)
    path.write_bytes(content)
    on_disk(path)


def _not_written(folder: Path, error: OSError) -> PageNotWrittenError:
    """Say why a folder was not written."""
    if isinstance(error, PageNotWrittenError):
        return error
    if isinstance(error, FileNotFoundError | NotADirectoryError):
        return PageNotWrittenError(folder, NO_FOLDER)
    if isinstance(error, PermissionError):
        return PageNotWrittenError(folder, NOT_ALLOWED)
    full = error.errno == errno.ENOSPC
    return PageNotWrittenError(folder, DISK_FULL if full else error.strerror or str(error))
