"""A disk that now and then refuses, before a journal that is a file."""

from __future__ import annotations

import random
import sys
from collections.abc import Collection, Iterator

from app.journal.chain import Recorded
from app.journal.store import Journal
from tests.simulation.disk import UnsteadyDisk


class FileDisk(UnsteadyDisk):
    """Takes what is played, and now and then refuses; what lies before this night is in the journal's own file."""

    def __init__(self, file: Journal, chance: random.Random) -> None:
        """Begin with all that the file holds.

        Args:
            file: the journal.
            chance: when the disk refuses.
        """
        super().__init__(file.table, chance, troubles=0.01)
        self._file, self._head = file, file.head

    def when(self, places: Collection[int]) -> dict[int, tuple[str, int | None]]:
        """Look events up in the journal."""
        return self._file.when(places)

    def latest(self, count: int) -> Iterator[Recorded]:
        """Read what was recorded last, as where an open table is taken up."""
        return self._file.latest(count)

    def break_down(self) -> None:
        """Take nothing any more."""
        self._refuses = sys.maxsize
