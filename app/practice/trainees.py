"""How everybody of a class stands: right answers, seconds, weak spots, exams."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, tzinfo
from typing import NamedTuple

from app.practice.attempts import Attempt, Skill
from app.practice.exam import Result
from app.practice.pace import PaceOf
from app.practice.progress import Standing, by_drill, days_practised, standing, usual_slips, weak_spots


class Trainee(NamedTuple):
    """What is kept of somebody who practises.

    Attributes:
        name: as it was entered.
        attempts: every answer, in their order.
        sat: how each exam went, the latest first.
    """

    name: str
    attempts: tuple[Attempt, ...]
    sat: tuple[Result, ...]


class TraineeStanding(NamedTuple):
    """How somebody stands.

    Attributes:
        name: as it was entered.
        standing: of all drills together; None where nothing was answered.
        days: on how many of the last fourteen days there was an answer.
        drills: how each drill stands that was ever asked.
        weak: what should be practised.
        slips: drill and mistake that were made most, with how often.
        passed: exams that were passed.
        sat: exams that were sat.
    """

    name: str
    standing: Standing | None
    days: int
    drills: tuple[tuple[str, Standing], ...]
    weak: tuple[tuple[Skill, Standing], ...]
    slips: tuple[tuple[str, str, int], ...]
    passed: int
    sat: int


def trainee_standing(trainee: Trainee, today: date, zone: tzinfo, pace: PaceOf) -> TraineeStanding:
    """Say how somebody stands.

    Args:
        trainee: who.
        today: by the clock of the place.
        zone: whose days are counted.
        pace: seconds that a live table leaves.
    """
    attempts = trainee.attempts
    return TraineeStanding(
        name=trainee.name,
        standing=standing(attempts, pace) if attempts else None,
        days=days_practised(attempts, today, zone),
        drills=tuple(by_drill(attempts, pace).items()),
        weak=tuple(weak_spots(attempts, pace)),
        slips=tuple(usual_slips(attempts)),
        passed=sum(result.passed for result in trainee.sat),
        sat=len(trainee.sat),
    )


def most_in_need(trainees: Sequence[TraineeStanding]) -> tuple[TraineeStanding, ...]:
    """Put those first who have the most to catch up on; who never answered comes last."""
    return tuple(
        sorted(
            trainees, key=lambda one: (one.standing is None, one.standing and one.standing.right, one.name)
        )
    )
