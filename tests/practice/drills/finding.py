"""Finds the exercise that asks what an example of the procedure says."""

from app.practice.exercise import Task
from app.practice.line import Line
from app.practice.saying import Value
from tests.schooling import exercise


def asked(drill: str, level: int, variant: str, **values: Value) -> Task:
    """The first exercise of a variant whose question has these values in it."""
    for seed in range(20_000):
        task = exercise(Line(drill, level, variant, seed)).task
        if all(task.ask.values.get(name) == value for name, value in values.items()):
            return task
    raise LookupError(f"{drill} {level} {variant} never asks {values}")


def made(drill: str, level: int, variant: str, seed: int) -> Task:
    """The exercise of a line."""
    return exercise(Line(drill, level, variant, seed)).task
