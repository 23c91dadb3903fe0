"""Ten minutes: what is due, then what is new; over ninety days the weak come oftener and none starves."""

import random
from collections import Counter
from datetime import timedelta
from itertools import pairwise

import pytest

from app.practice.attempts import Attempt, Skill
from app.practice.daily import TEN_MINUTES, daily_set, skills_of
from app.practice.learned import Learned
from tests.practice.learners import BEGAN, CATALOGUE, DRILLS, Knows, attempt, drill, practised

DAYS = 90
WEAK = {"two", "five"}


def quick(_skill: Skill, _times: int) -> float:
    """Somebody to whom it comes easily."""
    return 0.97


def slow(_skill: Skill, times: int) -> float:
    """Somebody who learns by being asked."""
    return min(0.95, 0.3 + 0.08 * times)


def uneven(skill: Skill, times: int) -> float:
    """Somebody with two weak drills, who gets better at them by and by."""
    return min(0.9, 0.35 + 0.03 * times) if skill.drill in WEAK else 0.96


LEARNERS: tuple[Knows, ...] = (quick, slow, uneven)


@pytest.mark.parametrize("knows", LEARNERS)
def test_none_starves(knows: Knows) -> None:
    """Once asked, a skill is asked again within six weeks; what is open is asked in the end."""
    attempts = practised(DAYS, knows, random.Random(7))
    last: dict[Skill, Attempt] = {}
    for made in attempts:
        before = last.get(made.skill)
        assert before is None or made.at - before.at < timedelta(days=42), made.skill
        last[made.skill] = made
    end = BEGAN + timedelta(days=DAYS)
    assert all(end - made.at < timedelta(days=42) for made in last.values())
    learned = Learned(CATALOGUE.pace, attempts)
    for each in DRILLS.values():
        assert {*skills_of(each, max(1, learned.open_level(each) - 1))} <= last.keys()


def test_weak_skills_come_oftener() -> None:
    attempts = practised(DAYS, uneven, random.Random(8))
    asked = Counter(made.skill for made in attempts)

    def mean(weak: bool) -> float:
        times = [
            count for skill, count in asked.items() if (skill.drill in WEAK) is weak and skill.level == 1
        ]
        return sum(times) / len(times)

    assert mean(weak=True) > 1.5 * mean(weak=False)


@pytest.mark.parametrize("knows", LEARNERS)
def test_a_day_takes_ten_minutes_at_the_pace_of_a_table(knows: Knows) -> None:
    attempts = practised(20, knows, random.Random(9))
    today = daily_set(DRILLS, Learned(CATALOGUE.pace, attempts), BEGAN + timedelta(days=20))
    assert 0.8 * TEN_MINUTES < sum(CATALOGUE.pace(skill) + 4 for skill in today) <= TEN_MINUTES
    assert len(set(today)) == len(today)


def test_a_beginner_is_asked_something_of_every_drill() -> None:
    today = daily_set(DRILLS, Learned(CATALOGUE.pace), BEGAN)
    assert {skill.drill for skill in today} == {*DRILLS}
    assert all(skill.level == 1 for skill in today)
    assert all(one.drill != next_.drill for one, next_ in pairwise(today))


def test_who_repeats_much_learns_something_new_too() -> None:
    known = [skill for each in DRILLS.values() for skill in skills_of(each, 1)]
    behind = [attempt(skill) for skill in known] * 2 + [attempt(skill, right=False) for skill in known]
    many = {**DRILLS, "new": drill("new")}
    today = daily_set(many, Learned(CATALOGUE.pace, behind), BEGAN + timedelta(days=30), seconds=200)
    assert {skill.drill for skill in today} > {"new"}


def test_a_drill_that_draws_nothing_only_comes_back() -> None:
    """What was asked of a given spin is due like all else; nothing of such a drill is ever new."""
    known = Skill("given", 3, "order")
    learned = Learned(CATALOGUE.pace, [attempt(known, right=False)])
    later = BEGAN + timedelta(days=2)
    assert known not in daily_set(DRILLS, learned, later)
    asked = daily_set(DRILLS, learned, later, given={"given"})
    assert asked.count(known) == 1
    assert {skill.drill for skill in asked if skill != known} == {*DRILLS}
