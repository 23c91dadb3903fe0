"""How positions are written in few letters in the language of the desk.

The simple chances are French in every language, as on the cloth; numbers need no language. What the journal
keeps is written as `cloth_names` does.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.desks.common.cloth_names import cloth_name
from app.desks.common.language import tr
from app.rules.layout import Kind, Position

_NAMES: Final = {
    "dozen-1": QT_TRANSLATE_NOOP("", "1ª dozz."),
    "dozen-2": QT_TRANSLATE_NOOP("", "2ª dozz."),
    "dozen-3": QT_TRANSLATE_NOOP("", "3ª dozz."),
    "double-dozen-1-2": QT_TRANSLATE_NOOP("", "Dozz. 1/2"),
    "double-dozen-2-3": QT_TRANSLATE_NOOP("", "Dozz. 2/3"),
    "first-four": QT_TRANSLATE_NOOP("", "quattro primi"),
}
"""What is a word: everything else is a number, or French."""


def cloth_words(position: Position) -> str:
    """Write a position in few letters: "8/11", "Noir", "Col. 35", "1ª dozz.", "quattro primi"."""
    words = _NAMES.get(position.name)
    return cloth_name(position) if words is None else tr(words)


def target_words(position: Position) -> str:
    """Name a place to touch; the longest word of the first four would not stand in a round one."""
    return tr("4 primi") if position.kind is Kind.FIRST_FOUR else cloth_words(position)
