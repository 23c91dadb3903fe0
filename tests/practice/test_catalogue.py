"""A line finds its exercise; one that there is not says what there is."""

import pytest

from app.practice.catalogue import Catalogue
from app.practice.line import LineError, read_line
from app.rules.roulette.house_reading import read_house
from tests.practice.learners import drill
from tests.schooling import DRILLS, exercise


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("juggling 1 split 1", "no such drill: juggling"),
        ("products 9 split 1", "products has the levels 1 to 5, not 9"),
        ("products 1 trio 1", "products 1 has no trio"),
        ("products 1 split 1 atlantis", "no such house: atlantis"),
    ],
)
def test_a_line_of_nothing_says_what_there_is(text: str, what: str) -> None:
    with pytest.raises(LineError, match=what):
        exercise(read_line(text))


def test_other_seeds_are_other_exercises() -> None:
    asked = {
        str(exercise(read_line(f"products 5 straight-split-corner-line {seed}")).task.ask)
        for seed in range(50)
    }
    assert len(asked) > 40


@pytest.mark.parametrize("name", DRILLS)
def test_no_two_levels_of_a_drill_share_a_variant(name: str) -> None:
    variants = [variant for level in DRILLS[name].levels for variant in level]
    assert len(variants) == len(set(variants))
    assert all(DRILLS[name].levels)


def test_drills_are_found_by_name_and_one_of_several_games_is_met_where_the_first_has_it() -> None:
    one, other, again = drill("one"), drill("other"), drill("one", levels=1)
    offered = Catalogue([([one], read_house), ([other, again], read_house)])
    assert list(offered.all.items()) == [("one", one), ("other", other)]
