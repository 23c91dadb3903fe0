"""The list of the spins: it scrolls on into what is not at hand yet, and keeps its place while it grows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from app.desks.common import theme
from app.desks.common.language import tr
from app.desks.common.lettering import LEFT, MIDDLE, RIGHT, Weight, fits_lines, ink, write, write_wrapped
from app.desks.common.roulette.cloth_painting import number_paint
from app.desks.pit_boss.index import Index
from app.desks.pit_boss.roulette.model import Cell, SpinModel

ROW: Final = 40
_SOON: Final = 60
"""Rows from an end at which what lies beyond it is read."""
_WIDTHS: Final = {
    Cell.TIME: 116,
    Cell.TABLE: 56,
    Cell.SPIN: 54,
    Cell.NUMBER: 46,
    Cell.DEALER: 74,
    Cell.PAID: 74,
    Cell.LARGEST: 80,
    Cell.RESULT: 96,
}
_NEEDED_LAST: Final = 96
"""Pixels that the flags have at least; the bank's result and the largest payment give way to them."""
_MORE_NAME: Final = 80
"""Pixels that the dealer's name has besides where there is room."""
_PAD: Final = 6


class SpinRow(QStyledItemDelegate):
    """Paints a cell: the number in its colour, what was out of the ordinary in gold."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one cell."""
        rect = QRectF(option.rect)
        state: QStyle.StateFlag = option.state
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(rect, ink(theme.GOLD_DARK if chosen else theme.PANEL))
        if chosen:
            painter.setPen(QPen(ink(theme.GOLD), 1))
            painter.drawLine(rect.topLeft(), rect.topRight())
            painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        cell, text = Cell(index.column()), str(index.data() or "")
        if cell is Cell.FLAGS:
            text = _all_that_fits(rect, index.data(Qt.ItemDataRole.UserRole) or ("",))
        self._write(painter, rect, cell, text)
        painter.restore()

    def _write(self, painter: QPainter, rect: QRectF, cell: Cell, text: str) -> None:
        inside = rect.adjusted(_PAD, 0, -_PAD, 0)
        if cell is Cell.NUMBER:
            _number(painter, rect, text)
            return
        paint, weight = theme.QUIET, Weight.REGULAR
        if cell in {Cell.TIME, Cell.PAID}:
            paint, weight = theme.TEXT, Weight.SEMI if cell is Cell.PAID else Weight.REGULAR
        elif cell is Cell.RESULT:
            paint = (
                theme.GREEN if text.startswith("+") else theme.ALARM if text.startswith("−") else theme.QUIET
            )
        elif cell is Cell.FLAGS:
            paint = theme.GOLD
        if cell is Cell.FLAGS:
            write_wrapped(painter, inside, text, 15, paint=ink(paint), align=LEFT, least=theme.SMALLEST)
            return
        align = RIGHT if cell in {Cell.SPIN, Cell.PAID, Cell.LARGEST, Cell.RESULT} else LEFT
        write(painter, inside, text, 15, weight=weight, paint=ink(paint), align=align, least=theme.SMALLEST)


def _all_that_fits(rect: QRectF, said: Sequence[str]) -> str:
    """Give the longest of ever shorter texts for which the cell has room, and else the shortest."""
    inside = rect.adjusted(_PAD, 0, -_PAD, 0)
    return next((text for text in said if fits_lines(inside, text, theme.SMALLEST)), said[-1])


def _number(painter: QPainter, rect: QRectF, text: str) -> None:
    box = QRectF(0, 0, 36, 26)
    box.moveCenter(rect.center())
    if text.isdecimal():
        painter.setPen(QPen(ink(theme.LINE), 1))
        painter.setBrush(number_paint(int(text)))
        painter.drawRoundedRect(box, 5, 5)
    write(painter, box, text, 16, weight=Weight.BOLD, paint=ink(theme.TEXT), align=MIDDLE)


class SpinList(QTableView):
    """The list.

    Attributes:
        wants_older: its end is near.
        wants_newer: its beginning is.
        chosen: another spin is the current one; its row.
    """

    wants_older = Signal()
    wants_newer = Signal()
    chosen = Signal(int)

    def __init__(self, model: SpinModel, parent: QWidget) -> None:
        super().__init__(parent)
        self.setModel(model)
        self._spins = model
        self.several = False
        self.setItemDelegate(SpinRow(self))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(ROW)
        self.verticalHeader().setMinimumSectionSize(ROW)
        heads = self.horizontalHeader()
        heads.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        heads.setHighlightSections(False)
        heads.setSectionsClickable(False)
        self.setAccessibleName(tr("I colpi, dal più recente"))
        self.verticalScrollBar().valueChanged.connect(self._scrolled)
        self.selectionModel().currentRowChanged.connect(lambda now, _was: self.chosen.emit(now.row()))

    def grow(self, added: int, *, follow: bool) -> None:
        """Keep the rows where they are while newer ones came above them.

        Args:
            added: how many.
            follow: whether the newest are to be seen instead, as somebody at the beginning sees them come.
        """
        bar = self.verticalScrollBar()
        value = bar.value()
        self._measure()
        bar.setValue(0 if follow else value + added)

    def shrink(self, gone: int) -> None:
        """Keep the rows where they are while some above them were let go."""
        value = self.verticalScrollBar().value()
        self._measure()
        self.verticalScrollBar().setValue(max(0, value - gone))

    def go_to(self, row: int) -> None:
        """Let a row be the first that is seen."""
        self._measure()
        self.verticalScrollBar().setValue(row)

    def _measure(self) -> None:
        """Let the scroll bar know at once how many rows there are now."""
        self.executeDelayedItemsLayout()
        self.updateGeometries()

    def at_the_beginning(self) -> bool:
        """Whether the first row is seen."""
        return self.verticalScrollBar().value() == 0

    def show_tables(self, *, several: bool) -> None:
        """Show which table a spin was at, where there are several."""
        self.several = several
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width out anew."""
        super().resizeEvent(event)
        self._arrange()

    def look_on(self) -> None:
        """Ask for what lies beyond an end that is near."""
        self._scrolled(self.verticalScrollBar().value())

    def _arrange(self) -> None:
        self.setColumnHidden(Cell.TABLE, not self.several)
        left = self.viewport().width() - _NEEDED_LAST
        for cell, wide in _WIDTHS.items():
            if cell is Cell.TABLE and not self.several:
                continue
            fits = left >= wide or cell is not Cell.RESULT
            self.setColumnHidden(cell, not fits)
            if fits:
                self.setColumnWidth(cell, wide)
                left -= wide
        whole_name = max(0, min(_MORE_NAME, left // 3))
        self.setColumnWidth(Cell.DEALER, _WIDTHS[Cell.DEALER] + whole_name)
        left -= whole_name
        self.setColumnWidth(Cell.FLAGS, max(_NEEDED_LAST, left + _NEEDED_LAST))

    def _scrolled(self, value: int) -> None:
        rows = self._spins.at_hand
        seen = self.viewport().height() // ROW + 1
        if not rows.oldest and value + seen > len(rows.rows) - _SOON:
            self.wants_older.emit()
        if not rows.newest and value < _SOON:
            self.wants_newer.emit()
