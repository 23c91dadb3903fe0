"""A table that is simulated, open at the house's minimum, and everything that happens in a few scripts."""

from __future__ import annotations

from functools import cache

from app.practice.exercise import Moment
from app.practice.roulette.whole_spins.simulated import Simulated
from app.practice.roulette.whole_spins.story import PLANS, story
from app.practice.saying import Quote
from app.rules.money import Cents
from app.rules.side import Side
from tests.houses import house

SCRIPTS = 24
LEVELS = range(1, len(PLANS) + 1)


def opened(name: str = "venezia", *, times: int = 1) -> Simulated:
    """Open it on the seventh, at so many times the minimum."""
    table = Simulated(house(name), Side.LEFT)
    table.open(Cents(house(name).minimum * times), 7)
    return table


@cache
def scripts(level: int) -> tuple[tuple[Moment, ...], ...]:
    """Tell some scripts of a level."""
    return tuple(tuple(story(level, number, house("venezia"))) for number in range(SCRIPTS))


def key_of(moment: Moment) -> str:
    """What a moment is about."""
    return moment.task.ask.key.removeprefix("whole-spins.")


def right_act(moment: Moment) -> str:
    """The key of what is right where an act is asked; of anything else nothing."""
    field = moment.task.fields[0]
    if field.name != "act":
        return ""
    choice = field.choices["ABCDEFGHIJKLMNOPQRSTUVWXYZ".index(field.right[0])]
    words = choice.values.get("words")
    return words.words if isinstance(words, Quote) else choice.key.removeprefix("whole-spins.act.")
