"""Two names of one file are one journal: whoever writes it is alone with the file, whatever it is called.

The lock beside a journal goes by the journal's name. A hard link, or a file that is mounted at a second
place, is another name of the same file: under it there would be another lock, and another log.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from app.journal.closing import Closing
from app.journal.connection import made
from app.journal.errors import ReadOnlyPlace, TableInUse, TwoNames

if sys.platform == "linux":
    import fcntl


class OneFile(Closing):
    """The right to write one file, from the making of this object to `close`.

    It is closed after SQLite has closed the file: to close any handle of it lets go of SQLite's own locks.
    """

    def __init__(self, database: Path, table: str) -> None:
        """Take the file; it is made where there is none.

        Args:
            database: the journal's path, resolved.
            table: the table that wants to write, for the sentence.

        Raises:
            TwoNames: it has another name.
            TableInUse: a program writes it under another name.
            NoRoom, ReadOnlyPlace: the disk does not let us.
        """
        made(database)
        try:
            self._file = os.open(database, os.O_RDWR)
        except OSError as error:
            raise ReadOnlyPlace(database, error.strerror or str(error)) from error
        names, taken = os.fstat(self._file).st_nlink, _taken(self._file)
        if names > 1 or not taken:
            self.close()
            holder = "another program, under another name of the same file"
            raise TwoNames(database, names) if names > 1 else TableInUse(table, database, holder)

    def close(self) -> None:
        """Let the next program in."""
        os.close(self._file)


def _taken(file: int) -> bool:
    """Take an open file for ourselves; elsewhere than on Linux such a lock is one with SQLite's own."""
    if sys.platform == "linux":
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
    return True
