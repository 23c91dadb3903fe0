"""A short list of which several rows are ticked: a touch on a row ticks it, another takes it back."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Sequence
from typing import Final

from PySide6.QtCore import QItemSelectionModel, QPointF, QRectF, QSignalBlocker, QSize
from PySide6.QtGui import QPainter, QPen, QPolygonF
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from app.desks.common import theme
from app.desks.common.lettering import ink
from app.desks.pit_boss.index import Index
from app.desks.pit_boss.plain_table import PlainTable, Row

_BOX: Final = 20
_WIDE: Final = 36


class _TickBox(QStyledItemDelegate):
    """Paints a box, with a tick in it where its row is chosen."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: ARG002 - Qt asks so
        """Ask for the box and what lies around it."""
        return QSize(_WIDE, _BOX)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one box."""
        super().paint(painter, option, index)
        ticked = bool(option.state & QStyle.StateFlag.State_Selected)
        box = QRectF(0, 0, _BOX, _BOX)
        box.moveCenter(QRectF(option.rect).center())
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(ink(theme.GOLD if ticked else theme.QUIET), 2))
        painter.setBrush(ink(theme.PANEL))
        painter.drawRoundedRect(box, 4, 4)
        if ticked:
            x, y = box.x(), box.y()
            painter.drawPolyline(
                QPolygonF([QPointF(x + 4, y + 10), QPointF(x + 8.5, y + 14.5), QPointF(x + 16, y + 5.5)])
            )
        painter.restore()


class TickedTable(PlainTable):
    """The list; its first column is the boxes."""

    def __init__(
        self, parent: QWidget, heads: Sequence[str], *, widest: int, right: Collection[int] = ()
    ) -> None:
        """Show no row yet.

        Args:
            parent: what it lies on.
            heads: the columns behind the boxes.
            widest: the place among them of the one that has all the room that is left.
            right: the places of those that stand at the right.
        """
        super().__init__(parent, ("", *heads), widest=widest + 1, right=[place + 1 for place in right])
        self.setSelectionMode(QAbstractItemView.SelectionMode.MultiSelection)
        self.setItemDelegateForColumn(0, _TickBox(self))

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Show these rows; those that are ticked are found again by their keys."""
        kept, before = self.ticked, self.chosen
        boxed = [Row(row.key, ("", *row.cells)) for row in rows]
        if boxed == self._rows:
            return
        with QSignalBlocker(self):
            super().show_rows(boxed)
            self.tick(kept)
            self._go_to(before)
        self.itemSelectionChanged.emit()

    @property
    def ticked(self) -> tuple[Hashable, ...]:
        """The keys of the rows that are ticked, in their order."""
        rows = sorted({index.row() for index in self.selectionModel().selectedRows()})
        return tuple(self._rows[row].key for row in rows if row < len(self._rows))

    def tick(self, keys: Collection[Hashable]) -> None:
        """Tick these rows, and no other."""
        with QSignalBlocker(self):
            self.clearSelection()
            for place, row in enumerate(self._rows):
                if row.key in keys:
                    self.selectRow(place)
        self.itemSelectionChanged.emit()

    def _go_to(self, key: Hashable | None) -> None:
        """Let the keys of the keyboard go on from a row; nothing is ticked by it."""
        place = next((place for place, row in enumerate(self._rows) if row.key == key), -1)
        index, keeps = self.model().index(place, 0), QItemSelectionModel.SelectionFlag.NoUpdate
        self.selectionModel().setCurrentIndex(index, keeps)
