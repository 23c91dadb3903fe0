"""Prices that the procedure prints, and money that does not divide [5, 5.1, 5.3]."""

import pytest

from app.practice.marking import mark
from app.practice.roulette.values import Numbers
from app.practice.saying import Quote, Sum
from app.rules.money import Cents
from tests.practice.drills.finding import asked
from tests.schooling import sentence

TOTALS = [
    ("vicini", 5, "45"),
    ("vicini", 10, "90"),
    ("vicini", 20, "180"),
    ("vicini", 50, "450"),
    ("serie", 5, "30"),
    ("serie", 10, "60"),
    ("serie", 20, "120"),
    ("serie", 50, "300"),
]


@pytest.mark.parametrize(("variant", "euros", "total"), TOTALS)
def test_section_5_3_totals(variant: str, euros: int, total: str) -> None:
    task = asked("announces-price", 1, variant, value=Sum(Cents(euros * 100)))
    assert mark(task, (total,)).right
    assert not mark(task, (str(int(total) + euros),)).right


@pytest.mark.parametrize(
    ("level", "variant", "pieces"),
    [
        (1, "orfanelli", 5),
        (1, "laterali", 5),
        (2, "nassa", 5),
        (2, "zero-spiel", 4),
        (2, "figure", 4),
        (2, "finale-of-five", 5),
        (2, "finale-of-four", 4),
        (2, "finale-of-three", 3),
    ],
)
def test_section_5_1_pieces(level: int, variant: str, pieces: int) -> None:
    task = asked("announces-price", level, variant, value=Sum(Cents(1000)))
    assert mark(task, (str(pieces * 10),)).right


def test_money_is_played_as_high_as_it_covers() -> None:
    """A plaque of 500 on the serie at minimum 5: chips make up 82,50, and 5 come back."""
    task = asked(
        "announces-price",
        3,
        "money-one-chip",
        announce=Quote("serie"),
        money=Sum(Cents(50000)),
        minimum=Sum(Cents(500)),
    )
    assert mark(task, ("82,50", "5")).right
    assert mark(task, ("80", "20")).slip == "value-too-low"
    assert mark(task, ("82,50", "0")).slip == "change-forgotten"


def test_with_change_the_total_is_repeated() -> None:
    """Rules 6: with change also the total."""
    task = asked("announces-price", 3, "money-one-chip", announce=Quote("vicini"), money=Sum(Cents(20000)))
    assert any("Da 20, vicini, 180" in sentence(step.say) for step in task.steps)


def test_each_straight_is_a_piece() -> None:
    """Section 5: "Da 20, serie, 8, 11, 23 e 30" is ten pieces."""
    task = asked("announces-price", 4, "straights-sector", announce=Quote("serie"), value=Sum(Cents(2000)))
    straights = task.ask.values["straights"]
    assert isinstance(straights, Numbers)
    pieces = 6 + len(straights.numbers)
    assert task.fields[0].right == (f"{pieces * 20}.00",)


def test_colour_is_counted_in_pieces() -> None:
    task = asked(
        "announces-price", 5, "colour-pieces", announce=Quote("vicini"), each=2, worth=Sum(Cents(250))
    )
    assert mark(task, ("18", "45")).right
    rest = asked("announces-price", 5, "colour-rest", announce=Quote("vicini"), pieces=20)
    assert mark(rest, ("2", "2")).right
