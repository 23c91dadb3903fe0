"""What somebody must still answer for, a row each; whoever may writes the answer beside it."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from datetime import tzinfo
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from app.desks.common.label import Label
from app.desks.common.language import tr
from app.desks.pit_boss.page import keep_place
from app.desks.pit_boss.plain_table import PlainTable, Row
from app.reports.day import Waiting
from app.reports.day_words import waiting_words
from app.reports.gaming_day import local_moment
from app.reports.spin_words import Voice
from app.rules.house import House

_GAP: Final = 6


class WaitingList(QWidget):
    """The rows.

    Attributes:
        answering: one of them is to be answered for: the place of its event, and what it was.
    """

    answering = Signal(int, str)

    def __init__(self, voice: Voice, zone: tzinfo | None) -> None:
        """Nothing waits yet.

        Args:
            voice: says what readers wrote.
            zone: whose clocks are shown; None is this machine's.
        """
        super().__init__()
        self._voice, self._zone = voice, zone
        self._waiting: tuple[Waiting, ...] = ()
        self.head, self.hint = Label(self), Label(self)
        heads = (tr("ora"), tr("n."), tr("serata aperta"), tr("che cosa è accaduto"))
        self.rows = PlainTable(self, heads, widest=3, right=(1,))
        self.rows.setAccessibleName(tr("Fatti di cui qualcuno deve rispondere"))
        self.answer = QPushButton(tr("Rispondi…"), self)
        self.answer.setAccessibleName(tr("Rispondi del fatto scelto"))
        self._lay_out()
        self.rows.itemSelectionChanged.connect(self._chosen)
        self.rows.opened.connect(self._ask)
        self.answer.clicked.connect(self._ask)
        self.show_waiting(())

    def show_waiting(
        self, waiting: Sequence[Waiting], house: House | None = None, of: Hashable = None
    ) -> None:
        """Show what waits; what somebody has chosen stays chosen.

        Args:
            waiting: what nobody has answered for.
            house: that calls its colours by their names; None where nothing waits.
            of: the table at which it waits: another's event of the same place is another event.
        """
        voice = self._voice if house is None else self._voice.at(house)
        self._waiting = tuple(waiting)
        self.rows.show_rows(
            [
                Row(
                    (of, each.stamp.seq),
                    (
                        self._moment(each.stamp.at),
                        str(each.stamp.seq),
                        self._moment(each.night),
                        waiting_words(each.event, voice),
                    ),
                )
                for each in waiting
            ]
        )
        none, some = tr("Nessuno deve rispondere di niente"), tr("Qualcuno deve rispondere: {count}")
        self.head.setText(some.format(count=len(waiting)) if waiting else none)
        self.head.setObjectName("alarm" if waiting else "quiet")
        self.head.style().unpolish(self.head)
        self.head.style().polish(self.head)
        self.rows.setVisible(bool(waiting))
        self._share()
        self.hint.setVisible(bool(waiting))
        self.answer.setVisible(bool(waiting))
        self._chosen()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show whole rows alone."""
        super().resizeEvent(event)
        self._share()

    def _share(self) -> None:
        """Give the rows what the line above them leaves."""
        room = self.height() - self.answer.sizeHint().height() - _GAP
        self.rows.setMaximumHeight(max(self.rows.sizeHint().height(), self.rows.height_within(room)))

    def _moment(self, at: str) -> str:
        return local_moment(at, self._zone).strftime("%d/%m %H:%M") if at else ""

    def _chosen(self) -> None:
        self.answer.setEnabled(0 <= self.rows.currentRow() < len(self._waiting))

    def _ask(self) -> None:
        row = self.rows.currentRow()
        if 0 <= row < len(self._waiting):
            self.answering.emit(self._waiting[row].stamp.seq, self.rows.cells(row)[-1])

    def _lay_out(self) -> None:
        self.hint.setText(
            tr("Mentre il tavolo gioca si risponde lì: «Tavolo…», «Chi ne risponde…». Qui quando è fermo.")
        )
        self.hint.setObjectName("quiet")
        self.hint.setWordWrap(True)
        top = QHBoxLayout()  # however many rows there are, the button stays where it is
        top.setSpacing(2 * _GAP)
        top.addWidget(self.head)
        top.addWidget(self.hint, 1)
        top.addStretch()
        top.addWidget(self.answer)
        keep_place(self.answer)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(_GAP)
        page.addLayout(top)
        page.addWidget(self.rows, 1)
        page.addStretch()
