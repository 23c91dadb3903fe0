"""What the codec of a Cammegh wheel says of the bytes that came last.

A wheel may have zeros that no table here has: such a number is said of no game. The pit boss hears of it.
"""

from __future__ import annotations

from hardware.codecs.cammegh_frames import Frame, Shown
from hardware.codecs.cammegh_variants import OTHER_ZEROS
from hardware.readings import (
    UNSEEN_GAME,
    Candidate,
    Conflict,
    GameVoid,
    Heard,
    Number,
    PhaseSeen,
    Reading,
    VoidCause,
    WarningKind,
    WheelSeen,
    WheelWarning,
)


class Saying:
    """Readings in the order in which they are to be acted upon.

    Attributes:
        heard: the device, and when the last bytes came.
        said: what they say, so far.
    """

    def __init__(self) -> None:
        """Nothing came yet."""
        self.heard = Heard("", 0, 0)
        self.said: list[Reading] = []

    def begin(self, heard: Heard) -> list[Reading]:
        """Take note of whose bytes come now; give what is said of them, nothing yet."""
        self.heard, self.said = heard, []
        return self.said

    def number(self, shown: Shown, game: int | None, raw: tuple[str, ...]) -> None:
        """Say that a number counts; `raw` are the lines that agree on it."""
        if not self.is_other_zero(shown.number):
            self.said.append(Number(self.heard, shown.number, game, raw))

    def candidate(self, shown: Shown, game: int | None, reason: str) -> None:
        """Say that a number is for the dealer to confirm, and why."""
        unseen = reason == UNSEEN_GAME
        if not self.is_other_zero(shown.number):
            self.said.append(Candidate(self.heard, shown.number, game, reason, unseen, (shown.line,)))

    def conflict(self, numbers: tuple[int, ...], game: int | None, raw: tuple[str, ...]) -> None:
        """Say that the lines of one game differ; of their numbers those that this table has."""
        ours = tuple([number for number in numbers if not self.is_other_zero(number)])
        self.said.append(Conflict(self.heard, ours, game, raw))

    def is_other_zero(self, number: int) -> bool:
        """Whether it is a zero that this table has not; the pit boss hears why no number came."""
        if number not in OTHER_ZEROS:
            return False
        name = OTHER_ZEROS[number]
        self.warn(
            WarningKind.OTHER_ZERO,
            f"The wheel says {name}, which this table has not: look at the ball, and call the technician.",
        )
        return True

    def void(self, cause: VoidCause, game: int | None) -> None:
        """Say that a game has no number, and why."""
        self.said.append(GameVoid(self.heard, cause, game))

    def phase(self, frame: Frame) -> None:
        """Say that the game came to the phase of a frame."""
        self.said.append(PhaseSeen(self.heard, frame.phase, frame.count, frame.line, frame.turning))

    def seen(self, frame: Frame, frames: int, *, tells_all_speeds: bool) -> None:
        """Say how the wheel is, for the screen.

        Args:
            frame: the last status line.
            frames: how many came.
            tells_all_speeds: a speed of 000 is a wheel at rest; elsewhere it tells nothing.
        """
        speed = frame.speed if frame.speed or tells_all_speeds else None
        self.said.append(WheelSeen(self.heard, frame.phase, frame.count, speed, frame.turning, frames))

    def warn(self, kind: WarningKind, sentence: str) -> None:
        """Say what the pit boss is to hear."""
        self.said.append(WheelWarning(self.heard, kind, sentence))
