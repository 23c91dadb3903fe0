"""A short list with columns: a click or the arrows choose a row, Enter or a second click opens it."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableWidget, QTableWidgetItem, QWidget

from app.desks.common.label import set_tip
from app.desks.pit_boss.looks import LEAST

_ACROSS: Final = Qt.Orientation.Horizontal
_ENTER: Final = {Qt.Key.Key_Return, Qt.Key.Key_Enter}


class Row(NamedTuple):
    """A row.

    Attributes:
        key: whose row it is: the same as long as it is about the same thing, whatever its cells say by then.
        cells: what stands in it.
    """

    key: Hashable
    cells: tuple[str, ...]


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
        self._rows: list[Row] = []
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

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Show these rows; the chosen one is found again by its key, and nothing scrolls."""
        if list(rows) == self._rows:
            return
        kept, where = self.chosen, self.verticalScrollBar().value()
        self._rows = list(rows)
        with QSignalBlocker(self):
            self.setRowCount(len(rows))
            for place, row in enumerate(rows):
                for column, text in enumerate(row.cells):
                    item = QTableWidgetItem(text)
                    item.setTextAlignment(self._align(column))
                    set_tip(item, text)
                    self.setItem(place, column, item)
            self.clearSelection()
            self.setCurrentCell(-1, -1)
        if not self.choose(kept):
            self.itemSelectionChanged.emit()
        self.verticalScrollBar().setValue(where)

    @property
    def chosen(self) -> Hashable | None:
        """The key of the row that is chosen; None where none is."""
        row = self.currentRow()
        return self._rows[row].key if 0 <= row < len(self._rows) else None

    def choose(self, key: Hashable | None) -> bool:
        """Choose a row by its key, and say whether there is one."""
        place = next((place for place, row in enumerate(self._rows) if row.key == key), None)
        if place is not None:
            self.selectRow(place)
        return place is not None

    @property
    def whole_height(self) -> int:
        """How high it is when all rows are seen."""
        return self.horizontalHeader().sizeHint().height() + LEAST * self.rowCount() + 6

    def cells(self, row: int) -> tuple[str, ...]:
        """Say what stands in a row."""
        return self._rows[row].cells

    def key(self, row: int) -> Hashable:
        """Say whose row it is."""
        return self._rows[row].key

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens the row."""
        if event.key() in _ENTER and self.currentRow() >= 0:
            self.opened.emit()
        else:
            super().keyPressEvent(event)

    def _align(self, place: int) -> Qt.AlignmentFlag:
        side = Qt.AlignmentFlag.AlignRight if place in self._right else Qt.AlignmentFlag.AlignLeft
        return side | Qt.AlignmentFlag.AlignVCenter
