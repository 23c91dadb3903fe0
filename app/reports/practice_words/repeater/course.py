"""The words of what is practised of Repeater Bets, put together."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.practice.repeater.dealt import Named
from app.practice.saying import Value
from app.reports.practice_words.course_words import CourseWords
from app.reports.practice_words.repeater import (
    amounts,
    booking,
    faults,
    offers,
    spin,
    sweep,
    values,
    whole_rounds,
)
from app.reports.practice_words.repeater.scenes import scene_words
from app.reports.repeater.wager_words import wager_words

_LINES: Final = {
    "repeater.wager": QT_TRANSLATE_NOOP("", "{wager}"),
    "line.no-repeater-bets": QT_TRANSLATE_NOOP("", "La casa {word} non fa Repeater Bets"),
}


def _said(value: Value) -> str | None:
    return wager_words(value.wager) if isinstance(value, Named) else None


_DRILLS: Final = (values, booking, spin, amounts, offers, sweep, faults, whole_rounds)

REPEATER_WORDS: Final = CourseWords(
    sentences={**_LINES, **{key: said for drill in _DRILLS for key, said in drill.SENTENCES.items()}},
    cases={case: said for drill in _DRILLS for case, said in drill.CASES.items()},
    said=_said,
    scene=scene_words,
)
