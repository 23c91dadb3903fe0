"""What an announce costs by the oracle; the highest value is looked for from the minimum up (rules 6)."""

from app.practice.exercise import Exercise
from tests.drills.by_oracle.announce_asked import amount, announce_of, cents, count, straights_of
from tests.oracle.announce import announce
from tests.oracle.book import money

_LOWEST_CHIP = 250


def answers(exercise: Exercise) -> tuple[str, ...]:
    first = exercise.task.fields[0].name
    name, straights = announce_of(exercise), straights_of(exercise)
    asked = exercise.task.ask.values
    if first == "pieces":
        each, worth = count(exercise, "each"), cents(exercise, "worth")
        pieces = announce(name, colour_pieces=each)["pieces"]
        return str(pieces), str(announce(name, value=money(each * worth))["total"])
    if first == "each":
        return _most_pieces(name, count(exercise, "pieces"))
    if first == "value":
        return _highest(name, cents(exercise, "money"), cents(exercise, "minimum"))
    given = amount(exercise, "money") if "money" in asked else None
    found = announce(name, value=amount(exercise, "value"), money=given, straights=straights)
    change = () if given is None else (str(found["change"]),)
    return (str(found["total"]), *change)


def _highest(name: str, given: int, minimum: int) -> tuple[str, str]:
    """The last value from the minimum up, in steps of the lowest chip, that is not refused for want of money."""
    best: tuple[str, str] | None = None
    for value in range(minimum, given + 1, _LOWEST_CHIP):
        try:
            best = money(value), str(announce(name, value=money(value), money=money(given))["change"])
        except ValueError:
            break
    assert best is not None
    return best


def _most_pieces(name: str, given: int) -> tuple[str, str]:
    costs = {each: announce(name, colour_pieces=each)["pieces"] for each in range(1, given + 1)}
    each, pieces = max((each, pieces) for each, pieces in costs.items() if int(str(pieces)) <= given)
    return str(each), str(given - int(str(pieces)))
