"""Roulette, as it is practised."""

from __future__ import annotations

from typing import Final

from app.desks.trainee.course import Course, CourseViews
from app.practice.roulette.course import DRILLS
from app.reports.practice_words.roulette.course import ROULETTE_WORDS


def _views() -> CourseViews:
    from app.desks.trainee.roulette.views import VIEWS  # noqa: PLC0415 - what is only printed draws no layout

    return VIEWS


ROULETTE: Final = Course(DRILLS, ROULETTE_WORDS, _views)
