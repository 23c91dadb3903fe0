"""The value of a number, read and heard: a card for each of the thirty-six, and one for zero [A1]."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from app.practice import forms
from app.practice.exercise import Drill, Sitting, Step, Task, one_field, slips_of
from app.practice.pace import Pace
from app.practice.repeater.dealt import rules_dealt
from app.practice.saying import Quote, Say, Symbols
from app.rules.repeater.house_rules import RepeaterRules
from app.rules.repeater.values import SEVEN, USUAL_VALUES, VALUES

_THIRDS: Final = (range(13), range(13, 25), range(25, 37))
_HEARD: Final = "heard-"
_LEVELS: Final = tuple(
    tuple(f"{how}{number}" for number in third) for how in ("", _HEARD) for third in _THIRDS
)
_NAME: Final = "repeater-values"
_NO_VALUE: Final = 0
"""What is answered for a number that does not count."""
_SECTION: Final = "Repeater A1"


def values_of_numbers(called: Callable[[int], str]) -> Drill:
    """Make the drill.

    Args:
        called: how a number is called at the table, 0 to 36.
    """

    def make(sitting: Sitting) -> Task:
        number = int(sitting.variant.removeprefix(_HEARD))
        if sitting.variant.startswith(_HEARD):
            ask = Say("repeater-values.ask.heard", {"call": Quote(called(number))})
        else:
            ask = Say("repeater-values.ask", {"number": number})
        return _task(rules_dealt(sitting.house), number, ask)

    return Drill(_NAME, _LEVELS, make, pace=Pace(4))


def _task(rules: RepeaterRules, number: int, ask: Say) -> Task:
    value = rules.value_of(number) or _NO_VALUE
    fields = one_field("value", forms.COUNT, str(value))
    mistakes = ((name, (str(answer),)) for name, answer in _mistakes(rules, number, value))
    return Task(ask, fields, tuple(_worked(rules, number)), slips_of(fields, mistakes))


def _worked(rules: RepeaterRules, number: int) -> Iterator[Step]:
    value = rules.value_of(number)
    if value is None:
        yield Step(Say("repeater-values.zero"), _SECTION)
        return
    if rules.values == USUAL_VALUES:
        row, place = divmod(number - 1, 6)
        dice = Symbols(f"{row + 1} + {place + 1} = {value}")
        yield Step(Say("repeater-values.throw", {"number": number, "sum": dice}), _SECTION)
    alike = [str(other) for other in range(1, len(rules.values) + 1) if rules.value_of(other) == value]
    yield Step(
        Say("repeater-values.numbers", {"value": value, "numbers": Symbols(", ".join(alike))}), _SECTION
    )
    if value == SEVEN:
        yield Step(Say("repeater-values.seven"), _SECTION)


def _mistakes(rules: RepeaterRules, number: int, value: int) -> Iterator[tuple[str, int]]:
    """What is answered by who reads the number itself, takes one beside it, or lets zero count."""
    if number == 0:
        yield from (("zero-counted", other) for other in VALUES)
        return
    yield "not-counted", _NO_VALUE
    if number in VALUES:
        yield "number-itself", number
    for beside in (number - 1, number + 1):
        if 1 <= beside <= len(rules.values):
            yield "number-beside", rules.values[beside - 1]
    yield from (("one-off" if abs(other - value) == 1 else "other-value", other) for other in VALUES)
