"""Every spin in a list, found by what is known of it, and one of them opened."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLayout,
    QProgressBar,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from app.desks.common.file_dialog import folder_to_choose
from app.desks.common.label import Label
from app.desks.common.language import tr
from app.desks.pit_boss.dossier_page import dossier_page
from app.desks.pit_boss.evidence_reading import sight_of
from app.desks.pit_boss.filters_bar import FiltersBar
from app.desks.pit_boss.list_view import SpinList
from app.desks.pit_boss.model import SpinModel
from app.desks.pit_boss.page import Page, keep_place
from app.desks.pit_boss.patience import Patience
from app.desks.pit_boss.printing import Press, PrintMenu
from app.desks.pit_boss.reading import NOW, Around, Grown, Known, Reading, Written
from app.desks.pit_boss.roulette.spin_picture import spin_picture
from app.desks.pit_boss.rows import Part
from app.desks.pit_boss.screen import asked, end_of_day
from app.desks.pit_boss.spin_page import SpinPage
from app.desks.pit_boss.standing import HeldUp
from app.desks.pit_boss.typed_days import typed_stretch
from app.desks.pit_boss.words import asked_words, count_words
from app.desks.pit_boss.writer import Place
from app.journal.lists.filters import Filter, ListedSpin
from app.journal.lists.finding import Count
from app.journal.place import file_name
from app.journal.readable import Damage
from app.local_time import local
from app.people.looking import How, Sight, What
from app.reports.damage_words import marked
from app.reports.gaming_day import day_of
from app.reports.printed import Printed, printed_now
from app.reports.roulette.spin_sheet import spin_sheet
from app.reports.roulette.spin_story import SpinStory
from app.reports.sheet import Sheet
from app.reports.voice import Voice
from app.reports.whole_file import not_written_words

_SOON: Final = 120
"""Milliseconds after which the spin on which somebody stays is opened."""
_LIST_WIDTH: Final = 644
_NOTED: Final = 16
"""Digits of a manifest's hash that are said: as many as somebody writes down."""
_RENEWED: Final = 400
"""Rows that are read again when something is new."""


class SpinsPage(Page):
    """The page of the spins."""

    _focused = False
    _drawn: tuple[SpinStory, bytes] | None = None
    """The cloth of the spin that was printed last."""

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
        self._reading, self._voice = reading, voice
        self._zone, self._now, self._program = press.zone, press.now, press.program
        self._begins, self._sights = press.begins, press.printing.sights
        self._ask_folder = ask_folder or self._asked_folder
        self._asked = Filter()
        self._known = Known((), (), (), {})
        self._held_up: HeldUp = {}
        self._busy: set[str] = set()
        self._wanted: ListedSpin | None = None
        self.filters = FiltersBar(
            self,
            self._today,
            lambda words: typed_stretch(words, self._today(), self._zone, self._begins),
            lambda controls: asked(controls, Filter(), self._today(), self._zone, self._begins),
        )
        self.model = SpinModel(self, self._zone, local(self._now(), self._zone).year)
        self.list = SpinList(self.model, self)
        self.page = SpinPage(self, voice, self._zone)
        self.beneath, self.nothing = Label(self), Label(self)
        self.progress, self.hint = QProgressBar(self), Label(self)
        self.left, self.right = QStackedWidget(self), QStackedWidget(self)
        self.patience = Patience(self, reading, tr("Si scrive il fascicolo"))
        self.printers = PrintMenu(
            self.page.print, press, self._sheet, self._proposed, self, self._sight, dated=False
        )
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
        self._busy.add("look")
        self._reading.look(self._asked, moment, partial(self._begun, moment, again=again))

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

    def _begun(self, moment: int, around: Around, *, again: bool) -> None:
        self._busy.clear()
        self.model.begin(around.above, around.below)
        reading = self.page.listed if again else None
        kept = None if reading is None else self.model.at_hand.place_of(reading.table, reading.spin)
        if reading is not None and kept is None and moment == NOW:
            self.look(reading.at, again=True)  # it lies farther back than the newest rows
            return
        first = 0 if moment == NOW else min(len(around.above.spins), max(0, self.model.rowCount() - 1))
        self.progress.hide()
        self._show_list()
        if self.model.rowCount():
            self.list.go_to(first)
            self.list.setCurrentIndex(self.model.index(first if kept is None else kept, 0))
        else:
            self._wanted = None
            self._show_nothing_open()
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

    def _grew(self) -> None:
        """Spins were closed, or something of one was put right: the rows at hand say so."""
        self._reading.known(self._learnt)
        if not self.model.rowCount():
            self._changed()
            return
        rows = self.model.at_hand
        if rows.newest and not self._busy & {"newer", "look"}:
            self._busy.add("grown")
            many = min(_RENEWED, len(rows.rows))
            self._reading.grown(self._asked, rows.newer, many, self._grown)
        self._reading.count(self._asked, self._counted)

    def _grown(self, grown: Grown) -> None:
        """Show what is new; the spin that somebody is reading stays open."""
        self._busy.discard("grown")
        if grown.above.spins:
            self.list.grow(self.model.grow(grown.above), follow=self.list.at_the_beginning())
        self.model.renew(grown.now)
        self._show_list()
        now = self.model.spin(self.list.currentIndex().row())
        if now is not None and now != self.page.listed:
            self._choose(self.list.currentIndex().row())

    def _begin_anew(self) -> None:
        """Show what there is now, and none of what there was."""
        self._show_nothing_open()
        self._reading.known(self._learnt)
        self._changed()

    def _learnt(self, known: Known) -> None:
        more = self._known.tables and known.tables != self._known.tables
        self._known = known
        self.filters.show_known(known)
        self.list.show_tables(several=len(known.tables) > 1)
        if more:
            self.look(again=True)  # in the list that is at hand a table that was not there has no place yet

    def _counted(self, count: Count) -> None:
        self.filters.show_count(count_words(count))

    def _choose(self, row: int) -> None:
        """Open the spin on which somebody stays; while he runs through the list nothing is read."""
        self._wanted = self.model.spin(row)
        if self._wanted is not None:
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
        if self._known.tables and not self.model.rowCount() and "look" not in self._busy:
            self._changed()

    def _trouble(self, sentence: str) -> None:
        self._busy.clear()
        if not sentence:
            return
        self.progress.hide()
        self._rest()
        if not self.model.rowCount():
            self.nothing.setText(tr("Qui non c'è niente da leggere: il registro o le liste non si aprono."))
            self.left.setCurrentWidget(self.nothing)

    def _progressed(self, done: int, of: int) -> None:
        """Say how far the lists are made; what there is of them is not shown before."""
        self.progress.setMaximum(max(1, of))
        self.progress.setValue(done)
        self.progress.setVisible(done < of)
        if not self.model.rowCount():
            self.nothing.setText(tr("Le liste si fanno dal registro: la prima volta ci vuole un momento."))
            self.left.setCurrentWidget(self.nothing)

    def _show_list(self) -> None:
        if self.model.rowCount():
            self.left.setCurrentWidget(self.list)
            return
        everything = self._asked == Filter()
        empty = tr("Nessun colpo è ancora chiuso. Il primo appare qui da solo.")
        none = tr("Nessun colpo è così. Togliere un filtro, o «Tutti i colpi».")
        self.nothing.setText(empty if everything else none)
        self.left.setCurrentWidget(self.nothing)

    def _show_nothing_open(self) -> None:
        self.page.listed = self.page.story = None
        self.right.setCurrentWidget(self.hint)

    def _sheet(self) -> Sheet | None:
        """Lay out the page of the spin that is opened."""
        story = self.page.story
        return None if story is None else self._page_of(story)

    def _page_of(self, story: SpinStory) -> Sheet:
        """Lay a spin out for paper; its cloth is drawn once."""
        if self._drawn is None or self._drawn[0] is not story:
            self._drawn = story, spin_picture(story)
        drawn = self._drawn[1]
        sheet = spin_sheet(story, self._zone, self._voice, drawn=drawn, printed=self._printed())
        return marked(sheet, self._damage(), story.table, self._zone)

    def _printed(self) -> Printed:
        """Say that it is printed now, by whoever gave his code."""
        return printed_now(self._sights.who)

    def _damage(self) -> tuple[Damage, ...]:
        return self._reading.intact.damage(self._reading.journal)

    def _sight(self, how: How) -> Sight:
        """Say which spin is opened, for whoever has it printed."""
        story, journal = self.page.story, self._reading.journal
        if story is None:
            return sight_of(how, What.LIST, journal)
        return sight_of(how, What.SPIN, journal, str(story.spin), story.table)

    def _proposed(self) -> str:
        """Propose a name for the file of the spin that is opened."""
        story = self.page.story
        spin = "" if story is None else f"{story.table}-{story.spin}"
        return tr("colpo-{spin}.pdf").format(spin=spin)

    def _write_dossier(self) -> None:
        """Write all that proves the spin that is opened; whoever changes his mind writes nothing."""
        listed, story = self.page.listed, self.page.story
        if listed is None or story is None:
            return
        within = self._ask_folder()
        if not within:
            return
        name = tr("fascicolo-{spin}").format(spin=f"{file_name(story.table)}-{story.spin}")
        self.page.dossier.grey(tr("Il fascicolo si sta già scrivendo."))
        self.patience.begin()
        page = dossier_page(story, self._zone, self._voice, self._program, self._printed(), self._damage())
        self._reading.write_dossier(listed, story, page, Path(within) / name, self._dossier_written)

    def _dossier_written(self, written: Written) -> None:
        self._rest()
        if written.fault is not None:
            self.tell(not_written_words(written.fault), alarm=True)
            return
        words = tr("Il fascicolo sta in {folder}; SHA-256 del manifesto {hash}…")
        self.tell(words.format(folder=written.folder, hash=written.manifest[:_NOTED]), alarm=False)

    def _rest(self) -> None:
        self.patience.rest()
        self.page.dossier.grey("")

    def _asked_folder(self) -> str:
        return folder_to_choose(self, tr("In quale cartella si scrive il fascicolo"))

    def _connect(self) -> None:
        self.filters.asked.connect(self._changed)
        self.filters.jumped.connect(self._jump)
        self.list.wants_older.connect(self._older)
        self.list.wants_newer.connect(self._newer)
        self.list.chosen.connect(self._choose)
        self._opening.timeout.connect(self._open)
        self.page.dossier.clicked.connect(self._write_dossier)
        self._reading.grew.connect(self._grew)
        self._reading.anew.connect(self._begin_anew)
        self._reading.progress.connect(self._progressed)
        self._reading.trouble.connect(self._trouble)

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
            self.list.setFocus()

    def _lay_out(self) -> None:
        self.beneath.setObjectName("loud")
        self.beneath.hide()
        self.progress.setVisible(False)
        self.progress.setTextVisible(False)
        self.progress.setAccessibleName(tr("Le liste si fanno"))
        self.hint.setText(tr("Scegliere un colpo: si apre qui, com'era."))
        self.nothing.setText(tr("Si legge il registro…"))
        for label in (self.hint, self.nothing):
            label.setObjectName("empty")
            label.setWordWrap(True)
            label.setMargin(32)
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.left.addWidget(self.list)
        self.left.addWidget(self.nothing)
        self.right.addWidget(self.hint)
        self.right.addWidget(self.page)
        self.left.setCurrentWidget(self.nothing)
        page = QVBoxLayout(self)
        page.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(8)
        page.addWidget(self.filters)
        between = QHBoxLayout()
        between.addWidget(self.beneath, 3)
        between.addWidget(self.progress, 1)
        between.addWidget(self.patience, 1)
        page.addLayout(between)
        page.addWidget(self._halves(), 1)
        for part in (self.beneath, self.progress):
            keep_place(part)

    def _halves(self) -> QSplitter:
        frame = QFrame(self)
        frame.setObjectName("panel")
        inside = QHBoxLayout(frame)
        inside.setContentsMargins(6, 4, 4, 6)
        inside.addWidget(self.left)
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
