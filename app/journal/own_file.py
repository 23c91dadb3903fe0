"""Whether the file that a journal writes into is still the one at its path.

An open file can be written after it was deleted, moved away, or replaced by a copy, and SQLite does not say
so: what was told as recorded would lie where nobody finds it. A journal only grows; where it is shorter than
it was, somebody wrote an older one over it.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple


class _Identity(NamedTuple):
    """What tells one file from any other while both are there."""

    device: int
    number: int


class OwnFile:
    """The file of an open journal."""

    def __init__(self, path: Path) -> None:
        """Remember which file lies there.

        Args:
            path: of the journal, which is open.

        Raises:
            OSError: it is not there.
        """
        self._path = path
        self._own, self._long = _found(path)

    def trouble(self) -> str:
        """Say why what is written now would be lost; empty where the file is in its place."""
        try:
            lying, long = _found(self._path)
        except FileNotFoundError:
            return "the journal lies there no more"
        except OSError as error:
            return error.strerror or str(error)
        if lying != self._own or long < self._long:
            return "another file lies in the journal's place"
        self._long = long
        return ""


def _found(path: Path) -> tuple[_Identity, int]:
    """Tell which file lies there, and how many bytes are in it."""
    found = path.stat()
    return _Identity(found.st_dev, found.st_ino), found.st_size
