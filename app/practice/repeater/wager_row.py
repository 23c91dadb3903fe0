"""The wagers of a house as a row of choices, in the order of the paytables, the same every time."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from app.practice import forms
from app.practice.answers import letter
from app.practice.exercise import Field
from app.practice.repeater.dealt import Named
from app.practice.saying import Say
from app.rules.repeater.house_rules import RepeaterRules


def wager_field(rules: RepeaterRules, name: str, right: str, besides: Sequence[Say]) -> Field:
    """Ask for some of the wagers that a house offers.

    Args:
        rules: of the house.
        name: of the field.
        right: letters of the row.
        besides: what can be chosen instead of any wager; it stands behind them.
    """
    row = (*(Say("repeater.wager", {"wager": Named(wager.code)}) for wager in rules.wagers), *besides)
    return Field(name, forms.SEVERAL, (right,), row, is_row=True)


def letters_of(rules: RepeaterRules, codes: Collection[str]) -> str:
    """Write some wagers by their letters."""
    return "".join(letter(at) for at, wager in enumerate(rules.wagers) if wager.code in codes)


def letter_behind(rules: RepeaterRules, place: int) -> str:
    """Write what can be chosen instead, by its place from 0."""
    return letter(len(rules.wagers) + place)
