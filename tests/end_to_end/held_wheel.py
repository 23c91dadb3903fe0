"""A simulated wheel in the hand of a test: it throws when told, holds the ball, and its cable can be pulled."""

from __future__ import annotations

import itertools
import random
import threading
from pathlib import Path

from hardware.simulators.cammegh_script import (
    BETS,
    FRAME_EVERY,
    RESULT,
    Durations,
    Misbehaviour,
    PlayedGame,
    WheelScript,
)
from hardware.simulators.cammegh_wheel import SimulatedWheel
from hardware.simulators.ports import simulated_port
from hardware.simulators.waiting import SimulatedPort

_STATE = slice(3, 4)
"""Where a status line says its state: `*X;4;…`."""


class HeldPort:
    """A cable on which the wheel can be kept in a state, as while its ball still runs."""

    def __init__(self, port: SimulatedPort, frame_every: float) -> None:
        self._port, self._every = port, frame_every
        self._lock = threading.Lock()
        self._let_go = threading.Condition()
        self._held: frozenset[int] = frozenset()
        self._pulled = False
        self._frame = b""

    @property
    def url(self) -> str:
        return self._port.url

    @property
    def state(self) -> int:
        """The state of the last status line."""
        return int(self._frame[_STATE] or 0)

    def hold(self, *states: int) -> None:
        """Keep the wheel in one of these states once it comes to it; none lets it go on."""
        with self._let_go:
            self._held = frozenset(states)
            self._let_go.notify_all()

    def plug_in(self) -> None:
        with self._lock:
            self._pulled = False
            self._port.plug_in()

    def hang_up(self) -> None:
        with self._lock:
            self._pulled = True
            self._port.hang_up()

    def is_open(self) -> bool:
        return self._port.is_open()

    def unread(self) -> int:
        return self._port.unread()

    def write(self, data: bytes) -> None:
        """Speak; while the wheel is held it says again what it said last."""
        comes = int(data[_STATE]) if data.startswith(b"*") else RESULT
        while comes != self.state and self._stays():
            self._say(self._frame)
        self._say(data)
        if data.startswith(b"*"):
            self._frame = data

    def _stays(self) -> bool:
        with self._let_go:
            if self.state not in self._held:
                return False
            self._let_go.wait(self._every)
            return self.state in self._held

    def _say(self, data: bytes) -> None:
        with self._lock:
            if not self._pulled:
                self._port.write(data)


class ToldScript(WheelScript):
    """A wheel whose ball falls where it was told to."""

    coming: int = 0

    def play(self, number: int, fault: str | None = None) -> PlayedGame:
        return WheelScript.play(self, self.coming, fault)


class HeldWheel:
    """A wheel that plays one game each time it is told to, and idles in between.

    Attributes:
        port: the cable, to be pulled and plugged in.
    """

    def __init__(self, link: Path, rng: random.Random, durations: Durations, speed: float) -> None:
        self.port = HeldPort(simulated_port(link), FRAME_EVERY / speed)
        self._script = ToldScript(random.Random(rng.random()), durations=durations, last=rng.randrange(37))
        self._throws = threading.Semaphore(0)
        self._wheel = SimulatedWheel(
            self.port,
            self._script,
            itertools.repeat(0),
            speed=speed,
            may_throw=lambda: self._throws.acquire(blocking=False),
        )

    @property
    def url(self) -> str:
        return self._wheel.url

    def start(self) -> None:
        self._wheel.start()

    def stop(self) -> None:
        self.port.hold()
        self._wheel.stop()

    def throw(self, number: int, *held: int, fault: Misbehaviour | None = None) -> None:
        """Play a game whose ball falls on a number.

        Args:
            number: 0 to 36.
            held: the states in which the wheel waits until it is let go on.
            fault: what goes wrong.
        """
        self._script.coming = number
        self.port.hold(*held)
        if fault is not None:
            self._wheel.misbehave(fault)
        self._throws.release()

    @property
    def idles(self) -> bool:
        """The last game is over: the wheel waits for the next throw."""
        return self.port.state == BETS
