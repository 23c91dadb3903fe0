"""A kind of device as the conformance tests hear it: its codec on one side, its simulator on the other."""

from __future__ import annotations

import gc
import random
import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType

from hardware.devices import Codec, DeviceKind
from hardware.readings import BallDrawn, Candidate, Heard, Number, Reading, TumblerSeen, WheelSeen
from hardware.simulators.script import DeviceScript, PlayedGame, Step
from hardware.simulators.simulated import Simulated

ANumber = Number | Candidate | BallDrawn
"""Whatever says that a number has fallen, or may have."""


@dataclass(frozen=True)
class Enrolled:
    """A kind and its simulator."""

    kind: DeviceKind
    simulated: Simulated

    def codec(self) -> Codec:
        """A codec that is set to hear the simulated device."""
        codec = self.kind.with_options(self.simulated.options).codec(None)
        codec.connected()
        return codec

    def ear(self) -> Ear:
        """Somebody who hears it."""
        return Ear(self.codec(), self.simulated.numbered)

    def device(self, seed: int) -> DeviceScript:
        """The device itself."""
        return self.simulated.script(random.Random(seed))


@dataclass
class Ear:
    """A codec on a line, with a clock; it keeps all that was said and all that was heard since the opening."""

    codec: Codec
    numbered: bool = False
    mono: int = 1_000_000_000
    said: list[Reading] = field(default_factory=list)
    stream: bytearray = field(default_factory=bytearray)

    def hear(self, data: bytes, after: float = 0.0) -> list[Reading]:
        """Some bytes, so many seconds after those before; without the status for the screen."""
        self.mono += round(after * 1e6)
        self.stream += data
        said = self.codec.feed(data, Heard("reader", self.mono, self.mono))
        kept: list[Reading] = [
            reading for reading in said if not isinstance(reading, WheelSeen | TumblerSeen)
        ]
        self.said += kept
        return kept

    def hang_up(self) -> None:
        """The cable is out and in again."""
        self.codec.connected()
        if not self.numbered:
            self.stream.clear()

    def take(self, steps: Iterable[Step]) -> list[Reading]:
        """What a script says."""
        said: list[Reading] = []
        for step in steps:
            if step.hang_up:
                self.mono += round(step.after * 1e6)
                self.hang_up()
            else:
                said += self.hear(step.data, step.after)
        return said

    def settle(self, device: DeviceScript) -> None:
        """The device does nothing for a minute, so that whatever was before is over."""
        self.mono += 60_000_000
        self.take([device.idle() for _ in range(4)])


def numbers(said: Iterable[Reading]) -> list[int]:
    """The numbers that were said in any way."""
    return [reading.number for reading in said if isinstance(reading, ANumber)]


def whole_game(device: DeviceScript, number: int) -> list[Step]:
    """A game that goes well."""
    return list(device.play(number).steps)


def spoken(game: PlayedGame) -> bytes:
    """All its bytes."""
    return b"".join(step.data for step in game.steps)


def pieces(data: bytes, chance: random.Random, longest: int = 40) -> Iterator[bytes]:
    """The same bytes, cut anywhere."""
    start = 0
    while start < len(data):
        size = chance.randint(1, longest)
        yield data[start : start + size]
        start += size


_SHARED = (type, ModuleType, FunctionType, BuiltinFunctionType, MethodType, re.Pattern)


def weight(codec: Codec) -> int:
    """Bytes of memory that a codec holds, with everything that it alone leads to."""
    seen: dict[int, object] = {}
    waiting: list[object] = [codec]
    while waiting:
        each = waiting.pop()
        if id(each) not in seen and not isinstance(each, _SHARED):
            seen[id(each)] = each
            waiting += gc.get_referents(each)
    return sum(sys.getsizeof(each) for each in seen.values())
