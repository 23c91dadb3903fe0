"""A codec that is talked to line by line, and short words for what it said."""

from __future__ import annotations

from hardware.codecs.cammegh import Cammegh
from hardware.readings import (
    Candidate,
    Conflict,
    GameVoid,
    Heard,
    Number,
    Reading,
    VoidCause,
    WarningKind,
    WheelMemory,
    WheelSeen,
    WheelWarning,
)


def line(state: int, count: int, number: int | str | None, flags: int = 0, speed: int = 165) -> str:
    shown = number if isinstance(number, str) else "  " if number is None else f"{number:2d}"
    return f"*X;{state};{count:03d};{shown};{flags:X};{speed:03d};1"


class Wheel:
    """A codec with a line open, and a clock that goes half a second with each line."""

    def __init__(self, variant: str = "ss2", memory: WheelMemory | None = None) -> None:
        self.codec = Cammegh(variant, memory)
        self.mono = 0
        self.said: list[Reading] = []
        self.hang_up()

    def hang_up(self) -> None:
        self.codec.connected()
        self.codec.feed(b"\r\n", Heard("wheel", 0, self.mono))

    def say(self, *lines: str, after: float = 0.5) -> list[Reading]:
        """Each line on its own; what was said, without the status lines themselves."""
        said: list[Reading] = []
        for spoken in lines:
            self.mono += round(after * 1e6)
            heard = Heard("wheel", 0, self.mono)
            said += self.codec.feed(spoken.encode("latin-1") + b"\r\n", heard)
        kept: list[Reading] = [reading for reading in said if not isinstance(reading, WheelSeen)]
        self.said += kept
        return kept

    def throw(self, count: int, last: int | None) -> None:
        self.say(line(2, count, last), line(3, count, last), line(4, count, last))

    def result(self, count: int, number: int) -> list[Reading]:
        return self.say(f"{number:2d}", *[line(5, count, number)] * 7)


def numbers(said: list[Reading]) -> list[tuple[int, int | None]]:
    return [(reading.number, reading.game) for reading in said if isinstance(reading, Number)]


def candidates(said: list[Reading]) -> list[tuple[int, int | None, str]]:
    return [(r.number, r.game, r.reason) for r in said if isinstance(r, Candidate)]


def voids(said: list[Reading]) -> list[VoidCause]:
    return [reading.cause for reading in said if isinstance(reading, GameVoid)]


def warnings(said: list[Reading]) -> list[WarningKind]:
    return [reading.kind for reading in said if isinstance(reading, WheelWarning)]


def conflicts(said: list[Reading]) -> list[tuple[int, ...]]:
    return [reading.numbers for reading in said if isinstance(reading, Conflict)]
