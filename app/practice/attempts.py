"""What a trainee answered, and when: the only thing that is kept; all else is reckoned from it."""

from __future__ import annotations

from datetime import datetime
from typing import NamedTuple

from app.practice.line import Line


class Skill(NamedTuple):
    """What is practised, spaced and counted by itself.

    Attributes:
        drill: its name.
        level: from 1.
        variant: of the level.
    """

    drill: str
    level: int
    variant: str


def skill_of(line: Line) -> Skill:
    """Name what the exercise of a line practises."""
    return Skill(line.drill, line.level, line.variant)


class Attempt(NamedTuple):
    """One answer.

    Attributes:
        line: of the exercise.
        answers: field by field in normal form; empty where nothing was answered.
        right: whether all of it was right.
        slip: the mistake that it looked like, if it was a known one.
        seconds: from the question to the answer; None where the clock was off.
        at: when, in UTC.
    """

    line: Line
    answers: tuple[str, ...]
    right: bool
    slip: str | None
    seconds: float | None
    at: datetime

    @property
    def skill(self) -> Skill:
        """What was practised."""
        return skill_of(self.line)
