"""What the trainee's desk needs of whoever opens it: the time, and a place where answers are kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Protocol

from app.practice.attempts import Attempt
from app.practice.exam import Exam, Result
from app.practice.trainees import Trainee


class Clock(Protocol):
    """What time it is."""

    def seconds(self) -> float:
        """Seconds that only ever go on."""

    def now(self) -> datetime:
        """In UTC."""


class Keeping(Protocol):
    """Where answers are kept; nothing waits for it."""

    def read(self, trainee: str, told: Callable[[Sequence[Attempt]], None]) -> None:
        """Give what somebody answered, as soon as it is read."""

    def keep(self, trainee: str, attempt: Attempt) -> None:
        """Keep one more answer."""

    def read_class(self, told: Callable[[Sequence[Trainee]], None]) -> None:
        """Give what everybody answered, as soon as it is read."""

    @property
    def trouble(self) -> str:
        """Why answers are not kept just now; empty where they are."""

    def keep_exam(self, trainee: str, exam: Exam, result: Result, at: datetime) -> None:
        """Keep how an exam went."""
