"""How the spin went: what happened, when, how long after the step before; what was put right is struck."""

from __future__ import annotations

from datetime import tzinfo
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from app.desks.common import theme
from app.desks.common.label import set_tip
from app.desks.common.language import tr
from app.desks.common.lettering import LEFT, Weight, font, ink, width_of, write
from app.desks.pit_boss.index import Index
from app.desks.pit_boss.roulette.spin_shown import StepShown
from app.reports.event_words import corrected_words
from app.reports.roulette.spin_event_words import event_words
from app.reports.roulette.spin_sheet import seconds_words, step_clock
from app.reports.voice import Voice
from app.table import events as happened
from app.table.roulette import events as spun

_CLOCK: Final = 82
_LINE: Final = 21
_LEAST: Final = 50


class StepPainter(QStyledItemDelegate):
    """Paints the steps.

    Attributes:
        steps: in the order of the rows.
        words: what each of them says.
    """

    def __init__(self, view: QListWidget, zone: tzinfo | None) -> None:
        super().__init__(view)
        self._view, self._zone = view, zone
        self.steps: tuple[StepShown, ...] = ()
        self.words: tuple[str, ...] = ()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: ARG002 - Qt asks so
        """Say how high a step is: as many lines as its words need."""
        room = max(80, self._view.viewport().width() - _CLOCK - 24)
        lines = min(4, 1 + int(width_of(self.words[index.row()], 15) * 1.15 / room))
        return QSize(100, max(_LEAST, 10 + _LINE * lines))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one step."""
        rect = QRectF(option.rect)
        state: QStyle.StateFlag = option.state
        shown, words = self.steps[index.row()], self.words[index.row()]
        painter.save()
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        painter.fillRect(rect, ink(theme.GOLD_DARK if chosen else theme.PANEL))
        own = shown.step.own
        clock = QRectF(rect.x() + 8, rect.y() + 4, _CLOCK, _LINE)
        at = step_clock(shown.step.stamp, self._zone)
        write(painter, clock, at, 14, paint=ink(theme.QUIET), align=LEFT)
        took = clock.translated(0, _LINE)
        after = f"+{seconds_words(shown.took)}" if shown.took is not None else ""
        write(painter, took, after, 14, paint=ink(theme.QUIET), align=LEFT)
        text = QRectF(clock.right() + 4, rect.y() + 4, rect.right() - clock.right() - 10, rect.height() - 8)
        face = font(15, Weight.SEMI if isinstance(shown.step.event, spun.SpinNumber) else Weight.REGULAR)
        if shown.struck:
            face = type(face)(face)
            face.setStrikeOut(True)
        painter.setFont(face)
        painter.setPen(QPen(ink(theme.TEXT if own else theme.QUIET)))
        flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(text, int(flags), words)
        if chosen:
            painter.setPen(QPen(ink(theme.GOLD), 3))
            painter.drawLine(rect.topLeft() + QPointF(1, 3), rect.bottomLeft() + QPointF(1, -3))
        painter.restore()


class StepsList(QListWidget):
    """The steps, one below the other."""

    def __init__(self, parent: QWidget, zone: tzinfo | None) -> None:
        super().__init__(parent)
        self._painter = StepPainter(self, zone)
        self.setItemDelegate(self._painter)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setAccessibleName(tr("Come è andato il colpo, passo per passo"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the steps out anew: Qt does so for another height alone."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def show_steps(self, steps: tuple[StepShown, ...], voice: Voice) -> None:
        """Show another spin's steps."""
        self.clear()
        self._painter.steps = steps
        self._painter.words = tuple(_words(shown, voice) for shown in steps)
        for shown, words in zip(steps, self._painter.words, strict=True):
            item = QListWidgetItem()
            said = tr("sbarrato: {entry}").format(entry=words) if shown.struck else words
            item.setData(Qt.ItemDataRole.AccessibleTextRole, said)
            set_tip(item, tr("n. {seq} del registro").format(seq=shown.step.stamp.seq))
            self.addItem(item)


def _words(shown: StepShown, voice: Voice) -> str:
    words = event_words(shown.step.event, voice, shown.step.counted)
    if isinstance(shown.step.event, happened.EntryCorrected):
        return f"{words}: {corrected_words(shown.step.event, voice)}"
    return words
