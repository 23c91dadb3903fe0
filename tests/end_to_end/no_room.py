"""Ways in which a running program is left without room: a disk that is full, or files that may not grow."""

from __future__ import annotations

import random
import resource
import sys
from contextlib import suppress
from pathlib import Path
from typing import Protocol

_FILLER = "filler"
_BLOCK = bytes(1 << 20)


class NoRoom(Protocol):
    """Takes a program's room away, and gives it back."""

    def take(self) -> None:
        """Leave no room, or no more than the program made in the meantime."""

    def give(self) -> None:
        """Give all of it back."""


class FullDisk:
    """A disk of its own is filled to its last byte; what the program throws overboard is taken as well."""

    def __init__(self, disk: Path) -> None:
        self._disk, self._fillers = disk, 0

    def take(self) -> None:
        with (self._disk / f"{_FILLER}{self._fillers}").open("ab", buffering=0) as file, suppress(OSError):
            while file.write(_BLOCK):
                pass
        self._fillers += 1

    def give(self) -> None:
        for filler in self._disk.glob(f"{_FILLER}*"):
            filler.unlink()


class NoGrowing:
    """No file of the program may grow beyond a length: in the middle of a write, as it falls."""

    def __init__(self, pid: int, journal: Path, chance: random.Random) -> None:
        self._pid, self._log, self._chance = pid, journal.with_name(journal.name + "-wal"), chance
        self._most: int | None = None

    def take(self) -> None:
        if self._most is None:
            length = self._log.stat().st_size if self._log.exists() else 0
            self._most = length + self._chance.randrange(20_000)
            self._set(self._most)

    def give(self) -> None:
        self._most = None
        self._set(resource.RLIM_INFINITY)

    def _set(self, most: int) -> None:
        assert sys.platform == "linux", "no other system changes the limits of a program that runs"
        resource.prlimit(self._pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))
