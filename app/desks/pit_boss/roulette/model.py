"""The rows at hand as Qt's tables want them: what is in each cell, and what a screen reader says of it."""

from __future__ import annotations

from datetime import tzinfo
from enum import IntEnum
from typing import Final

from PySide6.QtCore import (
    QT_TRANSLATE_NOOP,
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from app.desks.common.label import tip_words
from app.desks.common.language import tr
from app.desks.pit_boss.roulette.rows import Part, SpinRows
from app.desks.pit_boss.roulette.words import amount_words, day_words, row_time, row_words
from app.journal.lists.filters import ListedSpin
from app.reports.roulette.spin_words import FLAGS, flags_words
from app.table.listing import Flag

Index = QModelIndex | QPersistentModelIndex


class Cell(IntEnum):
    """The columns of the list."""

    TIME = 0
    TABLE = 1
    SPIN = 2
    NUMBER = 3
    DEALER = 4
    PAID = 5
    LARGEST = 6
    RESULT = 7
    FLAGS = 8


HEADS: Final = {
    Cell.TIME: QT_TRANSLATE_NOOP("", "ora"),
    Cell.TABLE: QT_TRANSLATE_NOOP("", "tavolo"),
    Cell.SPIN: QT_TRANSLATE_NOOP("", "colpo"),
    Cell.NUMBER: QT_TRANSLATE_NOOP("", "n."),
    Cell.DEALER: QT_TRANSLATE_NOOP("", "croupier"),
    Cell.PAID: QT_TRANSLATE_NOOP("", "pagato"),
    Cell.LARGEST: QT_TRANSLATE_NOOP("", "maggiore"),
    Cell.RESULT: QT_TRANSLATE_NOOP("", "banca"),
    Cell.FLAGS: QT_TRANSLATE_NOOP("", "fatti"),
}
_AT_THE_RIGHT: Final = {Cell.SPIN, Cell.PAID, Cell.LARGEST, Cell.RESULT}
_NOWHERE: Final = QModelIndex()


class SpinModel(QAbstractTableModel):
    """The rows at hand."""

    def __init__(self, parent: QObject, zone: tzinfo | None, year: int) -> None:
        """Nothing is at hand yet.

        Args:
            parent: Qt's.
            zone: whose clocks are shown; None is this machine's.
            year: the one that it is: it is not written.
        """
        super().__init__(parent)
        self._year = year
        self.at_hand = SpinRows()
        self._zone = zone

    def begin(self, above: Part, below: Part) -> None:
        """Show other rows."""
        self.beginResetModel()
        self.at_hand.begin(above, below)
        self.endResetModel()

    def lengthen(self, part: Part) -> int:
        """Show older rows at the end; gives how many are gone at the beginning."""
        self.layoutAboutToBeChanged.emit()
        gone = self.at_hand.lengthen(part)
        self._moved(-gone)
        self.layoutChanged.emit()
        return gone

    def grow(self, part: Part) -> int:
        """Show newer rows at the beginning; gives how many there are."""
        self.layoutAboutToBeChanged.emit()
        self.at_hand.grow(part)
        self._moved(len(part.spins))
        self.layoutChanged.emit()
        return len(part.spins)

    def renew(self, spins: tuple[ListedSpin, ...]) -> None:
        """Show rows as they are now."""
        for row in self.at_hand.renew(spins):
            self.dataChanged.emit(self.index(row, 0), self.index(row, len(Cell) - 1))

    def spin(self, row: int) -> ListedSpin | None:
        """Give the spin of a row; None where there is no such row."""
        rows = self.at_hand.rows
        return rows[row] if 0 <= row < len(rows) else None

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """Say how many rows are at hand."""
        return 0 if parent.isValid() else len(self.at_hand.rows)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        """Say how many columns there are."""
        return 0 if parent.isValid() else len(Cell)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> object:
        """Name a column."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        cell = Cell(section)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _aligned(cell)
        return tr(HEADS[cell]) if role == Qt.ItemDataRole.DisplayRole else None

    def data(self, index: Index, role: int = 0) -> object:
        """Say what stands in a cell."""
        spin = self.spin(index.row())
        if spin is None:
            return None
        cell = Cell(index.column())
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(spin, cell)
            case Qt.ItemDataRole.TextAlignmentRole:
                return _aligned(cell)
            case Qt.ItemDataRole.AccessibleTextRole:
                return row_words(spin, self._zone)
            case Qt.ItemDataRole.UserRole if cell is Cell.FLAGS:
                return shorter_flags(spin.flags)
            case Qt.ItemDataRole.ToolTipRole:
                words = flags_words(spin.flags) if cell is Cell.FLAGS else day_words(spin.at, self._zone)
                return tip_words(words)
            case _:
                return None

    def _text(self, spin: ListedSpin, cell: Cell) -> str:
        match cell:
            case Cell.TIME:
                return row_time(spin.at, self._year, self._zone)
            case Cell.TABLE:
                return spin.table
            case Cell.SPIN:
                return str(spin.spin)
            case Cell.NUMBER:
                return "–" if spin.number is None else str(spin.number)
            case Cell.DEALER:
                return spin.dealer
            case _:
                return _figure(spin, cell)

    def _moved(self, by: int) -> None:
        """What Qt remembers of rows goes with them."""
        before = self.persistentIndexList()
        after = [
            self.index(index.row() + by, index.column())
            if 0 <= index.row() + by < self.rowCount()
            else _NOWHERE
            for index in before
        ]
        self.changePersistentIndexList(before, after)


def _figure(spin: ListedSpin, cell: Cell) -> str:
    match cell:
        case Cell.PAID:
            return amount_words(spin.paid)
        case Cell.LARGEST:
            return amount_words(spin.largest) if spin.payments else "–"
        case Cell.RESULT:
            result = spin.result
            return f"+{amount_words(result)}" if result is not None and result > 0 else amount_words(result)
        case _:
            return flags_words(spin.flags)


def shorter_flags(flags: Flag) -> tuple[str, ...]:
    """Say what was out of the ordinary, whole and then ever shorter: the gravest, and how many others."""
    said = [tr(words) for flag, words in FLAGS.items() if flag & flags]
    cut = (f"{', '.join(said[:shown])} +{len(said) - shown}" for shown in range(len(said) - 1, 0, -1))
    return ", ".join(said), *cut


def _aligned(cell: Cell) -> Qt.AlignmentFlag:
    middle = Qt.AlignmentFlag.AlignVCenter
    if cell is Cell.NUMBER:
        return middle | Qt.AlignmentFlag.AlignHCenter
    return middle | (Qt.AlignmentFlag.AlignRight if cell in _AT_THE_RIGHT else Qt.AlignmentFlag.AlignLeft)
