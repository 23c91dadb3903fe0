"""A table that plays for years through the program itself, without a pause between its spins."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final, Self, cast

from app.journal.chain import JSON, Recorded
from app.journal.connection import SYNCHRONOUS_VARIABLE
from app.journal.lists.filters import Filter
from app.journal.lists.finding import Finder
from app.journal.lists.keeping import ListKeeper
from app.journal.place import lists_path
from app.journal.reading import head
from app.journal.store import Journal
from app.rules.roulette.layout import POSITIONS, offers
from app.rules.side import Side
from app.station.listening import Readers
from app.station.stamps import Stamps
from app.station.table_thread import TableThread
from app.station.taken_up import folded
from app.table.json_text import Json
from app.table.roulette.game import ROULETTE
from app.table.station_opening import Opening
from app.table.table import Table
from tests.houses import house
from tests.journal.lists.opened import open_spin

TABLE: Final = "T1"
_BEGINS: Final = 1_451_660_400_000_000
_A_SPIN: Final = 80_000_000
_A_NIGHT: Final = 400
_MOVED: Final = 20
"""Spins after which the log is moved."""
_MEGABYTE: Final = 1_000_000
_MOST_BYTES: Final = 10_000 * _MEGABYTE
_OPENED: Final = 0.05
_DEARER: Final = 1.3
_COLOURS: Final = ("red", "blue", "green", "yellow")
_VALUES: Final = ("5.00", "10.00", "20.00", "50.00", "100.00")

Form = dict[str, object]


class WatchedJournal(Journal):
    """A journal that knows how long its commits took.

    Attributes:
        seconds: of all commits since it was last set to 0.
    """

    seconds = 0.0

    def append(self, bodies: Sequence[Mapping[str, JSON]]) -> tuple[Recorded, ...]:
        """Commit as any journal does."""
        began = time.perf_counter()
        recorded = super().append(bodies)
        self.seconds += time.perf_counter() - began
        return recorded


class PlayedTable:
    """One table with its journal on the disk, asked as a desk asks it; use it in a `with`."""

    def __init__(self, path: Path, seed: int) -> None:
        """Take the table up where it was.

        Args:
            path: the journal.
            seed: all chance.
        """
        self.journal = WatchedJournal.open(path, TABLE, program="big", ballast_bytes=0)
        state = folded(path, TABLE, ROULETTE)
        self._chance = random.Random(f"{seed}:{state.seq}")
        self._now = _BEGINS + state.spins * _A_SPIN
        self._positions = [p for p in POSITIONS if offers(house("venezia"), p)]
        stamps = Stamps(lambda: self._now, lambda: self._now - _BEGINS, "played")
        self._table = Table(
            state, Opening(TABLE, house("venezia"), "Anna", Side.LEFT, "big"), steps_told=False
        )
        self._thread = TableThread(
            self._table,
            self.journal,
            readers=Readers(()),
            stamps=stamps,
            told=lambda _recorded: None,
            publish=lambda _live: None,
            between_spins=self._between,
        )

    @property
    def spins(self) -> int:
        """How many spins the table has begun."""
        return self._table.state.spins

    def play(self) -> None:
        """Play one spin; an opening and a closing with each night's first and last."""
        if not self._table.state.opened:
            self._ask({"do": "open", "all_entered": True})
            self._ask({"do": "dealer", "name": f"Dealer {self.spins // _A_NIGHT % 26}"})
        for _ in range(self._chance.choice((2, 6, 9, 14))):
            self._ask(self._bet())
        number = self._chance.randrange(37)
        for command in ("throw", "no_more_bets"):
            self._later(20)
            self._ask({"do": command})
        self._ask({"do": "number", "number": number})
        self._ask({"do": "confirm"})
        self._ask({"do": "cleared"})
        self._later(5)
        self._ask({"do": "paid", "order": 1})  # what is entered becomes payments when the first is made
        for order in range(2, self._payments() + 1):
            self._later(5)
            self._ask({"do": "paid", "order": order})
        self._later(5)
        self._ask({"do": "next"})
        if self.spins % _A_NIGHT == 0:
            self._ask({"do": "close"})

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_ended: object) -> None:
        self.journal.close()

    def _payments(self) -> int:
        paying = self._table.state.paying
        return 0 if paying is None or paying.settlement is None else len(paying.settlement.payments)

    def _bet(self) -> Form:
        position = self._chance.choice(self._positions)
        entry: Form = {"pieces": self._chance.choice((1, 1, 2, 3))}
        if self._chance.random() < 0.6:
            entry["colour"] = self._chance.choice(_COLOURS)
        else:
            entry |= {"value": self._chance.choice(_VALUES), "owner": f"seat {self._chance.randint(1, 6)}"}
        return {"do": "place", "position": position.name, "entry": entry}

    def _ask(self, command: Form) -> None:
        def refused(reason: str, _form: Json) -> None:
            if command["do"] != "place" and (command["do"] != "paid" or self._payments()):
                raise AssertionError(f"{command}: {reason}")

        self._later(0.2)
        self._thread.ask(cast("Json", command), refused)
        self._thread.work_off()

    def _later(self, seconds: float) -> None:
        self._now += int(seconds * 1_000_000)

    def _between(self) -> None:
        """Move the log now and then: a table does it after each spin, on a thread for which nobody waits."""
        if self.spins % _MOVED == 0:
            self.journal.checkpoint()


def play_on(folder: Path, spins: int, seed: int, *, until: float, measured: int = 400) -> int:
    """Play until there are so many spins, make their lists, and measure.

    Args:
        folder: where the journal lies.
        spins: how many there are to be.
        seed: all chance.
        until: when to stop, by the steady clock.
        measured: spins whose commits are measured.

    Returns:
        0 where all holds, 1 where a limit is missed, 3 where there is more to do.
    """
    path = folder / f"played-{spins}.sqlite"
    if not _played(path, spins, seed, until) or not _listed(path, until):
        return 3
    bytes_ = path.stat().st_size + lists_path(path).stat().st_size
    print(
        f"  {spins} spins: journal and lists {bytes_ / _MEGABYTE:.0f} MB, {bytes_ / spins:.0f} bytes a spin"
    )
    holds = [
        bytes_ <= _MOST_BYTES * spins // 1_000_000,
        _opening_holds(path),
        _commits_hold(path, folder, seed, measured),
    ]
    return 0 if all(holds) else 1


def _played(path: Path, spins: int, seed: int, until: float) -> bool:
    """Play on, without waiting for the disk at each commit: what a power cut would take is played again."""
    with _not_waiting(), PlayedTable(path, seed) as table:
        began, first = time.monotonic(), table.spins
        while table.spins < spins and time.monotonic() < until:
            table.play()
        seconds, played = time.monotonic() - began, table.spins - first
        if played:
            print(f"  {played} spins in {seconds:.0f} s, {1000 * seconds / played:.1f} ms each", flush=True)
        print(f"  {table.spins} of {spins} spins", flush=True)
        return table.spins >= spins


def _listed(path: Path, until: float) -> bool:
    began = time.monotonic()
    with ListKeeper.open(path, ROULETTE, program="big") as keeper:
        keeper.catch_up(stopping=lambda: time.monotonic() > until)
    with Finder.open(path, ROULETTE) as finder:
        done = finder.tables()[TABLE]
    print(f"  lists: event {done} of {head(path, TABLE).seq}, {time.monotonic() - began:.0f} s", flush=True)
    return done == head(path, TABLE).seq


def _opening_holds(path: Path) -> bool:
    """Open spins from all over the journal."""
    seconds = []
    with Finder.open(path, ROULETTE) as finder:
        newest = finder.page(Filter(), rows=1).spins[0]
        open_spin(path, newest)  # what is loaded once is loaded
        last = newest.spin
        for spin in random.Random(1).sample(range(1, last), min(50, last - 1)):
            began = time.perf_counter()
            place = finder.page(Filter(), finder.place_at(0).moved({TABLE: spin}), rows=1)
            open_spin(path, place.spins[0])
            finder.payments(TABLE, place.spins[0].spin)
            seconds.append(time.perf_counter() - began)
    print(
        f"  opening a spin: {1000 * statistics.median(seconds):.1f} ms, {1000 * max(seconds):.1f} ms at most"
    )
    return max(seconds) <= _OPENED


def _commits_hold(path: Path, folder: Path, seed: int, spins: int) -> bool:
    """Play on the long journal and on an empty one, a spin here and a spin there, waiting for the disk."""
    empty = folder / "empty.sqlite"
    for file in folder.glob("empty.sqlite*"):
        file.unlink()
    long_times: list[float] = []
    empty_times: list[float] = []
    with PlayedTable(path, seed) as long, PlayedTable(empty, seed) as new:
        for place in range(2 * spins):
            table, times = (long, long_times) if place % 2 else (new, empty_times)
            table.journal.seconds = 0.0
            table.play()
            times.append(table.journal.seconds)
    holds = True
    for name, figure in (("median", statistics.median), ("p99", _p99)):
        one, other = figure(long_times), figure(empty_times)
        holds &= one <= _DEARER * other
        ratio = f"{one / other:.2f}x of {_DEARER}x"
        print(f"  committing a spin, {name}: {1000 * one:.2f} ms, empty {1000 * other:.2f} ms, {ratio}")
    return holds


def _p99(seconds: Sequence[float]) -> float:
    return sorted(seconds)[len(seconds) * 99 // 100]


def _not_waiting() -> _Environment:
    return _Environment(SYNCHRONOUS_VARIABLE, "NORMAL")


class _Environment:
    """Sets a variable for a while."""

    def __init__(self, name: str, value: str) -> None:
        self._name, self._value = name, value
        self._undo: Callable[[], object] = lambda: None

    def __enter__(self) -> None:
        import os

        before = os.environ.get(self._name)
        os.environ[self._name] = self._value
        self._undo = lambda: (
            os.environ.pop(self._name) if before is None else os.environ.update({self._name: before})
        )

    def __exit__(self, *_ended: object) -> None:
        self._undo()
