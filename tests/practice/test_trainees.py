"""A trainer sees a class: who needs him most comes first (screens, "The trainee")."""

from datetime import UTC, timedelta

from app.practice.attempts import Skill
from app.practice.exam import Result
from app.practice.trainees import Trainee, most_in_need, trainee_standing
from tests.practice.learners import BEGAN, attempt
from tests.schooling import CATALOGUE

SPLIT, LINE = Skill("products", 1, "split"), Skill("products", 1, "line")
TODAY = BEGAN.date()


def test_a_trainee_stands_by_answers_days_and_exams() -> None:
    answers = [attempt(SPLIT, seconds=3)] * 3 + [attempt(SPLIT, right=False)]
    answers += [attempt(LINE, seconds=30, at=BEGAN - timedelta(days=1))] * 4
    found = trainee_standing(
        Trainee("Ada", tuple(answers), (Result(8, 10, 80, 60), Result(7, 10, 80, 60))),
        TODAY,
        UTC,
        CATALOGUE.pace,
    )
    assert (found.name, found.days, found.passed, found.sat) == ("Ada", 2, 1, 2)
    assert found.standing is not None
    assert (found.standing.answers, found.standing.right) == (8, 7 / 8)
    assert [skill for skill, _ in found.weak] == [SPLIT, LINE], "one is often wrong, the other right and slow"
    assert found.slips == (("products", "one-off", 1),)
    assert [name for name, _ in found.drills] == ["products"]


def test_who_needs_it_most_comes_first_and_who_never_answered_last() -> None:
    trainees = [
        Trainee("Cora", (), ()),
        Trainee("Bea", (attempt(SPLIT),) * 4, ()),
        Trainee("Ada", (attempt(SPLIT),) * 4, ()),
        Trainee("Dino", (attempt(SPLIT), attempt(SPLIT, right=False)), ()),
    ]
    standings = [trainee_standing(trainee, TODAY, UTC, CATALOGUE.pace) for trainee in trainees]
    assert [one.name for one in most_in_need(standings)] == ["Dino", "Ada", "Bea", "Cora"]
