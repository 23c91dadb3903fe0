"""A short list with columns: a click or the arrows choose a row, Enter or a second click opens it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableWidget, QTableWidgetItem, QWidget

from app.desks.common.label import set_tip
from app.desks.pit_boss.looks import LEAST

_ACROSS: Final = Qt.Orientation.Horizontal
_ENTER: Final = {Qt.Key.Key_Return, Qt.Key.Key_Enter}


class PlainTable(QTableWidget):
    """The list.

    Attributes:
        opened: the chosen row is opened.
    """

    opened = Signal()

    def __init__(
        self, parent: QWidget, heads: Sequence[str], *, widest: int, right: Collection[int] = ()
    ) -> None:
        """Show no row yet.

        Args:
            parent: what it lies on.
            heads: the columns.
            widest: the place of the column that has all the room that is left.
            right: the places of those that stand at the right.
        """
        super().__init__(0, len(heads), parent)
        self._right = frozenset(right)
        self._cells: list[tuple[str, ...]] = []
        self.setHorizontalHeaderLabels(list(heads))
        for place in range(len(heads)):
            at_side = self._align(place)
            self.model().setHeaderData(place, _ACROSS, at_side, Qt.ItemDataRole.TextAlignmentRole)
            mode = (
                QHeaderView.ResizeMode.Stretch if place == widest else QHeaderView.ResizeMode.ResizeToContents
            )
            self.horizontalHeader().setSectionResizeMode(place, mode)
        self.horizontalHeader().setHighlightSections(False)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(LEAST)
        self.verticalHeader().setMinimumSectionSize(LEAST)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.doubleClicked.connect(lambda _index: self.opened.emit())

    def show_rows(self, cells: Sequence[tuple[str, ...]]) -> None:
        """Show these rows; the chosen one is found again by its first two cells."""
        if list(cells) == self._cells:
            return
        row = self.currentRow()
        kept = self._cells[row][:2] if 0 <= row < len(self._cells) else None
        self._cells = list(cells)
        with QSignalBlocker(self):
            self.setRowCount(len(cells))
            for place, words in enumerate(cells):
                for column, text in enumerate(words):
                    item = QTableWidgetItem(text)
                    item.setTextAlignment(self._align(column))
                    set_tip(item, text)
                    self.setItem(place, column, item)
            self.clearSelection()
            self.setCurrentCell(-1, -1)
        chosen = next((place for place, words in enumerate(cells) if words[:2] == kept), -1)
        if chosen >= 0:
            self.selectRow(chosen)
        else:
            self.itemSelectionChanged.emit()

    @property
    def whole_height(self) -> int:
        """How high it is when all rows are seen."""
        return self.horizontalHeader().sizeHint().height() + LEAST * self.rowCount() + 6

    def cells(self, row: int) -> tuple[str, ...]:
        """Say what stands in a row."""
        return self._cells[row]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens the row."""
        if event.key() in _ENTER and self.currentRow() >= 0:
            self.opened.emit()
        else:
            super().keyPressEvent(event)

    def _align(self, place: int) -> Qt.AlignmentFlag:
        side = Qt.AlignmentFlag.AlignRight if place in self._right else Qt.AlignmentFlag.AlignLeft
        return side | Qt.AlignmentFlag.AlignVCenter
