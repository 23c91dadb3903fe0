"""What the procedure says of a winning announce that goes on [5.2]; rules 6."""

import pytest

from app.practice.exercise import Task
from app.practice.marking import mark
from app.practice.saying import Quote, Sum
from app.rules.money import Cents
from tests.practice.drills.finding import asked

KEPT = [
    ("serie", 5, "6", "5"),
    ("vicini", 4, "9", "8"),
    ("vicini", 26, "9", "7"),
    ("vicini", 2, "9", "7"),
    ("orfanelli", 1, "5", "4"),
    ("orfanelli", 6, "5", "4"),
    ("orfanelli", 17, "5", "3"),
]


@pytest.mark.parametrize(("name", "number", "rifare", "completare"), KEPT)
def test_rules_6_pieces_kept(name: str, number: int, rifare: str, completare: str) -> None:
    task = asked("announces-win", 1, f"kept-{name}", number=number)
    assert mark(task, (rifare, completare)).right
    assert mark(task, (rifare, rifare)).slip == "stake-forgotten"


def test_rules_6_laterali_keep_five_and_four() -> None:
    task = asked("announces-win", 1, "kept-laterali", number=17)
    assert mark(task, ("5", "4")).right


@pytest.mark.parametrize(("way", "kept"), [("rifare", "6"), ("completare", "5")])
def test_either_way_the_player_has_twelve_of_a_winning_serie(way: str, kept: str) -> None:
    """17 pieces and the stake, less the six that are in play again."""
    task = asked("announces-win", 2, f"{way}-pieces", announce=Quote("serie"))
    assert mark(task, (kept, "12")).right


def all_of_it(level: int, variant: str, euros: int) -> Task:
    return asked("announces-win", level, variant, value=Sum(Cents(euros * 100)))


def test_section_5_2_the_serie_triples() -> None:
    task = all_of_it(4, "tutto-serie", 20)
    assert mark(task, ("60", "0")).right
    assert mark(task, ("40", "0")).slip == "wrong-multiple"


def test_section_5_2_the_vicini_double() -> None:
    assert mark(all_of_it(4, "tutto-vicini", 20), ("40", "0")).right


def test_section_5_2_the_trio_gives_back_three_times_its_stake() -> None:
    """Two pieces of 20 on the trio: 120 goes back."""
    task = all_of_it(4, "tutto-trio", 20)
    assert mark(task, ("40", "120")).right
    assert mark(task, ("40", "0")).slip == "rest-forgotten"


def test_rules_6_over_a_maximum_it_plays_as_high_as_it_can() -> None:
    """A split carries 120: a serie da 50 goes on at 120, and 180 is paid."""
    assert mark(all_of_it(5, "over-serie", 50), ("120", "180")).right


def test_section_5_2_held_vicini_exceed_the_maximum_on_trio_and_corner() -> None:
    """Placed they stop at 90, twice which the trio carries; held the splits alone count, 120."""
    placed = asked("announces-win", 5, "over-vicini-placed", value=Sum(Cents(8000)), number=4)
    held = asked("announces-win", 5, "over-vicini-held", value=Sum(Cents(8000)), number=4)
    assert mark(placed, ("90", "630")).right
    assert mark(held, ("120", "360")).right
