"""Two readers at one wheel: they agree, or nobody is told a number until the dealer decides.

The first reader leads: the steps of the game are as it tells them while its line is alive, and the second's
where it is not. A number waits for the other reader's word. If they are equal it counts, as far as one of the
two saw it fall; if they differ it is an alarm; and where the other says nothing in time it is a candidate.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from app.table.troubles import Trouble
from hardware import readings
from hardware.readings import (
    BallDrawn,
    Candidate,
    Conflict,
    GameVoid,
    LineState,
    Number,
    PhaseSeen,
    Reading,
    WarningKind,
    WheelPhase,
    WheelSeen,
    WheelWarning,
)

TOGETHER: Final = 2_500_000
"""Microseconds that a number waits for the other reader: a wheel repeats its own after half a second."""
ONE_GAME: Final = 15_000_000
"""Microseconds within which a second number is of the same game, where nobody saw a ball thrown between."""
ONE_READER: Final = "one_reader"
"""Reason of a candidate: one reader said it, and the other nothing."""

_Told = Number | Candidate | BallDrawn
_DEAD: Final = frozenset({LineState.SILENT, LineState.LOST, LineState.CLOSED})


class Agreement:
    """What two readers say together."""

    def __init__(self, first: str, second: str) -> None:
        """Nothing has been heard.

        Args:
            first: the reader that leads.
            second: the one that watches.
        """
        self._first, self._second = first, second
        self._dead: set[str] = set()
        self._waiting: _Told | None = None
        self._ended: int | None = None
        """When this game's number was told, steady microseconds; None while nothing was said of it."""
        self._number: int | None = None
        """What was told; None where the readers differ."""

    def hear(self, reading: Reading) -> list[Reading]:
        """Take what one of them said; gives what the table may be told, in order."""
        due = self.due(reading.heard.mono)
        match reading:
            case Candidate(unseen_game=True):  # of the game before: it cannot wait
                return [*due, reading]
            case Number() | Candidate() | BallDrawn():
                return [*due, *self._told(reading)]
            case Conflict():
                self._end(reading.heard.mono, None)
                return [*due, reading]
            case PhaseSeen():
                return [*due, *self._phase(reading)]
            case GameVoid():
                return [*due, *self._void(reading)]
            case WheelSeen() if not self._leads(reading.heard.device):
                return due
            case readings.LineChanged(state=state):
                self._line(reading.heard.device, dead=state in _DEAD)
                return [*due, *self.due(reading.heard.mono), reading]
            case _:
                return [*due, reading]

    @property
    def waits_until(self) -> int | None:
        """When a number has waited long enough, steady microseconds; None while none waits."""
        if self._waiting is None:
            return None
        since = self._waiting.heard.mono
        return since if self._other(self._waiting.heard.device) in self._dead else since + TOGETHER

    def due(self, mono: int) -> list[Reading]:
        """Give up waiting: the number that one reader said is the dealer's to confirm.

        Args:
            mono: now, steady microseconds.
        """
        until, waiting = self.waits_until, self._waiting
        if until is None or waiting is None or mono < until:
            return []
        self._end(mono, waiting.number)
        if isinstance(waiting, Candidate):
            return [waiting]
        game = waiting.draw if isinstance(waiting, BallDrawn) else waiting.game
        return [Candidate(waiting.heard, waiting.number, game, ONE_READER, raw=waiting.raw)]

    def _told(self, told: _Told) -> list[Reading]:
        """One reader says a number."""
        at = told.heard.mono
        if self._ended is not None and at - self._ended < ONE_GAME:
            return self._after(told)
        waiting = self._waiting
        if waiting is None or waiting.heard.device == told.heard.device:
            self._waiting, self._ended = told, None
            return self.due(at)
        if waiting.number != told.number:
            self._end(at, None)
            numbers = (waiting.number, told.number)
            return [Conflict(told.heard, numbers, None, (*_named(waiting), *_named(told)))]
        self._end(at, told.number)
        return [self._both(waiting, told)]

    def _both(self, one: _Told, other: _Told) -> Reading:
        """Give the number that both say, under the leader's name: it counts if one of them saw it fall."""
        first, second = (one, other) if one.heard.device == self._first else (other, one)
        heard = replace(first.heard, at=other.heard.at, mono=other.heard.mono)
        raw = (*first.raw, *_named(second))
        if isinstance(first, Candidate) and not isinstance(second, Candidate):
            return Number(heard, first.number, first.game, raw)
        return replace(first, heard=heard, raw=raw)

    def _after(self, told: _Told) -> list[Reading]:
        """A number after its game was decided: it says the same, or the dealer hears that it does not."""
        if self._number is None or told.number == self._number:
            return []
        numbers, self._number = (self._number, told.number), None
        return [Conflict(told.heard, numbers, None, told.raw)]

    def _phase(self, seen: PhaseSeen) -> list[Reading]:
        """The leader's steps, or those of the one that is left, whose count is another than the leader's."""
        if seen.phase is WheelPhase.BALL_IN_RIM and self._waiting is None:
            self._ended = None
        if seen.heard.device == self._first:
            return [seen]
        return [replace(seen, game=None)] if self._leads(seen.heard.device) else []

    def _void(self, void: GameVoid) -> list[Reading]:
        """A game that the leader gives up is void; of the other it is only said."""
        if self._leads(void.heard.device):
            return [void]
        detail = Trouble.READER_GAVE_UP.english(device=void.heard.device, cause=void.cause, other=self._first)
        return [WheelWarning(void.heard, WarningKind.READERS_DIFFER, detail)]

    def _leads(self, device: str) -> bool:
        return device == self._first or self._first in self._dead

    def _line(self, device: str, *, dead: bool) -> None:
        (self._dead.add if dead else self._dead.discard)(device)

    def _other(self, device: str) -> str:
        return self._second if device == self._first else self._first

    def _end(self, at: int, number: int | None) -> None:
        self._waiting, self._ended, self._number = None, at, number


def _named(told: _Told) -> tuple[str, ...]:
    """Its lines, each with the name of the reader that said it."""
    return tuple(f"{told.heard.device}: {line}" for line in told.raw)
