"""Whether the file that a journal writes into is still the one at its path.

An open file can be written after it was deleted, moved away, or replaced by a copy, and SQLite does not say
so: what was told as recorded would lie where nobody finds it. A journal only grows; where it is shorter than
it was, somebody wrote an older one over it.
"""

from __future__ import annotations

import os
from pathlib import Path


class OwnFile:
    """The file of an open journal."""

    def __init__(self, path: Path) -> None:
        """Remember which file lies there.

        Args:
            path: of the journal, which is open.

        Raises:
            OSError: it is not there.
        """
        self._path = os.fspath(path)
        self._device, self._number, self._long = _found(self._path)

    def trouble(self) -> str:
        """Say why what is written now would be lost; empty where the file is in its place."""
        try:
            device, number, long = _found(self._path)
        except FileNotFoundError:
            return "the journal lies there no more"
        except OSError as error:
            return error.strerror or str(error)
        if number != self._number or device != self._device or long < self._long:
            return "another file lies in the journal's place"
        self._long = long
        return ""


def _found(path: str) -> tuple[int, int, int]:
    """Tell which file lies there, by its device and its number on it, and how many bytes are in it."""
    found = os.stat(path)  # noqa: PTH116 - asked at every commit, at a third of what a Path costs
    return found.st_dev, found.st_ino, found.st_size
