"""An exam is set by touch or by its line, and both are the same exam."""

import pytest

from app.desks.trainee.exam_setting import ExamSetting, exam_set
from app.practice.exam import read_exam
from tests.practice.learners import CATALOGUE, DRILLS
from tests.schooling import CATALOGUE as SCHOOL
from tests.schooling import EVERYWHERE, sentence


@pytest.fixture
def setting() -> ExamSetting:
    return ExamSetting(CATALOGUE, "venezia", 4711)


def test_without_a_drill_there_is_no_exam(setting: ExamSetting) -> None:
    assert setting.exam is None
    assert exam_set(setting, DRILLS).line == ""


def test_a_touch_takes_the_next_level_and_after_the_last_none(setting: ExamSetting) -> None:
    seen = []
    for _ in range(4):
        setting.turn("two")
        seen.append(setting.levels.get("two", 0))
    assert seen == [1, 2, 3, 0]


def test_what_is_touched_is_a_line_and_the_line_the_same_exam(setting: ExamSetting) -> None:
    for drill in ("two", "one", "two"):
        setting.turn(drill)
    setting.change("questions", 2)
    setting.change("minutes", -1)
    setting.change("percent", 50)
    line = exam_set(setting, DRILLS).line
    assert line == "exam 30 10 100 4711 one/1 two/2"
    other = ExamSetting(CATALOGUE, "venezia", 1)
    other.take(line)
    assert other.exam == setting.exam == read_exam(line, DRILLS)
    assert exam_set(other, DRILLS) == exam_set(setting, DRILLS)


def test_sizes_stay_within_what_an_exam_may_have(setting: ExamSetting) -> None:
    for name in setting.sizes:
        setting.change(name, -1000)
    assert setting.sizes == {"questions": 5, "minutes": 5, "percent": 50}


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("exam", "Un esame è: domande"),
        ("exam 20 15 80 4711 six/1", "Non c'è l'esercizio six/1. Ci sono: one, two"),
        ("exam 20 15 80 4711 one/9", "one ha i livelli da 1 a 3, non 9"),
        ("exam 20 15 0 4711 one/1", "Giusti su cento: da 1 a 100, non 0"),
        ("exam 20 999 80 4711 one/1", "Minuti: da 1 a 180, non 999"),
    ],
)
def test_a_line_that_is_none_says_why_and_changes_nothing(setting: ExamSetting, line: str, said: str) -> None:
    setting.turn("one")
    before = setting.exam
    setting.take(line)
    assert setting.exam == before
    assert setting.fault is not None
    assert sentence(setting.fault).startswith(said)
    setting.turn("two")
    assert setting.fault is None


def test_an_exam_of_a_line_is_that_of_the_line_whatever_its_order(setting: ExamSetting) -> None:
    """Who has the line has the same questions: its drills stand in its own order, one of them twice."""
    line = "exam 20 15 80 4711 two/1 one/3 two/2"
    setting.take(line)
    assert exam_set(setting, DRILLS).line == line
    setting.change("minutes", 1)
    setting.other(7)
    assert exam_set(setting, DRILLS).line == "exam 20 20 80 7 two/1 one/3 two/2"
    setting.turn("three")
    assert exam_set(setting, DRILLS).line == "exam 20 20 80 7 one/3 two/2 three/1"


@pytest.mark.parametrize(
    "line", ["whole-spins 3 slips 4711", "products 3 straight-split 5", "zero 4 last-value 3 france"]
)
def test_the_line_of_an_exercise_or_of_whole_spins_is_taken_instead_of_an_exam(line: str) -> None:
    """Every exercise is one line: who has it has the same exercise."""
    setting = ExamSetting(SCHOOL, "venezia", 4711)
    setting.turn("products")
    setting.take(line)
    shown = exam_set(setting, SCHOOL.drills)
    assert (shown.line, shown.given, shown.fault) == (line, True, None)
    assert setting.exam is None
    setting.turn("zero")
    assert not exam_set(setting, SCHOOL.drills).given
    assert setting.exam is not None


@pytest.mark.parametrize(
    "line", ["whole-spins", "whole-spins 3 calm 4711", "whole-spins 3 slips 4711 atlantis", "zero 9"]
)
def test_what_is_no_exercise_is_not_begun(line: str) -> None:
    setting = ExamSetting(SCHOOL, "venezia", 4711)
    setting.take(line)
    assert setting.given is None
    assert setting.fault is not None
    assert sentence(setting.fault)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("exam 5 5 80 1 products/1 atlantis", "Non c'è la casa atlantis"),
        ("exam 5 5 80 1 products/1 repeater-values/2", "La casa venezia non fa Repeater Bets"),
    ],
)
def test_a_line_of_an_exam_that_the_house_cannot_ask_says_why(line: str, said: str) -> None:
    """Also where whoever practises another house could set it."""
    found = ExamSetting(EVERYWHERE.catalogue, "repeater-bets", 4711)
    assert found.take(line) is None
    assert found.fault is not None
    assert sentence(found.fault) == said
    assert found.take("exam 5 5 80 1 products/1 repeater-values/2 repeater-bets") is not None
