"""What is left in the middle waits (decisions, "Practice: how it asks, marks and brings back")."""

import random

from app.desks.trainee.left import LeftInTheMiddle
from app.desks.trainee.run import Kind, Run
from app.practice.attempts import Skill
from app.practice.training import Training
from tests.schooling import CATALOGUE


def run(kind: Kind) -> Run:
    asked = [Skill("products", 1, "split")]
    return Run(kind, Training(CATALOGUE, asked, "venezia", random.Random(1)), 10)


def test_one_of_each_kind_waits_and_the_last_that_was_left_comes_first() -> None:
    left = LeftInTheMiddle()
    today, level, other = run(Kind.TODAY), run(Kind.LEVEL), run(Kind.LEVEL)
    for each in (level, today, other):
        left.put(each, 20)
    assert left.shown() is not None
    assert [left.take(30), left.take(30), left.take(30)] == [other, today, None]
    assert left.shown() is None


def test_the_time_that_it_waits_is_not_the_answers() -> None:
    left, asked = LeftInTheMiddle(), run(Kind.GIVEN)
    left.put(asked, 13)
    assert left.take(1000) is asked
    assert asked.asked_at == 997


def test_who_begins_another_of_the_same_kind_has_left_the_first_for_good() -> None:
    left = LeftInTheMiddle()
    left.put(run(Kind.EXAM), 20)
    left.begun(Kind.NIGHT)
    assert left.shown() is not None
    left.begun(Kind.EXAM)
    assert left.shown() is None
    left.put(run(Kind.NIGHT), 20)
    left.forget()
    assert left.take(30) is None
