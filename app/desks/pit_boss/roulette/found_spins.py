"""The spins that were found, as a list that is read where it is scrolled to and grows while tables play."""

from __future__ import annotations

from collections.abc import Callable
from datetime import tzinfo
from functools import partial
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QProgressBar, QStackedWidget, QWidget

from app.desks.common.language import tr
from app.desks.pit_boss.page import empty_label
from app.desks.pit_boss.roulette.list_view import SpinList
from app.desks.pit_boss.roulette.model import SpinModel
from app.desks.pit_boss.roulette.reading import NOW, Around, Grown, Reading
from app.desks.pit_boss.roulette.rows import Part
from app.journal.lists.filters import Filter, ListedSpin

_RENEWED: Final = 400
"""Rows that are read again when something is new."""


class FoundSpins(QStackedWidget):
    """The list, and what is said where it has no row.

    Attributes:
        stayed: somebody stays on a spin, or the one that is open is another by now.
        emptied: what was looked for is found nowhere.
    """

    stayed = Signal(object)
    emptied = Signal()

    def __init__(
        self,
        parent: QWidget,
        reading: Reading,
        opened: Callable[[], ListedSpin | None],
        zone: tzinfo | None,
        year: int,
    ) -> None:
        """Show nothing yet.

        Args:
            parent: what it lies on.
            reading: reads the rows.
            opened: gives the spin that somebody is reading.
            zone: where the house is; None is this machine's.
            year: the present one, which no row names.
        """
        super().__init__(parent)
        self._reading, self._opened = reading, opened
        self._asked, self._focused = Filter(), False
        self._busy: set[str] = set()
        self.model = SpinModel(self, zone, year)
        self.list = SpinList(self.model, self)
        self.nothing = empty_label(self, tr("Si legge il registro…"))
        self.progress = QProgressBar(parent)
        self.progress.setVisible(False)
        self.progress.setTextVisible(False)
        self.progress.setAccessibleName(tr("Le liste si fanno"))
        self.addWidget(self.list)
        self.addWidget(self.nothing)
        self.setCurrentWidget(self.nothing)
        self.list.wants_older.connect(self._older)
        self.list.wants_newer.connect(self._newer)
        self.list.chosen.connect(self._stay)
        reading.progress.connect(self._progressed)
        reading.trouble.connect(self._trouble)

    @property
    def empty(self) -> bool:
        """Whether no row is at hand."""
        return not self.model.rowCount()

    @property
    def looking(self) -> bool:
        """Whether rows are being looked for that were not at hand."""
        return "look" in self._busy

    def look(self, asked: Filter, moment: int = NOW, *, again: bool = False) -> None:
        """Show the rows around a moment.

        Args:
            asked: what is looked for.
            moment: in microseconds since 1970.
            again: the same is looked for as before: the spin that somebody is reading stays chosen.
        """
        self._asked = asked
        self._busy.add("look")
        self._reading.look(asked, moment, partial(self._begun, moment, again=again))

    def _begun(self, moment: int, around: Around, *, again: bool) -> None:
        self._busy.clear()
        self.model.begin(around.above, around.below)
        reading = self._opened() if again else None
        kept = None if reading is None else self.model.at_hand.place_of(reading.table, reading.spin)
        if reading is not None and kept is None and moment == NOW:
            self.look(self._asked, reading.at, again=True)  # it lies farther back than the newest rows
            return
        first = 0 if moment == NOW else min(len(around.above.spins), max(0, self.model.rowCount() - 1))
        self.progress.hide()
        self._show_list()
        if self.empty:
            self.emptied.emit()
        else:
            self.list.go_to(first)
            self.list.setCurrentIndex(self.model.index(first if kept is None else kept, 0))
        if not self._focused:
            self._focused = True
            self.list.setFocus()
        self.list.look_on()

    def _older(self) -> None:
        if not self._busy & {"older", "look"}:
            self._busy.add("older")
            self._reading.older(self._asked, self.model.at_hand.older, self._lengthened)

    def _newer(self) -> None:
        if not self._busy & {"newer", "look", "grown"}:
            self._busy.add("newer")
            self._reading.newer(self._asked, self.model.at_hand.newer, self._preceded)

    def _lengthened(self, part: Part) -> None:
        self._busy.discard("older")
        self.list.shrink(self.model.lengthen(part))
        self.list.look_on()

    def _preceded(self, part: Part) -> None:
        self._busy.discard("newer")
        self.list.grow(self.model.grow(part), follow=False)
        self.list.look_on()

    def renew(self) -> None:
        """Spins were closed, or something of one was put right: the rows at hand say so."""
        rows = self.model.at_hand
        if rows.newest and not self._busy & {"newer", "look"}:
            self._busy.add("grown")
            many = min(_RENEWED, len(rows.rows))
            self._reading.grown(self._asked, rows.newer, many, self._grown)

    def _grown(self, grown: Grown) -> None:
        """Show what is new; the spin that somebody is reading stays open."""
        self._busy.discard("grown")
        if grown.above.spins:
            self.list.grow(self.model.grow(grown.above), follow=self.list.at_the_beginning())
        self.model.renew(grown.now)
        self._show_list()
        now = self.model.spin(self.list.currentIndex().row())
        if now is not None and now != self._opened():
            self.stayed.emit(now)

    def _stay(self, row: int) -> None:
        self.stayed.emit(self.model.spin(row))

    def _trouble(self, sentence: str) -> None:
        """Wait for nothing that was asked any more; where there is nothing else to see, say that."""
        self._busy.clear()
        if not sentence:
            return
        self.progress.hide()
        if self.empty:
            self._say(tr("Qui non c'è niente da leggere: il registro o le liste non si aprono."))

    def _progressed(self, done: int, of: int) -> None:
        """Say how far the lists are made; what there is of them is not shown before."""
        self.progress.setMaximum(max(1, of))
        self.progress.setValue(done)
        self.progress.setVisible(done < of)
        if self.empty:
            self._say(tr("Le liste si fanno dal registro: la prima volta ci vuole un momento."))

    def _show_list(self) -> None:
        if not self.empty:
            self.setCurrentWidget(self.list)
            return
        empty = tr("Nessun colpo è ancora chiuso. Il primo appare qui da solo.")
        none = tr("Nessun colpo è così. Togliere un filtro, o «Tutti i colpi».")
        self._say(empty if self._asked == Filter() else none)

    def _say(self, words: str) -> None:
        self.nothing.setText(words)
        self.setCurrentWidget(self.nothing)
