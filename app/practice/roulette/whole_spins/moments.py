"""Moments of a spin: each asks one thing, and is an exercise like any other (`app.practice.exercise`)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from app.practice import forms
from app.practice.answers import letter
from app.practice.exercise import Field, Moment, Step, Task, slips_of
from app.practice.mistaken import every_choice, field_by_field
from app.practice.roulette.scenes import OnLayout
from app.practice.roulette.whole_spins.acts import ACTS, ANSWERS, SAID, Act, act_field, letter_of
from app.practice.saying import NOTHING, Say, Value
from app.rules.money import Cents, money_text

_MOST_SLIPS: Final = 24
_MOST_WAYS: Final = 7


class Asked(NamedTuple):
    """What a moment is about.

    Attributes:
        kind: what it practises.
        key: of its sentences, after the drill's name.
        values: that stand in them.
        scene: what is shown.
    """

    kind: str
    key: str
    values: Mapping[str, Value] = NOTHING
    scene: OnLayout | None = None


def acting(asked: Asked, right: Act, section: str, why: str, before: tuple[OnLayout, ...] = ()) -> Moment:
    """Ask what is done now.

    Args:
        asked: what it is about.
        right: as the table has it.
        section: of the procedure.
        why: key of the sentence that gives the reason.
        before: what was laid since the moment before.
    """
    fields = (act_field(right),)
    wrong = ((_slip(act, right), (letter_of(act),)) for act in ACTS)
    steps = (Step(Say(f"whole-spins.why.{why}", asked.values), section, None),)
    ask = Say(f"whole-spins.{asked.key}", asked.values)
    return Moment(asked.kind, Task(ask, fields, steps, slips_of(fields, wrong), asked.scene), before)


def _slip(act: Act, right: Act) -> str:
    """Name what was done instead, by what a table would say of it."""
    if right in ANSWERS:
        if act in {Act.ACCEPT, Act.LEAVE}:
            return "let-pass"
        return "turned-away" if act is Act.REFUSE else "no-answer"
    if act in SAID:
        return "not-said"
    return "player-first" if act in ANSWERS else "not-now"


def working(
    asked: Asked, fields: Sequence[Field], ways: Sequence[Iterable[str]], steps: Sequence[Step]
) -> Moment:
    """Ask for what goes with an act: amounts, places, an order.

    Args:
        asked: what it is about.
        fields: what is answered.
        ways: for each what could be answered to it, likely things first.
        steps: the right answer, worked out.
    """
    told = tuple(fields)
    likely = [
        [*dict.fromkeys((field.right[0], *way))][:_MOST_WAYS] for field, way in zip(told, ways, strict=True)
    ]
    if len(told) == 1:
        likely = [[*dict.fromkeys((told[0].right[0], *ways[0]))]]
    wrong = ((_wrong(names), answers) for names, answers in field_by_field(told, likely))
    ask = Say(f"whole-spins.{asked.key}", asked.values)
    slips = slips_of(told, wrong, _MOST_SLIPS)
    return Moment(asked.kind, Task(ask, told, tuple(steps), slips, asked.scene))


def _wrong(names: tuple[str, ...]) -> str:
    return f"wrong-{names[0]}" if len(names) == 1 else "several"


def counted(name: str, right: int) -> tuple[Field, list[str]]:
    """Ask for a count; gives the field, and what is answered by who miscounts."""
    near = (right + away for away in (1, -1, 2, -2, 5, -5, 10, 3, -3, 4, 6, 7, 8))
    return Field(name, forms.COUNT, (str(right),)), [str(count) for count in (*near, 2 * right) if count >= 0]


def moneyed(name: str, right: int, step: int) -> tuple[Field, list[str]]:
    """Ask for an amount of cents; gives the field, and what is answered by who miscounts by some steps."""
    near = [right + away * step for away in (1, -1, 2, -2, 4, -4, 3, -3, 5, 6, 7, 8, 9, 10)]
    wrong = [money_text(Cents(amount)) for amount in (*near, 2 * right) if amount >= 0]
    return Field(name, forms.MONEY, (money_text(Cents(right)),)), wrong


def chosen(name: str, right: Sequence[int], choices: tuple[Say, ...]) -> tuple[Field, list[str]]:
    """Ask which of several it is, by their places; gives the field, and all that can be chosen."""
    field = Field(name, forms.CHOICE, tuple(map(letter, right)), choices)
    return field, every_choice(field)
