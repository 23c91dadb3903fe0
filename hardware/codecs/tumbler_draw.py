"""One game of a tumbler as far as it was heard, and what its flags mean."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from typing import Final

from msgspec import Struct, field

from hardware.readings import DrumState, VoidCause, WarningKind

_LINES: Final = 32
"""Lines of one draw that are kept beside its number."""


MISSED: Final = (
    "Something that the tumbler said was not heard: look at the drum, then confirm or type the number."
)
REBOOTED: Final = (
    "The tumbler was switched off and on in the middle of a draw: pause, look at the drum, then confirm the "
    "ball or call the draw void."
)


class Played(Struct, frozen=True):
    """What is played with a tumbler.

    Attributes:
        numbers: on its balls, each once.
        draws: how many of them a game draws.
    """

    numbers: range
    draws: int


TOMBOLA: Final = Played(range(37), 1)
"""Thirty-seven balls, zero among them, of which one is drawn."""


class Flag(Struct, frozen=True):
    """What one bit of the flags says; `spoils` a draw in which it is seen, as its cause."""

    warning: WarningKind
    sentence: str
    spoils: VoidCause | None = None


FLAGS: Final[Mapping[int, Flag]] = {
    0x01: Flag(WarningKind.JAM, "The tumbler reports a jam: stop the drum and call the technician."),
    0x02: Flag(
        WarningKind.DOOR_OPEN,
        "The tumbler's door is open: once the balls are loaded, a draw with an open door is void.",
        VoidCause.DOOR_OPEN,
    ),
    0x04: Flag(
        WarningKind.READER_FAULT,
        "The tumbler's reader is at fault: read the ball yourself and type its number.",
    ),
    0x08: Flag(
        WarningKind.BALL_COUNT,
        "The tumbler does not count as many balls as it should: count them, a draw with others is void.",
        VoidCause.BALL_COUNT,
    ),
    0x10: Flag(WarningKind.POWER, "The tumbler reports trouble with its power: check plug and mains."),
}
"""Each bit of the status line's flags; one that is not here says nothing known."""


class Draw(Struct):
    """A game of the tumbler.

    Attributes:
        game: the tumbler's own count.
        doubt: why a ball of it waits for the dealer; None where all of it was heard.
        spoilt: why its ball cannot count.
        drawn: the numbers that were drawn, in order; None for a ball without a number that can be believed.
        begun: it was seen to be played, so that it must end in one way or another.
        restored: the journal alone knows its number.
        over: nothing more of it is awaited.
        void: its being void was said.
        drum: what the drum did last.
        lines: what was said of it, as received.
    """

    game: int
    doubt: str | None = None
    spoilt: VoidCause | None = None
    drawn: list[int | None] = field(default_factory=list)
    begun: bool = False
    restored: bool = False
    over: bool = False
    void: bool = False
    drum: DrumState = DrumState.IDLE
    lines: deque[str] = field(default_factory=lambda: deque(maxlen=_LINES))

    @property
    def running(self) -> bool:
        """It is played, and its ball is still awaited."""
        return self.begun and not self.over and not self.drawn

    def unread(self, place: int) -> bool:
        """Whether a ball in this place fell without a number: it may be entered at the tumbler."""
        return len(self.drawn) >= place > 0 and self.drawn[place - 1] is None

    def put(self, place: int, number: int | None) -> None:
        """Lay a ball in its place, or in the next one."""
        if self.unread(place):
            self.drawn[place - 1] = number
        else:
            self.drawn.append(number)
