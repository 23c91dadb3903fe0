"""One exercise after the other; what went wrong comes back, and nothing is marked twice."""

import random

import pytest

from app.practice.attempts import Skill
from app.practice.exam import questions_of, read_exam
from app.practice.line import read_line
from app.practice.marking import NonsenseInFieldError
from app.practice.training import Training
from tests.practice.learners import BEGAN, CATALOGUE, DRILLS
from tests.schooling import CATALOGUE as SCHOOL

SKILLS = [Skill("one", 1, f"1-{place}") for place in range(4)] + [Skill("two", 1, "1-0")]


def training() -> Training:
    return Training(CATALOGUE, SKILLS, "venezia", random.Random(1))


def right_of(run: Training) -> list[str]:
    assert run.exercise is not None
    return [field.right[0] for field in run.exercise.task.fields]


def test_all_of_it_in_turn() -> None:
    run, asked = training(), []
    while run.exercise is not None:
        kept = run.answer(right_of(run), 2.5, BEGAN)
        asked.append(kept.skill)
        assert (kept.right, kept.seconds, kept.line) == (True, 2.5, run.exercise.line)
        run.go_on()
    assert (asked, run.answered, run.right) == (SKILLS, 5, 5)


def test_what_went_wrong_comes_back_after_three_others_and_twice_at_most() -> None:
    run, asked = training(), []
    while run.exercise is not None:
        asked.append(run.exercise.line.variant + run.exercise.line.drill)
        is_first = run.exercise.line.variant == "1-0" and run.exercise.line.drill == "one"
        run.answer([""] if is_first else right_of(run), None, BEGAN)
        run.go_on()
    assert asked.count("1-0one") == 3
    assert asked[4] == "1-0one"


def test_nonsense_can_be_written_again() -> None:
    run = training()
    with pytest.raises(NonsenseInFieldError):
        run.answer(["what"], 1, BEGAN)
    assert run.answer(right_of(run), 1, BEGAN).right


def test_an_answer_is_taken_once() -> None:
    run = training()
    run.answer(right_of(run), 1, BEGAN)
    with pytest.raises(ValueError, match="nothing is asked"):
        run.answer(right_of(run), 1, BEGAN)


def test_what_is_passed_over_is_no_answer() -> None:
    run = training()
    for _ in SKILLS:
        run.go_on()
    assert (run.exercise, run.answered, run.left) == (None, 0, 0)


def test_an_exam_asks_what_it_has_and_brings_nothing_back() -> None:
    questions = questions_of(read_exam("exam 4 5 80 1 one/1", DRILLS), CATALOGUE)
    run = Training(CATALOGUE, questions, "venezia", random.Random(1), brings_back=False)
    asked = []
    while run.exercise is not None:
        asked.append(run.exercise)
        run.answer([""], None, BEGAN)
        run.go_on()
    assert tuple(asked) == questions


def test_a_spin_that_went_wrong_comes_back_itself_with_another_seed() -> None:
    lines = [read_line(f"night 1 totals 5: {number} sx: {number} 20@A") for number in (8, 9, 10, 11, 12)]
    run = Training(SCHOOL, lines, "venezia", random.Random(1))
    asked = []
    while run.exercise is not None:
        asked.append(run.exercise.line)
        run.answer([""] if asked[-1].given == lines[0].given else right_of(run), None, BEGAN)
        run.go_on()
    assert [line.given.split()[0] for line in asked] == ["8", "9", "10", "11", "8", "12", "8"]
    assert len({line.seed for line in asked if line.given == lines[0].given}) == 3
