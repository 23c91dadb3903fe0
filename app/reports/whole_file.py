"""A file is written whole or not at all: a page that breaks off in the middle is worse than none."""

from __future__ import annotations

import shutil
from pathlib import Path

from PySide6.QtCore import QSaveFile


class PageNotWrittenError(OSError):
    """The page could not be put where it was wanted."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(f"{path} cannot be written: {why}. What was there before is untouched.")
        self.path = path


def write_whole(path: Path, content: bytes) -> None:
    """Write a file; one of that name is replaced once the new one is whole.

    Raises:
        PageNotWrittenError: there is no room, no such folder, or what lies there is no file.
    """
    if path.exists() and not path.is_file():
        raise PageNotWrittenError(path, "what lies there is no file")
    file = QSaveFile(str(path))
    written = file.open(QSaveFile.OpenModeFlag.WriteOnly) and file.write(content) == len(content)
    if not (written and file.commit()):
        raise PageNotWrittenError(path, _why(path, file, len(content)))


def _why(path: Path, file: QSaveFile, size: int) -> str:
    """Say why it was not written; of a full disk the system says nothing that helps."""
    full = path.parent.is_dir() and shutil.disk_usage(path.parent).free < size
    return "the disk is full" if full else file.errorString()
