"""A short list with columns: a click or the arrows choose a row, Enter or a second click opens it."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableWidget, QTableWidgetItem, QWidget

from app.desks.common import theme
from app.desks.common.label import set_tip
from app.desks.common.lettering import ink
from app.desks.pit_boss.looks import LEAST

_ACROSS: Final = Qt.Orientation.Horizontal
_FEW: Final = 2
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
        self,
        parent: QWidget,
        heads: Sequence[str],
        *,
        widest: int,
        right: Collection[int] = (),
        loud: Collection[int] = (),
    ) -> None:
        """Show no row yet.

        Args:
            parent: what it lies on.
            heads: the columns.
            widest: the place of the column that has all the room that is left.
            right: the places of those that stand at the right.
            loud: the places of those in which whatever stands there is an alarm.
        """
        super().__init__(0, len(heads), parent)
        self._right, self._loud = frozenset(right), frozenset(loud)
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
        """Show these rows; the chosen one is found again by its key, and nothing scrolls.

        Where none of them was there before, it begins at its top.
        """
        if list(rows) == self._rows:
            return
        stays = {row.key for row in rows} & {row.key for row in self._rows}
        kept, where = self.chosen, self.verticalScrollBar().value() if stays else 0
        self._rows = list(rows)
        with QSignalBlocker(self):
            self.setRowCount(len(rows))
            for place, row in enumerate(rows):
                for column, text in enumerate(row.cells):
                    item = QTableWidgetItem(text)
                    item.setTextAlignment(self._align(column))
                    if column in self._loud:
                        item.setForeground(ink(theme.ALARM))
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

    def sizeHint(self) -> QSize:
        """Ask for a few rows; it grows where there is room."""
        return QSize(super().sizeHint().width(), self._high_with(min(_FEW, self.rowCount())))

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's own
        """Ask for as many at least."""
        return QSize(super().minimumSizeHint().width(), self.sizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        """Measure the heads anew where they are written in other letters."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            self.horizontalHeader().headerDataChanged(_ACROSS, 0, self.columnCount() - 1)

    def height_within(self, most: int) -> int:
        """How high it is with as many whole rows as have room; one at least where there are any."""
        fit = (most - self._high_with(0)) // self.verticalHeader().defaultSectionSize()
        return self._high_with(max(min(1, self.rowCount()), min(fit, self.rowCount())))

    def set_row(self, high: int) -> None:
        """Let every row be so many pixels high, and the head."""
        self.verticalHeader().setMinimumSectionSize(high)
        self.verticalHeader().setDefaultSectionSize(high)

    def _high_with(self, rows: int) -> int:
        head = self.horizontalHeader().sizeHint().height()
        return head + self.verticalHeader().defaultSectionSize() * rows + 2 * self.frameWidth()

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
