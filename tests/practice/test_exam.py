"""A line sets an exam, and gives the same questions to everyone."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.practice.attempts import Skill
from app.practice.exam import Exam, questions_of, read_exam, result_of
from app.practice.line import LineError
from tests.practice.learners import CATALOGUE, DRILLS, attempt

LINE = "exam 20 15 80 4711 one/3 two/1"


def test_an_exam_is_read_and_written() -> None:
    exam = read_exam(LINE, DRILLS)
    assert exam == Exam((("one", 3), ("two", 1)), 20, 15, 80, 4711)
    assert str(exam) == LINE
    assert str(read_exam(f"  {LINE.upper()} SanRemo", DRILLS)) == f"{LINE} sanremo"


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("exam", "an exam is questions"),
        ("exam 20 15 80 4711", "an exam is questions"),
        ("exam 0 15 80 4711 one/1", "questions: 1 to 200, not 0"),
        ("exam 20 x 80 4711 one/1", "minutes: 1 to 180, not x"),
        ("exam 20 15 101 4711 one/1", "percent: 1 to 100, not 101"),
        ("exam 20 15 80 -1 one/1", "seed: 0 to 999999, not -1"),
        ("exam 20 15 80 1 six/1", "no such drill: six/1"),
        ("exam 20 15 80 1 one/4", "one has the levels 1 to 3, not 4"),
        ("exam 20 15 80 1 sanremo", "at least one drill"),
    ],
)
def test_a_line_that_is_no_exam_names_what_is_wrong(line: str, what: str) -> None:
    with pytest.raises(LineError, match=what):
        read_exam(line, DRILLS)


def test_the_same_line_has_the_same_questions_from_all_its_levels() -> None:
    exam = read_exam(LINE, DRILLS)
    asked = questions_of(exam, CATALOGUE)
    assert asked == questions_of(exam, CATALOGUE)
    assert len(asked) == 20
    assert [(question.line.drill, question.line.level) for question in asked[:4]] == [
        ("one", 3),
        ("two", 1),
    ] * 2
    assert asked != questions_of(exam._replace(seed=4712), CATALOGUE)


@given(st.integers(1, 200), st.integers(1, 100))
def test_what_is_passed_is_reckoned_in_whole_answers(questions: int, percent: int) -> None:
    exam = Exam((("one", 1),), questions, 15, percent, 1)
    least = -(-percent * questions // 100)
    right, wrong = (attempt(Skill("one", 1, "1-0"), right=answer) for answer in (True, False))
    assert result_of(exam, [right] * least, 60).passed
    assert not result_of(exam, [right] * (least - 1) + [wrong], 60).passed
