"""What a Cammegh wheel says while it plays, as a script without a clock; and how it misbehaves."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from enum import StrEnum

from msgspec import Struct, field
from msgspec.structs import replace

from hardware.simulators.script import BadLine, PlayedGame, Step, known_fault

__all__ = ["Durations", "Misbehaviour", "PlayedGame", "Step", "WheelScript"]

FRAME_EVERY = 0.5
"""Seconds."""
START, BETS, RIM, RUNNING, RESULT, CLOSED = 1, 2, 3, 4, 5, 6


class Misbehaviour(StrEnum):
    """What can go wrong in one game."""

    TRUNCATED = "truncated"
    """lines cut short"""
    MERGED = "merged"
    """lines cut into by the next"""
    REPEATED = "repeated"
    """lines sent several times"""
    NOISE = "noise"
    """bytes that no wheel sends"""
    HANG_UP = "hang-up"
    """the cable is pulled for a while"""
    POWER_CYCLE = "power-cycle"
    FLAG_1 = "flag-1"
    FLAG_2 = "flag-2"
    FLAG_4 = "flag-4"
    FLAG_8 = "flag-8"
    NO_RESULT = "no-result"
    """4, then 6"""
    SILENCE = "silence"
    """nothing for a while, the line stays open"""
    BURST = "burst"
    """two hundred lines at once"""
    WRONG_SPEED = "wrong-speed"
    """the wheel speaks twice as fast as it is heard"""
    BARE_DIFFERS = "bare-differs"
    """the bare number is not the framed one"""


class Durations(Struct, frozen=True):
    """Seconds that each phase of a game lasts."""

    bets: float = 10.0
    rim: float = 2.5
    running: float = 26.0
    result: float = 5.0


class WheelScript(Struct):
    """A wheel: its count, its last number, its rotor.

    Attributes:
        chance: all that is random.
        counts_results: it counts as the Mercury 360 does (0–255, games completed, cleared on closing).
    """

    chance: random.Random
    counts_results: bool = False
    durations: Durations = field(default_factory=Durations)
    count: int = -1
    last: int | None = None
    direction: int = 0

    def __post_init__(self) -> None:
        if self.count < 0:
            self.count = self._first_count

    @property
    def _first_count(self) -> int:
        return 0 if self.counts_results else 1

    @property
    def faults(self) -> Sequence[str]:
        """What can go wrong in one game."""
        return tuple(Misbehaviour)

    def frame(self, state: int, flags: int = 0) -> bytes:
        """A status line as the wheel is now."""
        shown = "  " if self.last is None else f"{self.last:2d}"
        speed = 0 if state == CLOSED else self.chance.randint(165, 175)
        return f"*X;{state};{self.count:03d};{shown};{flags:X};{speed:03d};{self.direction}\r\n".encode()

    def idle(self) -> Step:
        """The wheel waits for the next throw."""
        return Step(FRAME_EVERY, self.frame(BETS))

    def play(self, number: int, fault: str | None = None) -> PlayedGame:
        """One game, from placing bets to the end of the winning number.

        Args:
            number: where the ball will fall, 0 to 36.
            fault: what goes wrong.

        Raises:
            ValueError: that does not go wrong with a wheel.
        """
        known_fault(fault, self.faults)
        count = self.count
        ending = _ENDINGS.get(fault) if fault is not None else None
        if ending is not None and not (self.counts_results and fault == Misbehaviour.FLAG_1):
            steps = ending(self)
            self.direction = 1 - self.direction  # a void throw too is followed by one the other way round
            return PlayedGame(count, None, tuple(steps))
        flags = 1 if fault == Misbehaviour.FLAG_1 else 0
        steps = [*self._run(flags), *self._result(number, flags, self._bare(number, fault))]
        count = self.count if self.counts_results else count
        steps = BadLine(self.chance, steps[0].data).spoil(steps, fault)
        self._next()
        return PlayedGame(count, number, tuple(steps))

    def _phase(self, state: int, seconds: float, flags: int = 0) -> list[Step]:
        frames = max(1, round(seconds / FRAME_EVERY))
        return [Step(FRAME_EVERY, self.frame(state, flags)) for _ in range(frames)]

    def _run(self, flags: int = 0) -> list[Step]:
        """Until the ball is about to fall."""
        last = self.durations
        return [
            *self._phase(BETS, last.bets),
            *self._phase(RIM, last.rim),
            *self._phase(RUNNING, last.running, flags),
        ]

    def _bare(self, number: int, fault: str | None) -> int:
        if fault != Misbehaviour.BARE_DIFFERS:
            return number
        return (number + self.chance.randint(1, 36)) % 37

    def _result(self, number: int, flags: int, bare: int) -> list[Step]:
        self.last = number
        if self.counts_results:
            self.count = (self.count + 1) % 256
        result = self._phase(RESULT, self.durations.result, flags)
        result[0] = replace(result[0], after=FRAME_EVERY / 2)
        return [Step(FRAME_EVERY / 2, f"{bare:2d}\r\n".encode()), *result]

    def _next(self) -> None:
        """The next game: counted, and the rotor turns the other way."""
        if not self.counts_results:
            self.count = self.count % 256 + 1
        self.direction = 1 - self.direction

    def _close(self, flags: int = 0) -> list[Step]:
        """The wheel closes and opens again, in the same game."""
        if self.counts_results:
            self.count = 0
        return [*self._phase(CLOSED, 2.0, flags), *self._phase(START, 1.0)]

    # Games without a result

    def end_closed(self, flags: int = 0) -> list[Step]:
        """No more bets, then closed."""
        return [*self._run(flags), *self._close(flags)]

    def end_in_rim(self, flags: int) -> list[Step]:
        """A launch that fails: the flag stands longer than it may, then bets are placed again."""
        return [
            *self._phase(BETS, self.durations.bets),
            *self._phase(RIM, 5.0, flags),
            *self._phase(BETS, 1.0),
        ]

    def end_switched_off(self) -> list[Step]:
        """Switched off somewhere in the game; silent, then as new."""
        steps = self._run()
        steps = steps[: self.chance.randrange(len(steps))]
        self.count, self.last = self._first_count, None
        first, *rest = [*self._phase(CLOSED, 2.0), *self._phase(START, 1.0)]
        return [*steps, replace(first, after=4.0), *rest]


_ENDINGS: dict[str, Callable[[WheelScript], list[Step]]] = {
    Misbehaviour.NO_RESULT: lambda wheel: wheel.end_closed(),
    Misbehaviour.FLAG_1: lambda wheel: wheel.end_closed(1),
    Misbehaviour.FLAG_4: lambda wheel: wheel.end_closed(4),
    Misbehaviour.FLAG_2: lambda wheel: wheel.end_in_rim(2),
    Misbehaviour.FLAG_8: lambda wheel: wheel.end_in_rim(8),
    Misbehaviour.POWER_CYCLE: lambda wheel: wheel.end_switched_off(),
}
"""Games that have no result. A Mercury 360 plays on with flag 1, its rotor's speed."""
