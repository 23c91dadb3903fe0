"""Whether a wager may be made by the page (A1): none of the numbers that it names has a mark in this round."""

import re

from app.practice.exercise import Exercise
from app.practice.repeater.dealt import Named
from app.practice.saying import Symbols
from tests.oracle.repeater_wagers import MARKED, WAGERS


def answers(exercise: Exercise) -> tuple[str, ...]:
    named, board = exercise.task.ask.values["wager"], exercise.task.ask.values["board"]
    assert isinstance(named, Named)
    assert isinstance(board, Symbols)
    marks = {int(value): int(times) for value, times in re.findall(r"(\d+) ×(\d+)", board.text)}
    assert all(marks.values())
    assert {*marks} <= {*MARKED}
    return (str(next((name for name in WAGERS[named.wager].names if name in marks), 0)),)
