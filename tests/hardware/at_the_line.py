"""A line in a test: how fast it looks, what it delivered, and that it leaves nothing behind."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from hardware.devices import Device
from hardware.line import Line
from hardware.raw_log import RawLog
from hardware.readings import (
    LineChanged,
    LineState,
    Number,
    Reading,
)
from hardware.reconnecting import Delays
from hardware.registry import device_kind
from hardware.simulators.cammegh_script import Durations, WheelScript

QUICK = Delays(read=0.01, stale=0.1, silent=0.25, look=0.02, first=0.02, longest=0.05, longest_network=0.05)
PATIENT = Delays(read=0.01, look=0.02, first=0.02, longest=0.05, longest_network=0.05)
SHORT = Durations(bets=1, rim=1, running=2, result=1.5)


class Table:
    """Keeps what a line delivers."""

    def __init__(self, url: str, kind: str = "cammegh-ss2") -> None:
        self.device = Device("wheel", device_kind(kind), url)
        self.said: list[Reading] = []

    def line(self, delays: Delays = PATIENT, raw_log: RawLog | None = None) -> Line:
        codec = self.device.kind.codec(None)
        return Line(self.device, codec, self.said.extend, delays=delays, raw_log=raw_log)

    @property
    def states(self) -> list[LineState]:
        return [reading.state for reading in self.said if isinstance(reading, LineChanged)]

    @property
    def reasons(self) -> list[str]:
        return [r.reason for r in self.said if isinstance(r, LineChanged) and r.reason]

    @property
    def numbers(self) -> list[int]:
        return [reading.number for reading in self.said if isinstance(reading, Number)]


def until(met: Callable[[], bool], what: str, timeout: float = 5.0) -> None:
    end = time.monotonic() + timeout
    while not met():
        assert time.monotonic() < end, f"in vain: {what}"
        time.sleep(0.005)


@contextmanager
def listening(line: Line) -> Iterator[Line]:
    """A line that leaves no thread and no open file behind."""
    before = open_files()
    line.start()
    try:
        yield line
    finally:
        line.stop(2)
    assert not line.is_running
    assert not [thread.name for thread in threading.enumerate() if thread.name.endswith(" wheel")]
    assert open_files() <= before


def open_files() -> int:
    """Devices, pipes and sockets that this process holds; a terminal that a test itself plugs in is its own."""
    held = 0
    for entry in Path("/proc/self/fd").iterdir():
        try:
            target = str(entry.readlink())
        except FileNotFoundError:
            continue
        held += target.startswith(("/dev/pts/", "pipe:", "socket:"))
    return held


def whole_games(numbers: list[int], seed: int = 1) -> bytes:
    script = WheelScript(random.Random(seed), durations=SHORT)
    games = [script.play(number) for number in numbers]
    return script.frame(2) + b"".join(step.data for game in games for step in game.steps)


class Scripted:
    """A port that gives what it was told to, then fails in the way it was told to."""

    def __init__(self, data: bytes, failure: Exception, *, while_counting: bool = False) -> None:
        self.data, self.failure, self.while_counting = data, failure, while_counting

    @property
    def in_waiting(self) -> int:
        if self.while_counting:
            raise self.failure
        return len(self.data)

    def read(self, size: int = 1, /) -> bytes:
        if not self.data:
            raise self.failure
        given, self.data = self.data[:size], self.data[size:]
        return given

    def close(self) -> None:
        raise self.failure
