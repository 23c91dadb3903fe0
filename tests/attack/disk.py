"""A disk that fails at the k-th sync, write or truncation of the journal or its log, at a start or in play.

Then the power goes. Nothing that was told as durable is missing, a failed sync of the file was told, and the
next start goes on.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, cast

from app.journal.chain import Recorded
from app.journal.errors import JournalError
from app.station.station import Plan, Station
from app.station.wirings import WIRINGS
from app.table.json_text import Json
from app.table.live import Live
from tests.attack.asking import TABLE, ask, missing
from tests.attack.judging import holds
from tests.attack.nights import NAME, keep_night, spin
from tests.attack.trying import Part, copied
from tests.end_to_end.running import Form
from tests.houses import house
from tests.journal.faulty_disk import FaultyDisk, failing
from tests.station.at_the_table import PATIENCE, answered

_SPINS: Final = 25
"""Of an evening: its log is moved after each of them."""
_KTH: Final = 21
_ON_AND_ON: Final = 1_000_000
_OPENING: Final = 6
"""So many calls of each kind a start makes at most, and some more."""


def tricks(_kept: Path) -> Sequence[str]:
    """Name the call that fails: of which file, the how manieth, and whether the disk is well again after it."""
    evenings = [f"sync of the file {nth}, once" for nth in range(1, _KTH + 1)]
    others = [
        f"{what} of the {file} {nth}, {times}"
        for what in ("sync", "write", "truncate")
        for file in ("file", "log")
        for nth in (*range(1, _OPENING), 9, 17, 40)
        for times in ("once", "and on")
        if (what, times) != ("sync", "once") or file == "log"
    ]
    return [*evenings, *others]


class _Evening:
    """An evening on a disk that may fail.

    Attributes:
        durable: what was told as durable.
        alarmed: what was said of the disk.
    """

    def __init__(self, path: Path) -> None:
        self.durable: list[Recorded] = []
        self.alarmed: list[str] = []
        self._plan = Plan(TABLE, path, house("venezia"), practice=True, wiring=WIRINGS["roulette"])

    def deal(self, spins: int, after_each: Callable[[], None]) -> None:
        """Open the table where it was, deal, end the program."""
        try:
            with Station(self._plan, told=self.durable.extend, publish=self._published) as station:
                for number in range(spins):
                    self._do(station, spin(number % 37))
                    after_each()
        except JournalError as trouble:
            self.alarmed.append(str(trouble))

    def _do(self, station: Station, forms: Sequence[Form]) -> None:
        for form in forms:
            station.table.ask(cast("Json", form), lambda _reason, _form: None)
        answered(station.table)

    def _published(self, live: Live) -> None:
        if live.journal.reason:
            self.alarmed.append(live.journal.reason)


def attack(trick: str, chance: random.Random, kept: Path, work: Path) -> None:
    """Let one call fail in an evening, take the power away, and start again."""
    which, _, times = trick.partition(", ")
    what, _, _, file, nth = which.split()
    path = copied(kept, work) / NAME
    answer = failing(what, int(nth), of_log=file == "log", times=1 if times == "once" else _ON_AND_ON)
    failed: list[str] = []
    evening = _Evening(path)
    with FaultyDisk() as disk:

        def asked(call: object) -> int | None:
            said = answer(call)  # type: ignore[arg-type] # it is the disk's own
            if said is not None:
                failed.append(which)
            return said

        disk.answer = asked

        def moved() -> None:
            """Wait until the log of a spin was moved, as it is where nobody is in a hurry."""
            before, until = disk.calls["sync", str(path)], time.monotonic() + PATIENCE / 40
            while disk.calls["sync", str(path)] == before and not failed and time.monotonic() < until:
                time.sleep(0.002)

        evening.deal(_SPINS if what == "sync" else chance.choice((3, 8)), moved)
        disk.answer = lambda _call: None
        disk.power_cut()
        if (what, file) == ("sync", "file") and int(nth) <= _KTH:
            assert failed, f"there were {disk.calls['sync', str(path)]} syncs of the file alone"
            assert evening.alarmed, f"{which} failed, and nobody was told"
        again = _Evening(path)
        again.deal(2, lambda: None)
    lines = [event.line for event in (*evening.durable, *again.durable)]
    assert again.durable, f"the next start does not go on: {again.alarmed}"
    assert not missing(path, lines), (failed, evening.alarmed[:2], again.alarmed[:2])
    assert holds(path), ask("verify", "--database", path)


PART: Final = Part(keep_night, tricks, attack)
