"""A control that opens beneath itself, and shows by an arrow that it does."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QSignalBlocker
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import (
    QComboBox,
    QDateEdit,
    QWidget,
)

from app.desks.common import theme
from app.desks.common.lettering import ink


class Choice(QComboBox):
    """A control that opens, and shows that it does."""

    def offer(self, offered: Sequence[tuple[str, object]], chosen: object) -> None:
        """Offer other things without a word to whoever listens.

        Args:
            offered: what each is called, and what it is.
            chosen: which of them is; the first where it is not among them. Qt's search finds no equals.
        """
        each = [value for _, value in offered]
        with QSignalBlocker(self):
            self.clear()
            for words, value in offered:
                self.addItem(words, value)
            self.setCurrentIndex(each.index(chosen) if chosen in each else 0 if each else -1)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the arrow, which a style sheet has none of."""
        super().paintEvent(event)
        draw_arrow(self)


class DayChoice(QDateEdit):
    """The day to go to."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the arrow, which a style sheet has none of."""
        super().paintEvent(event)
        draw_arrow(self)


def draw_arrow(widget: QWidget) -> None:
    """Draw that something opens beneath a control."""
    painter = QPainter(widget)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    x, y = widget.width() - 16.0, widget.height() / 2
    painter.setPen(QPen(ink(theme.QUIET), 2))
    painter.drawPolyline(QPolygonF([QPointF(x - 4, y - 2), QPointF(x, y + 3), QPointF(x + 4, y - 2)]))
    painter.end()
