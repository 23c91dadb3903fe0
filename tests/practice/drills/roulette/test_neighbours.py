"""The wheel's neighbours, held against the cylinder as it is printed [1.1] and the sectors of [5.2]."""

from itertools import pairwise

import pytest

from app.practice.exercise import Exercise
from app.practice.line import Line
from app.practice.roulette.scenes import OnWheel
from tests.schooling import DRILLS, exercise

CYLINDER = (
    "0 32 15 19 4 21 2 25 17 34 6 27 13 36 11 30 8 23 10 5 24 16 33 1 20 14 31 9 22 18 29 7 28 12 35 3 26"
)
ROUND = f"{CYLINDER} {CYLINDER} "
SECTORS = {"vicini": 17, "serie": 12, "orfanelli": 8}


def of(level: int, variant: str, seed: int) -> Exercise:
    return exercise(Line("neighbours", level, variant, seed))


@pytest.mark.parametrize(("level", "many"), [(1, "one"), (2, "two"), (3, "three")])
@pytest.mark.parametrize("sector", SECTORS)
def test_neighbours_stand_clockwise_with_the_number_in_the_middle(level: int, many: str, sector: str) -> None:
    """Rules 1; 5.2: every number of the sector is asked for."""
    middles = set()
    for seed in range(150):
        right = of(level, f"{many}-{sector}", seed).task.fields[0].right[0]
        assert f" {right} " in f" {ROUND}"
        middles.add(right.split()[level])
    assert len(middles) == SECTORS[sector]


def test_the_three_sectors_are_the_whole_wheel() -> None:
    assert sum(SECTORS.values()) == len(CYLINDER.split())
    assert [len(level) for level in DRILLS["neighbours"].levels[:3]] == [3, 3, 3]


@pytest.mark.parametrize("seed", range(20))
def test_between_two_numbers_lies_what_is_printed_between_them(seed: int) -> None:
    made = of(4, "between-one", seed)
    values = made.task.ask.values
    row = f" {values['left']} {made.task.fields[0].right[0]} {values['right']} "
    assert row in f" {ROUND}"


@pytest.mark.parametrize("seed", range(20))
def test_the_right_answer_ends_with_the_wheel(seed: int) -> None:
    scene = of(2, "two-serie", seed).task.steps[-1].scene
    assert isinstance(scene, OnWheel)
    places = [CYLINDER.split().index(str(number)) for number in scene.numbers]
    assert all((two - one) % 37 == 1 for one, two in pairwise(places))


def test_who_looks_at_the_cloth_is_told_so() -> None:
    made = of(1, "one-serie", 5)
    assert "layout" in {slip.name for slip in made.task.slips}
