"""What the devices say that know a number and no game: two-digit lines, marked balls, a keypad."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from enum import StrEnum

from msgspec import Struct, field

from hardware.simulators.script import BadLine, LineFault, PlayedGame, Step, known_fault

BETWEEN = 40.0
"""Seconds from one number to the next."""
NEAR_EVERY = 0.05
"""Seconds between two frames of a ball that is near."""
_BALL_FRAMES = 20
BALLS: Mapping[str, int] = {f"{0x1000860000 + 7919 * number:010X}": number for number in range(37)}
"""A simulated set of marked balls: their tags and their numbers."""
_STRANGER = "0F0302D4B7"
"""The tag of a ball that nobody learnt."""


class NumberFault(StrEnum):
    """What can go wrong with a number that has no game."""

    TWO_NUMBERS = "two-numbers"
    """another number right after the first"""
    NO_NUMBER = "no-number"
    """a line that is none of a wheel's numbers"""


class LineScript(Struct):
    """A head for passive displays, or a keypad: digits and a line end.

    Attributes:
        chance: all that is random.
        end: what ends its lines.
        opening: what comes before the first number.
        spared: what never goes wrong with its line.
    """

    chance: random.Random
    end: bytes = b"\r\n"
    opening: bytes = b"\r\n"
    spared: frozenset[str] = frozenset()

    @property
    def faults(self) -> Sequence[str]:
        """What can go wrong with one number."""
        return tuple(fault for fault in (*LineFault, *NumberFault) if fault not in self.spared)

    def idle(self) -> Step:
        """It says nothing."""
        return Step(0.5)

    def play(self, number: int, fault: str | None = None) -> PlayedGame:
        """A while of nothing, then the number.

        Raises:
            ValueError: that does not go wrong with a line of digits.
        """
        known_fault(fault, self.faults)
        steps = [Step(BETWEEN, self.opening), Step(0.1, self._line(number))]
        self.opening = b""
        if fault == NumberFault.TWO_NUMBERS:
            other = (number + self.chance.randint(1, 36)) % 37
            return PlayedGame(None, number, (*steps, Step(3.0, self._line(other))))
        if fault == NumberFault.NO_NUMBER:
            return PlayedGame(
                None, None, (steps[0], Step(0.1, b"%d" % self.chance.randint(37, 99) + self.end))
            )
        spoilt = BadLine(self.chance, b"", self.end).spoil(steps, fault)
        return PlayedGame(None, number, tuple(spoilt))

    def _line(self, number: int) -> bytes:
        return b"%02d" % number + self.end


class BallFault(StrEnum):
    """What can go wrong with a marked ball."""

    UNKNOWN_BALL = "unknown-ball"
    TWO_BALLS = "two-balls"
    BAD_CHECKSUM = "bad-checksum"


class BallScript(Struct):
    """A head that reads marked balls.

    Attributes:
        chance: all that is random.
        tags: the number of each ball.
        end: what comes between the checksum and ETX.
    """

    chance: random.Random
    tags: Mapping[str, int] = field(default_factory=lambda: BALLS)
    end: bytes = b"\r\n"

    @property
    def faults(self) -> Sequence[str]:
        """What can go wrong with one ball."""
        return (*LineFault, *BallFault)

    def idle(self) -> Step:
        """No ball is near."""
        return Step(0.5)

    def frame(self, tag: str, wrong: int = 0) -> bytes:
        """What the head sends every 50 ms; `wrong` spoils the checksum."""
        checksum = wrong
        for byte in bytes.fromhex(tag):
            checksum ^= byte
        return b"\x02" + tag.encode() + b"%02X" % checksum + self.end + b"\x03"

    def play(self, number: int, fault: str | None = None) -> PlayedGame:
        """A while without a ball, then one that stays near for a second.

        Raises:
            ValueError: that does not go wrong with a ball.
        """
        known_fault(fault, self.faults)
        tag = next(tag for tag, its in self.tags.items() if its == number)
        if fault == BallFault.UNKNOWN_BALL:
            return PlayedGame(None, None, tuple(self._near(_STRANGER)))
        if fault == BallFault.BAD_CHECKSUM:
            return PlayedGame(None, None, tuple(self._near(tag, self.chance.randint(1, 255))))
        if fault == BallFault.TWO_BALLS:
            other = next(tag for tag, its in self.tags.items() if its == (number + 1) % 37)
            return PlayedGame(None, number, (*self._near(tag), Step(NEAR_EVERY, self.frame(other))))
        spoilt = BadLine(self.chance, b"").spoil(self._near(tag), fault)
        return PlayedGame(None, number, tuple(spoilt))

    def _near(self, tag: str, wrong: int = 0) -> list[Step]:
        frame = self.frame(tag, wrong)
        return [Step(BETWEEN), *[Step(NEAR_EVERY, frame) for _ in range(_BALL_FRAMES)]]
