"""The value of a number by the table of the page (A1); zero has none."""

from app.practice.exercise import Exercise
from app.practice.saying import Quote
from tests.oracle.call import number_called
from tests.oracle.repeater_wagers import VALUES


def answers(exercise: Exercise) -> tuple[str, ...]:
    asked = exercise.task.ask.values
    number, heard = asked.get("number"), asked.get("call")
    if isinstance(heard, Quote):
        number = number_called(heard.words)
    assert isinstance(number, int)
    return (str(VALUES.get(number, 0)),)
