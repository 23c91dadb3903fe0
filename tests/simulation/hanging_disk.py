"""A disk that hangs, refuses, takes what it says it refused, and comes back: in any order, from one seed.

Nothing waits and nothing is threaded. Where a writing hangs, the table is taken over and played on inside that
writing, as another thread would; then it ends, and what waited for it is unwound. A writer's try is run whenever
chance lets it.
"""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Callable
from enum import Enum, auto

from app.journal.chain import Head, Recorded
from app.station.table_thread import TableThread
from app.station.writing import TakenOverError
from tests.simulation.disk import UnsteadyDisk


class End(Enum):
    """How a writing ends, at once or late."""

    TAKEN = auto()
    REFUSED = auto()
    TAKEN_AND_REFUSED = auto()
    """it is in the file, and the table hears that it is not"""


class HangingDisk(UnsteadyDisk):
    """Ends each writing as chance wants it.

    Attributes:
        hangs: called inside a writing that hangs, until it is to come back.
        busy: somebody is inside a writing.
    """

    def __init__(self, table: str, chance: random.Random) -> None:
        """Begin empty, and well."""
        super().__init__(table, chance, troubles=0.0)
        self.trouble = 0.0
        self.hangs: Callable[[], None] = lambda: None
        self.busy = False

    def _commit(self, recorded: tuple[Recorded, ...]) -> int:
        assert not self.busy, "two write at once"
        self.busy = True
        end = End.TAKEN
        try:
            if self._chance.random() < self.trouble:
                end = self._chance.choice(tuple(End))
                if self._chance.random() < 0.5:
                    self.hangs()
        finally:
            self.busy = False
        if end is not End.REFUSED:
            self.events += recorded
        if end is not End.TAKEN:
            raise sqlite3.OperationalError("disk I/O error")
        return len(recorded)

    def in_the_file(self) -> Head:
        """Say what lies in the file last."""
        assert not self.busy
        return Head(self.events[-1].seq, self.events[-1].hash) if self.events else super().in_the_file()


class GoneOn(TableThread):
    """A table that is taken over inside the writing that hangs.

    Attributes:
        play_on: plays on, until the writing comes back.
        taken_over: how often it was.
    """

    play_on: Callable[[], None]
    taken_over = 0

    def _take_over(self) -> None:
        self.taken_over += 1
        self._go_on(self._last_caused)
        self.play_on()

    def give_up(self) -> None:
        """Have it taken over, as the watch has it after three seconds."""
        under_way = self._writing._under_way
        if under_way is not None:
            self._writing._look_at(under_way)

    def work(self) -> None:
        """Do what waits; whoever lost the table unwinds."""
        try:
            while self._line:
                self._step()
                if self._writing.due() == 0.0:
                    self._writing.try_now()
        except TakenOverError:
            pass
