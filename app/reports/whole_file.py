"""A file is written whole or not at all: a page that breaks off in the middle is worse than none."""

from __future__ import annotations

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
        PageNotWrittenError: there is no room, or no such folder.
    """
    file = QSaveFile(str(path))
    if not file.open(QSaveFile.OpenModeFlag.WriteOnly) or file.write(content) != len(content):
        raise PageNotWrittenError(path, file.errorString())
    if not file.commit():
        raise PageNotWrittenError(path, file.errorString())
