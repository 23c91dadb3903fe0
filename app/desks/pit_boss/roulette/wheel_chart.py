"""How often each number fell, against what a fair wheel does: the pockets as they lie on the cylinder.

From the line of what is expected a bar goes up or down to how often the number fell; the thin line is the
span in which its true share lies. Where that leaves out the fair share, the number is framed and marked.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from app.desks.common import theme
from app.desks.common.label import show_tip
from app.desks.common.language import tr
from app.desks.common.lettering import LEFT, Weight, ink, write
from app.desks.common.roulette.cloth_painting import number_paint
from app.reports.roulette.wheel_words import is_outside, pocket_cells
from app.reports.wording import decimals
from app.rules.roulette.wheel_health.figures import Pocket

_LEFT: Final = 76
_FOOT: Final = 30
_HEAD: Final = 20
_LEAST_SPAN: Final = 0.02
"""Deviations of less than this are not drawn larger."""


def pocket_words(pocket: Pocket) -> str:
    """Say all of a bar."""
    number, times, expected, limits, mark = pocket_cells(pocket)
    words = tr("{number}: uscito {times}, atteso {expected}; la sua parte {limits}")
    said = words.format(number=number, times=times, expected=expected, limits=limits)
    return f"{said} ({mark})" if mark else said


class WheelChart(QWidget):
    """The bars."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.pockets: tuple[Pocket, ...] = ()
        self.setMinimumHeight(180)

    def sizeHint(self) -> QSize:
        """Say how much room it would like."""
        return QSize(1000, 240)

    def show_pockets(self, pockets: tuple[Pocket, ...]) -> None:
        """Show another wheel's."""
        self.pockets = pockets
        outside = [pocket_words(pocket) for pocket in pockets if is_outside(pocket)]
        self.setAccessibleName(tr("Quanto spesso è uscito ogni numero, nell'ordine del cilindro"))
        self.setAccessibleDescription("; ".join(outside) or tr("nessun numero fuori dai suoi limiti"))
        self.update()

    def event(self, event: QEvent) -> bool:
        """Say a bar's figures where somebody stays on it."""
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip and self.pockets:
            place = int((event.pos().x() - _LEFT) / self._wide)
            words = pocket_words(self.pockets[place]) if 0 <= place < len(self.pockets) else ""
            show_tip(event, words, self)
            return True
        return super().event(event)

    @property
    def _wide(self) -> float:
        return (self.width() - _LEFT) / max(1, len(self.pockets))

    @property
    def _span(self) -> float:
        """How far from what is expected anything drawn goes, as a part of it."""
        reach = [abs(37 * each - 1) for pocket in self.pockets for each in pocket.share]
        return max(_LEAST_SPAN, *reach) if reach else _LEAST_SPAN

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw them."""
        if not self.pockets:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        top, bottom = _HEAD, self.height() - _FOOT - 14
        middle, reach, span = (top + bottom) / 2, (bottom - top) / 2, self._span
        self._scale(painter, middle, reach, span)
        for place, pocket in enumerate(self.pockets):
            left = _LEFT + place * self._wide
            self._bar(painter, pocket, left, middle, reach / span)
            self._number(painter, pocket, QRectF(left, self.height() - _FOOT, self._wide, _FOOT))
        painter.end()

    def _scale(self, painter: QPainter, middle: float, reach: float, span: float) -> None:
        percent = decimals(span * 100, 0 if span >= 0.1 else 1)
        for y, words in ((middle - reach, f"+{percent} %"), (middle + reach, f"−{percent} %")):
            painter.setPen(QPen(ink(theme.LINE), 1))
            painter.drawLine(QPointF(_LEFT, y), QPointF(self.width(), y))
            write(painter, QRectF(0, y - 12, _LEFT - 6, 24), words, 14, paint=ink(theme.QUIET), align=LEFT)
        painter.setPen(QPen(ink(theme.QUIET), 1.5))
        painter.drawLine(QPointF(_LEFT, middle), QPointF(self.width(), middle))
        fair = QRectF(0, middle - 12, _LEFT - 6, 24)
        write(painter, fair, tr("atteso"), 14, paint=ink(theme.TEXT), align=LEFT)

    def _bar(self, painter: QPainter, pocket: Pocket, left: float, middle: float, scale: float) -> None:
        wide = self._wide
        fell = (pocket.times / pocket.expected - 1) * scale
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink(theme.GOLD if is_outside(pocket) else theme.FAINT))
        painter.drawRect(QRectF(left + wide * 0.22, middle, wide * 0.56, -fell).normalized())
        low, high = (middle - (37 * share - 1) * scale for share in pocket.share)
        centre, half = left + wide / 2, wide * 0.14
        painter.setPen(QPen(ink(theme.TEXT), 1.2))
        painter.drawLine(QPointF(centre, low), QPointF(centre, high))
        for y in (low, high):
            painter.drawLine(QPointF(centre - half, y), QPointF(centre + half, y))

    def _number(self, painter: QPainter, pocket: Pocket, box: QRectF) -> None:
        disc = box.adjusted(1.5, 2, -1.5, -2)
        painter.setPen(QPen(ink(theme.GOLD), 2) if is_outside(pocket) else Qt.PenStyle.NoPen)
        painter.setBrush(number_paint(pocket.number))
        painter.drawRoundedRect(disc, 5, 5)
        bold, paint = Weight.BOLD, ink(theme.TEXT)
        write(painter, disc, str(pocket.number), 15, weight=bold, paint=paint)
        if is_outside(pocket):
            mark = QRectF(box.x(), box.y() - 15, box.width(), 15)
            up = pocket.times > pocket.expected
            write(painter, mark, "▲" if up else "▼", 14, paint=ink(theme.GOLD))
