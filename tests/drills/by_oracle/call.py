"""The call as the oracle makes it, and the number that it finds in one."""

from app.practice.answers import letter
from app.practice.exercise import Exercise, Field
from app.practice.saying import Quote
from tests.oracle.call import Call, call, number_called


def answers(exercise: Exercise) -> tuple[str, ...]:
    values = exercise.task.ask.values
    number = values.get("number")
    if number is None:
        heard = values["call"]
        assert isinstance(heard, Quote)
        number = number_called(heard.words)
    assert isinstance(number, int)
    return tuple(_answer(field, number, call(number)) for field in exercise.task.fields)


def _answer(field: Field, number: int, called: Call) -> str:
    if field.name == "number":
        return str(number)
    parts = {"word": called.number, "colour": called.colour, "parity": called.parity, "half": called.half}
    said = [choice.values.get("word") for choice in field.choices]
    part = parts[field.name]
    return letter(said.index(None if part is None else Quote(part)))
