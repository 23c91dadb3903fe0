"""The machine's clock set back, ahead, jumping, before the program was made: between two starts and in play.

What stands behind at a start is recorded before anything else is, and a jump in play when it is seen; whatever
it says, the table deals on, the journal holds, and its days are printed.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from pathlib import Path
from typing import Final, NamedTuple, cast

from app.journal.chain import Recorded
from app.station.clock_watch import MADE
from app.station.stamps import Stamps
from app.station.station import Plan, Station
from app.station.wirings import WIRINGS
from app.table.json_text import Json
from tests.attack.asking import TABLE, ask
from tests.attack.judging import holds, read
from tests.attack.nights import NAME, OPENED, spin
from tests.attack.trying import Part
from tests.end_to_end.running import Form
from tests.houses import house
from tests.station.at_the_table import answered

_SECOND: Final = 1_000_000
_DAY: Final = 86_400 * _SECOND
_MADE: Final = int(MADE.timestamp()) * _SECOND
_NOW: Final = _MADE + 30 * _DAY
_SEEN: Final = 2 * _SECOND
"""A clock that is kept right over the network is drawn along by less."""
_LAST: Final = 9_223_372_036 * _SECOND
"""The last moment to which a system lets its clock be set, in the year 2262."""

WALLS: Final[dict[str, Callable[[int, random.Random], int]]] = {
    "as it should be": lambda now, _chance: now,
    "set back a second": lambda now, _chance: now - _SECOND,
    "set back some minutes": lambda now, chance: now - chance.randrange(120, 3_000) * _SECOND,
    "set back for the winter": lambda now, _chance: now - 3_600 * _SECOND,
    "set back a day": lambda now, _chance: now - _DAY,
    "set back years": lambda now, chance: now - chance.randrange(400, 9_000) * _DAY,
    "at its beginning": lambda _now, _chance: 0,
    "just after its beginning": lambda _now, chance: chance.randrange(10 * _SECOND),
    "just before the program was made": lambda _now, _chance: _MADE - 3 * _SECOND,
    "set ahead a second": lambda now, _chance: now + _SECOND,
    "set ahead some minutes": lambda now, chance: now + chance.randrange(120, 3_000) * _SECOND,
    "set ahead a day": lambda now, _chance: now + _DAY,
    "set ahead to a leap day": lambda _now, _chance: 1_835_395_200 * _SECOND,
    "set ahead years": lambda now, chance: now + chance.randrange(400, 9_000) * _DAY,
    "set ahead to where old counters end": lambda _now, _chance: 2_147_483_647 * _SECOND,
    "set ahead to where newer ones end": lambda _now, _chance: 4_294_967_295 * _SECOND,
    "set ahead to its end": lambda _now, _chance: _LAST - _DAY,
    "anywhere": lambda _now, chance: chance.randrange(_LAST - _DAY),
}
"""Where the clock is put, from where it should be."""


class _Clock:
    """Both clocks of a machine; the wall's is put anywhere, the steady one runs on."""

    def __init__(self) -> None:
        self.apart, self.time, self.boot = _NOW, 10 * _SECOND, "first"

    @property
    def stamps(self) -> Stamps:
        return Stamps(wall=lambda: self.apart + self.time, steady=self._steady, boot=self.boot)

    def _steady(self) -> int:
        self.time += 1_000
        return self.time

    def put(self, where: Callable[[int, random.Random], int], chance: random.Random) -> int:
        """Set the wall's clock; gives by how much, below zero where it is put back."""
        before = self.apart
        self.apart = where(self.apart + self.time, chance) - self.time
        return self.apart - before


class _Told(NamedTuple):
    kinds: list[str]
    events: list[Form]


def _started(
    path: Path, clock: _Clock, first: Sequence[Form], then: Callable[[], None], rest: Sequence[Form]
) -> _Told:
    """Start a table, deal, do something to the clock, deal on, end it."""
    told: list[Recorded] = []
    plan = Plan(TABLE, path, house("venezia"), stamps=clock.stamps, wiring=WIRINGS["roulette"])
    with Station(plan, told=told.extend, publish=lambda _live: None) as station:
        for forms, after in ((first, then), (rest, lambda: None)):
            for form in forms:
                station.table.ask(cast("Json", form), lambda _reason, _form: None)
            answered(station.table)
            after()
        answered(station.table)
    events = [json.loads(event.body) for event in told]
    return _Told([event["kind"] for event in events], events)


def _nothing() -> None:
    """What is done to a clock that is left as it is."""


def _keep(_folder: Path) -> None:
    """Every clock is put into a night of its own."""


def tricks(_kept: Path) -> Sequence[str]:
    """Name where the clock is put, and when."""
    return [f"{when}: {name}" for when in ("between", "in play", "again and again") for name in WALLS]


def attack(trick: str, chance: random.Random, _kept: Path, work: Path) -> None:
    """Put the clock somewhere, and look whether it is told and the table deals on."""
    when, _, name = trick.partition(": ")
    path, clock, wall = work / NAME, _Clock(), WALLS[name]
    moved = [0]

    def put() -> None:
        moved.append(clock.put(wall, chance))

    first = _started(path, clock, [*OPENED, *spin(8)], put if when != "between" else _nothing, spin(17))
    _jump_is_told(first, moved[-1])
    if when != "in play":
        clock.boot, clock.time = "second", chance.randrange(60) * _SECOND
        put()
        second = _started(path, clock, spin(5), _nothing, spin(0))
        _start_is_told(clock, first, second)
    assert holds(path), ask("verify", "--database", path)
    for command, said in read(path).items():
        assert said.status == 0, (command, said)
    numbers = ask("export", "--database", path, "--what", "spins").out.splitlines()
    assert len(numbers) == (2 if when == "in play" else 4)


def _jump_is_told(told: _Told, moved: int) -> None:
    """A clock that left the steady one in play is recorded, and by how much."""
    jumps = [event for event in told.events if event["kind"] == "clock.jumped"]
    assert bool(jumps) == (abs(moved) >= _SEEN), (moved, told.kinds)
    assert all(abs(jump["microseconds"] - moved) < _SEEN for jump in jumps), (moved, jumps)


def _start_is_told(clock: _Clock, before: _Told, told: _Told) -> None:
    """A clock that stands behind the last event, or behind the program, is recorded before anything else."""
    stood = clock.stamps.wall()
    behind = [event for event in told.events if event["kind"] == "clock.behind"]
    assert told.events[: len(behind)] == behind, told.kinds
    last = before.events[-1]["at"]
    due = {"program"} if _MADE - stood >= _SEEN else set()
    if told.events[0]["at"] < last and _apart(last, told.events[0]["at"]) >= _SEEN:
        due.add("event")
    assert {event["than"] for event in behind} == due, (told.events[0]["at"], last, behind)


def _apart(later: str, earlier: str) -> int:
    return (datetime.fromisoformat(later) - datetime.fromisoformat(earlier)) // timedelta(microseconds=1)


PART: Final = Part(_keep, tricks, attack, rounds=6)
