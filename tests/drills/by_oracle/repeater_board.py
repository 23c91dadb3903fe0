"""The board that an exercise shows, as the oracle takes it up in the midst of a round."""

from collections.abc import Mapping

from app.practice.exercise import Exercise
from app.practice.repeater.scenes import OnBoard
from tests.oracle.repeater_reading import check
from tests.oracle.repeater_wagers import CRAPS, MARKED, TOGETHER, money


def opening(exercise: Exercise) -> Mapping[str, object]:
    """The opening with the marks and wagers of the board; a ValueError where they cannot be there."""
    scene = exercise.task.scene
    assert isinstance(scene, OnBoard)
    marks = {value: scene.round.tallies.get(value, 0) for value in MARKED}
    assert {*scene.round.tallies} <= {*MARKED}
    tallies = {str(value): times for value, times in marks.items()}
    standing = [
        {"wager": stake.wager, "owner": stake.owner, "amount": money(stake.amount)}
        for stake in scene.round.standing
    ]
    return check(
        {
            "do": "open",
            "house": exercise.line.house,
            "round": scene.round.number,
            "tallies": tallies | {TOGETHER: sum(marks[value] for value in CRAPS)},
            "standing": standing,
        },
        first=True,
    )
