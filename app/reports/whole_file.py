"""A file is written whole or not at all: a page that breaks off in the middle is worse than none."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QSaveFile

from app import file_modes
from app.reports.wording import tr

NO_FILE: Final = "what lies there is no file"
NO_FOLDER: Final = "there is no such folder"
NOT_ALLOWED: Final = "nothing may be written into that folder"
DISK_FULL: Final = "the disk is full"
THERE: Final = "there is something of this name already"
_WHYS: Final = {
    NO_FILE: QT_TRANSLATE_NOOP("", "lì c'è qualcosa che non è un file"),
    NO_FOLDER: QT_TRANSLATE_NOOP("", "la cartella non c'è"),
    NOT_ALLOWED: QT_TRANSLATE_NOOP("", "in quella cartella non si può scrivere"),
    DISK_FULL: QT_TRANSLATE_NOOP("", "il disco è pieno"),
    THERE: QT_TRANSLATE_NOOP("", "lì c'è già qualcosa con questo nome"),
}


class PageNotWrittenError(OSError):
    """The page could not be put where it was wanted."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(f"{path} cannot be written: {why}. What was there before is untouched.")
        self.path, self.why = path, why


def write_whole(path: Path, content: bytes) -> None:
    """Write a file; one of that name is replaced once the new one is whole.

    Raises:
        PageNotWrittenError: there is no room, no such folder, or what lies there is no file.
    """
    if path.exists() and not path.is_file():
        raise PageNotWrittenError(path, NO_FILE)
    file = QSaveFile(str(path))
    written = file.open(QSaveFile.OpenModeFlag.WriteOnly) and file.write(content) == len(content)
    if written:
        file_modes.give(file.handle(), file_modes.JOURNAL)  # pages are for whoever may read the journal
    if not (written and file.commit()):
        raise PageNotWrittenError(path, _why(path, file, len(content)))


def _why(path: Path, file: QSaveFile, size: int) -> str:
    """Say why it was not written; of a full disk the system says nothing that helps."""
    if not path.parent.is_dir():
        return NO_FOLDER
    if not os.access(path.parent, os.W_OK):
        return NOT_ALLOWED
    full = shutil.disk_usage(path.parent).free < size
    return DISK_FULL if full else file.errorString()


def not_written_words(fault: PageNotWrittenError) -> str:
    """Say in the language of the desk why a file was not written; what the system says stays as it is."""
    words = tr("{path} non è stato scritto: {why}. Ciò che c'era prima è rimasto.")
    why = tr(_WHYS[fault.why]) if fault.why in _WHYS else fault.why
    return words.format(path=fault.path, why=why)
