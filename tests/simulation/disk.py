"""A journal on a disk that is full, fails and comes back, as the seed wants it; what it took is in memory."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Collection
from contextlib import ExitStack
from pathlib import Path
from typing import cast

import msgspec

from app.journal.ballast import Ballast
from app.journal.chain import ZERO_HASH, Head, Recorded
from app.journal.errors import DiskFailed, JournalFailed
from app.journal.own_chain import OwnChain
from app.journal.own_file import OwnFile
from app.journal.own_log import OwnLog
from app.journal.store import Journal


class _NoBallast:
    """A disk whose ballast is gone already."""

    size = 0
    present = False
    trouble = None

    def release(self) -> bool:
        """Nothing is left to throw overboard."""
        return False

    def count(self, spins: object) -> None:
        """Nobody learns from this disk."""

    def spins_left(self) -> int:
        """There is no room."""
        return 0


class _InItsPlace:
    """A disk in memory has no file that could be moved away."""

    def trouble(self) -> str:
        return ""

    def cut(self) -> str:
        return ""


class UnsteadyDisk(Journal):
    """Takes what the journal seals, and now and then refuses it for a while.

    Attributes:
        events: what was taken, in order.
        refused: how often the disk refused.
    """

    failed = False

    def __init__(self, table: str, chance: random.Random, *, troubles: float) -> None:
        """Begin empty.

        Args:
            table: the table's name.
            chance: when the disk refuses.
            troubles: how likely a commit begins a trouble.
        """
        self.path, self.table = Path("simulated"), table
        self._ballast = cast("Ballast", _NoBallast())
        self._own = cast("OwnFile", _InItsPlace())
        self._log = cast("OwnLog", _InItsPlace())
        self._closing, self._closed = ExitStack(), False
        self._head = Head(0, ZERO_HASH)
        self._chain, self._why, self._unsure, self._there = OwnChain(self._head), "", (), ()
        self._chance, self._troubles, self._refuses = chance, troubles, 0
        self.events: list[Recorded] = []
        self.refused = 0

    def look_back(self) -> None:
        """What is in memory needs no second look."""

    def _commit(self, recorded: tuple[Recorded, ...]) -> int:
        if self._refuses == 0 and self._chance.random() < self._troubles:
            self._refuses = self._chance.randint(1, 12)
        if self._refuses:
            self._refuses -= 1
            self.refused += 1
            raise sqlite3.OperationalError("disk I/O error")
        self.events += recorded
        return len(recorded)

    def when(self, places: Collection[int]) -> dict[int, tuple[str, int | None]]:
        """Look events up among those that the disk took."""
        bodies = ((place, msgspec.json.decode(self.events[place - 1].body)) for place in places)
        return {place: (body["at"], body.get("spin")) for place, body in bodies}

    def _failure(self, error: sqlite3.Error, recorded: tuple[Recorded, ...]) -> JournalFailed:
        return DiskFailed(self.path, str(error), len(recorded))

    def in_the_file(self) -> Head:
        """Say what was taken last."""
        return self._head

    def recover(self) -> None:
        """Take everything from here on."""
        self._refuses, self._troubles = 0, 0.0
