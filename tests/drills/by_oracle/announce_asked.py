"""Which announce a question names, for what the oracle knows of it: read from the question's own words."""

from app.practice.exercise import Exercise
from app.practice.roulette.values import Numbers
from app.practice.saying import Quote, Sum
from tests.oracle.announce import CATALOGUE
from tests.oracle.book import money


def value(exercise: Exercise, name: str) -> object:
    """What stands in the question under this name."""
    return exercise.task.ask.values[name]


def named(called: object) -> str:
    """The oracle's name of an announce; the article before a number is no part of it."""
    assert isinstance(called, Quote)
    if called.words.startswith("laterali"):
        return f"laterali-{called.words.removeprefix('laterali ').lstrip('delo ').lstrip(chr(39))}"
    return next(name for name, (_, spoken) in CATALOGUE.items() if spoken == called.words)


def announce_of(exercise: Exercise) -> str:
    """The announce that the question is about."""
    return named(value(exercise, "announce"))


def straights_of(exercise: Exercise) -> tuple[int, ...]:
    """The numbers that were added to it."""
    straights = exercise.task.ask.values.get("straights", Numbers(()))
    assert isinstance(straights, Numbers)
    return straights.numbers


def count(exercise: Exercise, name: str) -> int:
    """A whole number of the question."""
    found = value(exercise, name)
    assert isinstance(found, int)
    return found


def cents(exercise: Exercise, name: str) -> int:
    """An amount of the question."""
    found = value(exercise, name)
    assert isinstance(found, Sum)
    return found.cents


def amount(exercise: Exercise, name: str) -> str:
    """An amount of the question as the oracle takes it."""
    return money(cents(exercise, name))
