"""What colours are worth, and the chips that they are changed into or paid in (rules 2 and 7)."""

from app.practice.exercise import Exercise
from app.practice.saying import Sum
from tests.oracle.book import money
from tests.oracle.colours import Chips, in_cents, in_pieces, into_value, paid_with_value
from tests.oracle.houses import CHIPS


def answers(exercise: Exercise) -> tuple[str, ...]:
    asked = exercise.task.ask.key.split(".")[-1]
    values = exercise.task.ask.values
    each, pieces = values["value"], values.get("pieces", 0)
    assert isinstance(each, Sum)
    assert isinstance(pieces, int)
    if asked == "pieces":
        worth = values["worth"]
        assert isinstance(worth, Sum)
        count, rest = in_pieces(worth.cents, each.cents)
        assert rest == 0
        return (str(count),)
    if asked == "left":
        return (written(into_value(pieces, each.cents)),)
    if asked == "paid":
        colour, chips = paid_with_value(pieces, each.cents, CHIPS)
        assert colour == 0
        return (written(chips),)
    return (money(in_cents(pieces, each.cents)),)


def written(chips: Chips) -> str:
    """Chips as an answer has them, the highest first."""
    return " ".join(
        f"{count}x{money(chip).removesuffix('.00')}" if count > 1 else money(chip).removesuffix(".00")
        for chip, count in chips
    )
