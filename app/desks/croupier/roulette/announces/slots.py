"""Draws what an announce's page asks, row by row beneath the race track and in its columns."""

from __future__ import annotations

from collections.abc import Callable
from itertools import zip_longest
from typing import NamedTuple

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.desks.common import theme
from app.desks.common.lettering import LEFT, Weight, ink, write, write_wrapped
from app.desks.common.theme import Scale
from app.desks.croupier.pages.form_key import FormKey
from app.desks.croupier.roulette.announces.leaf import LABEL, Shown, Slot


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


class LeafKeys(QWidget):
    """Rows of keys with their names.

    Attributes:
        shown: the keys and names, as data.
    """

    def __init__(self, scale: Scale, parent: QWidget, tell: Callable[[object], None]) -> None:
        """Show nothing yet.

        Args:
            scale: of the window.
            parent: what it lies on.
            tell: told what a key says.
        """
        super().__init__(parent)
        self._scale, self._tell = scale, tell
        self._grid, self.shown = Slots(1, 1, 1, 0), Shown()
        self._pool: list[FormKey] = []

    @property
    def keys(self) -> tuple[FormKey, ...]:
        """Give what can be seen of them."""
        return tuple(key for key in self._pool if not key.isHidden())

    def key(self, says: object) -> FormKey:
        """Find the key that says something now.

        Raises:
            LookupError: where none does.
        """
        found = next((key for key in self.keys if key.says == says), None)
        if found is None:
            raise LookupError(says)
        return found

    def _made(self) -> FormKey:
        key = FormKey(self._scale, self)
        key.clicked.connect(lambda: self._tell(key.says))
        return key

    def show_leaf(self, shown: Shown) -> None:
        """Show other keys, or the same ones otherwise."""
        if shown == self.shown:
            return
        moved = [slot[1:] for slot in shown.slots] != [slot[1:] for slot in self.shown.slots]
        self.shown = shown
        self._pool += [self._made() for _ in shown.slots[len(self._pool) :]]
        for key, slot in zip_longest(self._pool, shown.slots):
            if slot is None:
                key.hide()
            else:
                key.show_key(slot.key)
        if moved:
            self.place(self._grid)
        self.update()

    def place(self, grid: Slots) -> None:
        """Put the keys in their columns."""
        self._grid = grid
        for key, slot in zip(self._pool, self.shown.slots, strict=False):
            key.setGeometry(_at(grid, slot))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Write the names of the rows."""
        painter, px = QPainter(self), self._scale.px
        for row, wide, name in self.shown.names:
            rect = QRectF(self._grid.at(row, 0, wide))
            paint = ink(theme.QUIET if wide == LABEL else theme.TEXT)
            upper, _, lower = name.partition("\n")
            if lower:
                rect.setHeight(rect.height() / 2)
                below = rect.translated(0, rect.height())
                write(painter, below, lower, px(16), paint=ink(theme.GOLD), align=LEFT)
            write_wrapped(painter, rect, upper, px(17), weight=Weight.SEMI, paint=paint, align=LEFT)
        painter.end()


def _at(grid: Slots, slot: Slot) -> QRect:
    return grid.at(slot.row, slot.column, slot.wide)
