"""The name of a side wager, in the language of the page."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.reports.wording import tr

_WAGERS: Final = {
    "uptown": "Uptown",
    "downtown": "Downtown",
    "citywide": "Citywide",
    "repeater-even": "Even",
    "repeater-odd": "Odd",
    "horn": "Horn",
    "before-7-2-12": QT_TRANSLATE_NOOP("", "2 o 12 prima del 7"),
    "before-7-3-11": QT_TRANSLATE_NOOP("", "3 o 11 prima del 7"),
}


def wager_words(code: str) -> str:
    """Name a side wager: "repeater 4", "Uptown"; one that is none stays as it was written."""
    if code in _WAGERS:
        return tr(_WAGERS[code])
    return code.replace("repeat-", "repeater ").replace("-", " ")
