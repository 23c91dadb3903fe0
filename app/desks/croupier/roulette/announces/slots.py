"""What an announce's page asks, row by row beneath the race track and in its columns."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from app.desks.common import theme
from app.desks.common.lettering import LEFT, Weight, ink, write, write_wrapped
from app.desks.common.theme import Scale

LABEL: Final = 2
"""Columns that the name of a row takes."""
WIDE: Final = 12
"""Columns of what is asked."""


class Slots(NamedTuple):
    """Where keys stand: columns and rows, in pixels.

    Attributes:
        unit: from one column to the next.
        step: from one row to the next.
        target: height of a key.
        gap: between two keys of a row.
    """

    unit: float
    step: float
    target: int
    gap: int

    def at(self, row: int, column: float, wide: float = 1) -> QRect:
        """Give the place of a key so many columns wide."""
        width = int(wide * self.unit - self.gap + 0.01)
        return QRect(round(column * self.unit), round(row * self.step), width, self.target)

    def lay(self, row: int, keys: Iterable[QAbstractButton], start: float = LABEL, wide: float = 1) -> None:
        """Lay keys side by side."""
        for place, key in enumerate(keys):
            key.setGeometry(self.at(row, start + place * wide, wide))


class LeafPanel(QWidget):
    """Rows of keys with their names."""

    def __init__(self, scale: Scale, parent: QWidget) -> None:
        super().__init__(parent)
        self.scale = scale
        self._slots = Slots(1, 1, 1, 0)
        self._labels: Sequence[tuple[int, float, str]] = ()

    def place(self, slots: Slots) -> None:
        """Put the keys in their columns."""
        self._slots = slots
        self.place_keys(slots)

    def place_keys(self, slots: Slots) -> None:
        """Put this leaf's keys in their columns."""

    def label(self, labels: Sequence[tuple[int, float, str]]) -> None:
        """Name the rows: row, columns that the name takes, name; after its first line it goes on beneath."""
        if labels != self._labels:
            self._labels = labels
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Write the names of the rows."""
        painter = QPainter(self)
        px = self.scale.px
        for row, wide, name in self._labels:
            rect = QRectF(self._slots.at(row, 0, wide))
            paint = ink(theme.QUIET if wide == LABEL else theme.TEXT)
            upper, _, lower = name.partition("\n")
            if lower:
                rect.setHeight(rect.height() / 2)
                below = rect.translated(0, rect.height())
                write(painter, below, lower, px(16), paint=ink(theme.GOLD), align=LEFT)
            write_wrapped(painter, rect, upper, px(17), weight=Weight.SEMI, paint=paint, align=LEFT)
        painter.end()
