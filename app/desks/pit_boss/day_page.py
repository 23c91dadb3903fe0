"""The day: its page as it is printed, of each table and day that there is; written as PDF or as rows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date, tzinfo
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QTextBrowser, QVBoxLayout

from app.desks.common import theme
from app.desks.common.file_dialog import file_to_save
from app.desks.common.label import set_tip
from app.desks.common.language import tr
from app.desks.pit_boss.asking import Asking
from app.desks.pit_boss.filters_bar import Choice
from app.desks.pit_boss.page import Page
from app.desks.pit_boss.patience import Patience
from app.desks.pit_boss.printing import Printing, PrintMenu
from app.desks.pit_boss.waiting_list import WaitingList
from app.desks.pit_boss.writer import Entry
from app.journal.reading import tables
from app.reports.day_reading import TableDay, day_begins, day_of_table, openings_of
from app.reports.day_rows import day_csv
from app.reports.day_sheet import day_sheet
from app.reports.gaming_day import day_of, gaming_day
from app.reports.pdf import PageLook, page_document, write_pdf
from app.reports.sheet import Sheet
from app.reports.slip import Slip, find_slip, slip_sheet
from app.reports.spin_words import Voice
from app.reports.whole_file import PageNotWrittenError, not_written_words, write_whole
from app.reports.wording import day_words

AskFile = Callable[[str], str]
_WAITING_HEIGHT: Final = 210
_WIDEST: Final = 1040
"""Pixels of a page; wider ones are hard to read."""
_MARGIN: Final = 28
_LOOK: Final = PageLook(11.5, theme.TEXT, theme.FAINT)
"""The page on a screen: larger than on paper, and it does not glare."""


class Place(NamedTuple):
    """A table in a journal."""

    journal: Path
    table: str


class Days(NamedTuple):
    """A table with the gaming days on which it was opened, the latest first."""

    place: Place
    days: tuple[date, ...]


class DayReading(Asking):
    """Reads days, beside the window."""

    def __init__(self, journals: Sequence[Path], zone: tzinfo | None) -> None:
        super().__init__("days", every=None)
        self._journals, self._zone = tuple(journals), zone

    def days(self, answer: Callable[[tuple[Days, ...]], None]) -> None:
        """Read which days there are of each table."""
        self.ask("days", self._days, answer)

    def day(self, place: Place, day: date, answer: Callable[[TableDay | None], None]) -> None:
        """Read a day."""
        self.ask("day", lambda: self._day(place, day), answer)

    def slip(self, place: Place, number: str, answer: Callable[[Slip | None], None]) -> None:
        """Read a paper of a fill or a credit."""
        self.ask("slip", lambda: find_slip(*place, number), answer)

    def _days(self) -> tuple[Days, ...]:
        places = [Place(journal, table) for journal in self._journals for table in tables(journal)]
        return tuple(Days(place, self._of(place)) for place in places)

    def _of(self, place: Place) -> tuple[date, ...]:
        begins = day_begins(*place)
        found = (day_of(opening.at, begins, self._zone) for opening in openings_of(*place))
        return tuple(sorted(set(found), reverse=True))

    def _day(self, place: Place, day: date) -> TableDay | None:
        asked = gaming_day(day, day_begins(*place), self._zone)
        return day_of_table(*place, asked, self._progressed)

    def _progressed(self, done: int, of: int) -> None:
        self.go_on()
        self.progress.emit(done, of)


class DayPage(Page):
    """The page.

    Attributes:
        found: the day that is shown; None where there is none.
        slip: the paper of it that is shown in its place; None where the day's page is.
        answering: something is to be answered for: where it stands, and what it was.
    """

    answering = Signal(object, str)

    def __init__(
        self,
        reading: DayReading,
        voice: Voice,
        *,
        program: str,
        zone: tzinfo | None = None,
        ask_file: AskFile | None = None,
        printing: Printing,
    ) -> None:
        """Show nothing yet.

        Args:
            reading: reads the days.
            voice: says what readers wrote.
            program: what writes the page.
            zone: where the house is; None is this machine's.
            ask_file: asks for a file's name, proposing one; None asks with the system's own window.
            printing: asks the spooler.
        """
        super().__init__(reading)
        self._reading, self._voice, self._program = reading, voice, program
        self._zone, self._ask_file = zone, ask_file
        self._days: tuple[Days, ...] = ()
        self.found: TableDay | None = None
        self.table, self.day = Choice(self), Choice(self)
        self.again = QPushButton(tr("Leggi di nuovo"), self)
        self.what, self.print = Choice(self), QPushButton(tr("Stampa…"), self)
        self.pdf, self.csv = QPushButton(tr("PDF…"), self), QPushButton(tr("CSV…"), self)
        self.printers = PrintMenu(self.print, printing, lambda: self.shown, program, self, self._write_pdf)
        self.slip: Slip | None = None
        self.progress = Patience(self, reading, tr("Si legge la giornata"))
        self.sheet, self.waiting = QTextBrowser(self), WaitingList(voice, zone)
        self._lay_out()
        reading.trouble.connect(lambda _sentence: self.progress.rest())
        self.table.currentIndexChanged.connect(lambda _row: self._fill_days())
        self.day.currentIndexChanged.connect(lambda _row: self._read())
        self.what.currentIndexChanged.connect(lambda _row: self._choose())
        self.again.clicked.connect(self.seen)
        QShortcut(QKeySequence("Ctrl+P"), self).activated.connect(self.printers.ask)
        self.pdf.clicked.connect(self._write_pdf)
        self.csv.clicked.connect(self._write_csv)
        self.waiting.answering.connect(self._answer)

    def seen(self) -> None:
        """Read which days there are, and the one that is shown once more: a table may be playing it."""
        self._reading.days(self._show_days)

    def _show_days(self, days: tuple[Days, ...]) -> None:
        """Offer the tables; the one that is shown stays."""
        self._days = days
        called = [(tr("tavolo {table}").format(table=each.place.table), each.place) for each in days]
        self.table.offer(called, self.table.currentData())
        self.table.setVisible(len(days) > 1)
        self._fill_days()

    def _fill_days(self) -> None:
        """Offer the days of the table; the one that is shown stays."""
        place = self.table.currentData()
        days = next((each.days for each in self._days if each.place == place), ())
        self.day.offer([(day_words(day), day) for day in days], self.day.currentData())
        self.day.setVisible(bool(days))
        self._read()

    def _read(self) -> None:
        place, day = self.table.currentData(), self.day.currentData()
        if day is None:
            self._show(None)
            return
        self.progress.begin()
        self._reading.day(Place(*place), day, self._show)

    def _show(self, found: TableDay | None) -> None:
        self.progress.rest()
        self.found = found
        self._offer_papers()
        for button in (self.print, self.pdf, self.csv):
            button.setEnabled(found is not None)
        waiting = (
            [] if found is None else [each for each in found.figures.waiting if each.answered_by is None]
        )
        self.waiting.setVisible(bool(waiting))
        house = None if found is None else found.figures.state.house
        self.waiting.show_waiting(waiting, house, self.table.currentData())
        if found is None:
            self.sheet.setPlainText(tr("Il tavolo non è ancora stato aperto."))
            return
        self._choose()

    @property
    def shown(self) -> Sheet | None:
        """Lay out what is shown: the day's page, or the paper that was chosen."""
        if self.found is None:
            return None
        if self.slip is not None:
            voice = self._voice.at(self.found.figures.state.house)
            labels = {name: voice.whose(name) for name in voice.labels}
            return slip_sheet(self.slip, labels, self._zone, voice)
        return day_sheet(self.found, self._zone, self._voice)

    def _offer_papers(self) -> None:
        """Offer the day's page and its papers; what is shown stays."""
        papers = () if self.found is None else self.found.figures.papers
        called = [(tr("Documento {number}").format(number=number), number) for number in papers]
        self.what.offer([(tr("La giornata"), ""), *called], self.what.currentData())
        self.what.setVisible(bool(papers))

    def _choose(self) -> None:
        """Show the day's page, or read the paper that was chosen."""
        number, place = self.what.currentData(), self.table.currentData()
        if number and place is not None:
            self._reading.slip(Place(*place), number, self._show_slip)
        else:
            self._show_slip(None)

    def _show_slip(self, slip: Slip | None) -> None:
        self.slip = slip
        self.csv.setEnabled(self.found is not None and slip is None)
        sheet = self.shown
        if sheet is None:
            return
        where = self.sheet.verticalScrollBar().value()
        document = page_document(sheet, _LOOK)
        document.setDocumentMargin(_MARGIN)
        document.setParent(self.sheet)
        self.sheet.setDocument(document)
        self.sheet.verticalScrollBar().setValue(where)

    def _write_pdf(self) -> None:
        sheet = self.shown
        if sheet is not None:
            self._write("pdf", lambda path: write_pdf(sheet, path, program=self._program))

    def _write_csv(self) -> None:
        if self.found is not None:
            rows = day_csv(self.found)
            self._write("csv", lambda path: write_whole(path, rows))

    def _write(self, kind: str, write: Callable[[Path], None]) -> None:
        """Write a file; whoever changes his mind about its name writes none."""
        found = self.found
        if found is None:
            return
        words = tr("giornata-{table}-{day}").format(table=found.figures.table, day=found.day.day)
        if self.slip is not None:
            words = tr("documento-{number}").format(number=self.slip.number.replace("/", "-"))
        name = self._asked_file(f"{words}.{kind}")
        if not name:
            return
        try:
            write(Path(name))
        except PageNotWrittenError as fault:
            self.tell(not_written_words(fault), alarm=True)
            return
        self.tell(tr("Scritto in {file}").format(file=name), alarm=False)

    def _asked_file(self, proposed: str) -> str:
        if self._ask_file is not None:
            return self._ask_file(proposed)
        kind = Path(proposed).suffix[1:]
        return file_to_save(self, tr("Scrivi la giornata"), proposed, f"{kind.upper()} (*.{kind})")

    def _answer(self, seq: int, fact: str) -> None:
        journal, table = self.table.currentData()
        self.answering.emit(Entry(journal, table, seq), fact)

    def _lay_out(self) -> None:
        for control, name in (
            (self.table, tr("Quale tavolo")),
            (self.day, tr("Quale giornata")),
            (self.what, tr("La giornata, o uno dei suoi documenti")),
            (self.again, tr("Leggi di nuovo la giornata")),
            (self.print, tr("Stampa la pagina che si vede")),
            (self.pdf, tr("Scrivi la pagina che si vede come PDF")),
            (self.csv, tr("Scrivi la giornata come righe, per un foglio di calcolo")),
        ):
            control.setAccessibleName(name)
            set_tip(control, name)
        self.sheet.setObjectName("sheet")
        self.sheet.setAccessibleName(tr("La pagina della giornata"))
        self.sheet.setMaximumWidth(_WIDEST)
        self.sheet.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for box in (self.table, self.day, self.what):
            box.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToContents)
        self.waiting.setMaximumHeight(_WAITING_HEIGHT)
        self.waiting.hide()
        top = QHBoxLayout()
        for control in (self.table, self.day, self.what):
            top.addWidget(control)
        top.addStretch(1)
        for button in (self.again, self.print, self.pdf, self.csv):
            top.addWidget(button)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(8)
        page.addLayout(top)
        page.addWidget(self.progress)
        middle = QHBoxLayout()
        middle.addStretch(1)
        middle.addWidget(self.sheet, 1000)
        middle.addStretch(1)
        page.addLayout(middle, 1)
        page.addWidget(self.waiting)
        page.addWidget(self.said)
