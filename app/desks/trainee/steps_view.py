"""How the right answer is worked out: step by step, each with the section that it rests on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from app.desks.common.lettering import Weight, fits_lines, ink, width_of, write, write_lines
from app.desks.common.theme import GOLD, Scale
from app.desks.trainee.looks import QUIET, TEXT, on_panel
from app.practice.exercise import Step
from app.practice.saying import Say, Symbols
from app.reports.practice_words.sentences import PracticeWords, begun

_MOST_HIGH: Final = 60
_SECTION: Final = 90
_SIZE: Final = 21
_LEAST: Final = 16
_SMALL: Final = 17
_BAR: Final = 5
_LINE: Final = 1.25
_MOST_LINES: Final = 9
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class StepsView(QWidget):
    """The steps, as large as there is room for them all; else those about the one looked at."""

    def __init__(self, scale: Scale, parent: QWidget, words: PracticeWords) -> None:
        super().__init__(parent)
        self._words = words
        self._scale = scale
        self.steps: tuple[Step, ...] = ()
        self.current = -1
        self._calls: Mapping[str, Say] = {}

    def show_steps(
        self, steps: Sequence[Step], current: int = -1, calls: Mapping[str, Say] = MappingProxyType({})
    ) -> None:
        """Show some steps.

        Args:
            steps: in their order.
            current: which is looked at, from 0; below 0 for none.
            calls: what could be chosen, by its letter: a step that names one says which it was.
        """
        self.steps, self.current, self._calls = tuple(steps), current, calls
        self.setAccessibleName(
            " ".join(f"{self._words.sentence(step.say)} {step.cited}".strip() for step in self.steps)
        )
        self.setVisible(bool(self.steps))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw a row for each step; the one that is looked at has a bar before it."""
        if not self.steps:
            return
        painter = on_panel(self, self._scale)
        edge, section = self._scale.px(14), self._section_width()
        wide, top = self.width() - 2 * edge - section, edge / 2
        texts = [self._text(place) for place in range(len(self.steps))]
        places, size, heights = self._measured(texts, wide)
        for place, high in zip(places, heights, strict=True):
            row = QRectF(edge, top, wide, high)
            is_current = place == self.current and len(self.steps) > 1
            if is_current:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(ink(GOLD))
                painter.drawRect(QRectF(0, top, self._scale.px(_BAR), high))
            weight = Weight.SEMI if is_current else Weight.REGULAR
            write_lines(painter, row, texts[place], size, weight=weight, paint=ink(TEXT), align=_LEFT)
            beside, said = QRectF(row.right(), top, section, high), self.steps[place].cited
            write(painter, beside, said, min(size, self._scale.px(_SMALL)), paint=ink(QUIET), align=_RIGHT)
            top += high
        painter.end()

    def _text(self, place: int) -> str:
        """Say a step; of the one that is looked at also what stood behind the letter that it names."""
        say = self.steps[place].say
        text, named = f"{place + 1}. {begun(self._words.sentence(say))}", say.values.get("payment")
        call = self._calls.get(named.text) if isinstance(named, Symbols) and place == self.current else None
        return text if call is None else f"{text} — {self._words.sentence(call)}"

    def _section_width(self) -> float:
        widest = max(width_of(step.cited, self._scale.px(_SMALL)) for step in self.steps)
        return max(self._scale.px(_SECTION), widest + self._scale.px(12))

    def _measured(self, texts: Sequence[str], wide: float) -> tuple[Sequence[int], int, list[float]]:
        """Find which steps are shown, the size of letters at which they have room, and how high each is."""
        room, least = self.height() - self._scale.px(14), self._scale.px(_LEAST)
        size = self._scale.px(_SIZE)
        while (lines := _lines(texts, wide, size)) and size > least and sum(lines) * size * _LINE > room:
            size -= 1
        places = _around(lines, self.current, room / (size * _LINE))
        shown = [lines[place] for place in places]
        line = min(self._scale.px(_MOST_HIGH), room / sum(shown))
        return places, size, [line * count for count in shown]


def _around(lines: Sequence[int], current: int, room: float) -> Sequence[int]:
    """Choose the steps that are shown: all, or a page of them with the one that is looked at.

    Args:
        lines: of each step.
        current: which is looked at.
        room: in lines.
    """
    first, used = 0, 0
    for place, count in enumerate(lines):
        if used + count > room and place > first:
            if current < place:
                return range(first, place)
            first, used = place, 0
        used += count
    return range(first, len(lines))


def _lines(texts: Sequence[str], wide: float, size: int) -> list[int]:
    """Say how many lines each text takes."""
    return [
        next(count for count in range(1, _MOST_LINES + 1) if _has_room(text, wide, size, count))
        for text in texts
    ]


def _has_room(text: str, wide: float, size: int, lines: int) -> bool:
    room = QRectF(0, 0, wide, lines * size * _LINE)
    return lines == _MOST_LINES or fits_lines(room, text, size, Weight.SEMI)
