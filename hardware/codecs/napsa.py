"""When the number of a NAPSA collector counts, and when it is only a candidate.

A game is told as a Cammegh wheel tells it: place bets (2), ball in rim (3), no more bets (4), winning number
(5); there is no count of games. When a number has fallen its own frame comes about four times, then status
frames of state 5 with it. So everything goes by edges: a number counts once, if this connection has seen 3
or 4, no error is reported, and a second frame agrees. Frames that differ are a conflict; a number that
nobody saw fall, or that the collector shows for a game that was not heard, is a candidate.
"""

from __future__ import annotations

from msgspec.structs import replace

from hardware.codecs.damage import Damage
from hardware.codecs.napsa_frames import FAULTS, FRAME, LONGEST, UNNAMED, Fallen, Fault, Status, frame_of
from hardware.codecs.scanning import Junk, Scanner
from hardware.options import DeviceOptions
from hardware.readings import (
    NOT_SEEN_TO_FALL,
    UNSEEN_GAME,
    Candidate,
    Conflict,
    GameVoid,
    Heard,
    Number,
    PhaseSeen,
    Reading,
    Turning,
    VoidCause,
    WarningKind,
    WheelMemory,
    WheelPhase,
    WheelSeen,
    WheelWarning,
)

_THROWN = frozenset({WheelPhase.BALL_IN_RIM, WheelPhase.NO_MORE_BETS})
_SHOWN_KEPT = 4
"""Frames kept for one number; the collector sends about four."""


class NapsaOptions(DeviceOptions, frozen=True):
    """How the collector is set.

    Attributes:
        direction_1: which way the wheel turns that sends a 1.
    """

    direction_1: Turning = Turning.CLOCKWISE


class Napsa:
    """The codec of one collector."""

    def __init__(self, options: NapsaOptions | None = None, memory: WheelMemory | None = None) -> None:
        one = (options or NapsaOptions()).direction_1
        zero = Turning.ANTICLOCKWISE if one is Turning.CLOCKWISE else Turning.CLOCKWISE
        self._turning = {"1": one, "0": zero}
        self._memory = memory or WheelMemory()
        self._scanner = Scanner(FRAME, LONGEST)
        self._damage = Damage()
        self._said: list[Reading] = []
        self._heard = Heard("", 0, 0)
        self.connected()

    @property
    def memory(self) -> WheelMemory:
        """What is known of the last game; the count is none."""
        return self._memory

    def connected(self) -> None:
        """A new connection: only the memory of the last game stays."""
        self._scanner.connected()
        self._phase: WheelPhase | None = None
        self._error = 0
        self._ball_seen = False
        self._conflict_said = False
        self._shown: list[Fallen] = []

    def feed(self, data: bytes, heard: Heard) -> list[Reading]:
        """What these bytes say, in the order in which it is to be acted upon.

        Args:
            data: bytes as they came; frames may be cut anywhere.
            heard: the device, and when the last of these bytes came.

        Returns:
            Readings; of the status frames themselves only the last, for the screen, at the end.
        """
        self._heard, self._said = heard, []
        last: Fallen | Status | None = None
        frames = 0
        for found in self._scanner.feed(data):
            if isinstance(found, Junk):
                self._damage.add(found.shown, found.count)
                self._said += self._damage.due(heard)
                continue
            last = frame_of(found)
            frames += 1
            if isinstance(last, Status):
                self._status(last)
            else:
                self._fallen(last)
        if last is not None:
            self._said.append(self._seen(last, frames))
        return self._said

    def _status(self, frame: Status) -> None:
        """One status frame: the error, the game before, then the edge and the number."""
        fault = FAULTS.get(frame.error, UNNAMED) if frame.error else None
        if fault is not None and frame.error != self._error:
            self._said.append(WheelWarning(self._heard, fault.warning, fault.sentence))
        before, self._error = FAULTS.get(self._error), frame.error
        if frame.phase is WheelPhase.WINNING_NUMBER:
            if frame.number is None or fault is not None:
                self._enter(frame.phase, frame.frame, self._turning[frame.direction])
            else:
                self._fallen(Fallen(frame.number, frame.frame))
            return
        self._last_number(frame)
        if frame.phase in _THROWN:
            self._throw(frame.phase)
        else:
            self._end_throw(fault or before)
        self._shown.clear()
        self._conflict_said = False
        self._enter(frame.phase, frame.frame)

    def _enter(self, phase: WheelPhase, frame: str, turning: Turning | None = None) -> None:
        """The edge into a phase, said once."""
        self._phase = phase
        if phase is not self._memory.phase:
            self._memory = replace(self._memory, phase=phase)
            self._said.append(PhaseSeen(self._heard, phase, None, frame, turning))

    # The game before

    def _last_number(self, frame: Status) -> None:
        """The number that the collector shows for its last game, if nothing was said of it."""
        number, known = frame.number, self._memory.number
        if self._shown:
            self._unsettled(number, frame.frame)
        elif number is None and known is not None:
            sentence = "The collector has no number any more. It was switched off and on again."
            self._said.append(WheelWarning(self._heard, WarningKind.WHEEL_RESTARTED, sentence))
        elif number is not None and known not in {None, number}:
            self._another(Fallen(number, frame.frame))
        self._memory = replace(self._memory, number=number)

    def _unsettled(self, number: int | None, frame: str) -> None:
        """The 5 is over, and too little of it was heard to count."""
        first = self._shown[0]
        if number is None or number == first.number:
            self._offer(first, UNSEEN_GAME)
        else:
            self._contradict(Fallen(number, frame))

    def _another(self, shown: Fallen) -> None:
        """Right after a number another one is a contradiction; otherwise a game went unheard."""
        if self._phase is WheelPhase.WINNING_NUMBER and self._memory.told:
            self._contradict(shown)
        else:
            self._offer(shown, UNSEEN_GAME)

    # The throw

    def _throw(self, phase: WheelPhase) -> None:
        """The ball runs, and its number is awaited.

        Straight from a number, with no bets placed between, it may be one damaged frame: the number that
        follows is only a candidate.
        """
        self._ball_seen = not (self._phase is WheelPhase.WINNING_NUMBER and phase is WheelPhase.NO_MORE_BETS)
        if self._memory.told or not self._memory.under_way:
            self._memory = replace(self._memory, told=False, under_way=True)

    def _end_throw(self, fault: Fault | None) -> None:
        """A throw that left 3, 4 or 5 without a number is void; if it was not heard to the end, an alarm."""
        if self._memory.under_way and self._ball_seen:
            cause = VoidCause.NO_RESULT if fault is None else fault.cause
            self._said.append(GameVoid(self._heard, cause, None))
        elif self._memory.under_way:
            sentence = "A throw ended while the collector was not heard: type its number, or call it void."
            self._said.append(WheelWarning(self._heard, WarningKind.UNSEEN_GAMES, sentence))
        self._ball_seen = False
        self._memory = replace(self._memory, under_way=False)

    # The number

    def _fallen(self, shown: Fallen) -> None:
        """A frame with the number of this 5, which is a new one unless the 5 was known."""
        if self._phase is None:
            told_here = (
                self._memory.phase is WheelPhase.WINNING_NUMBER and shown.number == self._memory.number
            )
        else:
            told_here = self._phase is WheelPhase.WINNING_NUMBER or self._phase in _THROWN
        if not told_here:
            self._memory = replace(self._memory, told=False)
        self._enter(WheelPhase.WINNING_NUMBER, shown.frame)
        self._number(shown)

    def _number(self, shown: Fallen) -> None:
        """Two frames that agree make the number; two that differ make none."""
        if self._memory.told:
            if shown.number != self._memory.number:
                self._contradict(shown)
            return
        if len(self._shown) < _SHOWN_KEPT:
            self._shown.append(shown)
        if not self._ball_seen:
            self._offer(shown, NOT_SEEN_TO_FALL)
        elif self._shown[0].number != shown.number:
            self._contradict(shown)
        elif len(self._shown) > 1 and not self._error:
            raw = tuple([each.frame for each in self._shown])
            self._said.append(Number(self._heard, shown.number, None, raw))
            self._tell(shown.number)

    def _contradict(self, shown: Fallen) -> None:
        """Two frames of one number differ: said once, and the dealer decides."""
        if self._conflict_said:
            return
        self._conflict_said = True
        first = self._shown[0].number if self._shown else self._memory.number
        numbers = (shown.number,) if first is None else (first, shown.number)
        raw = tuple([each.frame for each in self._shown if each is not shown])
        self._said.append(Conflict(self._heard, numbers, None, (*raw, shown.frame)))
        self._tell(shown.number)

    def _offer(self, shown: Fallen, reason: str) -> None:
        unseen = reason == UNSEEN_GAME
        self._said.append(Candidate(self._heard, shown.number, None, reason, unseen, (shown.frame,)))
        self._tell(shown.number)

    def _tell(self, number: int) -> None:
        """Something was said of this game's number: nothing more is to be said of it."""
        self._shown.clear()
        self._memory = replace(self._memory, told=True, under_way=False, number=number)

    def _seen(self, frame: Fallen | Status, frames: int) -> WheelSeen:
        """The last frame, for the screen; a number frame does not say how the rotor turns."""
        if isinstance(frame, Fallen):
            return WheelSeen(self._heard, WheelPhase.WINNING_NUMBER, None, None, None, frames)
        turning = self._turning[frame.direction]
        return WheelSeen(self._heard, frame.phase, None, frame.speed * 10, turning, frames)
