"""How positions are written in few letters in the language of the desk.

The simple chances are French in every language, as on the cloth; numbers need no language. The places of a
French cloth are called in French in every language. What the journal keeps is written as `cloth_names` does.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.desks.common.language import tr
from app.desks.common.roulette.cloth_names import cloth_name
from app.rules.roulette.layout import Kind, Position
from app.rules.tongue import Speech

_NAMES: Final = {
    "dozen-1": QT_TRANSLATE_NOOP("", "1ª dozz."),
    "dozen-2": QT_TRANSLATE_NOOP("", "2ª dozz."),
    "dozen-3": QT_TRANSLATE_NOOP("", "3ª dozz."),
    "double-dozen-1-2": QT_TRANSLATE_NOOP("", "Dozz. 1/2"),
    "double-dozen-2-3": QT_TRANSLATE_NOOP("", "Dozz. 2/3"),
    "first-four": QT_TRANSLATE_NOOP("", "quattro primi"),
}
"""What is a word: everything else is a number, or French."""
_FRENCH: Final = {
    "dozen-1": "1re douz.",
    "dozen-2": "2e douz.",
    "dozen-3": "3e douz.",
    "double-dozen-1-2": "Douz. 1/2",
    "double-dozen-2-3": "Douz. 2/3",
    "first-four": "quatre premiers",
}
"""The same on a French cloth."""


def cloth_words(position: Position, speech: Speech = Speech.ITALIAN) -> str:
    """Write a position in few letters: "8/11", "Noir", "Col. 35", "1ª dozz.", "quattro primi".

    Args:
        position: which.
        speech: French for a place on a French cloth; what is said of one is of the desk's language.
    """
    words = _NAMES.get(position.name)
    if words is None:
        return cloth_name(position)
    return _FRENCH[position.name] if speech is Speech.FRENCH else tr(words)


def target_words(position: Position, speech: Speech) -> str:
    """Name a place to touch; the longest word of the first four would not stand in a round one."""
    if position.kind is Kind.FIRST_FOUR:
        return "4 prem." if speech is Speech.FRENCH else tr("4 primi")
    return cloth_words(position, speech)
