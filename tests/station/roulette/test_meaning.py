"""What a reading of a wheel or a tumbler means for the spin."""

import pytest

from app.rules.roulette.wheel import Turning as Way
from app.station.listening import Listening
from app.table.heard import WarningHeard
from app.table.roulette.drawing import TakenBackHeard, TurnedHeard
from app.table.roulette.hearing import CandidateHeard, Heard, NumberHeard, StepHeard, VoidHeard, WheelSays
from hardware import readings
from hardware.readings import DrumState, Reading, Turning, VoidCause, WheelPhase
from tests.station.test_listening import AT, WHEEL, heard


@pytest.mark.parametrize(
    ("reading", "expected"),
    [
        (readings.PhaseSeen(heard(), WheelPhase.PLACE_BETS, 7), StepHeard(WheelSays.READY, "wheel", 7)),
        (readings.PhaseSeen(heard(), WheelPhase.BALL_IN_RIM, 7), StepHeard(WheelSays.THROW, "wheel", 7)),
        (
            readings.PhaseSeen(heard(), WheelPhase.NO_MORE_BETS, None),
            StepHeard(WheelSays.NO_MORE_BETS, "wheel"),
        ),
        (readings.PhaseSeen(heard(), WheelPhase.START, 7), None),
        (readings.PhaseSeen(heard(), WheelPhase.WINNING_NUMBER, 7), None),
        (readings.PhaseSeen(heard(), WheelPhase.CLOSED, 7), None),
        (readings.PhaseSeen(heard(), WheelPhase.LOCKED, 7), None),
        (readings.Number(heard(), 25, 7, ("25",)), NumberHeard(25, "wheel", "wheel", AT, 7, ("25",))),
        (readings.BallDrawn(heard(), 17, 3), NumberHeard(17, "tumbler", "wheel", AT, 3)),
        (
            readings.Candidate(heard(), 14, 7, "unseen_game", unseen_game=True, raw=("14",)),
            CandidateHeard(14, "unseen_game", "wheel", AT, 7, ("14",)),
        ),
        (readings.GameVoid(heard(), VoidCause.BALL_REMOVED, 7), VoidHeard("ball_removed", 7)),
        (
            readings.Conflict(heard(), (25, 26), 7),
            WarningHeard("wheel", "conflict", "the reader says 25 and 26: type the number"),
        ),
        (readings.WheelSeen(heard(), WheelPhase.PLACE_BETS, 7, 165, Turning.CLOCKWISE), None),
        (readings.TumblerSeen(heard(), DrumState.CW, 7, 0), None),
        (readings.BallsLoaded(heard(), 37, 7), StepHeard(WheelSays.READY, "wheel", 7)),
        (readings.DrumMoved(heard(), DrumState.CCW, 7), StepHeard(WheelSays.THROW, "wheel", 7)),
        (readings.DrumMoved(heard(), DrumState.DRAW, 7), StepHeard(WheelSays.NO_MORE_BETS, "wheel", 7)),
        (readings.DrumMoved(heard(), DrumState.HALT, 7), None),
        (readings.DrumTurned(heard(), Turning.CLOCKWISE, 3, 7), TurnedHeard(Way.CLOCKWISE, 3, "wheel", 7)),
        (readings.BallTakenBack(heard(), 17, "TRAY", 7), TakenBackHeard(17, "wheel", 7)),
        (
            readings.BallUnread(heard(), "TAG", 7),
            WarningHeard(
                "wheel",
                "unread",
                "A ball fell and was not read (TAG): look at it and type its number.",
            ),
        ),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_reading_means_for_the_table(reading: Reading, expected: Heard | None) -> None:
    assert Listening(WHEEL).heard(reading) == expected
