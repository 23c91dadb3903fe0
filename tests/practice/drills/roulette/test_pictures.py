"""Picture bets: the known totals come up as exercises, and are marked as the table of odds has them [4.2]."""

import pytest

from app.practice.drills.roulette.pictures import PICTURES
from app.practice.drills.roulette.round_a_number import KNOWN
from app.practice.exercise import Exercise
from app.practice.line import read_line
from app.practice.marking import mark
from app.practice.roulette.scenes import OnLayout
from app.practice.saying import Symbols
from app.rules.roulette.layout import Kind
from tests.schooling import exercise


def made(level: int, variant: str, seed: int) -> Exercise:
    return exercise(read_line(f"pictures {level} {variant} {seed}"))


def scene_of(found: Exercise) -> OnLayout:
    assert isinstance(found.task.scene, OnLayout)
    return found.task.scene


@pytest.mark.parametrize("total", KNOWN)
def test_each_of_the_seventeen_totals_is_an_exercise(total: int) -> None:
    for seed in range(25):
        found = made(2, f"total-{total}", seed)
        assert found.task.fields[0].right == (str(total),)
        assert found.task.steps[-1].say.values["pieces"] == total


@pytest.mark.parametrize(
    ("variant", "right"),
    [
        ("splits-middle", "68"),
        ("splits-outer", "51"),
        ("corners-middle", "32"),
        ("corners-outer", "16"),
        ("straight-splits-middle", "103"),
        ("straight-splits-outer", "86"),
        ("straight-corners-middle", "67"),
        ("straight-corners-outer", "51"),
    ],
)
def test_the_figures_are_paid_as_their_card_says(variant: str, right: str) -> None:
    for seed in range(10):
        assert made(1, variant, seed).task.fields[0].right == (right,)


def test_two_to_five_pieces_on_the_number_are_the_first_picture() -> None:
    rights = {made(1, "straight", seed).task.fields[0].right[0] for seed in range(60)}
    assert rights == {"70", "105", "140", "175"}


@pytest.mark.parametrize(
    ("variant", "one_each"),
    [("complete-middle", {156}), ("complete-outer", {123}), ("complete-zero", {116})],
)
def test_a_complete_of_several_is_as_many_times_it(variant: str, one_each: set[int]) -> None:
    rights = {int(made(3, variant, seed).task.fields[0].right[0]) for seed in range(60)}
    assert rights == {times * total for times in (1, 2, 3) for total in one_each}


def test_beside_zero_trios_and_first_four_are_counted() -> None:
    kinds = {
        stack.position.kind for seed in range(20) for stack in scene_of(made(3, "complete-first", seed)).bets
    }
    assert kinds == {
        Kind.LINE,
        Kind.STREET,
        Kind.TRIO,
        Kind.CORNER,
        Kind.FIRST_FOUR,
        Kind.SPLIT,
        Kind.STRAIGHT,
    }


def test_the_way_to_the_answer_has_a_picture_for_each_kind_and_adds_up() -> None:
    found = made(2, "total-77", 5)
    *kinds, total, _ = found.task.steps
    assert [step.say.values["sum"] for step in kinds] == [
        Symbols("1 × 35 = 35"),
        Symbols("2 × 17 = 34"),
        Symbols("1 × 8 = 8"),
    ]
    for step in kinds:
        assert isinstance(step.scene, OnLayout)
        assert step.scene.number == scene_of(found).number
        assert len({stack.position.kind for stack in step.scene.bets}) == 1
    assert total.say.values["sum"] == Symbols("35 + 34 + 8 = 77")


def test_at_value_both_the_pieces_and_their_worth_are_asked() -> None:
    found = made(5, "worth-20", 8)
    pieces, worth = (field.right[0] for field in found.task.fields)
    assert float(worth) == 20 * int(pieces)
    marked = mark(found.task, (pieces, f"{int(pieces) * 10}"))
    assert (marked.fields, marked.slip) == ((True, False), "other-value")


def test_no_stake_is_over_its_maximum_but_all_lie_round_the_number() -> None:
    for variant in PICTURES.levels[4]:
        for seed in range(40):
            found = made(5, variant, seed)
            scene = scene_of(found)
            assert scene.number is not None
            assert all(stack.position.wins(scene.number) for stack in scene.bets)
            straight = [s for s in scene.bets if s.position.kind is Kind.STRAIGHT]
            assert all(entry.amount <= 60_00 for stack in straight for entry in stack.entries)
