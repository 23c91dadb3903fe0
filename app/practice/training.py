"""A run of exercises: what is asked now, what comes next, and what went wrong comes back before the end."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Sequence
from datetime import datetime
from typing import Final

from app.practice.attempts import Attempt, Skill, skill_of
from app.practice.catalogue import Catalogue
from app.practice.daily import READING
from app.practice.exercise import Exercise, Task
from app.practice.line import MOST_SEED, Line
from app.practice.marking import Mark, mark

_BACK_AFTER: Final = 3
"""Other exercises before a skill that went wrong comes back."""
_MOST_BACK: Final = 2
"""Times that a skill comes back in one run: more would teach nobody."""


class Training:
    """Asks one skill after the other.

    Attributes:
        pace: seconds that a live table leaves.
        exercise: what is asked, or was answered last; None where nothing is to be asked.
        mark: of the answer; None until there is one.
        answered: how many were.
        right: how many of them were right.
    """

    def __init__(
        self,
        catalogue: Catalogue,
        asked: Sequence[Skill | Line | Exercise],
        house: str,
        chance: random.Random,
        *,
        brings_back: bool = True,
    ) -> None:
        """Ask the first.

        Args:
            catalogue: the drills that there are.
            asked: what is asked, in its order; of a skill an exercise is drawn, of a line made.
            house: whose rules are practised, by the name of its profile.
            chance: draws the exercises.
            brings_back: whether what went wrong is asked again; an exam does not.
        """
        self._catalogue, self._house, self._chance = catalogue, house, chance
        self._brings_back, self.pace = brings_back, catalogue.pace
        self._waiting: deque[Skill | Line | Exercise] = deque(asked)
        self._backs: dict[object, int] = {}
        self.exercise: Exercise | None = None
        self.mark: Mark | None = None
        self.answered = self.right = 0
        self.go_on()

    @property
    def left(self) -> int:
        """How many are still to be asked after this one."""
        return len(self._waiting)

    @property
    def brought_back(self) -> int:
        """How many were added because something went wrong."""
        return sum(self._backs.values())

    @property
    def seconds_left(self) -> float:
        """Seconds that what is still to be asked after this one takes at the pace of a table."""
        skills = (_skill(each) for each in self._waiting)
        return sum(self.pace(skill) + READING for skill in skills)

    def answer(self, answers: Sequence[str], seconds: float | None, at: datetime) -> Attempt:
        """Mark an answer; a second one to the same exercise is not taken.

        Args:
            answers: a text for each field; empty ones where nothing is known.
            seconds: from the question to the answer; None where the clock is off.
            at: when, in UTC.

        Returns:
            What is to be kept.

        Raises:
            NonsenseInFieldError: a text is no answer of its form; it can be written again.
            ValueError: nothing is asked, or it was answered already.
        """
        if self.exercise is None or self.mark is not None:
            raise ValueError("nothing is asked now")
        line, task = self.exercise.line, self.exercise.task
        self.mark = mark(task, answers)
        self.answered += 1
        self.right += self.mark.right
        attempt = Attempt(line, self.mark.answers, self.mark.right, self.mark.slip, seconds, at)
        if self._brings_back and not self.mark.right:
            self._bring_back(attempt)
        return attempt

    def go_on(self) -> None:
        """Ask the next; what was not answered is passed over."""
        before: Task | None = None if self.exercise is None else self.exercise.task
        self.exercise, self.mark = None, None
        if self._waiting:
            self.exercise = self._made(self._waiting.popleft(), before)

    def _made(self, asked: Skill | Line | Exercise, before: Task | None) -> Exercise:
        if isinstance(asked, Exercise):
            return asked
        if isinstance(asked, Line):
            return self._catalogue.exercise(asked)
        drill = self._catalogue.drills[asked.drill]
        return self._catalogue.drawn(drill, asked.level, asked.variant, self._house, self._chance, before)

    def _bring_back(self, attempt: Attempt) -> None:
        """Ask a skill again, and of a round that was given the same with another seed."""
        line, skill = attempt.line, attempt.skill
        what = (skill, line.given)
        if self._backs.get(what, 0) < _MOST_BACK:
            self._backs[what] = self._backs.get(what, 0) + 1
            back = line._replace(seed=self._chance.randint(0, MOST_SEED)) if line.given else skill
            self._waiting.insert(min(_BACK_AFTER, len(self._waiting)), back)


def _skill(asked: Skill | Line | Exercise) -> Skill:
    if isinstance(asked, Skill):
        return asked
    line = asked.line if isinstance(asked, Exercise) else asked
    return skill_of(line)
