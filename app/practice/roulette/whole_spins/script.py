"""A whole script in one line, and the exercises that it is made of.

whole-spins 3 slips 4711        the drill, a level with the name of its plan, the script's number
whole-spins 3 slips-pay 471107  its seventh moment, which is a payment: an exercise like any other
"""

from __future__ import annotations

from typing import NamedTuple

from app.houses import house_from
from app.practice.catalogue import Exercise
from app.practice.drills.roulette.whole_spins import MOST_SCRIPT, NAME, PLACES, variant_of
from app.practice.line import HOME, Line, LineError
from app.practice.roulette.whole_spins.story import PLANS, story
from app.practice.saying import Symbols
from app.practice.scene import OnLayout


class Asked(NamedTuple):
    """A moment as it is asked.

    Attributes:
        exercise: the same that its own line gives.
        before: pictures of what is laid before it is asked, one after the other.
    """

    exercise: Exercise
    before: tuple[OnLayout, ...]


class Script(NamedTuple):
    """Some spins in a row.

    Attributes:
        line: that gives the same again.
        moments: in their order.
    """

    line: Line
    moments: tuple[Asked, ...]

    @property
    def spins(self) -> int:
        """How many spins it has."""
        return PLANS[self.line.level - 1].spins


def line_of(level: int, number: int, house: str = HOME) -> Line:
    """Write the line of a script.

    Args:
        level: from 1.
        number: 0 to 9,999.
        house: whose rules.
    """
    return Line(NAME, level, PLANS[level - 1].name, number, house)


def is_script(line: Line) -> bool:
    """Whether a line is of a whole script and not of one of its moments."""
    return line.drill == NAME and line.variant in {plan.name for plan in PLANS}


def script(line: Line) -> Script:
    """Make the script of a line; the same line gives the same script.

    Raises:
        LineError: there is no such script, or no such house.
    """
    if not 1 <= line.level <= len(PLANS) or line != line_of(line.level, line.seed, line.house):
        known = ", ".join(f"{NAME} {level} {plan.name}" for level, plan in enumerate(PLANS, start=1))
        sentence = f"no such script: {line} (there are {known})"
        raise LineError(sentence, "no-script", word=Symbols(str(line)), known=Symbols(known))
    if line.seed > MOST_SCRIPT:
        sentence = f"no script: {line.seed} (0 to {MOST_SCRIPT})"
        raise LineError(sentence, "no-seed", word=Symbols(str(line.seed)), most=MOST_SCRIPT)
    try:
        house = house_from(line.house)
    except LookupError as fault:
        raise LineError(f"no such house: {line.house}", "no-house", word=Symbols(line.house)) from fault
    moments = []
    for place, moment in enumerate(story(line.level, line.seed, house)):
        variant = variant_of(line.level, moment.kind)
        of = Line(NAME, line.level, variant, line.seed * PLACES + place, line.house)
        moments.append(Asked(Exercise(of, moment.task), moment.before))
    return Script(line, tuple(moments))
