"""How a trainee gets on, by what was answered last."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

from app.practice.attempts import Skill
from app.practice.progress import by_drill, by_skill, curve, days_practised, standing, usual_slips, weak_spots
from tests.practice.learners import BEGAN, attempt
from tests.schooling import CATALOGUE

pace = CATALOGUE.pace
SPLIT, STRAIGHT, ORDER = (
    Skill("products", 1, "split"),
    Skill("products", 1, "straight"),
    Skill("order", 1, "value"),
)


def test_what_was_long_ago_is_over() -> None:
    found = standing([attempt(SPLIT, right=False)] * 30 + [attempt(SPLIT, seconds=3)] * 20, pace)
    assert (found.answers, found.right, found.seconds) == (50, 1.0, 3)
    assert not found.weak


def test_the_seconds_are_those_of_right_answers() -> None:
    answers = [attempt(SPLIT, seconds=2), attempt(SPLIT, seconds=4), attempt(SPLIT, right=False, seconds=90)]
    assert standing(answers, pace).seconds == 3
    assert standing([attempt(SPLIT)], pace).seconds is None


def test_right_and_too_late_is_a_weak_spot_too() -> None:
    late = pace(SPLIT) * 2
    answers = [attempt(SPLIT, seconds=late)] * 6 + [attempt(STRAIGHT, seconds=1)] * 6
    assert [skill for skill, _ in weak_spots(answers, pace)] == [SPLIT]


def test_the_most_often_wrong_comes_first_and_little_asked_is_not_judged() -> None:
    answers = [
        *[attempt(SPLIT, right=place % 2 > 0) for place in range(8)],
        *[attempt(STRAIGHT, right=place > 0) for place in range(4)],
        *[attempt(ORDER, right=False)] * 3,
    ]
    assert [skill for skill, _ in weak_spots(answers, pace)] == [SPLIT, STRAIGHT]
    assert by_skill(answers, pace)[ORDER].answers == 3
    assert by_drill(answers, pace)["products"].answers == 12


def test_three_answers_are_too_few_to_judge() -> None:
    """Neither good nor weak; from four on the same share is called weak."""
    few, enough = (standing([attempt(SPLIT, right=False)] * answers, pace) for answers in (3, 4))
    assert (few.judged, few.weak) == (False, False)
    assert (enough.judged, enough.weak) == (True, True)


def test_mistakes_are_counted_by_name() -> None:
    assert usual_slips([attempt(SPLIT, right=False)] * 3 + [attempt(SPLIT)]) == [("products", "one-off", 3)]


def test_a_curve_has_the_days_of_the_place() -> None:
    late = datetime(2026, 1, 1, 23, 30, tzinfo=UTC)
    points = curve(
        [attempt(SPLIT, at=late), attempt(SPLIT, right=False, at=late)], ZoneInfo("Europe/Rome"), pace
    )
    assert [(point.day.isoformat(), point.answers, point.right) for point in points] == [
        ("2026-01-02", 2, 0.5)
    ]


def test_a_day_left_out_takes_nothing_away() -> None:
    answers = [attempt(SPLIT, at=BEGAN + timedelta(days=day)) for day in (0, 0, 3, 13, 14)]
    assert days_practised(answers, (BEGAN + timedelta(days=14)).date(), UTC) == 3
