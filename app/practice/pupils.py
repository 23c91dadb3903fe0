"""How everybody of a class stands: right answers, seconds, weak spots, exams."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, tzinfo
from typing import NamedTuple

from app.practice.attempts import Attempt, Skill
from app.practice.exam import Result
from app.practice.progress import Standing, by_drill, days_practised, standing, usual_slips, weak_spots


class Pupil(NamedTuple):
    """What is kept of somebody who practises.

    Attributes:
        name: as it was entered.
        attempts: every answer, in their order.
        sat: how each exam went, the latest first.
    """

    name: str
    attempts: tuple[Attempt, ...]
    sat: tuple[Result, ...]


class PupilStanding(NamedTuple):
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


def pupil_standing(pupil: Pupil, today: date, zone: tzinfo) -> PupilStanding:
    """Say how somebody stands.

    Args:
        pupil: who.
        today: by the clock of the place.
        zone: whose days are counted.
    """
    attempts = pupil.attempts
    return PupilStanding(
        name=pupil.name,
        standing=standing(attempts) if attempts else None,
        days=days_practised(attempts, today, zone),
        drills=tuple(by_drill(attempts).items()),
        weak=tuple(weak_spots(attempts)),
        slips=tuple(usual_slips(attempts)),
        passed=sum(result.passed for result in pupil.sat),
        sat=len(pupil.sat),
    )


def most_in_need(pupils: Sequence[PupilStanding]) -> tuple[PupilStanding, ...]:
    """Put those first who have the most to catch up on; who never answered comes last."""
    return tuple(
        sorted(pupils, key=lambda one: (one.standing is None, one.standing and one.standing.right, one.name))
    )
