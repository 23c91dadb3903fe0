"""The value of a number by the table of the page (A1); zero has none."""

from app.practice.exercise import Exercise
from tests.oracle.repeater_wagers import VALUES


def answers(exercise: Exercise) -> tuple[str, ...]:
    number = exercise.task.ask.values["number"]
    assert isinstance(number, int)
    return (str(VALUES.get(number, 0)),)
