"""Whole rounds in one line, moment by moment, and the exercises that they are made of.

whole-spins 3 slips 4711        the drill, a level with the name of its plan, the script's number
whole-spins 3 slips-pay 471107  its seventh moment, which is a payment: an exercise like any other

A seed is a script and a place in it. A moment that is asked by itself is the one of its kind that comes next
from there on, so that every seed is an exercise.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from app.practice.catalogue import Catalogue
from app.practice.exercise import Drill, Exercise, Moment, Plan, Scripts, Sitting, Task
from app.practice.line import HOME, MOST_SEED, Line, LineError
from app.practice.pace import Pace
from app.practice.saying import Symbols
from app.practice.scene import Scene

_PLACES: Final = 100
"""More than any script has moments."""
MOST_SCRIPT: Final = MOST_SEED // _PLACES


class AskedMoment(NamedTuple):
    """A moment as it is asked.

    Attributes:
        exercise: the same that its own line gives.
        before: pictures of what happens before it is asked, one after the other.
    """

    exercise: Exercise
    before: tuple[Scene, ...]


class Script(NamedTuple):
    """Some rounds in a row.

    Attributes:
        line: that gives the same again.
        moments: in their order.
        rounds: how many there are.
    """

    line: Line
    moments: tuple[AskedMoment, ...]
    rounds: int


def script_drill(name: str, scripts: Scripts, pace: Pace) -> Drill:
    """Make a drill of the moments of scripts.

    Args:
        name: as lines write it.
        scripts: whole rounds.
        pace: how many seconds a live table leaves for a moment.
    """

    def make(sitting: Sitting) -> Task:
        number, place = divmod(sitting.seed, _PLACES)
        told = tuple(scripts.story(sitting.level, number, sitting.house))
        return _found(told, sitting.variant.partition("-")[2], place).task

    levels = tuple(tuple(f"{plan.name}-{kind}" for kind in plan.kinds) for plan in scripts.plans)
    return Drill(name, levels, make, scripts=scripts, pace=pace)


def _found(told: Sequence[Moment], kind: str, place: int) -> Moment:
    """Find the moment at a place, or the next of its kind, round the script.

    A house whose rules have no such moment is asked the one at the place.
    """
    start = place % len(told)
    onwards = (*told[start:], *told[:start])
    return next((moment for moment in onwards if moment.kind == kind), told[start])


def line_of(drill: Drill, level: int, number: int, house: str = HOME) -> Line:
    """Write the line of a script.

    Args:
        drill: that has scripts.
        level: from 1.
        number: 0 to 9,999.
        house: whose rules.
    """
    return Line(drill.name, level, _plans(drill)[level - 1].name, number, house)


def is_script(line: Line, drills: Mapping[str, Drill]) -> bool:
    """Whether a line is of a whole script and not of one of its moments, nor of any other exercise."""
    return line.variant in {plan.name for plan in _plans(drills.get(line.drill))}


def script(line: Line, catalogue: Catalogue) -> Script:
    """Make the script of a line; the same line gives the same script.

    Raises:
        LineError: there is no such script, or no such house.
    """
    drill = catalogue.drills.get(line.drill)
    plans = _plans(drill)
    names = [plan.name for plan in plans[line.level - 1 : line.level]]
    if drill is None or drill.scripts is None or line.given or line.variant not in names:
        known = ", ".join(f"{line.drill} {level} {plan.name}" for level, plan in enumerate(plans, start=1))
        sentence = f"no such script: {line} (there are {known})"
        raise LineError(sentence, "no-script", word=Symbols(str(line)), known=Symbols(known))
    if line.seed > MOST_SCRIPT:
        sentence = f"no script: {line.seed} (0 to {MOST_SCRIPT})"
        raise LineError(sentence, "no-seed", word=Symbols(str(line.seed)), most=MOST_SCRIPT)
    plan, moments, house = plans[line.level - 1], [], catalogue.house_of(line)
    for place, moment in enumerate(drill.scripts.story(line.level, line.seed, house)):
        of = line._replace(variant=f"{plan.name}-{moment.kind}", seed=line.seed * _PLACES + place)
        moments.append(AskedMoment(Exercise(of, moment.task, house), moment.before))
    return Script(line, tuple(moments), plan.rounds)


def _plans(drill: Drill | None) -> Sequence[Plan]:
    return () if drill is None or drill.scripts is None else drill.scripts.plans
