"""How the right answer is worked out: step by step, each with the section that it rests on."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.desks.common.lettering import ink, width_of, write, write_wrapped
from app.desks.common.theme import RADIUS, SMALLEST, Scale
from app.desks.trainee.looks import PANEL, QUIET, TEXT
from app.practice.exercise import Step
from app.reports.practice_words.sentences import sentence

_MOST_HIGH: Final = 60
_SECTION: Final = 90
_SIZE: Final = 21
_LINE: Final = 1.25
_RAGGED: Final = 1.06
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class StepsView(QWidget):
    """The steps, as large as there is room for them all."""

    def __init__(self, scale: Scale, parent: QWidget) -> None:
        super().__init__(parent)
        self._scale = scale
        self.steps: tuple[Step, ...] = ()

    def show_steps(self, steps: Sequence[Step]) -> None:
        """Show some steps."""
        self.steps = tuple(steps)
        self.setAccessibleName(" ".join(f"{sentence(step.say)} [{step.section}]" for step in self.steps))
        self.setVisible(bool(self.steps))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, N802 - Qt's name
        """Draw a row for each step."""
        if not self.steps:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink(PANEL))
        radius = self._scale.px(RADIUS)
        painter.drawRoundedRect(QRectF(self.rect()), radius, radius)
        edge, section = self._scale.px(14), self._scale.px(_SECTION)
        wide, top = self.width() - 2 * edge - section, edge / 2
        texts = [f"{place}. {sentence(step.say)}" for place, step in enumerate(self.steps, 1)]
        size, heights = self._measured(texts, wide)
        for step, text, high in zip(self.steps, texts, heights, strict=True):
            row = QRectF(edge, top, wide, high)
            write_wrapped(painter, row, text, size, paint=ink(TEXT), align=_LEFT)
            beside, said = QRectF(row.right(), top, section, high), f"[{step.section}]"
            write(painter, beside, said, min(size, self._scale.px(17)), paint=ink(QUIET), align=_RIGHT)
            top += high
        painter.end()

    def _measured(self, texts: Sequence[str], wide: float) -> tuple[int, list[float]]:
        """Find the size of letters at which all of it has room, and how high each step then is."""
        room, least = self.height() - self._scale.px(14), self._scale.px(SMALLEST)
        size = self._scale.px(_SIZE)
        while (lines := _lines(texts, wide, size)) and size > least and sum(lines) * size * _LINE > room:
            size -= 1
        line = min(self._scale.px(_MOST_HIGH), room / sum(lines))
        return size, [line * count for count in lines]


def _lines(texts: Sequence[str], wide: float, size: int) -> list[int]:
    """Say how many lines each text takes; a line that is broken is never quite full."""
    return [max(1, ceil(width_of(text, size) * _RAGGED / wide)) for text in texts]
