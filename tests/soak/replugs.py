"""A cable that is pulled and plugged in a thousand times: the line comes back in a second, and leaves nothing.

An outage lasts up to a minute of *injected* time: what the listener waits between two tries is counted and not
waited for, with the delays of a real table; everything else takes the time that it takes. The device is back at
a moment of that time, and the line has come back when it has heard it speak.
"""

from __future__ import annotations

import random
import tempfile
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from hardware.devices import Device
from hardware.line import Line
from hardware.raw_log import RawLog
from hardware.readings import LineChanged, LineState, Reading
from hardware.registry import device_kind
from hardware.simulators.cammegh_script import BETS, WheelScript
from hardware.simulators.local_socket import LocalSocket
from hardware.simulators.pseudo_terminal import PseudoTerminal
from hardware.simulators.waiting import SimulatedPort
from tests.bench.figures import percentile
from tests.hardware.port_server import PortServer
from tests.soak.memory import held, is_flat, resident

LONGEST: Final = 60.0
"""Seconds of the longest outage."""
LIMIT: Final = 1.0
"""Seconds from the device's return until it is heard, at p99."""
_SPEAKS: Final = 0.002
"""Seconds between two lines of a device that waits to be heard."""
_PATIENCE: Final = 10.0
_TROUBLES: Final = 2
"""A line that broke off is one trouble, a device that does not answer another: no outage has more."""
_WARM_UP: Final = 20
"""Cycles in which what is kept for ever is made for the first time."""

CABLES: Final[dict[str, Callable[[Path], SimulatedPort]]] = {
    "terminal": lambda folder: PseudoTerminal(folder / "wheel"),
    "socket": lambda _folder: LocalSocket(),
    "rfc2217": lambda _folder: PortServer(),
}
USUAL: Final = ("terminal", "socket")
"""Pulled where nobody says which; a port server takes its time to agree with whoever opens it."""


class InjectedTime(threading.Event):
    """What a line waits on between two tries; in an outage the seconds go by at once."""

    def __init__(self) -> None:
        super().__init__()
        self._skipped = 0.0
        self._returns: float | None = None
        self._plug_in: Callable[[], None] = lambda: None
        self.plugged = threading.Event()

    @property
    def now(self) -> float:
        """Seconds, those that were skipped among them."""
        return time.monotonic() + self._skipped

    def out(self, seconds: float, plug_in: Callable[[], None]) -> float:
        """The cable is out from now on, for so many seconds; gives when it is in again."""
        self.plugged.clear()
        self._plug_in = plug_in
        self._returns = self.now + seconds
        return self._returns

    def wait(self, timeout: float | None = None) -> bool:
        """Let the seconds go by at once, and the device come back when its time has come."""
        if self._returns is None or timeout is None:
            return super().wait(timeout)
        self._skipped += timeout
        if self._returns <= self.now:
            self._returns = None
            self._plug_in()
            self.plugged.set()
        return self.is_set()


@dataclass
class Replugged:
    """What came of the cycles.

    Attributes:
        took: seconds from each return until the device was heard.
        samples: bytes of memory, after the warm-up.
        left: threads and open files at the end beyond those at the beginning.
        grown: the same while the line was live, in the last cycles beyond the first; what comes and goes, as the
            raw log's file does while it is written, is not counted.
        faults: what was not as it should be.
    """

    took: list[float] = field(default_factory=list)
    samples: list[int] = field(default_factory=list)
    left: tuple[int, int] = (0, 0)
    grown: tuple[int, int] = (0, 0)
    faults: list[str] = field(default_factory=list)


class _Table:
    """Takes what the line delivers, and when it was live or lost."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self.live, self.lost = threading.Event(), threading.Event()
        self.live_at = 0.0
        self.losses = 0
        """Since it was live the last time; one more is said when there is something else to do about it."""

    def take(self, readings: Sequence[Reading]) -> None:
        for reading in readings:
            if not isinstance(reading, LineChanged):
                continue
            if reading.state is LineState.LIVE:
                self.live_at, self.losses = self._clock(), 0
                self.live.set()
            elif reading.state is LineState.LOST:
                self.losses += 1
                self.lost.set()


class _Cable:
    """A cable that two threads handle: one pulls it, the other plugs it in when the injected time has come."""

    def __init__(self, port: SimulatedPort, script: WheelScript) -> None:
        self.port, self._script = port, script
        self._lock = threading.Lock()

    def plug_in(self) -> None:
        with self._lock:
            self.port.plug_in()

    def pull(self) -> None:
        with self._lock:
            self.port.hang_up()

    def speak_until(self, heard: threading.Event) -> bool:
        """Say a line again and again, as a wheel does; false if nobody hears it."""
        end = time.monotonic() + _PATIENCE
        while not heard.wait(_SPEAKS):
            if time.monotonic() > end:
                return False
            self.port.write(b"\r\n" + self._script.frame(BETS))
        return True


def replug(kind: str, cycles: int, seed: int, folder: Path, longest: float = LONGEST) -> Replugged:
    """Pull the cable and plug it in so many times.

    Args:
        kind: of cable.
        cycles: how often.
        seed: of how long the cable is out.
        folder: where the port appears, and the raw log lies.
        longest: seconds of the longest outage.
    """
    chance, found, before = random.Random(seed), Replugged(), held()
    cable = _Cable(CABLES[kind](folder), WheelScript(chance))
    injected = InjectedTime()
    table = _Table(lambda: injected.now)
    cable.plug_in()
    device = Device("wheel", device_kind("cammegh-ss2"), cable.port.url)
    line = Line(device, device.kind.codec(None), table.take, raw_log=RawLog(folder / "wheel.log"))
    line._stopping = injected
    line.start()
    try:
        if not cable.speak_until(table.live):
            found.faults.append("the line never came up")
        first, last = held(), deque[tuple[int, int]](maxlen=_WARM_UP)
        for cycle in range(cycles):
            if found.faults:
                break
            _one(cable, injected, table, chance.uniform(0, longest), found)
            last.append(held())
            if cycle >= _WARM_UP:
                found.samples.append(resident())
        found.grown = _fewest(last, first)
    finally:
        line.stop()
        cable.pull()
    found.left = _beyond(held(), before)
    return found


def _one(cable: _Cable, injected: InjectedTime, table: _Table, seconds: float, found: Replugged) -> None:
    """One outage, from the pulled cable to the device that is heard again."""
    table.live.clear()
    table.lost.clear()
    returns = injected.out(seconds, cable.plug_in)
    cable.pull()
    if not table.lost.wait(_PATIENCE) or not injected.plugged.wait(_PATIENCE):
        found.faults.append(f"outage {len(found.took) + 1}: the loss was not noticed")
    elif table.losses > _TROUBLES:
        found.faults.append(f"outage {len(found.took) + 1} was said {table.losses} times")
    elif not cable.speak_until(table.live):
        found.faults.append(f"outage {len(found.took) + 1}: the line did not come back")
    else:
        found.took.append(table.live_at - returns)


def _fewest(last: Sequence[tuple[int, int]], first: tuple[int, int]) -> tuple[int, int]:
    """What was always held in these cycles, beyond what was at first."""
    threads, files = zip(*last, strict=True) if last else ((first[0],), (first[1],))
    return _beyond((min(threads), min(files)), first)


def _beyond(now: tuple[int, int], first: tuple[int, int]) -> tuple[int, int]:
    return now[0] - first[0], now[1] - first[1]


def replug_many(kinds: Sequence[str], cycles: int, seed: int) -> bool:
    """Replug each kind of cable, and print the figures.

    Args:
        kinds: of cable.
        cycles: for each of them.
        seed: of how long it is out.

    Returns:
        Whether each line came back in time and left nothing behind.
    """
    kept = True
    for kind in kinds:
        began = time.monotonic()
        with tempfile.TemporaryDirectory(prefix="capotavolo-soak-") as folder:
            found = replug(kind, cycles, seed, Path(folder))
        kept &= _tell(kind, found, time.monotonic() - began)
    return kept


def _tell(kind: str, found: Replugged, seconds: float) -> bool:
    """Print what came of it; gives whether all of it is well."""
    took = found.took or [LONGEST]
    last, most = percentile(took, 0.99), max(took)
    print(f"  {kind}: {len(found.took)} outages of up to {LONGEST:g} s of injected time, {seconds:.0f} s")
    print(f"  heard again after p50 {percentile(took, 0.5):.3f}, p99 {last:.3f}, at most {most:.3f} s")
    print(f"  threads and files while live: {found.grown} more than at first; left behind: {found.left}")
    for fault in found.faults:
        print(f"  {fault}")
    flat = is_flat(found.samples)
    nothing_left = found.left == (0, 0) and max(found.grown) <= 0
    return flat and nothing_left and last <= LIMIT and not found.faults
