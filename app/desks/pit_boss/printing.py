"""A page is sent to a printer that is chosen from those there are; where none is, the PDF is offered."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, tzinfo
from functools import partial
from itertools import count
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QPoint
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QMenu

from app.desks.common.file_dialog import file_to_save
from app.desks.common.language import tr
from app.desks.pit_boss.asking import Asking
from app.desks.pit_boss.key import Key
from app.desks.pit_boss.page import Page
from app.desks.pit_boss.sights import NotRecordedError, Sights
from app.local_time import local
from app.people.looking import How, Sight
from app.reports.pdf import pdf_of, write_pdf
from app.reports.printing import NotPrintedError, Printers
from app.reports.sheet import Note, Sheet
from app.reports.whole_file import PageNotWrittenError, not_written_words
from app.reports.wording import clocks_words, moment_words
from app.rules.house import USUAL_BEGIN
from app.rules.italian import elided


class Printing(Asking):
    """Asks the spooler, beside the window: a printer of the network may take its time."""

    def __init__(self, printers: Printers, sights: Sights) -> None:
        super().__init__("printing", every=None)
        self._printers, self.sights = printers, sights
        self._records = count(1)

    def recorded(self, of: Sight, over: Page, then: Callable[[], None]) -> None:
        """Do something once it is recorded who has what printed or written out; else say why it is not done.

        Args:
            of: what.
            over: the page of the desk, which says so.
            then: does it, on the window's thread.
        """
        if not self.sights.asks:
            then()
            return

        def answered(why: str) -> None:
            if why:
                over.tell(why, alarm=True)
            elif self.sights.open:
                then()

        self.start()
        self.ask(f"record {next(self._records)}", partial(self._recorded, of), answered)  # none for another

    def _recorded(self, of: Sight) -> str:
        try:
            self.sights.see(of)
        except NotRecordedError as why:
            return str(why)
        return ""

    def names(self, answer: Callable[[tuple[str, ...]], None]) -> None:
        """Ask which printers there are."""
        self.start()
        self.ask("names", self._printers.names, answer)

    def send(self, page: bytes, printer: str, title: str, answer: Callable[[str], None]) -> None:
        """Have a page printed; the answer is why it was not, and empty where it was."""
        self.start()
        self.ask(f"send {title}", partial(self._send, page, printer, title), answer)

    def _send(self, page: bytes, printer: str, title: str) -> str:
        try:
            self._printers.send(page, printer, title)
        except NotPrintedError as why:
            return str(why)
        return ""


AskFile = Callable[[str], str]
"""Asks for a file's name, proposing one; empty where nobody wants one any more."""


class Press(Struct, frozen=True):
    """What every page of the desk prints with.

    Attributes:
        printing: asks the spooler.
        program: what makes the pages.
        zone: whose clocks are shown; None is this machine's.
        now: says what time it is.
        ask_file: asks for a file's name; None asks with the system's own window.
        begins: when the gaming day does, minutes after midnight.
    """

    printing: Printing
    program: str
    zone: tzinfo | None = None
    now: Callable[[], datetime] = lambda: datetime.now(UTC)
    ask_file: AskFile | None = None
    begins: int = USUAL_BEGIN

    def moment(self) -> str:
        """Say what time it is."""
        return moment_words(local(self.now(), self.zone))

    def dated(self, sheet: Sheet) -> Sheet:
        """Say on a page when it was printed, and by which clocks."""
        said = elided(tr("Stampato il {moment}.").format(moment=self.moment()))
        clocks = sheet.clocks or clocks_words(self.zone, self.now().isoformat())
        return replace(sheet, parts=(*sheet.parts, Note(said)), clocks=clocks)

    def file(self, over: Page, proposed: str) -> str:
        """Ask where a page is written."""
        if self.ask_file is not None:
            return self.ask_file(proposed)
        kind = Path(proposed).suffix[1:]
        return file_to_save(over, tr("Scrivi la pagina"), proposed, f"{kind.upper()} (*.{kind})")

    def written(self, over: Page, proposed: str, of: Sight, write: Callable[[Path], None]) -> None:
        """Write a file, once it is recorded who has it; whoever changes his mind about its name writes none.

        Args:
            over: the page of the desk, which says what became of it.
            proposed: the name that is offered.
            of: what stands in it.
            write: writes it.
        """
        if name := self.file(over, proposed):
            self.printing.recorded(of, over, partial(self._write, over, name, write))

    def _write(self, over: Page, name: str, write: Callable[[Path], None]) -> None:
        try:
            write(Path(name))
        except PageNotWrittenError as fault:
            over.tell(not_written_words(fault), alarm=True)
            return
        over.tell(tr("Scritto in {file}").format(file=name), alarm=False)


class PrintMenu(QMenu):
    """The printers, beneath the key that prints; what is printed is asked once one is chosen."""

    def __init__(
        self,
        key: Key,
        press: Press,
        page: Callable[[], Sheet | None],
        proposed: Callable[[], str],
        over: Page,
        of: Callable[[How], Sight],
        *,
        dated: bool = True,
    ) -> None:
        """Offer nothing yet.

        Args:
            key: that prints.
            press: prints.
            page: gives the page as it is shown now; None where there is none.
            proposed: proposes a name for its file.
            over: the page of the desk, which says what became of it.
            of: says what it is, for the record of who has it.
            dated: it is said at its foot when it was printed; a page that says so itself needs none.
        """
        super().__init__(key)
        self._key, self._press, self._page = key, press, page
        self._proposed, self._over, self._of, self._dated = proposed, over, of, dated
        self.write = QAction(tr("PDF…"), key)  # the menu, when it is filled anew, ends its own
        self.write.triggered.connect(self._write)
        self.setAccessibleName(tr("Su quale stampante"))
        key.clicked.connect(self.ask)
        QShortcut(QKeySequence("Ctrl+P"), over).activated.connect(self._by_keyboard)

    def ask(self) -> None:
        """Ask which printers there are."""
        if self._page() is not None:
            self._press.printing.names(self._offer)

    def _by_keyboard(self) -> None:
        """Ask as the key does; where it is grey, say why."""
        if self._key.why:
            self._over.tell(self._key.why, alarm=False)
        else:
            self.ask()

    def _sheet(self) -> Sheet | None:
        sheet = self._page()
        return self._press.dated(sheet) if sheet is not None and self._dated else sheet

    def _offer(self, names: tuple[str, ...]) -> None:
        self.clear()
        if not names:
            self._over.tell(
                tr("Qui non c'è nessuna stampante: «PDF…» scrive la stessa pagina in un file."), alarm=True
            )
        for name in names:
            self.addAction(name.replace("&", "&&")).triggered.connect(partial(self._print, name))
        self.addSeparator()
        self.addAction(self.write)
        self.setActiveAction(self.actions()[0] if names else self.write)
        self.popup(self._key.mapToGlobal(QPoint(0, self._key.height())))

    def _write(self, *_: object) -> None:
        """Write the page as PDF into a file."""
        sheet, program = self._sheet(), self._press.program
        if sheet is not None:
            self._press.written(
                self._over,
                self._proposed(),
                self._of(How.PRINTED),
                lambda path: write_pdf(sheet, path, program=program),
            )

    def _print(self, printer: str, *_: object) -> None:
        sheet = self._sheet()
        if sheet is None:
            return
        send = partial(self._send, printer, sheet)
        self._press.printing.recorded(self._of(How.PRINTED), self._over, send)

    def _send(self, printer: str, sheet: Sheet) -> None:
        title = f"{sheet.title}, {sheet.beneath}"
        page = pdf_of(sheet, program=self._press.program)
        self._over.tell(tr("Si manda alla stampante {printer}…").format(printer=printer), alarm=False)
        self._press.printing.send(page, printer, title, partial(self._sent, printer, sheet.title))

    def _sent(self, printer: str, title: str, why: str) -> None:
        if why:
            words = tr("{title}: la stampante {printer} non l'ha presa ({why}). «PDF…» la scrive in un file.")
            self._over.tell(words.format(title=title, printer=printer, why=why), alarm=True)
        else:
            words = tr("{title}: mandata alla stampante {printer}.")
            self._over.tell(words.format(title=title, printer=printer), alarm=False)
