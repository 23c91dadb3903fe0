"""The French call: number, colour, parity, half; zero alone. From the number, read, and by ear [7.2]."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

from app.practice import forms
from app.practice.answers import letter
from app.practice.exercise import Drill, Field, Sitting, Step, Task, slips_of
from app.practice.mistaken import every_choice, field_by_field
from app.practice.pace import Pace
from app.practice.roulette.scenes import OnLayout
from app.practice.saying import NOTHING, Quote, Say
from app.rules.roulette.french_call import announcement, call_words
from app.rules.roulette.wheel import is_number

_THIRDS: Final = {"first": range(13), "second": range(13, 25), "third": range(25, 37)}
_LEVELS: Final = tuple(
    tuple(f"{asked}-{third}" for third in _THIRDS)
    for asked in ("parts", "whole", "read", "heard", "heard-number")
)
_PARTS: Final = (("colour", ("Rouge", "Noir")), ("parity", ("Pair", "Impair")), ("half", ("Manque", "Passe")))
_WORDS: Final = 6
"""How many words there are to choose from."""
_AWAY: Final = (1, -1, 10, -10, 2, -2, 20, -20, 3, -3, 4, -4, 11, -11, 9, -9, 5, -5, 8, -8, 12, -12)
"""How far away the numbers are that are taken for another."""
_MOST_SLIPS: Final = 20


def _task(sitting: Sitting) -> Task:
    asked, _, third = sitting.variant.rpartition("-")
    number = sitting.chance.choice(_THIRDS[third])
    ask = _ask(asked, number)
    fields = tuple(_fields(sitting.chance, asked, number))
    return Task(ask, fields, _worked(number), slips_of(fields, _mistakes(number, fields), _MOST_SLIPS))


def _ask(asked: str, number: int) -> Say:
    if asked in {"parts", "whole"}:
        return Say(f"call.ask.{asked}", {"number": number})
    called = call_words(number)[0] if asked == "heard-number" else announcement(number)
    return Say(f"call.ask.{asked}", {"call": Quote(called)})


def _fields(chance: random.Random, asked: str, number: int) -> Iterator[Field]:
    if asked == "whole":
        words = chance.sample([call_words(near)[0] for near in _near(number)], _WORDS)
        yield Field(
            "word", forms.CHOICE, (letter(words.index(call_words(number)[0])),), tuple(map(_said, words))
        )
    elif asked != "parts":
        yield Field("number", forms.COUNT, (str(number),))
    if asked in {"parts", "whole", "heard-number"}:
        yield from _part_fields(number)


def _near(number: int) -> list[int]:
    """The number, and those that are taken for it."""
    others = (int(str(number)[::-1]), *(number + away for away in _AWAY))
    return list(dict.fromkeys((number, *filter(is_number, others))))[:_WORDS]


def _said(word: str) -> Say:
    return Say("call.said", {"word": Quote(word)})


def _part_fields(number: int) -> Iterator[Field]:
    """Colour, parity and half; of zero none of them is said."""
    called = call_words(number)[1:]
    for place, (name, words) in enumerate(_PARTS):
        right = words.index(called[place]) if called else len(words)
        choices = (*map(_said, words), Say("call.nothing", NOTHING))
        yield Field(name, forms.CHOICE, (letter(right),), choices)


def _worked(number: int) -> tuple[Step, ...]:
    words = call_words(number)
    steps = [Step(Say("call.step.number", {"number": number, "word": Quote(words[0])}), "7.2")]
    if number == 0:
        steps.append(Step(Say("call.step.zero"), "7.2"))
    steps += [
        Step(Say(f"call.step.{name}", {"number": number, "word": Quote(word)}), "7.2")
        for (name, _), word in zip(_PARTS, words[1:], strict=False)
    ]
    whole = Say("call.step.whole", {"call": Quote(announcement(number))})
    steps.append(Step(whole, "7.2", OnLayout((), number)))
    return tuple(steps)


def _mistakes(number: int, fields: tuple[Field, ...]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """What is answered by who takes another number, or gets one of the parts wrong, or several."""
    for names, answers in field_by_field(fields, [_answers(number, field) for field in fields]):
        yield _slip(number, names), answers


def _answers(number: int, field: Field) -> list[str]:
    """What could be answered to one field, the likely things first."""
    if field.form is forms.COUNT:
        near = (int(str(number)[::-1]), *(number + away for away in _AWAY))
        return [str(other) for other in dict.fromkeys((number, *near)) if is_number(other)]
    return every_choice(field)


def _slip(number: int, wrong: tuple[str, ...]) -> str:
    if len(wrong) > 1:
        return "several"
    if number == 0 and wrong[0] in {"colour", "parity", "half"}:
        return "zero-alone"
    return f"wrong-{wrong[0]}"


CALL: Final = Drill("call", _LEVELS, _task, pace=Pace(5))
