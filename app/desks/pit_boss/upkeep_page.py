"""The journal's upkeep: it is verified, copied, archived and put back from here, with how far it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date, timedelta
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QPlainTextEdit,
    QProgressBar,
    QVBoxLayout,
    QWidget,
)

from app.desks.common.file_dialog import file_to_open, folder_to_choose
from app.desks.common.label import Label
from app.desks.common.language import tr
from app.desks.pit_boss.choice import Choice
from app.desks.pit_boss.evidence_reading import sight_of
from app.desks.pit_boss.key import Key
from app.desks.pit_boss.page import Page, keep_place
from app.desks.pit_boss.printing import Press, PrintMenu
from app.desks.pit_boss.restore_window import RestoreWindow
from app.desks.pit_boss.upkeep import Deed, Ended, Hurdles, Order, Upkeep
from app.desks.pit_boss.upkeep_words import STEPS
from app.desks.pit_boss.writer import Place
from app.local_time import local
from app.people.looking import How, Sight, What
from app.reports.sheet import Note, Sheet
from app.reports.wording import count, day_words

_MONTHS: Final = 3
"""How many beginnings of months are offered before which nights are archived."""


class Asked(NamedTuple):
    """How a place is asked for; each gives an empty text where nobody wants one any more."""

    folder: Callable[[], str]
    copy: Callable[[], str]


class _Panel(QFrame):
    """A deed, what it does, and its key."""

    def __init__(self, parent: QWidget, head: str, words: str, key: Key, beside: QWidget | None) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        title, said = Label(self, head), Label(self, words)
        title.setObjectName("head")
        said.setObjectName("quiet")
        said.setWordWrap(True)
        said.setAlignment(Qt.AlignmentFlag.AlignTop)
        foot = QHBoxLayout()
        if beside is not None:
            foot.addWidget(beside)
        foot.addStretch(1)
        foot.addWidget(key)
        inside = QVBoxLayout(self)
        inside.setContentsMargins(16, 10, 16, 12)
        inside.addWidget(title)
        inside.addWidget(said, 1)
        inside.addLayout(foot)


class UpkeepPage(Page):
    """The page.

    Attributes:
        keys: the key of each deed.
        ended: what came of the last deed; None where none was done.
        under_way: what is being done; None where nothing is.
        window_open: in which somebody says yes; None where none is.
    """

    def __init__(self, upkeep: Upkeep, press: Press, asked: Asked | None = None) -> None:
        """Do nothing yet.

        Args:
            upkeep: does it.
            press: prints what came of it.
            asked: asks for places; None asks with the system's own windows.
        """
        super().__init__(upkeep)
        self._upkeep, self._press = upkeep, press
        self._asked = asked or Asked(self._ask_folder, self._ask_copy)
        self._hurdles: Hurdles = {}
        self._step = ""
        self.ended: Ended | None = None
        self.under_way: Order | None = None
        self.window_open: RestoreWindow | None = None
        self.which, self.until = Choice(self), Choice(self)
        self.print = Key(self, tr("Stampa…"), tr("Stampa che cosa ne è venuto"))
        self.printers = PrintMenu(self.print, press, self._sheet, self._proposed, self, self._sight)
        self.keys: Mapping[Deed, Key] = {
            Deed.VERIFY: Key(self, tr("Verifica"), tr("Verifica tutto il registro")),
            Deed.BACK_UP: Key(self, tr("Copia in…"), tr("Copia il registro in una cartella")),
            Deed.ARCHIVE: Key(self, tr("Archivia in…"), tr("Archivia le notti in una cartella")),
            Deed.RESTORE: Key(self, tr("Rimetti una copia…"), tr("Rimetti una copia al posto del registro")),
        }
        self.bar, self.far = QProgressBar(self), Label(self)
        self.halt = Key(self, tr("Ferma"), tr("Ferma quello che è in corso"))
        self.result = QPlainTextEdit(self)
        self._lay_out()
        self._connect()
        self._see_keys()

    @property
    def place(self) -> Place | None:
        """The journal that is chosen, and its table."""
        data = self.which.currentData()
        return None if data is None else Place(*data)

    def show_hurdles(self, hurdles: Hurdles) -> None:
        """Offer the journals, and only what would not be refused."""
        self._hurdles = hurdles
        self.which.offer([(_called(place), place) for place in hurdles], self.place)
        self._see_keys()

    def _see_keys(self) -> None:
        place = self.place
        reading, working = tr("Si guarda il registro…"), tr("È in corso altro: aspettare, o fermarlo.")
        for deed, key in self.keys.items():
            why = reading if place is None else self._hurdles[place].get(deed.value, "")
            key.grey(working if self.under_way is not None else why)
        self.halt.grey("" if self.under_way is not None else tr("Niente è in corso."))
        nothing = tr("Niente è stato fatto qui: non c'è niente da stampare.")
        self.print.grey(nothing if self.ended is None else "")

    def _begin(self, deed: Deed) -> None:
        """Ask for what it needs, see whether that will do, and only then begin."""
        if (place := self.place) is None:
            return
        match deed:
            case Deed.VERIFY:
                self._do(Order(deed, place))
            case Deed.RESTORE:
                self._with(self._asked.copy(), lambda copy: Order(deed, place, copy))
            case Deed.BACK_UP | Deed.ARCHIVE:
                until = self.until.currentData()
                self._with(self._asked.folder(), lambda folder: Order(deed, place, folder, until))

    def _with(self, chosen: str, order: Callable[[Path], Order]) -> None:
        if chosen:
            asked = order(Path(chosen))
            self._upkeep.why_not(asked, lambda why: self._go_on(asked, why))

    def _go_on(self, order: Order, why: str) -> None:
        """Say why what was chosen will not do, or do it; what takes a journal's place is asked once more."""
        if why:
            self.tell(why, alarm=True)
        elif order.deed is Deed.RESTORE:
            self.window_open = window = RestoreWindow(self.window(), order)
            window.wanted.connect(lambda: self._agreed(window, order))
            window.finished.connect(self._closed)
            window.open()
        else:
            self._do(order)

    def _agreed(self, window: RestoreWindow, order: Order) -> None:
        window.finish()
        self._do(order)

    def _closed(self) -> None:
        self.window_open = None

    def _do(self, order: Order) -> None:
        self.under_way, self._step = order, ""
        self.tell("", alarm=False)
        self.bar.setMaximum(0)
        self.far.setText(tr("Si comincia…"))
        for part in (self.bar, self.far):
            part.show()
        self._see_keys()
        self._upkeep.do(order, self._ended)

    def _ended(self, ended: Ended) -> None:
        self.under_way, self.ended = None, ended
        for part in (self.bar, self.far):
            part.hide()
        self.result.setPlainText("\n".join((self._title(ended), *ended.lines)))
        self.tell(ended.lines[0], alarm=not ended.good)
        self._see_keys()

    def _progressed(self, done: int, of: int) -> None:
        self.bar.setMaximum(max(1, of))
        self.bar.setValue(min(done, of))
        if self._step:
            self.far.setText(tr(STEPS[self._step]).format(done=count(done), of=count(of)))

    def _stepped(self, step: str) -> None:
        self._step = step

    def _title(self, ended: Ended) -> str:
        moment = self._press.moment()
        words = {
            Deed.VERIFY: tr("Verifica, {moment}"),
            Deed.BACK_UP: tr("Copia, {moment}"),
            Deed.ARCHIVE: tr("Archivio, {moment}"),
            Deed.RESTORE: tr("Copia rimessa, {moment}"),
        }
        return words[ended.order.deed].format(moment=moment)

    def _sheet(self) -> Sheet | None:
        """Lay out what came of the last deed: what is to be noted elsewhere stands on it."""
        if self.ended is None:
            return None
        title, *lines = self.result.toPlainText().split("\n")
        beneath = _called(self.ended.order.place)
        return Sheet(title, beneath, tuple(Note(line, loud=not self.ended.good) for line in lines))

    def _sight(self, how: How) -> Sight:
        """Say of which journal something came, for whoever has it printed."""
        if self.ended is None:
            return Sight(how, What.JOURNAL)
        place = self.ended.order.place
        return sight_of(how, What.JOURNAL, place.journal, table=place.table)

    def _proposed(self) -> str:
        name = "" if self.ended is None else self.ended.order.place.journal.stem
        return tr("registro-{name}.pdf").format(name=name)

    def _ask_folder(self) -> str:
        return folder_to_choose(self, tr("In quale cartella"))

    def _ask_copy(self) -> str:
        kinds = tr("Copie") + " (*.sqlite);;" + tr("Tutto") + " (*)"
        return file_to_open(self, tr("Quale copia"), "", kinds)

    def _connect(self) -> None:
        self._upkeep.seen.connect(self.show_hurdles)
        self._upkeep.step.connect(self._stepped)
        self._upkeep.progress.connect(self._progressed)
        self.which.currentIndexChanged.connect(lambda _row: self._see_keys())
        self.halt.clicked.connect(self._upkeep.halt)
        for deed, key in self.keys.items():
            key.clicked.connect(lambda _checked=False, deed=deed: self._begin(deed))

    def _lay_out(self) -> None:
        self.which.setAccessibleName(tr("Quale registro"))
        self.which.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToContents)
        self.until.setAccessibleName(tr("Prima di quale giorno si archivia"))
        words, today = tr("prima di {day}"), local(self._press.now(), self._press.zone).date()
        self.until.offer([(words.format(day=day_words(day)), day) for day in _untils(today)], None)
        self.result.setObjectName("sheet")
        self.result.setReadOnly(True)
        self.result.setAccessibleName(tr("Che cosa ne è venuto"))
        self.result.setPlaceholderText(tr("Che cosa ne viene si legge qui, e si stampa."))
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(tr("Fin dove si è arrivati"))
        for part in (self.bar, self.far):
            keep_place(part)
            part.hide()
        top, middle = QHBoxLayout(), QHBoxLayout()
        top.addWidget(self.which)
        top.addStretch(1)
        top.addWidget(self.print)
        middle.addWidget(self.bar, 1)
        middle.addWidget(self.far, 1)
        middle.addWidget(self.halt)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(10)
        page.addLayout(top)
        page.addLayout(self._panels())
        page.addLayout(middle)
        page.addWidget(self.result, 1)
        page.addWidget(self.said)

    def _panels(self) -> QGridLayout:
        said = {
            Deed.VERIFY: (
                tr("Il registro regge?"),
                tr(
                    "Si ripercorre tutto: la catena dei fatti, e ogni regolamento di nuovo. "
                    "Non cambia niente."
                ),
            ),
            Deed.BACK_UP: (
                tr("Copia"),
                tr("Anche mentre il tavolo gioca; è ripercorsa prima che qualcuno ci conti."),
            ),
            Deed.ARCHIVE: (
                tr("Archivio"),
                tr("Le notti intere prima di un giorno, un file al mese, riletto. Il registro resta com'è."),
            ),
            Deed.RESTORE: (
                tr("Rimettere una copia"),
                tr("Prende il posto del registro, a tavolo chiuso; quello che c'era resta accanto."),
            ),
        }
        grid = QGridLayout()
        grid.setSpacing(10)
        for place, (deed, key) in enumerate(self.keys.items()):
            beside = self.until if deed is Deed.ARCHIVE else None
            grid.addWidget(_Panel(self, *said[deed], key, beside), place // 2, place % 2)
            grid.setColumnStretch(place % 2, 1)
        return grid


def _called(place: Place) -> str:
    """Name a journal by its table and its file."""
    table = tr("tavolo {table}").format(table=place.table) if place.table else tr("nessun tavolo")
    return f"{table} · {place.journal}"


def _untils(today: date) -> list[date]:
    """Give the days before which nights may be archived: today, and the beginnings of the last months."""
    days, first = [today], today.replace(day=1)
    for _ in range(_MONTHS):
        if first not in days:
            days.append(first)
        first = (first - timedelta(days=1)).replace(day=1)
    return days
