"""A run that is under way, and what is shown of it."""

from __future__ import annotations

from collections import Counter
from statistics import median
from typing import Final

from app.desks.trainee.screen import Asked, FieldShown, Paused, Summary
from app.desks.trainee.typing import Typing
from app.practice.attempts import Attempt, Skill
from app.practice.catalogue import Exercise
from app.practice.exam import Exam, Result
from app.practice.pace import pace
from app.practice.saying import Say
from app.practice.training import Training

_MOST: Final = 3
"""Weak spots and mistakes that are named at the end: more would not be read."""


class Run:
    """A run that is under way.

    Attributes:
        training: asks and marks.
        typing: what stands in the fields of the exercise that is asked.
        attempts: what was answered so far.
        exam: which; None for any other run.
    """

    def __init__(self, training: Training, began: float, exam: Exam | None = None) -> None:
        self.training, self.exam = training, exam
        self.attempts: list[Attempt] = []
        self.began = self.asked_at = self._left_at = began
        self.taken: float | None = None
        self.explained = False
        self.step = 0
        self.nonsense: int | None = None
        self.typing = Typing(() if training.exercise is None else training.exercise.task.fields)

    def pause(self, at: float) -> None:
        """Leave it for a while; of an exam the time goes on."""
        self._left_at = at

    def go_on(self, at: float) -> None:
        """Go on where it was left: what was spent elsewhere is no time of the answer."""
        if self.exam is None:
            self.asked_at += at - self._left_at

    def ask(self, at: float) -> None:
        """Ask the next; gives nothing where there is none."""
        self.training.go_on()
        found = self.training.exercise
        self.typing = Typing(() if found is None else found.task.fields)
        self.asked_at, self.taken, self.explained, self.nonsense = at, None, False, None
        self.step = 0


def asked(run: Run) -> Asked | None:
    """Say what is shown of a run; None where nothing is asked."""
    training, found = run.training, run.training.exercise
    if found is None:
        return None
    line, task, mark = found.line, found.task, training.mark
    return Asked(
        title=Say(f"{line.drill}.title"),
        card=Say(f"{line.drill}.card.{line.level}"),
        level=line.level,
        line=str(line),
        place=training.answered + (mark is None),
        of=training.answered + (mark is None) + training.left,
        ask=task.ask,
        scene=task.scene,
        fields=fields_shown(run, found),
        marked=mark is not None,
        right=mark is not None and mark.right,
        seconds=run.taken,
        pace=pace(Skill(line.drill, line.level, line.variant)),
        slip=None if mark is None or mark.slip is None else Say(f"{line.drill}.slip.{mark.slip}"),
        steps=task.steps if run.explained else (),
        exam=run.exam is not None,
        step=run.step,
    )


def paused(run: Run) -> Paused | None:
    """Say where a run was left; None where nothing is asked in it."""
    shown = asked(run)
    return None if shown is None else Paused(shown.title, shown.place, shown.of)


def fields_shown(run: Run, found: Exercise) -> tuple[FieldShown, ...]:
    """Say what stands in the fields of an exercise."""
    mark = run.training.mark
    return tuple(
        FieldShown(
            say=Say(f"{found.line.drill}.field.{field.name}", field.values),
            form=field.form,
            typed=run.typing.texts[place],
            current=mark is None and place == run.typing.current,
            right=None if mark is None else mark.fields[place],
            solution="" if mark is None else field.right[0],
            choices=field.choices,
            nonsense=place == run.nonsense,
        )
        for place, field in enumerate(found.task.fields)
    )


def summary(run: Run, result: Result | None) -> Summary:
    """Sum a run up.

    Args:
        run: which.
        result: of an exam; None for any other run.
    """
    made = run.attempts
    quick = [each.seconds for each in made if each.right and each.seconds is not None]
    wrong = Counter(each.skill for each in made if not each.right)
    slips = Counter(f"{each.line.drill}.slip.{each.slip}" for each in made if each.slip)
    return Summary(
        answered=len(made),
        right=sum(each.right for each in made),
        seconds=median(quick) if quick else None,
        weak=tuple(skill for skill, _ in wrong.most_common(_MOST)),
        slips=tuple((Say(key), times) for key, times in slips.most_common(_MOST)),
        exam=result,
        line="" if run.exam is None else str(run.exam),
    )
