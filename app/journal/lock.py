"""One program at a time writes a journal; the operating system keeps the lock, and frees it at any death."""

import errno
import os
import sys
from pathlib import Path
from typing import IO

from app.journal.closing import Closing
from app.journal.errors import ReadOnlyPlace, TableInUse

if sys.platform == "win32":
    import msvcrt

    # Far behind the text: a locked byte cannot be read on Windows, and the text says who holds the lock.
    _LOCKED_BYTE = 1 << 30

    def _take(descriptor: int) -> None:
        os.lseek(descriptor, _LOCKED_BYTE, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _take(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


_HELD = {errno.EAGAIN, errno.EACCES, errno.EDEADLK}


class TableLock(Closing):
    """The right to write one journal, held from the making of this object to `release`.

    It is a lock on a small file beside the journal and not on the journal itself: closing any other handle of
    the journal in this process would drop the locks that SQLite holds on it. The file stays when the lock
    goes; it only matters while it is locked, and then it says who holds it.
    """

    def __init__(self, database: Path, table: str, *, program: str) -> None:
        """Take the lock.

        Args:
            database: the journal's path, resolved, so that every name of the file leads to one lock.
            table: the table that wants to write, for the sentence.
            program: who we are, for the sentence that the next one gets.

        Raises:
            TableInUse: another program, or another `Journal` of this one, holds it.
            ReadOnlyPlace: the folder does not let us write.
        """
        path = database.with_name(database.name + ".lock")
        self._file = _opened(path)
        try:
            _take(self._file.fileno())
        except OSError as error:
            holder = self._holder()
            self._file.close()
            if error.errno in _HELD:
                raise TableInUse(table, database, holder) from None
            raise ReadOnlyPlace(path, error.strerror or str(error)) from error
        self.signed = self._sign(f"{program}, table {table}, process {os.getpid()}")

    def close(self) -> None:
        """Let the next program in."""
        self._file.close()

    def _sign(self, text: str) -> bool:
        """Write who holds the lock; a full disk leaves it without a name, and held all the same."""
        self._file.truncate(0)
        self._file.seek(0)
        try:
            self._file.write(text.encode("utf-8", "backslashreplace"))
        except OSError:
            return False
        return True

    def _holder(self) -> str | None:
        """Read who holds the lock."""
        self._file.seek(0)
        return self._file.read(500).decode("utf-8", "backslashreplace").strip() or None


def _opened(path: Path) -> IO[bytes]:
    try:
        return os.fdopen(
            os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o644), "r+b", buffering=0
        )
    except OSError as error:
        raise ReadOnlyPlace(path.parent, error.strerror or str(error)) from error
