"""The day: its page as it is printed, of each table and day that there is; written as PDF or as rows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date, tzinfo
from pathlib import Path
from typing import Any, Final, NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QTextBrowser, QVBoxLayout

from app.desks.common import theme
from app.desks.common.label import set_tip
from app.desks.common.language import tr
from app.desks.pit_boss.choice import Choice
from app.desks.pit_boss.evidence_reading import EvidenceReading, sight_of
from app.desks.pit_boss.intact import Intact
from app.desks.pit_boss.key import Key
from app.desks.pit_boss.page import Page
from app.desks.pit_boss.patience import Patience
from app.desks.pit_boss.printing import Press, PrintMenu
from app.desks.pit_boss.sights import Sights
from app.desks.pit_boss.standing import HeldUp
from app.desks.pit_boss.waiting_list import WaitingList
from app.desks.pit_boss.writer import Place
from app.journal.reading import tables
from app.people.looking import How, Sight, What
from app.reports.damage_words import marked
from app.reports.day import Waiting
from app.reports.day_reading import TableDay, day_begins, day_of_table, openings_of
from app.reports.day_rows import day_csv
from app.reports.day_sheet import day_sheet
from app.reports.gaming_day import day_of, gaming_day
from app.reports.pdf import PageLook, page_document
from app.reports.sheet import Sheet
from app.reports.slip import Slip, find_slip, slip_sheet
from app.reports.voice import Voice
from app.reports.whole_file import write_whole
from app.reports.wording import day_words
from app.table.state import Memory

_WAITING_HEIGHT: Final = 210
_WIDEST: Final = 1040
"""Pixels of a page; wider ones are hard to read."""
_MARGIN: Final = 28
_LOOK: Final = PageLook(11.5, theme.TEXT, theme.FAINT)
"""The page on a screen: larger than on paper, and it does not glare."""


class Days(NamedTuple):
    """A table with the gaming days on which it was opened, the latest first."""

    place: Place
    days: tuple[date, ...]


class DayReading(EvidenceReading):
    """Reads days, beside the window."""

    def __init__(
        self,
        journals: Sequence[Path],
        game: Memory[Any],
        zone: tzinfo | None,
        intact: Intact,
        sights: Sights,
    ) -> None:
        super().__init__("days", intact, sights, every=None)
        self._journals, self._game, self._zone = tuple(journals), game, zone

    def days(self, answer: Callable[[tuple[Days, ...]], None]) -> None:
        """Read which days there are of each table."""
        self.ask("days", self._days, answer)

    def day(self, place: Place, day: date, answer: Callable[[TableDay | None], None]) -> None:
        """Read a day."""
        self.ask("day", lambda: self.read_day(place, day), answer)

    def slip(self, place: Place, number: str, answer: Callable[[Slip | None], None]) -> None:
        """Read a paper of a fill or a credit."""
        self.ask("slip", lambda: self._slip(place, number), answer)

    def _days(self) -> tuple[Days, ...]:
        read = self.intact.path
        places = [Place(journal, table) for journal in self._journals for table in tables(read(journal))]
        return tuple(Days(place, self._of(place)) for place in places)

    def _of(self, place: Place) -> tuple[date, ...]:
        lies = self.lies(place)
        begins = day_begins(*lies, self._game)
        found = (day_of(opening.at, begins, self._zone) for opening in openings_of(*lies))
        return tuple(sorted(set(found), reverse=True))

    def read_day(self, place: Place, day: date) -> TableDay | None:
        """Read a day, beside the window; it is recorded that it is seen."""
        self.looked_at(What.DAY, [place.journal], day.isoformat(), place.table)
        lies = self.lies(place)
        asked = gaming_day(day, day_begins(*lies, self._game), self._zone)
        return day_of_table(*lies, self._game, asked, self._progressed)

    def _slip(self, place: Place, number: str) -> Slip | None:
        self.looked_at(What.PAPER, [place.journal], number, place.table)
        return find_slip(*self.lies(place), self._game, number)

    def lies(self, place: Place) -> Place:
        """Say where a table is read."""
        return place._replace(journal=self.intact.path(place.journal))

    def _progressed(self, done: int, of: int) -> None:
        self.go_on()
        self.progress.emit(done, of)


class DayPage(Page):
    """The page.

    Attributes:
        found: the day that is shown; None where there is none.
        voice: says what readers wrote.
        zone: of the house.
        slip: the paper of it that is shown in its place; None where the day's page is.
        answering: what was chosen is to be answered for.
    """

    answering = Signal(object)

    def __init__(
        self,
        reading: DayReading,
        voice: Voice,
        *,
        press: Press,
    ) -> None:
        """Show nothing yet.

        Args:
            reading: reads the days.
            voice: says what readers wrote.
            press: prints, in the zone of the house.
        """
        super().__init__(reading)
        self._reading, self.voice = reading, voice
        self._press, self.zone = press, press.zone
        self._days: tuple[Days, ...] = ()
        self._held_up: HeldUp = {}
        self._seen: object = None
        self.found: TableDay | None = None
        self.table, self.day = Choice(self), Choice(self)
        self.again, self.print = Key(self, tr("Leggi di nuovo")), Key(self, tr("Stampa…"))
        self.what, self.pdf, self.csv = Choice(self), Key(self, tr("PDF…")), Key(self, tr("CSV…"))
        self.printers = PrintMenu(self.print, press, lambda: self.shown, self._proposed, self, self._sight)
        self.slip: Slip | None = None
        self.progress = Patience(self, reading, tr("Si legge la giornata"))
        self.sheet, self.waiting = QTextBrowser(self), WaitingList(voice, press.zone)
        self._lay_out()
        reading.trouble.connect(lambda _sentence: self.progress.rest())
        self.table.currentIndexChanged.connect(lambda _row: self._fill_days())
        self.day.currentIndexChanged.connect(lambda _row: self._read())
        self.what.currentIndexChanged.connect(lambda _row: self._choose())
        self.again.clicked.connect(self.seen)
        self.pdf.clicked.connect(self.printers.write.trigger)
        self.csv.clicked.connect(self._write_csv)
        self.waiting.answering.connect(self.answering)

    def hold_up(self, held_up: HeldUp) -> None:
        """Take what stands in the way at each table."""
        self._held_up = held_up
        self._see_held_up()

    def _see_held_up(self) -> None:
        place = self.table.currentData()
        self.waiting.hold_up("" if place is None else self._held_up.get(Place(*place), ""))

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
        self._see_keys()
        waiting = [] if found is None else self.unanswered(found)
        self.waiting.setVisible(bool(waiting))
        house = None if found is None else found.figures.state.house
        place = self.table.currentData()
        self.waiting.show_waiting(waiting, house, None if place is None else Place(*place))
        self._see_held_up()
        if found is None:
            self.sheet.setPlainText(tr("Il tavolo non è ancora stato aperto."))
            return
        self._choose()

    def _see_keys(self) -> None:
        """What cannot be printed is not begun; a paper of the day has no rows of its own."""
        none = "" if self.found is not None else tr("Non c'è nessuna giornata da stampare.")
        for key in (self.print, self.pdf):
            key.grey(none)
        paper = tr("Le righe sono della giornata: scegliere «La giornata».") if self.slip is not None else ""
        self.csv.grey(none or paper)

    @property
    def shown(self) -> Sheet | None:
        """Lay out what is shown: the day's page, or the paper that was chosen."""
        if self.found is None:
            return None
        if self.slip is not None:
            voice = self.voice.at(self.found.figures.state.house)
            labels = {name: voice.whose(name) for name in voice.labels}
            return self._marked(slip_sheet(self.slip, labels, self.zone, voice))
        return self._marked(self.laid_out(self.found))

    def laid_out(self, found: TableDay) -> Sheet:
        """Lay out a day."""
        return day_sheet(found, self.zone, self.voice)

    def rows_of(self, found: TableDay) -> bytes:
        """Write a day as rows."""
        return day_csv(found, self.voice)

    def slips_of(self, found: TableDay) -> Sequence[str]:
        """Name the papers that are shown in its place."""
        return found.figures.papers

    def unanswered(self, found: TableDay) -> list[Waiting]:
        """Say what of a day somebody may answer for here."""
        return [each for each in found.figures.waiting if each.answered_by is None]

    def _marked(self, sheet: Sheet) -> Sheet:
        """Say above a page that its journal is damaged, where it is."""
        place = Place(*self.table.currentData())
        return marked(sheet, self._reading.intact.damage(place.journal), place.table, self.zone)

    def _sight(self, how: How) -> Sight:
        """Say what is shown, for whoever has it printed or written out."""
        journal, table = self.table.currentData()
        if self.slip is not None:
            return sight_of(how, What.PAPER, journal, self.slip.number, table)
        day = "" if self.found is None else self.found.day.day.isoformat()
        return sight_of(how, What.DAY, journal, day, table)

    def _offer_papers(self) -> None:
        """Offer the day's page and its papers; what is shown stays."""
        papers = () if self.found is None else self.slips_of(self.found)
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
        self._see_keys()
        sheet = self.shown
        if sheet is None:
            return
        what = (self.table.currentData(), self.day.currentData(), self.what.currentData())
        where = self.sheet.verticalScrollBar().value() if what == self._seen else 0
        self._seen = what
        document = page_document(sheet, _LOOK)
        document.setDocumentMargin(_MARGIN)
        document.setParent(self.sheet)
        self.sheet.setDocument(document)
        self.sheet.verticalScrollBar().setValue(where)

    def _write_csv(self) -> None:
        if self.found is not None:
            rows = self.rows_of(self.found)
            of = self._sight(How.EXPORTED)
            self._press.written(self, self._proposed("csv"), of, lambda path: write_whole(path, rows))

    def _proposed(self, kind: str = "pdf") -> str:
        """Propose a name for the file of what is shown."""
        if self.slip is not None:
            return tr("documento-{number}").format(number=self.slip.number.replace("/", "-")) + f".{kind}"
        figures, day = (None, None) if self.found is None else (self.found.figures, self.found.day.day)
        return self.file_name().format(table="" if figures is None else figures.table, day=day) + f".{kind}"

    def file_name(self) -> str:
        """Propose a name for the file of a day's page, with its table and day."""
        return tr("giornata-{table}-{day}")

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
        self._see_keys()
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
