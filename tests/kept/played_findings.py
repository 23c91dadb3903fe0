"""What the program of a kept table finds beside the game, found as a station finds it: the clock, codes, the journal."""

from __future__ import annotations

import random
import sqlite3
import tempfile
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Final

import msgspec

from app.journal.verifying import Broken, verify_chain
from app.local_time import live_in, zone_called
from app.people.held import Held
from app.register_file.held import held_at
from app.register_file.walking import walked_whole
from app.station.people_watch import PeopleWatch
from app.station.register_now import RegisterNow
from app.station.table_thread import TableThread
from app.table.heard import VerifiedHeard
from app.table.people_heard import PutOffHeard
from app.table.roulette.spin_table import SpinTable
from hardware.readings import Heard, WarningKind, WheelWarning
from tests.journal.test_verifying import behind_the_back
from tests.kept.answering import said
from tests.kept.played_register import Registers

_SWITCHED: Final = "It was switched off and on again."
_ALTERED: Final = 3
"""An event that every journal has."""


class Findings:
    """Looks after one table from a start of its program to the next."""

    def __init__(self, registers: Registers, chance: random.Random) -> None:
        """Nothing was found yet.

        Args:
            registers: one of them lies where the table looks for its own.
            chance: which one, and what is found when.
        """
        self._registers, self._chance = registers, chance
        self._now = RegisterNow(registers.newest)
        self._verified = ""

    def register(self) -> Held:
        """Say which register of people holds, as the table's opening asks it."""
        return self._now()

    def starts(self) -> None:
        """The program starts: the register is read, mostly the newest."""
        others = self._registers.others if self._chance.random() < 0.4 else (self._registers.newest,)
        self._now = RegisterNow(self._chance.choice(others))

    def moved(self) -> None:
        """Another journal is begun, of which nothing was verified yet."""
        self._verified = ""

    def opened(self, thread: TableThread, state: Callable[[], SpinTable]) -> None:
        """Tell an open table of wrong codes, and of one that whoever keeps the machine gave."""
        if not self._now().there:
            return
        watch = PeopleWatch(
            lambda sentence: thread.notice("people", "wrong_codes", sentence),
            thread.tell,
            lambda: state().night if state().opened else 0,
        )
        watch.seen(walked_whole(self._now.path).register)
        thread.work_off()

    def between(self, thread: TableThread, state: SpinTable, path: Path) -> None:
        """Find now and then something between two spins."""
        chance = self._chance
        if chance.random() < 0.06:
            lies = chance.choice((self._registers.newest, *self._registers.others))
            if (heard := self._now.seen(held_at(lies))) is not None:
                thread.tell(heard)
        if state.numbers_of and chance.random() < 0.06:
            thread.tell(PutOffHeard(state.dealer, state.numbers_of[0]))
        if chance.random() < 0.1:
            thread.tell(self._altered(path) if chance.random() < 0.3 else self._holds(path, state.table))
        thread.work_off()

    def switched(self, thread: TableThread, readers: Sequence[Heard], zone: str) -> None:
        """In the morning the wheels are switched off and on again by plan."""
        live_in(zone_called(zone))
        try:
            thread.hear([WheelWarning(heard, WarningKind.WHEEL_RESTARTED, _SWITCHED) for heard in readers])
            thread.work_off()
        finally:
            live_in(None)

    def _holds(self, path: Path, table: str) -> VerifiedHeard:
        """Have the journal verified, as it lies there, from the last event on that held."""
        after = self._verified
        words = ("--after", after) if after else ()
        found = msgspec.json.decode(said("verify", "--database", path, *words).splitlines()[0])
        seq, digest = found["heads"][table]
        self._verified = f"{table}:{seq}:{digest}"
        return VerifiedHeard(after, self._verified, found["events"])

    def _altered(self, path: Path) -> VerifiedHeard:
        """Have a copy verified in which somebody altered an event."""
        with tempfile.TemporaryDirectory() as made:
            copy = Path(made) / "altered.sqlite"
            with closing(sqlite3.connect(path)) as file, closing(sqlite3.connect(copy)) as other:
                file.backup(other)
            words = "UPDATE journal SET body = replace(body, 'Z', 'z') WHERE seq = ?"
            behind_the_back(copy, (words, (_ALTERED,)))
            found = verify_chain(copy)
        assert isinstance(found, Broken)
        return VerifiedHeard(self._verified, "", 0, found.seq, found.reason)
