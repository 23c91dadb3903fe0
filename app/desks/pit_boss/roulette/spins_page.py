"""Every spin in a list, found by what is known of it, and one of them opened."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import partial
from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLayout,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from app.desks.common.label import Label
from app.desks.common.language import tr
from app.desks.pit_boss.game_pages import RoundsPage
from app.desks.pit_boss.page import empty_label, keep_place
from app.desks.pit_boss.printing import Press
from app.desks.pit_boss.roulette.asked_for import asked, end_of_day
from app.desks.pit_boss.roulette.filters_bar import FiltersBar
from app.desks.pit_boss.roulette.found_spins import FoundSpins
from app.desks.pit_boss.roulette.reading import NOW, Known, Reading
from app.desks.pit_boss.roulette.spin_page import SpinPage
from app.desks.pit_boss.roulette.spin_printing import SpinPrinting
from app.desks.pit_boss.roulette.typed_days import typed_stretch
from app.desks.pit_boss.roulette.words import asked_words, count_words
from app.desks.pit_boss.standing import HeldUp
from app.desks.pit_boss.writer import Place
from app.journal.lists.filters import Filter, ListedSpin
from app.journal.lists.finding import Count
from app.local_time import local
from app.reports.gaming_day import day_of
from app.reports.roulette.spin_story import SpinStory
from app.reports.voice import Voice

_SOON: Final = 120
"""Milliseconds after which the spin on which somebody stays is opened."""
_LIST_WIDTH: Final = 644


class SpinsPage(RoundsPage):
    """The page of the spins."""

    def __init__(
        self,
        reading: Reading,
        voice: Voice,
        *,
        press: Press,
        ask_folder: Callable[[], str] | None = None,
    ) -> None:
        """Show nothing yet; the reading is started and stopped by whoever made it.

        Args:
            reading: reads the journal.
            voice: says what table and readers wrote.
            press: prints, in the zone of the house.
            ask_folder: asks in which folder a dossier is written; None asks with the system's own window.
        """
        super().__init__(reading)
        self._reading = reading
        self._zone, self._now, self._begins = press.zone, press.now, press.begins
        self._asked = Filter()
        self._known = Known((), (), (), {})
        self._held_up: HeldUp = {}
        self._wanted: ListedSpin | None = None
        self.filters = FiltersBar(
            self,
            self._today,
            lambda words: typed_stretch(words, self._today(), self._zone, self._begins),
            lambda controls: asked(controls, Filter(), self._today(), self._zone, self._begins),
        )
        self.page = SpinPage(self, voice, self._zone)
        year = local(self._now(), self._zone).year
        self.found = FoundSpins(self, reading, lambda: self.page.listed, self._zone, year)
        self.beneath, self.right = Label(self), QStackedWidget(self)
        self.hint = empty_label(self, tr("Scegliere un colpo: si apre qui, com'era."))
        self.printing = SpinPrinting(self, self.page, reading, voice, press, ask_folder)
        self._opening = QTimer(self, singleShot=True, interval=_SOON)
        self._lay_out()
        self._connect()
        self._keys()

    def look(self, moment: int = NOW, *, again: bool = False) -> None:
        """Show the rows around a moment.

        Args:
            moment: in microseconds since 1970.
            again: the same is looked for as before: the spin that somebody is reading stays chosen.
        """
        self.found.look(self._asked, moment, again=again)

    def _changed(self) -> None:
        """Look for something else."""
        day = self._today(), self._zone, self._begins
        self._asked = asked(self.filters.controls(), self.filters.typed, *day)
        words = asked_words(self._asked, self._known.colours, self._zone)
        self.beneath.setText(words)
        self.beneath.setVisible(bool(words))
        self.filters.show_count("")
        self.look()
        self._reading.count(self._asked, self._counted)

    def _today(self) -> date:
        """Give the gaming day that it is now."""
        return day_of(self._now().strftime("%Y-%m-%dT%H:%M:%S.%fZ"), self._begins, self._zone)

    def _jump(self, day: date) -> None:
        """Go to a day: its last spin stands first, and the list goes on both ways."""
        self.look(end_of_day(day, self._zone, self._begins))

    def _grew(self) -> None:
        """Spins were closed, or something of one was put right: the rows at hand say so."""
        self._reading.known(self._learnt)
        if self.found.empty:
            self._changed()
            return
        self.found.renew()
        self._reading.count(self._asked, self._counted)

    def _begin_anew(self) -> None:
        """Show what there is now, and none of what there was."""
        self._show_nothing_open()
        self._reading.known(self._learnt)
        self._changed()

    def _learnt(self, known: Known) -> None:
        more = self._known.tables and known.tables != self._known.tables
        self._known = known
        self.filters.show_known(known)
        self.found.list.show_tables(several=len(known.tables) > 1)
        if more:
            self.look(again=True)  # in the list that is at hand a table that was not there has no place yet

    def _counted(self, count: Count) -> None:
        self.filters.show_count(count_words(count))

    def _choose(self, listed: ListedSpin | None) -> None:
        """Open the spin on which somebody stays; while he runs through the list nothing is read."""
        self._wanted = listed
        if listed is not None:
            self._opening.start()

    def _open(self) -> None:
        if self._wanted is not None:
            self._reading.open_spin(self._wanted, partial(self._opened, self._wanted))

    def _opened(self, listed: ListedSpin, story: SpinStory) -> None:
        if story.steps:
            self.right.setCurrentWidget(self.page)
            self.page.show_spin(listed, story)
            self._see_held_up()

    def open_again(self) -> None:
        """Show the spin that is open as it stands once something of it was put right."""
        listed = self.page.listed
        if listed is not None:
            self._reading.open_again(listed, partial(self._opened, listed))

    def hold_up(self, held_up: HeldUp) -> None:
        """Take what stands in the way at each table."""
        self._held_up = held_up
        self._see_held_up()

    def _see_held_up(self) -> None:
        story = self.page.story
        place = None if story is None else Place(self._reading.journal, story.table)
        self.page.hold_up("" if place is None else self._held_up.get(place, ""))

    def seen(self) -> None:
        """Look for what was asked while nobody was let in; at first the reading says that it is there."""
        if self._known.tables and self.found.empty and not self.found.looking:
            self._changed()

    def _show_nothing_open(self) -> None:
        self._wanted = None
        self.page.listed = self.page.story = None
        self.right.setCurrentWidget(self.hint)

    def _connect(self) -> None:
        self.filters.asked.connect(self._changed)
        self.filters.jumped.connect(self._jump)
        self.page.correcting.connect(self.correcting)
        self.found.stayed.connect(self._choose)
        self.found.emptied.connect(self._show_nothing_open)
        self._opening.timeout.connect(self._open)
        self._reading.grew.connect(self._grew)
        self._reading.anew.connect(self._begin_anew)

    def _keys(self) -> None:
        acts: tuple[tuple[str, Callable[[], None]], ...] = (
            ("Ctrl+F", self._to_search),
            ("Right", lambda: self._walk(1)),
            ("Left", lambda: self._walk(-1)),
            ("Ctrl+Home", partial(self.look, NOW)),
            ("Ctrl+G", self.filters.day.setFocus),
            ("Escape", self._escape),
        )
        for keys, act in acts:
            QShortcut(QKeySequence(keys), self).activated.connect(act)

    def _walk(self, by: int) -> None:
        """Step through the spin; in the search line the arrows are the line's own."""
        self.page.go(by)

    def _to_search(self) -> None:
        self.filters.search.setFocus()
        self.filters.search.selectAll()

    def _escape(self) -> None:
        """Go back to the whole spin, then to the list."""
        if self.page.place is not None:
            self.page.show_step(None)
        else:
            self.found.list.setFocus()

    def _lay_out(self) -> None:
        self.beneath.setObjectName("loud")
        self.beneath.hide()
        self.right.addWidget(self.hint)
        self.right.addWidget(self.page)
        page = QVBoxLayout(self)
        page.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(8)
        page.addWidget(self.filters)
        between = QHBoxLayout()
        between.addWidget(self.beneath, 3)
        between.addWidget(self.found.progress, 1)
        between.addWidget(self.printing.patience, 1)
        page.addLayout(between)
        page.addWidget(self._halves(), 1)
        for part in (self.beneath, self.found.progress):
            keep_place(part)

    def _halves(self) -> QSplitter:
        frame = QFrame(self)
        frame.setObjectName("panel")
        inside = QHBoxLayout(frame)
        inside.setContentsMargins(6, 4, 4, 6)
        inside.addWidget(self.found)
        left = QWidget(self)
        beneath = QVBoxLayout(left)
        beneath.setContentsMargins(0, 0, 0, 0)
        beneath.addWidget(frame, 1)
        beneath.addWidget(self.said)  # beneath the list alone: the spin that is open has all the height
        left.setMinimumWidth(_LIST_WIDTH)
        halves = QSplitter(self)
        halves.addWidget(left)
        halves.addWidget(self.right)
        halves.setStretchFactor(0, 1)
        halves.setStretchFactor(1, 1)
        halves.setSizes([_LIST_WIDTH, _LIST_WIDTH])
        halves.setChildrenCollapsible(False)
        return halves
