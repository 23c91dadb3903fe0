"""A run that is under way, and what is shown of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from enum import Enum
from itertools import zip_longest
from statistics import median
from typing import Final

from app.desks.trainee.screen import Asked, FieldShown, Flow, Paused, Review, Reviewed, Summary
from app.desks.trainee.typing import Typing
from app.practice.answers import example_of
from app.practice.attempts import Attempt, skill_of
from app.practice.exam import Exam, Result
from app.practice.exercise import Exercise
from app.practice.pace import PaceOf
from app.practice.saying import Say
from app.practice.scene import Scene
from app.practice.script import Script
from app.practice.training import Training

BEAT: Final = 0.75
"""Seconds from one picture of what the players lay to the next."""
_MOST: Final = 3
"""Weak spots and mistakes that are named at the end: more would not be read."""


class Kind(Enum):
    """What a run is of; two of a kind are never left at the same time."""

    TODAY = "today"
    """what is left of today's ten minutes"""
    LEVEL = "level"
    """exercises of one level"""
    GIVEN = "given"
    """one exercise, as a trainer hands it"""
    NIGHT = "night"
    EXAM = "exam"
    SPINS = "spins"


_NAMED: Final = {Kind.TODAY: Say("run.today"), Kind.EXAM: Say("run.exam")}
"""Runs of many drills: what is asked just now does not name them."""


class Run:
    """A run that is under way.

    Attributes:
        kind: what it is of.
        training: asks and marks.
        typing: what stands in the fields of the exercise that is asked.
        attempts: what was answered so far.
        exam: which; None for any other run.
        script: of whole spins; None for any other run.
        questions: of an exam; empty for any other run.
    """

    def __init__(
        self,
        kind: Kind,
        training: Training,
        began: float,
        exam: Exam | None = None,
        script: Script | None = None,
        questions: tuple[Exercise, ...] = (),
    ) -> None:
        self.kind, self.training, self.exam, self.script = kind, training, exam, script
        self.questions = questions
        self.attempts: list[Attempt] = []
        self.began = self.asked_at = self._left_at = began
        self.taken: float | None = None
        self.explained = False
        self.step = -1
        self.nonsense: int | None = None
        self.typing = Typing(() if training.exercise is None else training.exercise.task.fields)

    @property
    def is_missed(self) -> bool:
        """Whether it would be missed: something was answered, or an exam's time runs.

        One exercise by itself is begun again by its line.
        """
        return self.exam is not None or (bool(self.attempts) and self.kind is not Kind.GIVEN)

    def begin(self, at: float) -> None:
        """Count the time from here."""
        self.began = self.asked_at = self._left_at = at

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
        self.step = -1

    @property
    def explains(self) -> bool:
        """Whether each answer is marked and explained at once; in an exam and in whole spins it is not."""
        return self.exam is None and self.script is None

    def pictures(self) -> tuple[Scene, ...]:
        """What is laid before the moment that is asked now."""
        if self.script is None or self.training.exercise is None:
            return ()
        return self.script.moments[len(self.attempts)].before

    def laid(self, passed: float) -> Scene | None:
        """Give the picture of what is being laid; None where the players have laid.

        Args:
            passed: seconds since the moment began; the question is asked when all is laid.
        """
        pictures = self.pictures()
        place = int(passed / BEAT)
        return pictures[place] if 0 <= place < len(pictures) else None


def asked(run: Run, laid: Scene | None = None) -> Asked | None:
    """Say what is shown of a run; None where nothing is asked.

    Args:
        run: which.
        laid: what is being laid just now; None where all is.
    """
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
        ask=task.ask if laid is None else Say(f"{line.drill}.laying"),
        scene=task.scene if laid is None else laid,
        fields=fields_shown(run, found),
        marked=mark is not None,
        right=mark is not None and mark.right,
        seconds=run.taken,
        pace=training.pace(skill_of(line)),
        slip=None if mark is None or mark.slip is None else Say(f"{line.drill}.slip.{mark.slip}"),
        steps=task.steps if run.explained else (),
        exam=run.exam is not None,
        step=run.step,
        flow=None if run.script is None else _flow(run, run.script, laid),
        given_up=_given_up(run),
        brought_back=training.brought_back,
        seconds_left=_seconds_left(run, found) if run.kind is Kind.TODAY else None,
    )


def _seconds_left(run: Run, found: Exercise) -> float:
    """Say how long what is left takes at the pace of a table, with what is asked now until it is marked."""
    line = found.line
    now = 0.0 if run.training.mark is not None else run.training.pace(skill_of(line))
    return now + run.training.seconds_left


def _given_up(run: Run) -> bool:
    """Whether what was asked is marked, and nothing was answered."""
    return run.training.mark is not None and not any(run.attempts[-1].answers)


def paused(run: Run) -> Paused | None:
    """Say where a run was left; None where nothing is asked in it."""
    shown = asked(run)
    return None if shown is None else Paused(_NAMED.get(run.kind, shown.title), shown.place, shown.of)


def _flow(run: Run, script: Script, laid: Scene | None) -> Flow:
    made = run.attempts
    before = script.moments[len(made) - 1].exercise if made else None
    return Flow(str(script.line), laid is not None, before, bool(made) and made[-1].right)


def review(run: Run, script: Script) -> Review:
    """Say moment by moment how whole spins went."""
    rows = _reviewed([moment.exercise for moment in script.moments], run.attempts, run.training.pace)
    return _review(str(script.line), rows, script.rounds)


def exam_review(over: Summary, place: int | None) -> Review:
    """Say question by question how an exam went.

    Args:
        over: how it went.
        place: which question is looked at first, from 0; None for the first that went wrong.
    """
    return _review(over.line, over.rows, 0)._replace(place=place)


def _review(line: str, rows: tuple[Reviewed, ...], spins: int) -> Review:
    made = [row.attempt for row in rows if row.attempt is not None]
    timed = [each.seconds for each in made if each.seconds is not None]
    needed = sum(row.pace for row in rows if row.attempt is not None)
    return Review(line, rows, spins, sum(timed) if timed else None, needed)


def _reviewed(asked: Sequence[Exercise], made: Sequence[Attempt], pace: PaceOf) -> tuple[Reviewed, ...]:
    """Put what was asked beside what was answered; what was left has no answer."""
    both = zip_longest(asked, made[: len(asked)])
    return tuple(Reviewed(found, attempt, pace(skill_of(found.line))) for found, attempt in both)


def fields_shown(run: Run, found: Exercise) -> tuple[FieldShown, ...]:
    """Say what stands in the fields of an exercise."""
    mark = run.training.mark
    return tuple(
        FieldShown(
            say=Say(f"{found.line.drill}.field.{field.name}", field.values),
            form=field.form,
            typed="" if _given_up(run) else run.typing.texts[place],
            current=mark is None and place == run.typing.current,
            right=None if mark is None else mark.fields[place],
            solution="" if mark is None else field.right[0],
            choices=field.choices,
            is_row=field.is_row,
            nonsense=place == run.nonsense,
            example=example_of(field) if place == run.nonsense else "",
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
        rows=_reviewed(run.questions, made, run.training.pace),
    )
