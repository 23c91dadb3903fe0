"""Cutting and sliding against the examples that the procedure prints [4.4] and rules 7 adds."""

import random
from dataclasses import replace

import pytest

from app.practice.answers import piles_text
from app.practice.drills.cutting import CUTTING, Lay, lay, shown
from app.practice.exercise import Sitting
from app.practice.marking import mark
from app.rules.chips import Chip
from app.rules.money import Cents
from tests.houses import house
from tests.practice.drills.finding import made

RED = Chip(Cents(2_50), "red")
TWENTY = Chip(Cents(20_00))


@pytest.mark.parametrize(
    ("what", "piles"),
    [
        (Lay(5, RED), "5"),
        (Lay(8, RED), "4+4"),
        (Lay(9, RED), "4+4+1"),
        (Lay(12, RED), "5+5+2"),
        (Lay(35, RED), "20 20-5"),
        (Lay(34, RED, 2, two_splits=True), "20 20-3-3"),
        (Lay(34, TWENTY, 1, two_splits=True), "20 20-3-3"),
        (Lay(34, TWENTY, 2, two_splits=True), "20 5+5+4"),
        (Lay(34, RED), "20 5+5+4"),
        (Lay(15, TWENTY, 2), "5+5+5"),
        (Lay(19, TWENTY, 2), "5+5+5+4"),
        (Lay(19, TWENTY), "20-1"),
        (Lay(155, RED), "100 20 20 20-5"),
        (Lay(52, TWENTY, 2), "20 20 5+5+2"),
    ],
)
def test_the_printed_examples(what: Lay, piles: str) -> None:
    assert piles_text(shown(lay(house("venezia"), what))) == piles


def test_a_house_that_spreads_to_nine_is_practised_so() -> None:
    french = replace(house("venezia"), french_spread=True)
    assert piles_text(shown(lay(french, Lay(9, RED)))) == "9"
    task = CUTTING.make(Sitting(1, "cut", french, random.Random(4)))
    assert "+" not in task.fields[0].right[0] or task.fields[0].right[0] == "5+5"


@pytest.mark.parametrize(
    ("variant", "starts"),
    [("spread", {"1", "2", "3", "4", "5"}), ("slid", {"20-1", "20-2", "20-3", "20-4", "20-5"})],
)
def test_each_remainder_is_drawn(variant: str, starts: set[str]) -> None:
    rights = {made("cutting", 1, variant, seed).fields[0].right[0] for seed in range(80)}
    assert rights == starts


def test_the_34_of_two_splits_come_slid_and_cut() -> None:
    tasks = [made("cutting", 2, "two-splits", seed) for seed in range(30)]
    assert {task.fields[0].right[0] for task in tasks} == {"20 20-3-3"}
    assert {task.ask.key for task in tasks} == {"cutting.ask.colour-splits", "cutting.ask.one-splits"}
    several = [made("cutting", 3, "several-splits", seed) for seed in range(5)]
    assert {task.fields[0].right[0] for task in several} == {"20 5+5+4"}
    assert {mark(task, ("20 20-3-3",)).slip for task in several} == {"two-splits"}


def test_value_for_several_positions_that_is_slid_is_a_known_mistake() -> None:
    for seed in range(20):
        task = made("cutting", 3, "several-slid", seed)
        slid = next(slip for slip in task.slips if slip.name == "slid")
        assert "-" in slid.answers[0]
        assert "-" not in task.fields[0].right[0]


def test_over_a_hundred_each_hundred_lies_apart() -> None:
    for variant in CUTTING.levels[3]:
        for seed in range(10):
            (right,) = made("cutting", 4, variant, seed).fields[0].right
            assert right.startswith("100 ")
