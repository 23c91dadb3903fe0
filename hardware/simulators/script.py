"""What a simulated device says, as a script without a clock; and what a line does to it.

A script is a list of steps, each with the seconds before it, so that tests use it without waiting and the
simulated device plays it at any speed.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import StrEnum
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from hardware.devices import SerialSettings
from hardware.simulators.wrong_speed import at_speed

_BURST = 200
"""Lines that come at once when a host that was away reads again."""


class Step(Struct, frozen=True):
    """One thing that happens.

    Attributes:
        after: seconds since the step before.
        data: bytes on the wire.
        hang_up: the cable is pulled, and plugged in before the next step.
    """

    after: float
    data: bytes = b""
    hang_up: bool = False


class PlayedGame(Struct, frozen=True):
    """A game as it truly was.

    Attributes:
        count: the device's count while it was played; None where it has none.
        number: where the ball fell; None if the game had no result.
        steps: what was on the wire.
        others: what fell too and does not count.
    """

    count: int | None
    number: int | None
    steps: tuple[Step, ...]
    others: tuple[int, ...] = ()


class DeviceScript(Protocol):
    """A device that plays."""

    @property
    def faults(self) -> Sequence[str]:
        """What can go wrong in one of its games."""
        ...

    def idle(self) -> Step:
        """It waits for the next game."""
        ...

    def play(self, number: int, fault: str | None = None) -> PlayedGame:
        """One game: where the ball will fall, and what goes wrong.

        Raises:
            ValueError: that cannot go wrong with this device.
        """
        ...


Game = tuple[int, str | None]
"""The number that falls, and what goes wrong."""


class ToldGames:
    """A device whose games are told beforehand, one after the other; whatever it is asked to play."""

    def __init__(self, script: DeviceScript, games: Iterable[Game]) -> None:
        """Nothing is played yet.

        Args:
            script: the device itself.
            games: what it plays.
        """
        self._script, self._games = script, iter(games)
        self.faults = script.faults

    def idle(self) -> Step:
        """It waits for the next game."""
        return self._script.idle()

    def play(self, number: int, fault: str | None = None) -> PlayedGame:
        """Play the next one that was told."""
        number, fault = next(self._games)
        return self._script.play(number, fault)


class LineFault(StrEnum):
    """What any line does to what is said on it."""

    TRUNCATED = "truncated"
    """lines cut short"""
    MERGED = "merged"
    """lines cut into by the next"""
    REPEATED = "repeated"
    """lines sent several times"""
    NOISE = "noise"
    """bytes that no device sends"""
    HANG_UP = "hang-up"
    """the cable is pulled for a while"""
    SILENCE = "silence"
    """nothing for a while, the line stays open"""
    BURST = "burst"
    """two hundred lines at once"""
    WRONG_SPEED = "wrong-speed"
    """the device speaks twice as fast as it is heard"""


class BadLine(Struct, frozen=True):
    """A line that makes a game's steps suffer.

    Attributes:
        chance: all that is random.
        idle: what the device says while nothing happens; empty where it is silent then.
        end: what ends its lines.
    """

    chance: random.Random
    idle: bytes
    end: bytes = b"\r\n"

    def spoil(self, steps: list[Step], fault: str | None) -> list[Step]:
        """The same steps as they are heard; unchanged where the fault is none of a line's."""
        spoil = _SPOILT.get(fault) if fault is not None else None
        return spoil(self, steps) if spoil is not None else steps

    def each_sometimes(self, steps: list[Step], damage: Callable[[bytes], bytes]) -> list[Step]:
        """A third of the lines suffers, and one at least."""
        suffers = [self.chance.random() < 1 / 3 for _ in steps]
        spoken = [place for place, step in enumerate(steps) if step.data]
        if spoken and not any(suffers[place] for place in spoken):
            suffers[self.chance.choice(spoken)] = True
        return [
            replace(step, data=damage(step.data)) if chosen and step.data else step
            for step, chosen in zip(steps, suffers, strict=True)
        ]

    def truncated(self, steps: list[Step]) -> list[Step]:
        """Lines cut short that keep their end."""

        def cut(data: bytes) -> bytes:
            return data[: self.chance.randint(0, max(0, len(data) - len(self.end) - 1))] + self.end

        return self.each_sometimes(steps, cut)

    def merged(self, steps: list[Step]) -> list[Step]:
        """Lines cut short into which the next one runs."""
        return self.each_sometimes(steps, lambda data: data[: self.chance.randint(1, len(data) - 1)])

    def repeated(self, steps: list[Step]) -> list[Step]:
        """Lines sent two to four times."""
        return self.each_sometimes(steps, lambda data: data * self.chance.randint(2, 4))

    def noise(self, steps: list[Step]) -> list[Step]:
        """Bytes that no device sends, anywhere."""
        return self.each_sometimes(steps, self._noisy)

    def _noisy(self, data: bytes) -> bytes:
        where = self.chance.randint(0, len(data))
        noise = bytes(self.chance.choice(b"\x00\xff\xfe~#@\x80!") for _ in range(self.chance.randint(1, 12)))
        return data[:where] + noise + data[where:]

    def away(self, steps: list[Step]) -> list[Step]:
        """The cable is out for some of the game; the first bytes after it are the tail of a line."""
        start = self.chance.randrange(len(steps))
        end = min(len(steps), start + self.chance.randint(1, len(steps)))
        tail = self.idle[self.chance.randint(1, max(1, len(self.idle) - len(self.end) - 1)) :]
        return [*steps[:start], Step(0.1, hang_up=True), Step(0.1, tail), *steps[end:]]

    def silent(self, steps: list[Step]) -> list[Step]:
        """Nothing for some of the game, on an open line."""
        start = self.chance.randrange(len(steps))
        end = min(len(steps), start + self.chance.randint(1, len(steps)))
        return steps[:start] + steps[end:]

    def burst(self, steps: list[Step]) -> list[Step]:
        """The whole game at once, after silence."""
        waited = sum(step.after for step in steps)
        idle = [self.idle] * max(0, _BURST - len(steps))
        return [Step(waited, b"".join([*idle, *(step.data for step in steps)]))]

    def wrong_speed(self, steps: list[Step]) -> list[Step]:
        """Every byte at twice the speed."""
        fast, slow = SerialSettings(19200), SerialSettings(9600)
        return [replace(step, data=at_speed(step.data, fast, slow)) for step in steps]


_SPOILT: Mapping[str, Callable[[BadLine, list[Step]], list[Step]]] = {
    LineFault.TRUNCATED: BadLine.truncated,
    LineFault.MERGED: BadLine.merged,
    LineFault.REPEATED: BadLine.repeated,
    LineFault.NOISE: BadLine.noise,
    LineFault.HANG_UP: BadLine.away,
    LineFault.SILENCE: BadLine.silent,
    LineFault.BURST: BadLine.burst,
    LineFault.WRONG_SPEED: BadLine.wrong_speed,
}


def known_fault(fault: str | None, faults: Sequence[str]) -> None:
    """Refuse what cannot go wrong with a device.

    Raises:
        ValueError: the fault is none of these.
    """
    if fault is not None and fault not in faults:
        raise ValueError(f"{fault!r} does not go wrong with this device: choose one of {', '.join(faults)}.")
