"""The drills whose answers depend on the house hold in every house that is shipped."""

import pytest

from app.practice.line import Line
from tests.drills.checking import check, oracle_of
from tests.often import times
from tests.schooling import DRILLS, exercise

pytestmark = pytest.mark.often

HOUSES = ("france", "sanremo", "tombola-half-back", "tombola-all-lost", "regulations-1970")


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("name", ["order", "zero", "lying"])
def test_the_oracle_agrees_by_the_rules_of_the_house(name: str, house: str) -> None:
    for level, variants in enumerate(DRILLS[name].levels, 1):
        for variant in variants:
            for seed in range(times(1, 3)):
                check(exercise(Line(name, level, variant, seed, house)), oracle_of(name))


@pytest.mark.parametrize("house", [house for house in HOUSES if house != "france"])
def test_whole_spins_go_by_the_rules_of_the_house(house: str) -> None:
    """Where the maxima follow the minimum (France) the oracle's are those of the lowest one."""
    for level, variants in enumerate(DRILLS["whole-spins"].levels, 1):
        for variant in variants:
            for seed in (1511, 24_077)[: times(1, 2)]:
                check(exercise(Line("whole-spins", level, variant, seed, house)), oracle_of("whole-spins"))
