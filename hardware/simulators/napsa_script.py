"""What a NAPSA collector says while its wheel plays; and what goes wrong with it."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from enum import StrEnum

from msgspec import Struct, field
from msgspec.structs import replace

from hardware.simulators.cammegh_script import (
    BETS,
    CLOSED,
    FRAME_EVERY,
    RESULT,
    RIM,
    RUNNING,
    START,
    Durations,
)
from hardware.simulators.script import BadLine, LineFault, PlayedGame, Step, known_fault

NUMBER_FRAMES = 4
"""How often the number's own frame comes."""


class NapsaFault(StrEnum):
    """What can go wrong with the collector in one game."""

    STROBE = "strobe"
    ROTATION = "rotation"
    GATE = "gate"
    BALL_READING = "ball-reading"
    LAUNCH = "launch"
    MULTIPLE = "multiple"
    BALL_REMOVED = "ball-removed"
    INITIALISING = "initialising"
    NO_RESULT = "no-result"
    """4, then 6"""
    NUMBER_DIFFERS = "number-differs"
    """the first number frame is not like the others"""
    POWER_CYCLE = "power-cycle"


_ERRORS: Mapping[str, int] = {
    NapsaFault.STROBE: 1,
    NapsaFault.ROTATION: 2,
    NapsaFault.GATE: 3,
    NapsaFault.BALL_READING: 4,
    NapsaFault.LAUNCH: 6,
    NapsaFault.MULTIPLE: 7,
    NapsaFault.BALL_REMOVED: 8,
    NapsaFault.INITIALISING: 9,
}
"""Each stands while the ball runs, and the game ends without a number."""


class NapsaScript(Struct):
    """A collector: its last number, its rotor.

    Attributes:
        chance: all that is random.
        end: what ends a frame; none is known.
    """

    chance: random.Random
    durations: Durations = field(default_factory=Durations)
    last: int | None = None
    direction: int = 1
    end: bytes = b""

    @property
    def faults(self) -> Sequence[str]:
        """What can go wrong in one game."""
        return (*LineFault, *NapsaFault)

    def status(self, state: int, error: int = 0) -> bytes:
        """A status frame as the wheel is now."""
        shown = "  " if self.last is None else f"{self.last:02d}"
        speed = " 0" if state == CLOSED else str(self.chance.randint(20, 26))
        return f"NS{shown}{state}{speed}{self.direction}{error}".encode() + self.end

    def fallen(self, number: int) -> bytes:
        """A number frame."""
        return f"NN{number:02d}    N".encode() + self.end

    def idle(self) -> Step:
        """The wheel waits for the next throw."""
        return Step(FRAME_EVERY, self.status(BETS))

    def play(self, number: int, fault: str | None = None) -> PlayedGame:
        """One game, from placing bets to the next start.

        Args:
            number: where the ball will fall, 0 to 36.
            fault: what goes wrong.

        Raises:
            ValueError: that does not go wrong with a collector.
        """
        known_fault(fault, self.faults)
        if fault == NapsaFault.POWER_CYCLE:
            return PlayedGame(None, None, tuple(self._switched_off()))
        error = 0 if fault is None else _ERRORS.get(fault, 0)
        if error or fault == NapsaFault.NO_RESULT:
            steps = [*self._run(error), *self._phase(CLOSED, 2.0, error), *self._phase(START, 1.0)]
            self.direction = 1 - self.direction  # a void throw too is followed by one the other way round
            return PlayedGame(None, None, tuple(steps))
        run = self._run()
        self.last = number
        shown = (number + self.chance.randint(1, 36)) % 37 if fault == NapsaFault.NUMBER_DIFFERS else number
        frames = [self.fallen(shown), *[self.fallen(number)] * (NUMBER_FRAMES - 1)]
        fallen = [Step(FRAME_EVERY, frame) for frame in frames]
        steps = [*run, *fallen, *self._phase(RESULT, self.durations.result), *self._phase(START, 1.0)]
        self.direction = 1 - self.direction
        return PlayedGame(None, number, tuple(self._line(steps).spoil(steps, fault)))

    def _line(self, steps: Sequence[Step]) -> BadLine:
        return BadLine(self.chance, steps[0].data, self.end)

    def _phase(self, state: int, seconds: float, error: int = 0) -> list[Step]:
        frames = max(1, round(seconds / FRAME_EVERY))
        return [Step(FRAME_EVERY, self.status(state, error)) for _ in range(frames)]

    def _run(self, error: int = 0) -> list[Step]:
        """Until the ball is about to fall."""
        last = self.durations
        bets, rim = self._phase(BETS, last.bets), self._phase(RIM, last.rim)
        return [*bets, *rim, *self._phase(RUNNING, last.running, error)]

    def _switched_off(self) -> list[Step]:
        """Switched off somewhere in the game; silent, then as new."""
        steps = self._run()
        steps = steps[: self.chance.randrange(len(steps))]
        self.last = None
        first, *rest = [*self._phase(CLOSED, 2.0, 9), *self._phase(START, 1.0)]
        return [*steps, replace(first, after=4.0), *rest]
