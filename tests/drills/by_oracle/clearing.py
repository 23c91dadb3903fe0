"""The oracle clears what loses; of the sweeps it has the printed list."""

from app.practice.answers import letter
from app.practice.exercise import Exercise
from app.rules.roulette.layout import Position
from tests.oracle.clearing import STEPS, clearing

SWEEPS = {
    "round-the-number": "round",
    "columns": "columns",
    "numbers-3": "third",
    "numbers-2": "second",
    "numbers-1": "first",
}


def answers(exercise: Exercise) -> tuple[str, ...]:
    choices = exercise.task.fields[0].choices
    if choices[0].key.startswith("clearing.sweep"):
        named = [choice.key.removeprefix("clearing.sweep.") for choice in choices]
        return ("".join(letter(named.index(SWEEPS[step[-1]])) for step in STEPS),)
    number = exercise.task.ask.values["number"]
    assert isinstance(number, int)
    places = [_name(choice.values["where"]) for choice in choices]
    order = [name for group in clearing(places, number) for name in group]
    return ("".join(letter(places.index(name)) for name in order),)


def _name(where: object) -> str:
    assert isinstance(where, Position)
    return where.name
