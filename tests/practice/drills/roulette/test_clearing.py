"""The layout is cleared as section 3 prints it ("Pulizia del tappeto")."""

import pytest

from app.practice.exercise import Exercise
from app.practice.line import Line
from app.practice.roulette.scenes import OnLayout
from app.rules.roulette.layout import Position
from tests.schooling import exercise

PRINTED = ["round", "columns", "third", "second", "first"]
CHANCES = ["column", "high", "odd", "dozen-3", "dozen-2", "even", "low", "dozen-1"]


def of(level: int, variant: str, seed: int) -> Exercise:
    return exercise(Line("clearing", level, variant, seed))


def in_order(made: Exercise) -> list[str]:
    """What is cleared, in the right order: sweeps by their names, stakes by their positions."""
    field = made.task.fields[0]
    said = [field.choices["ABCDEFGH".index(letter)] for letter in field.right[0]]
    wheres = [choice.values.get("where") for choice in said]
    return [
        where.name if isinstance(where, Position) else choice.key.rpartition(".")[2]
        for where, choice in zip(wheres, said, strict=True)
    ]


@pytest.mark.parametrize("dozen", ["first", "second", "third"])
def test_the_sweeps_go_from_the_number_over_the_columns_to_the_first_dozen(dozen: str) -> None:
    assert in_order(of(1, f"sweeps-{dozen}", 7)) == PRINTED


@pytest.mark.parametrize(
    ("level", "variant"), [(2, "stakes-first"), (3, "one-sweep-second"), (4, "full-third")]
)
def test_chances_go_in_the_printed_order_and_nothing_that_wins_is_cleared(level: int, variant: str) -> None:
    """3: passe, dispari, last dozen; noir and rouge, second; pari, manque, first; chips that win stay."""
    for seed in range(60):
        made = of(level, variant, seed)
        scene, cleared = made.task.scene, in_order(made)
        assert isinstance(scene, OnLayout)
        assert scene.number is not None
        places = [CHANCES.index(known) for name in cleared for known in CHANCES if name.startswith(known)]
        assert places == sorted(places)
        winning = {stack.position.name for stack in scene.bets if stack.position.wins(scene.number)}
        assert len(winning) == 2
        assert {*cleared} == {stack.position.name for stack in scene.bets} - winning


def test_what_lies_beside_the_number_goes_first() -> None:
    """3: "liberando almeno lo spazio di una sestina"."""
    for seed in range(40):
        made = of(2, "stakes-second", seed)
        number = made.task.ask.values["number"]
        assert isinstance(number, int)
        first = in_order(made)[0]
        rows = {(int(part) + 2) // 3 for part in first.split("-")[1:]}
        assert (number + 2) // 3 in rows


def test_each_step_takes_away_what_was_cleared_before() -> None:
    made = of(4, "full-second", 2)
    lying = [len(step.scene.bets) for step in made.task.steps if isinstance(step.scene, OnLayout)]
    assert lying == list(range(lying[0], lying[0] - len(lying), -1))


def test_who_begins_with_the_first_dozen_is_told_so() -> None:
    assert "inside-out" in {slip.name for slip in of(1, "sweeps-first", 1).task.slips}
