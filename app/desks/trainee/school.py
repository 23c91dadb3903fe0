"""What several games bring where they are practised, put together with what is practised for any game."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from app.desks.trainee.course import Course, CourseViews
from app.practice.catalogue import Catalogue
from app.reports.practice_words.sentences import PracticeWords


class School:
    """All that there is to be practised.

    Attributes:
        catalogue: every drill.
        words: what they say.
    """

    def __init__(self, courses: Iterable[Course]) -> None:
        """Put courses together; where they share a drill, it is met where the first of them has it."""
        self._courses = tuple(courses)
        self.catalogue = Catalogue((course.drills, course.read_house) for course in self._courses)
        self.words = PracticeWords(course.words for course in self._courses)

    @cached_property
    def views(self) -> CourseViews:
        """What all of them are touched with, and drawn by."""
        from app.desks.trainee.drawings import DRAWINGS  # noqa: PLC0415 - what is only printed draws nothing

        all_views = [CourseViews({}, DRAWINGS, {}), *(course.views() for course in self._courses)]
        return CourseViews(
            {form: make for views in all_views for form, make in views.pads.items()},
            {kind: drawing for views in all_views for kind, drawing in views.drawings.items()},
            {kind: make for views in all_views for kind, make in views.stages.items()},
        )
