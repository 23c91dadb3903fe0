"""Whole spins, moment by moment: what the procedure wants of the dealer, and when (rules 3 to 8).

A seed is a script and a place in it: 471107 is the seventh moment of script 4711. A moment that is asked by
itself is the one of its kind that comes next from there on, so that every seed is an exercise.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from app.practice.exercise import Drill, Sitting, Task
from app.practice.line import MOST_SEED
from app.practice.roulette.whole_spins.moments import Moment
from app.practice.roulette.whole_spins.story import PLANS, story

NAME: Final = "whole-spins"
PLACES: Final = 100
"""More than any script has moments."""
MOST_SCRIPT: Final = MOST_SEED // PLACES


def variant_of(level: int, kind: str) -> str:
    """Name the skill of a kind of moment at a level."""
    return f"{PLANS[level - 1].name}-{kind}"


def _task(sitting: Sitting) -> Task:
    script, place = divmod(sitting.seed, PLACES)
    told = tuple(story(sitting.level, script, sitting.house))
    return _found(told, sitting.variant.partition("-")[2], place).task


def _found(told: Sequence[Moment], kind: str, place: int) -> Moment:
    """Find the moment at a place, or the next of its kind, round the script.

    A house that halves nothing at zero has no such moment: there it is the one at the place.
    """
    start = place % len(told)
    onwards = (*told[start:], *told[:start])
    return next((moment for moment in onwards if moment.kind == kind), told[start])


WHOLE_SPINS: Final = Drill(
    NAME,
    tuple(tuple(variant_of(level, kind) for kind in plan.kinds) for level, plan in enumerate(PLANS, start=1)),
    _task,
)
