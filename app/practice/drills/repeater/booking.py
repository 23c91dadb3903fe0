"""May it be booked? A wager is asked for, and the board shows what has come in this round [A1]."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Final

from app.practice import forms
from app.practice.exercise import Drill, Sitting, Step, Task, one_field, slips_of
from app.practice.pace import Pace
from app.practice.repeater.dealt import Named, offered, rules_dealt
from app.practice.saying import Say, Symbols
from app.rules.repeater.values import SEVEN, TALLIED, VALUES
from app.rules.repeater.wagers import REPEATERS, WAGERS, Wager

_SINGLES: Final = REPEATERS[:-1]
_NEEDS: Final = {wager.values[0]: wager.envy for wager in _SINGLES}
"""How often each value must come."""
_BEFORE: Final = "before-"
_ASKED: Final[Mapping[str, tuple[Wager, ...]]] = {
    "low": tuple(wager for wager in _SINGLES if wager.values[0] < SEVEN),
    "high": tuple(wager for wager in _SINGLES if wager.values[0] > SEVEN),
    "together": REPEATERS[-1:],
    "complete": _SINGLES,
    **{wager.code: (wager,) for wager in WAGERS if wager not in REPEATERS},
}
_LEVELS: Final = (
    ("low", "high", "together"),
    tuple(code for code in _ASKED if code in {w.code for w in WAGERS} and not code.startswith(_BEFORE)),
    (*(code for code in _ASKED if code.startswith(_BEFORE)), "complete"),
)
_FREE: Final = 0
"""What is answered where nothing blocks it."""
_NO_MARKS: Final = Symbols("–")
_MOST_NAMED, _MOST_OTHERS = 2, 3
_SECTION: Final = "Repeater A1"


def _task(sitting: Sitting) -> Task:
    chance = sitting.chance
    wager = chance.choice(offered(rules_dealt(sitting.house), _ASKED[sitting.variant]))
    marks = _marks(chance, wager, complete=sitting.variant == "complete")
    blocking = tuple(value for value in wager.values if value in marks)
    fields = one_field("value", forms.COUNT, *map(str, blocking or (_FREE,)))
    board = Symbols(", ".join(f"{value} ×{marks[value]}" for value in sorted(marks))) if marks else _NO_MARKS
    ask = Say("repeater-booking.ask", {"board": board, "wager": Named(wager.code)})
    mistakes = ((name, (str(answer),)) for name, answer in _mistakes(wager, marks))
    return Task(ask, fields, tuple(_worked(wager, blocking)), slips_of(fields, mistakes))


def _marks(chance: random.Random, wager: Wager, *, complete: bool) -> dict[int, int]:
    """Mark one or two of the values that a wager names, or none, and some others.

    Args:
        chance: draws them.
        wager: that is asked for.
        complete: whether all that is marked has come as often as it must, or oftener.
    """
    others = [value for value in TALLIED if value not in wager.values]
    named = chance.sample(wager.values, chance.randint(1, min(_MOST_NAMED, len(wager.values))))
    marked = named if chance.random() < 0.5 else []
    marked += chance.sample(others, chance.randint(min(1, len(others)), min(_MOST_OTHERS, len(others))))
    return {value: _times(chance, _NEEDS[value], complete=complete) for value in marked}


def _times(chance: random.Random, need: int, *, complete: bool) -> int:
    return chance.randint(need, need + 1) if complete else chance.randint(1, need)


def _worked(wager: Wager, blocking: tuple[int, ...]) -> Iterator[Step]:
    named = {"wager": Named(wager.code), "values": _listed(wager.values)}
    yield Step(Say("repeater-booking.names", named), _SECTION)
    if blocking:
        yield Step(Say("repeater-booking.marked", {"values": _listed(blocking)}), _SECTION)
    else:
        yield Step(Say("repeater-booking.free"), _SECTION)


def _listed(values: tuple[int, ...]) -> Symbols:
    return Symbols(", ".join(map(str, values)))


def _mistakes(wager: Wager, marks: Mapping[int, int]) -> Iterator[tuple[str, int]]:
    """What is answered by who overlooks a mark, takes another wager's, or one that there is not."""
    yield "overlooked", _FREE
    for value in VALUES:
        if value == SEVEN:
            yield "seven", value
        elif value in marks:
            yield "not-named", value
        elif value in wager.values:
            yield "not-marked", value
        else:
            yield "neither", value


BOOKING: Final = Drill("repeater-booking", _LEVELS, _task, pace=Pace(5))
