"""The order of the payments, held against what the procedure prints of number 8 [4.3]."""

import pytest

from app.practice.exercise import Exercise
from app.practice.line import Line
from app.practice.roulette.scenes import OnLayout
from app.practice.roulette.values import Placings
from tests.schooling import exercise

PRINTED = {
    "left": "line-7-12 line-4-9 street-7-9 corner-8-12 corner-7-11 corner-5-9 corner-4-8 "
    "split-8-11 split-8-9 split-7-8 split-5-8 straight-8",
    "right": "line-7-12 line-4-9 street-7-9 corner-7-11 corner-8-12 corner-4-8 corner-5-9 "
    "split-8-11 split-7-8 split-8-9 split-5-8 straight-8",
}


def of_number(number: int, level: int, variant: str, wanted: int) -> list[Exercise]:
    found = []
    for seed in range(5000):
        made = exercise(Line("order", level, variant, seed))
        if isinstance(made.task.scene, OnLayout) and made.task.scene.number == number:
            found.append(made)
        if len(found) == wanted:
            break
    return found


def first_places(made: Exercise) -> list[str]:
    """Where each payment begins, in the right order."""
    field = made.task.fields[0]
    bets = [choice.values["bets"] for choice in field.choices]
    return [
        place.pieces[0][0].name
        for place in (bets["ABCDEFGH".index(letter)] for letter in field.right[0])
        if isinstance(place, Placings)
    ]


@pytest.mark.parametrize("side", PRINTED)
def test_the_positions_of_number_8_are_paid_as_printed(side: str) -> None:
    """Rules 3.6: the example of [4.3], all twelve of its positions."""
    seen = set()
    for made in of_number(8, 1, f"positions-{side}", 20):
        places = first_places(made)
        assert places == [place for place in PRINTED[side].split() if place in places]
        seen |= {*places}
    assert len(seen) == 12


def test_a_neighbouring_split_is_in_another_order_with_the_cylinder_on_the_other_side() -> None:
    """4.3: left 8-9 before 7-8, right 7-8 before 8-9; who takes the wrong side is told so."""
    made = next(
        made
        for made in of_number(8, 1, "positions-left", 40)
        if {"split-8-9", "split-7-8"} <= {*first_places(made)}
    )
    assert "other-side" in {slip.name for slip in made.task.slips}


@pytest.mark.parametrize("seed", range(30))
def test_value_comes_before_colour_and_chances_before_the_number(seed: int) -> None:
    """Rules 3.5, 3.6."""
    made = exercise(Line("order", 5, "full-table", seed))
    field = made.task.fields[0]
    said = [field.choices["ABCDEFGH".index(letter)] for letter in field.right[0]]
    inside = [
        choice
        for choice in said
        if choice.key.startswith(("order.value", "order.colour")) and _is_inside(choice.values["bets"])
    ]
    assert said[len(said) - len(inside) :] == inside
    keys = [choice.key for choice in inside]
    assert keys == sorted(keys, reverse=True)


def _is_inside(bets: object) -> bool:
    return isinstance(bets, Placings) and bets.pieces[0][0].inside


def test_numbers_whose_exception_is_lost_are_a_case_by_themselves() -> None:
    """Rules 3.6: an exception is announced for 0, 1, 2, 3 and lost: the general rule stands, and it is said."""
    for variant, wanted in (("positions-left", {*range(4, 37)}), ("near-zero-right", {*range(4)})):
        level = 1 if variant == "positions-left" else 5
        tasks = [exercise(Line("order", level, variant, seed)).task for seed in range(300)]
        assert {task.scene.number for task in tasks if isinstance(task.scene, OnLayout)} == wanted
        said = {task.steps[0].say.key == "order.step.near-zero" for task in tasks}
        assert said == {variant == "near-zero-right"}
