"""What a host finds that was away is one transaction, and eight readers at once are next to nothing.

The eight wheels play in another process, at their own speed, once for our lines and once for a bare program
that does nothing but read; both listen at the same time, so that they have the same machine.
"""

from __future__ import annotations

import itertools
import random
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from app.journal.chain import Recorded
from app.station.station import Plan, Station
from app.station.wirings import WIRINGS
from app.table.state import TableState
from app.table.table import Automation
from hardware.devices import Device
from hardware.line import Line
from hardware.readings import Reading
from hardware.simulators.cammegh_script import WheelScript
from hardware.simulators.pseudo_terminal import PseudoTerminal
from hardware.simulators.waiting import wait_until_open, wait_until_read
from tests.houses import house

from .burst import LINES
from .figures import against, line

AT_ONCE = 8
SECONDS = 20
BURSTS = 20
_CORE = 1.0
"""Percent of one core."""
_BRIMFUL = 4_000
"""Bytes of a burst; the system shows no more of what waits on a line."""
_PATIENCE = 20.0


class Spent(NamedTuple):
    """What a listening process used.

    Attributes:
        cpu: seconds of a processor.
        wall: seconds of the clock.
        heard: readings, or bytes where nothing is decoded.
    """

    cpu: float
    wall: float
    heard: int

    @property
    def percent(self) -> float:
        """Of one core."""
        return 100 * self.cpu / self.wall


def measure(seed: int, folder: Path, seconds: int = SECONDS, bursts: int = BURSTS) -> None:
    """Print how many transactions a burst causes, and what eight lines use of a core."""
    print(f"lines: {LINES} buffered lines in one burst, {bursts} times; {AT_ONCE} readers for {seconds} s")
    caused = transactions(seed, folder, bursts)
    most = max(caused)
    verdict = "holds" if most == 1 else "MISSES"
    line("transactions that one burst causes, most", str(most), "1", f"{verdict}   [{len(caused)} bursts]")
    with tempfile.TemporaryDirectory(dir=folder) as name:
        ours, bare = listened(seed, Path(name), seconds)
    figure = f"{ours.percent:.2f} %"
    aside = (
        f"[{ours.heard} readings; a bare read {bare.percent:.2f} %, {ours.cpu / max(bare.cpu, 1e-9):.1f}x]"
    )
    verdict = against(_CORE, ours.percent)
    line(f"{AT_ONCE} lines at once, of one core", figure, f"< {_CORE:.0f} %", f"{verdict}   {aside}")


class _BusyStation(Station):
    """A station whose line is kept from its port now and then, as on a machine that does something else.

    Attributes:
        free: cleared, the line's thread stops at what it hands over next.
        kept: it has stopped there.
    """

    def __init__(self, plan: Plan, told: Callable[[Sequence[Recorded]], None]) -> None:
        super().__init__(plan, told=told, publish=lambda _live: None)
        self.free, self.kept = threading.Event(), threading.Event()
        self.free.set()

    def _line(self, device: Device, state: TableState) -> Line:
        return Line(device, device.kind.codec(None), self._hear)

    def _hear(self, said: Sequence[Reading]) -> None:
        self.table.hear(said)
        if not self.free.is_set():
            self.kept.set()
            self.free.wait(_PATIENCE)


def transactions(seed: int, folder: Path, bursts: int) -> list[int]:
    """Give how many transactions each of some bursts of two hundred lines caused at a table.

    Args:
        seed: of the wheel.
        folder: for the journal.
        bursts: how many.
    """
    port, spoken, written = PseudoTerminal(), _lines(seed), list[int]()
    port.plug_in()
    plan = Plan(
        "bench",
        folder / "lines.sqlite",
        house("venezia"),
        first=port.url,
        automation=Automation.OPENING,
        wiring=WIRINGS["roulette"],
    )
    found = []
    with _BusyStation(plan, lambda recorded: written.append(len(recorded))) as station:
        if not wait_until_open(port, _PATIENCE):
            raise TimeoutError("nobody listens")
        for _ in range(bursts + 1):
            station.kept.clear()
            station.free.clear()
            port.write(next(spoken))
            if not station.kept.wait(_PATIENCE):
                raise TimeoutError("nobody reads")
            _answered(station)
            written.clear()
            port.write(b"".join(itertools.islice(spoken, LINES)))
            _await(lambda: port.unread() >= _BRIMFUL, "the burst does not wait to be read")
            station.free.set()
            if not wait_until_read(port, _PATIENCE):
                raise TimeoutError("nobody reads")
            _answered(station)
            found.append(len(written))
        port.hang_up()
    return found[1:]  # with the first the line came up


def _lines(seed: int) -> Iterator[bytes]:
    """Line after line of a wheel that plays on."""
    chance = random.Random(seed)
    script = WheelScript(chance, last=20)
    while True:
        yield from (step.data for step in script.play(chance.randrange(37)).steps)


def _await(met: Callable[[], bool], why: str) -> None:
    end = time.monotonic() + _PATIENCE
    while not met():
        if time.monotonic() > end:
            raise TimeoutError(why)
        time.sleep(0.001)


def _answered(station: Station) -> None:
    """Wait until all that was handed over is written."""
    done = threading.Event()
    station.table.question(lambda _live: done.set())
    if not done.wait(_PATIENCE):
        raise TimeoutError("the table does not answer")


def listened(seed: int, folder: Path, seconds: int) -> tuple[Spent, Spent]:
    """Give what eight lines used, and what a bare program that reads eight ports did.

    Args:
        seed: of the wheels.
        folder: where the ports appear.
        seconds: how long they listen.
    """
    names = [f"{who}-{place}" for who in ("house", "bare") for place in range(AT_ONCE)]
    links = [folder / name for name in names]
    with _started("lines_wheels", str(seed), *map(str, links)) as wheels:
        _first_line(wheels)
        with (
            _started("lines_house", str(seconds), *map(str, links[:AT_ONCE])) as ours,
            _started("lines_bare", str(seconds), *map(str, links[AT_ONCE:])) as bare,
        ):
            return _spent(ours), _spent(bare)


@contextmanager
def _started(module: str, *words: str) -> Iterator[subprocess.Popen[str]]:
    """A program beside this one, until its standard input ends."""
    command = [sys.executable, "-m", f"{__package__}.{module}", *words]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            assert process.stdin is not None
            process.stdin.close()


def _first_line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    said = process.stdout.readline()
    if not said:
        raise EOFError("the measured program ended")
    return said


def _spent(process: subprocess.Popen[str]) -> Spent:
    cpu, wall, heard = _first_line(process).split()
    return Spent(float(cpu), float(wall), int(heard))
