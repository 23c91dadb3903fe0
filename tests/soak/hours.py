"""A day of a wheel at a hundred times its speed, with faults at random: every true number once, memory flat.

The wheel speaks through a pseudo-terminal into a station without windows; what its line takes for a second is a
hundredth of one. After games in which something went wrong comes one in which nothing does: its number must be
recorded, each number of the others once at most, and none may be missing without a word of it.
"""

from __future__ import annotations

import random
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec

from app.journal.chain import Recorded
from app.journal.verifying import Verified, verify_chain
from app.station.station import Plan, Station
from app.station.wirings import WIRINGS
from app.table.state import TableState
from app.table.table import Automation
from hardware.devices import Device
from hardware.line import Line, steady_clock, wall_clock
from hardware.raw_log import RawLog
from hardware.reconnecting import Delays
from hardware.simulators.cammegh_script import Misbehaviour, PlayedGame, WheelScript
from hardware.simulators.cammegh_wheel import SimulatedWheel
from hardware.simulators.ports import simulated_port
from hardware.simulators.waiting import wait_until_open
from tests.houses import house
from tests.soak.memory import held, is_flat, resident

SPEED: Final = 100
FAULTY: Final = 0.3
"""Part of the games in which something goes wrong."""
PATIENCE: Final = 10.0
"""Seconds until a number that does not come is lost."""
ALARMS: Final = {"spin.void", "spin.candidate", "reader.warning", "reader.lost"}
"""What says that something may be missing; beside a spin that is closed with its candidate lapsed."""
EVERY: Final = 10
"""Games between two looks at the memory."""
_DELAYS: Final = Delays(read=0.005, look=0.0025, first=0.005, longest=0.05)


class FastStation(Station):
    """A station whose line takes a hundredth of a second for a second."""

    def _line(self, device: Device, state: TableState) -> Line:
        began = steady_clock()
        return Line(
            device,
            device.kind.codec(None),
            self.table.hear,
            raw_log=RawLog(self._plan.database.with_suffix(".wheel.log")),
            delays=_DELAYS,
            clocks=(wall_clock, lambda: began + (steady_clock() - began) * SPEED),
        )


@dataclass
class Ear:
    """What was recorded since the last game in which nothing went wrong; told on the table's thread."""

    events: list[dict[str, Any]] = field(default_factory=list)
    count: int = 0
    came: threading.Event = field(default_factory=threading.Event)

    def told(self, recorded: Sequence[Recorded]) -> None:
        self.events += [msgspec.json.decode(event.body) for event in recorded]
        self.count += len(recorded)
        self.came.set()

    def wait_for(self, game: PlayedGame) -> bool:
        """Wait until the number of a game is recorded; false if it does not come."""
        end = time.monotonic() + PATIENCE
        while not any(_is_of(event, game) for event in list(self.events)):
            self.came.clear()
            if time.monotonic() > end:
                return False
            self.came.wait(0.01)
        return True

    def take(self) -> list[dict[str, Any]]:
        """Give it all, and begin anew."""
        taken, self.events = self.events, []
        return taken


def _is_of(event: dict[str, Any], game: PlayedGame) -> bool:
    return (event["kind"], event.get("number"), event.get("game")) == (
        "spin.number",
        game.number,
        game.count,
    )


class Wheel:
    """Chooses what falls and what goes wrong, and holds what was recorded against it.

    Attributes:
        faults: what was not as it should be.
        games: how many were played, by what went wrong in them.
        numbers: how many had a number, and of how many it was recorded at once.
        hours: of wheel's time.
    """

    def __init__(self, chance: random.Random, ear: Ear, hours: float) -> None:
        self._chance, self._ear, self._most = chance, ear, hours
        self._fault: str | None = None
        self._bad: list[tuple[str, PlayedGame]] = []
        self.faults: list[str] = []
        self.games: Counter[str] = Counter()
        self.numbers = [0, 0]
        self.hours = 0.0
        self.samples: list[int] = []

    def choose(self, go_wrong: Callable[[str], None]) -> Iterator[int]:
        """Number after number, until the hours are over and the last game was a good one.

        Args:
            go_wrong: told what goes wrong in the next game, if anything.
        """
        faults = list(Misbehaviour)
        while not self.faults and (self.hours < self._most or self._bad):
            wrong = self._chance.random() < FAULTY and self.hours < self._most
            self.expect(self._chance.choice(faults) if wrong else None)
            if self._fault is not None:
                go_wrong(self._fault)
            yield self._chance.randrange(37)

    def expect(self, fault: str | None) -> None:
        """Know what goes wrong in the next game."""
        self._fault = fault

    def played(self, game: PlayedGame) -> None:
        """Take a game that was played; on the wheel's thread."""
        self.hours += sum(step.after for step in game.steps) / 3600
        self.games[self._fault or "sound"] += 1
        self.numbers[0] += game.number is not None
        if self.games.total() % EVERY == 0 and self.hours > self._most / 6:
            self.samples.append(resident())
        if self._fault is not None:
            self._bad.append((self._fault, game))
            return
        if not self._ear.wait_for(game):
            self.faults.append(f"the number {game.number} of game {game.count} was never recorded")
        self._judge(game)

    def _judge(self, good: PlayedGame) -> None:
        """Hold what was recorded since the last good game against what fell."""
        events, bad = self._ear.take(), self._bad
        self._bad = []
        said = [event["number"] for event in events if event["kind"] == "spin.number"]
        self.numbers[1] += len(said)
        fell = [game.number for _, game in bad if game.number is not None]
        if said[-1:] != [good.number] or not _is_part_of(said[:-1], fell):
            names = [fault for fault, _ in bad]
            self.faults.append(f"{said} were recorded where {fell} fell with {names}, and then {good.number}")
        silent = not any(e["kind"] in ALARMS or e.get("lapsed") is not None for e in events)
        if len(said) <= len(fell) and silent:
            self.faults.append(f"of {fell} only {said[:-1]} were recorded, and nothing was said of it")


def _is_part_of(said: list[int], fell: list[int]) -> bool:
    """Whether all of these fell, in this order, each once."""
    rest = iter(fell)
    return all(number in rest for number in said)


def listen_on(hours: float, seed: int) -> bool:
    """Listen to a wheel for so many of its hours.

    Args:
        hours: of the wheel's own time.
        seed: of what falls and what goes wrong.

    Returns:
        Whether every true number was recorded once, memory is flat and nothing was left behind.
    """
    chance, before, began = random.Random(seed), held(), time.monotonic()
    ear = Ear()
    wheel = Wheel(chance, ear, hours)
    with tempfile.TemporaryDirectory(prefix="capotavolo-soak-") as folder:
        database = Path(folder) / "T1.sqlite"
        play(wheel, ear, chance, Path(folder) / "wheel", database)
        verified = verify_chain(database)
    left = tuple(now - then for now, then in zip(held(), before, strict=True))
    played, (fell, told) = wheel.games.total(), wheel.numbers
    print(f"  {wheel.hours:.1f} hours of a wheel in {time.monotonic() - began:.0f} s: {played} games")
    print(
        f"  {played - wheel.games['sound']} with a fault: {dict(sorted((str(name), count) for name, count in wheel.games.items()))}"
    )
    print(f"  {fell} numbers fell, {told} were recorded as such, the others were said to be in doubt")
    print(f"  {ear.count} events, threads and files left behind: {left}")
    flat = is_flat(wheel.samples)
    for fault in wheel.faults:
        print(f"  {fault}")
    return flat and left == (0, 0) and isinstance(verified, Verified) and not wheel.faults


def play(wheel: Wheel, ear: Ear, chance: random.Random, link: Path, database: Path) -> None:
    """Let the wheel play into a table that opens itself."""
    plan = Plan(
        table="T1",
        database=database,
        house=house("venezia"),
        first=str(link),
        automation=Automation.OPENING,
        practice=True,
        wiring=WIRINGS["roulette"],
    )
    port = simulated_port(link)
    script = WheelScript(chance, last=20)
    device = SimulatedWheel(
        port,
        script,
        wheel.choose(lambda wrong: device.misbehave(wrong)),  # noqa: PLW0108 - it is made with it
        speed=SPEED,
        played=wheel.played,
    )
    with FastStation(plan, told=ear.told, publish=lambda _live: None):
        port.plug_in()
        if wait_until_open(port, PATIENCE):
            device.play()
        else:
            wheel.faults.append("nobody listens to the wheel")
        port.hang_up()
