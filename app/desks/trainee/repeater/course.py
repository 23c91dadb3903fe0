"""Repeater Bets, as they are practised beside the game on whose rounds they are played."""

from __future__ import annotations

from app.desks.trainee.course import Course, CourseViews
from app.practice.repeater.course import drills
from app.practice.repeater.dealt import deals
from app.reports.practice_words.repeater.course import REPEATER_WORDS


def _views() -> CourseViews:
    from app.desks.trainee.repeater.drawings import VIEWS  # noqa: PLC0415 - what is only printed draws no board

    return VIEWS


def repeater_beside(main: Course) -> Course:
    """Give the course of Repeater Bets, by the houses of the game beside which they are dealt."""
    return Course(drills(main.called), main.read_house, REPEATER_WORDS, _views, deals=deals)
