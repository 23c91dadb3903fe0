"""From what a wheel or a tumbler said to what it means for the spin."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from app.rules.roulette.wheel import Turning as Way
from app.station.stamps import moment_text
from app.table.event_record import WireLines
from app.table.heard import WarningHeard
from app.table.roulette.drawing import TakenBackHeard, TurnedHeard
from app.table.roulette.hearing import CandidateHeard, Heard, NumberHeard, StepHeard, VoidHeard, WheelSays
from app.table.roulette.second_look import CONFLICT
from app.table.troubles import Trouble
from hardware import readings
from hardware.readings import DrumState, Reading, Turning, WheelPhase

_SAYS: Final = {
    WheelPhase.PLACE_BETS: WheelSays.READY,
    WheelPhase.BALL_IN_RIM: WheelSays.THROW,
    WheelPhase.NO_MORE_BETS: WheelSays.NO_MORE_BETS,
}
_DRUM_SAYS: Final = {
    DrumState.CW: WheelSays.THROW,
    DrumState.CCW: WheelSays.THROW,
    DrumState.DRAW: WheelSays.NO_MORE_BETS,
}
_WAYS: Final = {Turning.CLOCKWISE: Way.CLOCKWISE, Turning.ANTICLOCKWISE: Way.ANTICLOCKWISE}


def spin_meaning(reading: Reading, wire: Callable[[], WireLines | None]) -> Heard | None:
    """Say what a reading means for the spin.

    Args:
        reading: what a wheel or a tumbler said.
        wire: takes what else it said since the number before.
    """
    device, at = reading.heard.device, reading.heard.at
    match reading:
        case readings.PhaseSeen(phase=phase, game=game, turning=turning):
            says = _SAYS.get(phase)
            way = None if turning is None else _WAYS[turning]
            return None if says is None else StepHeard(says, device, game, way)
        case readings.Number(number=number, game=game, raw=raw):
            return NumberHeard(number, "wheel", device, moment_text(at), game, raw, wire())
        case readings.Candidate(number=number, reason=reason, game=game, raw=raw):
            return CandidateHeard(number, reason, device, moment_text(at), game, raw, wire())
        case readings.Conflict(numbers=numbers):
            said = " and ".join(map(str, numbers))
            return WarningHeard(device, CONFLICT, Trouble.NUMBER_TO_TYPE.english(said=said))
        case readings.GameVoid(cause=cause, game=game):
            return VoidHeard(cause.value, game)
        case _:
            return _drawn(reading, wire)


def _drawn(reading: Reading, wire: Callable[[], WireLines | None]) -> Heard | None:
    """Say what a tumbler's reading means; its drum that turns is a throw."""
    device, at = reading.heard.device, reading.heard.at
    match reading:
        case readings.BallsLoaded(draw=draw):
            return StepHeard(WheelSays.READY, device, draw)
        case readings.DrumMoved(drum=drum, draw=draw):
            says = _DRUM_SAYS.get(drum)
            return None if says is None else StepHeard(says, device, draw)
        case readings.DrumTurned(turning=turning, turns=turns, draw=draw):
            return TurnedHeard(_WAYS[turning], turns, device, draw or 0)
        case readings.BallDrawn(number=number, raw=raw, draw=draw):
            return NumberHeard(number, "tumbler", device, moment_text(at), draw, raw, wire())
        case readings.BallUnread(cause=cause):
            return WarningHeard(device, "unread", Trouble.RESULT_UNREAD.english(cause=cause))
        case readings.BallTakenBack(number=number, draw=draw):
            return TakenBackHeard(number, device, draw or 0)
        case _:
            return None
