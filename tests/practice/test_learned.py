"""How a trainee stands: a level opens when the one before went well."""

from app.practice.daily import skills_of
from app.practice.learned import Learned
from tests.practice.learners import CATALOGUE, attempt, drill

ONE = drill("one")


def test_a_level_opens_when_the_one_before_went_well() -> None:
    asked = [attempt(skill) for skill in skills_of(ONE, 1)]
    assert Learned(CATALOGUE.pace, asked).open_level(ONE) == 1
    assert Learned(CATALOGUE.pace, asked * 2).open_level(ONE) == 2
    wrong = [attempt(skill, right=False) for skill in skills_of(ONE, 1)]
    assert Learned(CATALOGUE.pace, [*asked, *asked, *wrong]).open_level(ONE) == 1
    assert Learned(CATALOGUE.pace, [attempt(skills_of(ONE, 1)[0])] * 20).open_level(ONE) == 1


def test_the_last_level_stays_the_last() -> None:
    asked = [attempt(skill) for level in (1, 2, 3) for skill in skills_of(ONE, level)] * 3
    assert Learned(CATALOGUE.pace, asked).open_level(ONE) == 3
