"""Whether a file that this program writes into is still the one at its path.

An open file can be written after it was deleted, moved away, or replaced by a copy, and SQLite does not say
so: what was told as recorded would lie where nobody finds it. A journal only grows; where it is shorter than
it was, somebody wrote an older one over it.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from msgspec import Struct

from app.journal.troubles import JournalTrouble


class Words(Struct, frozen=True):
    """What is said of a file that is not the one that it was."""

    gone: str
    exchanged: str
    cut: str


_JOURNAL: Final = Words(
    gone=JournalTrouble.FILE_GONE.english(),
    exchanged=JournalTrouble.FILE_EXCHANGED.english(),
    cut=JournalTrouble.FILE_EXCHANGED.english(),
)


class OwnFile:
    """A file that is open, and the path at which it was; any thread may ask."""

    def __init__(self, path: Path, words: Words = _JOURNAL) -> None:
        """Remember which file lies there.

        Args:
            path: of the file, which is open.
            words: what is said of it.

        Raises:
            OSError: it is not there.
        """
        self._path, self._words = os.fspath(path), words
        self._device, self._number, self._long = _found(self._path)

    def trouble(self) -> str:
        """Say why what is written now would be lost; empty where the file is in its place."""
        was_long = self._long  # before the file is asked: another thread may find it longer meanwhile
        try:
            device, number, long = _found(self._path)
        except FileNotFoundError:
            return self._words.gone
        except OSError as error:
            return error.strerror or str(error)
        if number != self._number or device != self._device:
            return self._words.exchanged
        if long < was_long:
            return self._words.cut
        self._long = max(self._long, long)
        return ""


def _found(path: str) -> tuple[int, int, int]:
    """Tell which file lies there, by its device and its number on it, and how many bytes are in it."""
    found = os.stat(path)  # noqa: PTH116 - asked behind every commit, at a third of what a Path costs
    return found.st_dev, found.st_ino, found.st_size
