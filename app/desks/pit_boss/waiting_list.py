"""What somebody must still answer for, a row each; whoever may writes the answer beside it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import tzinfo
from pathlib import Path
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.desks.common.label import Label
from app.desks.common.language import tr
from app.desks.pit_boss.facts import asked_words
from app.desks.pit_boss.key import Key
from app.desks.pit_boss.page import keep_place
from app.desks.pit_boss.plain_table import Row
from app.desks.pit_boss.ticked_table import TickedTable
from app.desks.pit_boss.writer import Entry, Fact, Place
from app.reports.day import Waiting
from app.reports.day_words import waiting_words
from app.reports.gaming_day import local_moment
from app.reports.voice import Voice
from app.rules.house import House
from app.table.answering import own_affair

_GAP: Final = 6


class WaitingList(QWidget):
    """The rows.

    Attributes:
        answering: those that are ticked are to be answered for.
    """

    answering = Signal(object)

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
        self._of: Place | None = None
        self._held_up = ""
        heads = (tr("ora"), tr("n."), tr("serata aperta"), tr("che cosa è accaduto"))
        self.rows = TickedTable(self, heads, widest=3, right=(1,))
        self.rows.setAccessibleName(tr("Fatti di cui qualcuno deve rispondere"))
        self.every = Key(self, tr("Tutti"), tr("Scegli tutti i fatti, o nessuno"))
        self.answer = Key(self, tr("Rispondi…"), tr("Rispondi dei fatti scelti, con un codice"))
        self._lay_out()
        self.rows.itemSelectionChanged.connect(self._chosen)
        self.rows.opened.connect(self._ask)
        self.answer.clicked.connect(self._ask)
        self.every.clicked.connect(self._choose_every)
        self.show_waiting(())

    def show_waiting(
        self, waiting: Sequence[Waiting], house: House | None = None, of: Place | None = None
    ) -> None:
        """Show what waits; what somebody has chosen stays chosen.

        Args:
            waiting: what nobody has answered for.
            house: that calls its colours by their names; None where nothing waits.
            of: the table at which it waits: another's event of the same place is another event.
        """
        voice = self._voice if house is None else self._voice.at(house)
        self._waiting, self._of = tuple(waiting), of
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
        self.every.setVisible(len(waiting) > 1)
        self._chosen()

    def hold_up(self, why: str) -> None:
        """Say why nothing can be answered for here now; empty where it can."""
        self._held_up = why
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
        none = tr("Scegliere prima i fatti di cui si risponde: uno o più.")
        self.answer.grey(self._held_up or ("" if self.rows.ticked else none))

    def _choose_every(self) -> None:
        """Tick all of them; where all are, none."""
        keys = [self.rows.key(row) for row in range(self.rows.rowCount())]
        self.rows.tick([] if len(self.rows.ticked) == len(keys) else keys)

    def _ask(self) -> None:
        """Ask for what is ticked; the keyboard's Enter for its own row where none is."""
        keys = self.rows.ticked or (self.rows.chosen,)
        facts = [
            self._fact(each, row) for row, each in enumerate(self._waiting) if self.rows.key(row) in keys
        ]
        if facts and not self._held_up:
            self.answering.emit(tuple(facts))

    def _fact(self, each: Waiting, row: int) -> Fact:
        journal, table = self._of or Place(Path(), "")
        words, asked = self.rows.cells(row)[-1], asked_words(each.event, self._voice)
        return Fact(Entry(journal, table, each.stamp.seq), words, asked, own_affair(each.event))

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
        for key in (self.every, self.answer):
            top.addWidget(key)
            keep_place(key)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(_GAP)
        page.addLayout(top)
        page.addWidget(self.rows, 1)
        page.addStretch()
