"""The names of side wagers in the language of a page or a window."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.reports.wording import tr
from app.rules.repeater.words import PRINTED

NAMES: Final = {
    **PRINTED,
    "before-7-2-12": QT_TRANSLATE_NOOP("", "2 o 12 prima del 7"),
    "before-7-3-11": QT_TRANSLATE_NOOP("", "3 o 11 prima del 7"),
}
"""Of the wagers that are called by more than their values, by code."""


def wager_words(code: str) -> str:
    """Name a side wager: "repeater 4", "Uptown"; one that is none stays as it was written."""
    if code in NAMES:
        return tr(NAMES[code])
    return code.replace("repeat-", "repeater ").replace("-", " ")
