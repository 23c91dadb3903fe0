"""What makes the trainee's desk look like no table: a blue ground, and a band that says so."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPaintEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from app.desks.common.language import tr
from app.desks.common.lettering import Weight, ink, write, write_wrapped
from app.desks.common.theme import GAP, RADIUS, TARGET, Scale

GROUND: Final = "#1d2150"
PANEL: Final = "#262c66"
BAND: Final = "#c9d2ff"
BAND_STRIPE: Final = "#aab8ff"
ON_BAND: Final = "#12163c"
TEXT: Final = "#f5f4ff"
QUIET: Final = "#c2c8f2"
RIGHT: Final = "#7fe0ae"
WRONG: Final = "#ffab9f"
BAND_HIGH: Final = 44
_LEAVE: Final = 130
_COLUMNS: Final = 3
_ROWS: Final = 7
"""Of drills have room above what is at the foot of a page."""


def write_in(line: QLineEdit, scale: Scale, size: int = 20) -> None:
    """Give a line that is typed into the looks of this desk.

    Args:
        line: which.
        scale: of the window.
        size: of the letters, pixels of the reference panel.
    """
    px = scale.px
    line.setStyleSheet(
        f"font-size: {px(size)}px; padding: {px(6)}px; color: {TEXT}; background: {PANEL};"
        f"border: {px(2)}px solid {QUIET}; placeholder-text-color: {QUIET};"
    )


def on_panel(widget: QWidget, scale: Scale) -> QPainter:
    """Begin to draw on a panel that fills a widget; who begins ends it, too."""
    painter = QPainter(widget)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink(PANEL))
    radius = scale.px(RADIUS)
    painter.drawRoundedRect(QRectF(widget.rect()), radius, radius)
    return painter


def at_the_head(leave: QWidget, title: QWidget, width: int, scale: Scale) -> None:
    """Lay the button that leaves a page, and the page's title beside it."""
    gap, side, across = scale.px(GAP), scale.px(TARGET), scale.px(_LEAVE)
    leave.setGeometry(0, 0, across, side)
    title.setGeometry(across + 2 * gap, 0, width - across - 2 * gap, side)


def columns_of(drills: int) -> int:
    """Say in how many columns so many drills stand: three, or four where these would be too high."""
    return _COLUMNS if drills <= _COLUMNS * _ROWS else _COLUMNS + 1


def in_columns(widgets: Sequence[QWidget], columns: int, area: QRect, scale: Scale, highest: int) -> None:
    """Lay widgets row by row, as high as there is room for, but for a finger.

    Args:
        widgets: in their order.
        columns: how many stand beside each other.
        area: where.
        scale: of the window.
        highest: pixels of the reference panel.
    """
    gap, rows = scale.px(GAP), max(1, -(-len(widgets) // columns))
    across = (area.width() - gap * (columns - 1)) // columns
    high = max(scale.px(TARGET), min(scale.px(highest), (area.height() + gap) // rows - gap))
    for place, widget in enumerate(widgets):
        down, right = divmod(place, columns)
        widget.setGeometry(area.x() + right * (across + gap), area.y() + down * (high + gap), across, high)


class Words(QWidget):
    """A text on one line or several, as large as there is room for."""

    def __init__(
        self,
        scale: Scale,
        parent: QWidget,
        size: int,
        *,
        paint: str = TEXT,
        weight: Weight = Weight.REGULAR,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
    ) -> None:
        """Say nothing yet.

        Args:
            scale: of the window.
            parent: the page.
            size: pixels of the reference panel.
            paint: of the letters, #rrggbb.
            weight: of the letters.
            align: where they stand.
        """
        super().__init__(parent)
        self._scale, self._size, self._weight, self._align = scale, size, weight, align
        self._paint, self.text = paint, ""

    def say(self, text: str, paint: str | None = None) -> None:
        """Say something; screen readers say it too."""
        if (text, paint or self._paint) != (self.text, self._paint):
            self.text, self._paint = text, paint or self._paint
            self.setAccessibleName(text)
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Write it."""
        if not self.text:
            return
        painter = QPainter(self)
        write_wrapped(
            painter,
            QRectF(self.rect()),
            self.text,
            self._scale.px(self._size),
            weight=self._weight,
            paint=ink(self._paint),
            align=self._align,
        )
        painter.end()


class Backdrop(QWidget):
    """The ground of the whole desk, and over it the band that tells it from a table."""

    def __init__(self, scale: Scale, parent: QWidget) -> None:
        super().__init__(parent)
        self._scale = scale

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw ground and band."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), ink(GROUND))
        band = QRectF(0, 0, self.width(), self._scale.px(BAND_HIGH))
        painter.fillRect(band, ink(BAND))
        painter.fillRect(band, QBrush(ink(BAND_STRIPE), Qt.BrushStyle.BDiagPattern))
        middle = QRectF(band.width() * 0.2, band.y(), band.width() * 0.6, band.height())
        painter.fillRect(middle, ink(BAND))
        text = tr("ESERCITAZIONE — NESSUN TAVOLO")
        write(painter, middle, text, self._scale.px(22), weight=Weight.BOLD, paint=ink(ON_BAND))
        painter.end()
