"""The words of what is practised for any game: chips, cutting, the bank; of lines, runs and exams."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QLocale

from app.practice.saying import Chips, Quote, Sum, Symbols, Value
from app.reports.practice_words import bank, conversion, cutting, lines, single
from app.reports.practice_words.course_words import CourseWords
from app.reports.practice_words.scenes import COLOURS, scene_words
from app.reports.practice_words.variants import CASES
from app.reports.wording import count, money, tr
from app.rules import italian
from app.rules.chips import Chip

_FIGURE: Final = re.compile(r"(?<![\d.,])(?:\d{1,3}(?:\.\d{3})+(?:,\d{2})?|\d+,\d{2})(?!\d|[.,]\d)")
"""1.040, 172,50 or 1.040,00; no "2.50" of what is typed."""
_AND: Final = QT_TRANSLATE_NOOP("", "e")


def _said(value: Value) -> str | None:
    match value:
        case int():
            return count(value)
        case Sum(cents):
            return f"€\N{NO-BREAK SPACE}{money(cents)}"
        case Chips(chips):
            return listed([_chip(chip, pieces) for chip, pieces in chips])
        case Quote(words):
            return f"«{words}»"
        case Symbols(text):
            return _FIGURE.sub(_figure, text)
        case _:
            return None


def _figure(found: re.Match[str]) -> str:
    """Write a figure of a sum, which stands there as Italians write it, as the language of the page does."""
    return found.group().translate({ord("."): QLocale().groupSeparator(), ord(","): QLocale().decimalPoint()})


def _chip(chip: Chip, pieces: int) -> str:
    if chip.colour is None:
        return f"{count(pieces)} × {italian.euro(chip.value)}"
    return f"{count(pieces)} × {tr(COLOURS.get(chip.colour, chip.colour))}"


def listed(parts: list[str]) -> str:
    """Join parts as they are spoken: a comma between them, and a word before the last."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {tr(_AND)} {parts[-1]}"


ANY_GAME: Final = CourseWords(
    sentences=lines.SENTENCES | conversion.SENTENCES | cutting.SENTENCES | bank.SENTENCES | single.SENTENCES,
    terms={**bank.TERMS, **COLOURS},
    cases=CASES,
    parts={},
    calls={},
    said=_said,
    scene=scene_words,
)
