"""Marks an answer: right or wrong, and which mistake it looks like."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from app.practice.answers import NonsenseError, normal
from app.practice.exercise import Form, Task

NO_ANSWER = ""
"""What stands where nothing was answered: wrong, and no nonsense."""


class Mark(NamedTuple):
    """What an answer was worth.

    Attributes:
        answers: field by field, in normal form.
        fields: whether each field is right.
        slip: the mistake that it looks like; None where it is right, or like no known one.
    """

    answers: tuple[str, ...]
    fields: tuple[bool, ...]
    slip: str | None

    @property
    def right(self) -> bool:
        """Whether all of it is right."""
        return all(self.fields)


class NonsenseInFieldError(ValueError):
    """One of the answers is none; nothing is marked, and it can be written again.

    Attributes:
        place: the field's, from 0.
        form: what it should have been.
    """

    def __init__(self, place: int, form: Form) -> None:
        self.place, self.form = place, form
        super().__init__(f"field {place + 1}: no answer in the form of {form.name}")


def mark(task: Task, answers: Sequence[str]) -> Mark:
    """Mark what was answered, a text for each field; an empty one is no answer, and wrong.

    Raises:
        NonsenseInFieldError: a text is no answer of its field's form.
        ValueError: there are more answers than fields, or fewer.
    """
    found: list[str] = []
    for place, (field, text) in enumerate(zip(task.fields, answers, strict=True)):
        try:
            found.append(normal(field, text) if text.strip() else NO_ANSWER)
        except NonsenseError as fault:
            raise NonsenseInFieldError(place, fault.form) from fault
    given = tuple(found)
    fields = tuple(answer in field.right for field, answer in zip(task.fields, given, strict=True))
    slip = None if all(fields) else next((slip.name for slip in task.slips if slip.answers == given), None)
    return Mark(given, fields, slip)
