"""A limit is worked out from its maximum; winnings left lying are worked out number by number."""

from app.practice.drills.roulette.lying_steps import kept_steps, limit_steps
from app.practice.exercise import Step
from app.practice.roulette.on_the_cloth import colour, fallen, notes, stacked, value
from app.practice.roulette.scenes import OnLayout
from app.practice.saying import Sum, Symbols
from app.practice.seats import seat
from app.rules.chips import Piece
from app.rules.money import Cents
from app.rules.roulette.layout import BY_NAME
from tests.houses import house_from

HOUSE = house_from("venezia")
STRAIGHT, LOW = BY_NAME["straight-8"], BY_NAME["low"]


def keys(steps: tuple[Step, ...]) -> list[str]:
    return [step.say.key.removeprefix("lying.step.") for step in steps]


def test_what_goes_back_and_what_counts_is_said_of_each_player() -> None:
    free = value(1, 2000, seat(2))._replace(kind=Piece.COMPLIMENTARY)
    bets = stacked(
        {STRAIGHT: [value(4, 2000, seat(1)), value(5, 1000, seat(2)), free, colour(5, 2000, "red")]}
    )
    told = fallen(HOUSE, bets, 8)
    steps = limit_steps(told, STRAIGHT, HOUSE.maximum(STRAIGHT))
    assert keys(steps) == [
        "maximum",
        "returned.seat",
        "returned.seat",
        "returned.colour",
        *["counts.seat"] * 3,
        "counts.colour",
    ]
    assert steps[0].say.values["maximum"] == Sum(Cents(6000))
    assert Symbols("60 × 35 = 2.100") in [step.say.values.get("sum") for step in steps]
    assert steps[-1].scene == OnLayout(told.standing, 8)


def test_a_complimentary_chip_goes_back_whole() -> None:
    """Rules 5: one that would be cut does not count at all."""
    free = value(1, 5000, seat(2))._replace(kind=Piece.COMPLIMENTARY)
    bets = stacked({STRAIGHT: [value(1, 5000, seat(2)), free]})
    assert "returned-free" in keys(limit_steps(fallen(HOUSE, bets, 8), STRAIGHT, HOUSE.maximum(STRAIGHT)))


def test_notes_that_lose_lose_what_counts() -> None:
    bets = stacked({LOW: [notes(3, 50000, seat(2), doubtful=True)]})
    steps = limit_steps(fallen(HOUSE, bets, 36), LOW, HOUSE.maximum(LOW))
    assert keys(steps) == ["maximum", "returned.seat", "lost"]


def test_winnings_that_lie_are_followed_to_the_maximum_or_the_third_spin() -> None:
    """2: 400 play as 800, and 1,600 are taken off."""
    bets = stacked({LOW: [value(2, 20000, seat(2))._replace(kept=0)]})
    first = fallen(HOUSE, bets, 8)
    second = fallen(HOUSE, first.standing, 9)
    steps = kept_steps([first, second], LOW, HOUSE.maximum(LOW))
    assert keys(steps) == ["kept", "won", "stands", "won", "over"]
    assert steps[1].say.values["sum"] == Symbols("400 + 400 = 800")
    assert steps[-1].say.values["amount"] == Sum(Cents(160000))


def test_zero_is_a_spin_and_the_third_ends_it() -> None:
    bets = stacked({LOW: [value(1, 10000, seat(2))._replace(kept=2)]})
    told = fallen(HOUSE, bets, 0)
    assert keys(kept_steps([told], LOW, HOUSE.maximum(LOW))) == ["kept", "zero", "third"]
