"""A winning announce goes on as the oracle lets it (rules 6)."""

from app.practice.exercise import Exercise
from app.practice.saying import Quote
from tests.drills.by_oracle.announce_asked import announce_of, cents, count, value
from tests.oracle.book import money
from tests.oracle.going_on import Way, going_on, kept_pieces

WAYS: dict[str, Way] = {"a rifare": "rifare", "a completare": "completare", "per il tutto": "tutto"}


def answers(exercise: Exercise) -> tuple[str, ...]:
    name, number = announce_of(exercise), count(exercise, "number")
    first = exercise.task.fields[0].name
    if first == "rifare":
        return str(kept_pieces(name, number, "rifare")), str(kept_pieces(name, number, "completare"))
    said = value(exercise, "way")
    assert isinstance(said, Quote)
    held = exercise.task.ask.key.endswith("held")
    in_value = "value" in exercise.task.ask.values
    worth = cents(exercise, "value") if in_value else 250
    on = going_on(name, worth, number, WAYS[said.words], held=held)
    if first == "value":
        return money(on.worth), money(on.handed_over(worth))
    if in_value:
        return money(on.kept), money(on.handed_over(worth))
    return str(on.kept // worth), str(on.handed_over(worth) // worth)
