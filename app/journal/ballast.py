"""Room that is kept for a full disk: a file beside the journal that can be thrown overboard.

When a commit finds the disk full the ballast goes and the commit is tried again. From then on the room it
held is all there is, some thirteen thousand commits of it, and the person at the table can be told how many
spins that makes.
"""

import errno
import os
import shutil
from collections.abc import Iterable
from pathlib import Path

from app.file_modes import OWN, give, narrow, ours

SIZE = 64 * 1024 * 1024
COMMIT_BYTES = 5_000
"""What a commit takes in the log: one page with its frame, and now and then a page more."""

COMMITS_A_SPIN = 40
"""What a spin is taken to need until this table has shown what it needs."""

_SPINS_TO_LEARN = 10
_BLOCK = 1024 * 1024


class Ballast:
    """The ballast of one journal."""

    def __init__(self, database: Path, size: int = SIZE) -> None:
        """Name the ballast of a journal, without making it.

        Args:
            database: the journal that it is for.
            size: bytes to keep; 0 for a journal that needs no ballast, as in practice.
        """
        self.path = database.with_name(database.name + ".ballast")
        self.size = size
        self.trouble: str | None = None
        self._commits = self._spins = self._last_spin = 0

    @property
    def present(self) -> bool:
        """Whether the ballast is there, whole, ours to throw away, and holds real room on the disk."""
        try:
            found = self.path.lstat()
        except OSError:  # also where the disk itself is away: the room is not to be had
            return False
        return ours(found) and found.st_size >= self.size and _allocated(found) >= self.size

    def make(self) -> bool:
        """Put the ballast beside the journal, unless that would fill the disk.

        Returns:
            Whether it is there now; if not, `trouble` says why.
        """
        self.trouble = None
        if not self.size:
            return False
        if self.present:
            narrow(self.path, OWN)  # whoever has it open keeps its room when it goes
            return True
        try:
            if shutil.disk_usage(self.path.parent).free < 2 * self.size:
                self.trouble = "the disk has too little room"
                return False
            self._fill()
        except OSError as error:
            self.trouble = error.strerror or str(error)
            self.release()
            return False
        return True

    def release(self) -> bool:
        """Throw the ballast overboard.

        Returns:
            Whether there was any; if not, no room was made.
        """
        try:
            self.path.unlink()
        except OSError:  # not there, not ours, or on a disk that is away: no room comes of it
            return False
        return True

    def room(self) -> int:
        """Count the bytes that the journal can still grow by, ballast included; 0 where the disk is away."""
        try:
            free = shutil.disk_usage(self.path.parent).free
        except OSError:
            return 0
        return free + (self.size if self.present else 0)

    def count(self, spins: Iterable[object]) -> None:
        """Learn from a commit how many of them a spin needs.

        Args:
            spins: the spin numbers of its events, None where there is none.
        """
        self._commits += 1
        for spin in spins:
            if isinstance(spin, int) and spin > self._last_spin:
                self._last_spin = spin
                self._spins += 1

    def spins_left(self) -> int:
        """Tell how many spins still fit on the disk, ballast included."""
        return spins_left(self.room(), self._commits, self._spins)

    def _fill(self) -> None:
        """Ask the file system for the room, and where it does not give it, or only pretends to, write."""
        self.path.unlink(missing_ok=True)  # a link to another file, or another user's, would be written into
        with self.path.open("xb") as file:
            give(file.fileno(), OWN)
            _reserve(file.fileno(), self.size)
            if _allocated(os.fstat(file.fileno())) < self.size:
                for start in range(0, self.size, _BLOCK):
                    # chance cannot be compressed away
                    file.write(os.urandom(min(_BLOCK, self.size - start)))
            file.flush()
            os.fsync(file.fileno())


def _reserve(descriptor: int, size: int) -> None:
    """Have the room set aside without writing it, on systems and file systems that can."""
    if not hasattr(os, "posix_fallocate"):
        return
    try:
        os.posix_fallocate(descriptor, 0, size)
    except OSError as error:
        if error.errno not in {errno.EINVAL, errno.ENOSYS, errno.EOPNOTSUPP}:
            raise


def spins_left(room: int, commits: int, spins: int) -> int:
    """Tell how many spins still fit on the disk.

    Args:
        room: bytes that the journal can still grow by.
        commits: commits of this table so far.
        spins: spins that they belonged to; under ten, the usual figure is taken instead.
    """
    needed = COMMITS_A_SPIN if spins < _SPINS_TO_LEARN else max(1, -(-commits // spins))
    return max(0, room) // (needed * COMMIT_BYTES)


def _allocated(found: os.stat_result) -> int:
    """Count the bytes that a file really holds on the disk; where the system does not tell, its length."""
    blocks: int | None = getattr(found, "st_blocks", None)
    return found.st_size if blocks is None else blocks * 512
