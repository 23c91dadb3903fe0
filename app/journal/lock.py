"""One program at a time writes a journal; the operating system keeps the lock, and frees it at any death."""

import errno
import os
import stat
import sys
from contextlib import suppress
from pathlib import Path
from typing import IO

from app import file_modes
from app.journal.closing import Closing
from app.journal.errors import ForeignLock, ReadOnlyPlace, TableInUse
from app.journal.troubles import JournalTrouble

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

    Whoever can open the file can hold the lock, so the file is its user's alone. One that others could open,
    as earlier programs made it, is replaced by whoever has its lock: he holds both until he goes, so that
    nobody gets in between. Where another user holds it, or it is his and closed to us, that is said by his
    name: who holds it may be writing, as far as this program can know.
    """

    def __init__(self, database: Path, table: str, *, program: str) -> None:
        """Take the lock.

        Args:
            database: the journal's path, resolved, so that every name of the file leads to one lock.
            table: the table that wants to write, for the sentence.
            program: who we are, for the sentence that the next one gets.

        Raises:
            TableInUse: another program, or another `Journal` of this one, holds it.
            ForeignLock: another user of this machine holds it, or made its file so that we cannot.
            ReadOnlyPlace: the folder does not let us write.
        """
        path = database.with_name(database.name + ".lock")
        self._file = _opened(path)
        while True:
            try:
                _take(self._file.fileno())
            except OSError as error:
                with self._file:
                    raise self._refused(path, database, table, error) from error
            if _lies_at(self._file, path):
                break
            self._file.close()  # it was replaced between our opening and taking it
            self._file = _opened(path)
        self._older: IO[bytes] | None = None
        if not _ours_alone(self._file) and (fresh := _replacing(path)):
            self._older, self._file = self._file, fresh
        self.signed = self._sign(f"{program}, table {table}, process {os.getpid()}")

    def close(self) -> None:
        """Let the next program in."""
        self._file.close()
        if self._older:
            self._older.close()

    def _refused(
        self, path: Path, database: Path, table: str, error: OSError
    ) -> ForeignLock | TableInUse | ReadOnlyPlace:
        """Say why the lock was not to be had."""
        if error.errno not in _HELD:
            return ReadOnlyPlace(path, error.strerror or str(error))
        if other := _held_by_another_user(self._file):
            process, user = other
            return ForeignLock(path, file_modes.user(user), process)
        return TableInUse(table, database, self._holder())

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


def seen_held(database: Path) -> bool:
    """Whether a program holds a journal, as far as the system tells (Linux) without a touch of the lock.

    Whoever tries the lock holds it for a moment, and a table that starts then finds it taken.

    Args:
        database: the journal's path, resolved.
    """
    if sys.platform != "linux":
        return False
    with suppress(OSError):  # nobody ever held it
        lock = database.with_name(database.name + ".lock").stat()
        return _process_with(lock.st_ino) is not None
    return False


def _opened(path: Path) -> IO[bytes]:
    """Open the lock's file, made where there is none.

    Raises:
        ForeignLock: another user's file lies there, which we may not open.
        ReadOnlyPlace: it cannot be made or opened, or is no file.
    """
    # no link is followed to another file
    flags = os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0) | getattr(os, "O_NOFOLLOW", 0)
    try:
        file = os.fdopen(os.open(path, flags, file_modes.OWN), "r+b", buffering=0)
    except OSError as error:
        if error.errno == errno.EACCES and (owner := _another_owner(path)) is not None:
            raise ForeignLock(path, file_modes.user(owner), None) from error
        raise ReadOnlyPlace(path.parent, error.strerror or str(error)) from error
    if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
        file.close()
        raise ReadOnlyPlace(path, JournalTrouble.NO_FILE.english())
    return file


def _another_owner(path: Path) -> int | None:
    """Give the owner of a file that is there and not ours."""
    if sys.platform != "win32":
        with suppress(OSError):  # nothing is known of it
            owner = path.lstat().st_uid
            return owner if owner != os.geteuid() else None
    return None


def _lies_at(file: IO[bytes], path: Path) -> bool:
    """Whether an open file is the one of this name."""
    if sys.platform == "win32":  # nobody replaces an open file there
        return True
    try:
        return os.path.samestat(os.fstat(file.fileno()), path.lstat())
    except FileNotFoundError:
        return False


def _ours_alone(file: IO[bytes]) -> bool:
    """Whether nobody else can open it."""
    return file_modes.ours_alone(os.fstat(file.fileno()))


def _replacing(path: Path) -> IO[bytes] | None:
    """Put a file that is ours alone, and locked, in the place of one whose lock we hold.

    Returns:
        None where the folder or the disk does not let us: what we hold holds all the same.
    """
    fresh = path.with_name(f"{path.name}.{os.getpid()}.new")
    with suppress(OSError):
        fresh.unlink(missing_ok=True)
        file_modes.make(fresh, file_modes.OWN)
        file = _opened(fresh)
        try:
            _take(file.fileno())
            fresh.replace(path)
        except OSError:
            file.close()
            fresh.unlink(missing_ok=True)
            raise
        return file
    return None


def _held_by_another_user(file: IO[bytes]) -> tuple[int, int] | None:
    """Find who holds the lock, where the system tells (Linux), and he is neither we nor the administrator.

    Returns:
        His process and his number.
    """
    if sys.platform != "linux":
        return None
    process = _process_with(os.fstat(file.fileno()).st_ino)
    if process is None:
        return None
    with suppress(
        OSError, ValueError, IndexError, StopIteration
    ):  # what the system does not tell is not known
        user = _user_of(process)
        return (process, user) if user not in {0, os.geteuid()} else None
    return None


def _process_with(inode: int) -> int | None:
    """Name the process that holds a lock on a file, where the system tells."""
    with suppress(OSError, ValueError, IndexError):  # what the system does not tell is not known
        for line in Path("/proc/locks").read_text(encoding="ascii").splitlines():
            _number, kind, _advisory, _write, process, place, *_range = line.split()
            if kind == "FLOCK" and int(place.split(":")[2]) == inode:
                return int(process)
    return None


def _user_of(process: int) -> int:
    """Give the number of the user of a process; also of one whose memory is closed to others."""
    status = Path(f"/proc/{process}/status").read_text(encoding="utf-8", errors="replace")
    return next(int(line.split()[2]) for line in status.splitlines() if line.startswith("Uid:"))
