"""One line of the night's list: what, its paper, its amount; what was put right shows the first, struck."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from app.desks.common import theme
from app.desks.common.language import euro, tr
from app.desks.common.lettering import LEFT, RIGHT, Weight, ink, width_of, write
from app.desks.common.theme import Scale
from app.desks.common.touch import TouchButton
from app.desks.croupier.bank.bank_words import deed_words, way_words
from app.desks.croupier.bank.shown import Line

_AMOUNT: Final = 0.34
"""Of the line's width, at its end."""


class LineButton(TouchButton):
    """A line that is touched to look at what was recorded."""

    def __init__(self, scale: Scale, parent: QWidget) -> None:
        super().__init__(scale, parent)
        self._line: Line | None = None

    def show_line(self, line: Line) -> None:
        """Show another line."""
        if line != self._line:
            self._line = line
            self.update()
        self.say(self._title(line), self._beneath(line), name=self._name(line))

    @staticmethod
    def _title(line: Line) -> str:
        return f"{deed_words(line.deed)} {line.document}".strip()

    @staticmethod
    def _beneath(line: Line) -> str:
        if not line.seq:
            return tr("annullato: resta nella serie")
        parts = [tr("n. {seq}").format(seq=line.seq), *filter(None, (way_words(line.deed),))]
        if line.prints:
            parts.append(tr("stampe: {count}").format(count=line.prints))
        return " · ".join(parts)

    def _name(self, line: Line) -> str:
        parts = [self._title(line), self._beneath(line)]
        if line.seq:
            parts.append(f"€ {euro(line.amount)}")
        if line.first is not None:
            parts.append(tr("corretto, era {amount}").format(amount=euro(line.first)))
        return ", ".join(parts)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the line."""
        paint, px = self.draw_ground(painter, rect), self.scale.px
        least, line = px(theme.SMALLEST), self._line
        inside = rect.adjusted(px(12), px(4), -px(12), -px(4))
        wide = inside.width() * (1 - _AMOUNT)
        top = QRectF(inside.x(), inside.y(), wide, inside.height() * 0.56)
        write(painter, top, self.text(), px(19), weight=Weight.SEMI, paint=paint, align=LEFT, least=least)
        low = QRectF(inside.x(), top.bottom(), wide, inside.height() * 0.44)
        quiet = ink(theme.QUIET) if self.isEnabled() else paint
        write(painter, low, self.below, px(15), paint=quiet, align=LEFT, least=least)
        if line is None or not line.seq:
            return
        right = QRectF(
            inside.right() - inside.width() * _AMOUNT, top.y(), inside.width() * _AMOUNT, top.height()
        )
        amount = f"€ {euro(line.amount)}"
        if line.first is None:
            right.setHeight(inside.height())
        write(painter, right, amount, px(21), weight=Weight.BOLD, paint=paint, align=RIGHT, least=least)
        if line.first is not None:
            self._draw_first(
                painter, right.translated(0, right.height()), low.height(), f"€ {euro(line.first)}"
            )

    def _draw_first(self, painter: QPainter, box: QRectF, height: float, text: str) -> None:
        """Write the first amount, struck through."""
        px, paint = self.scale.px, ink(theme.QUIET)
        box.setHeight(height)
        write(painter, box, text, px(16), paint=paint, align=RIGHT, least=px(theme.SMALLEST))
        y = box.center().y()
        painter.setPen(QPen(paint, px(2)))
        painter.drawLine(QPointF(box.right() - width_of(text, px(16)), y), QPointF(box.right(), y))
