"""A page is sent to a printer that is chosen from those there are; where none is, the PDF is offered."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPoint
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QPushButton

from app.desks.common.language import tr
from app.desks.pit_boss.asking import Asking
from app.desks.pit_boss.page import Page
from app.reports.pdf import pdf_of
from app.reports.printing import NotPrintedError, Printers
from app.reports.sheet import Sheet


class Printing(Asking):
    """Asks the spooler, beside the window: a printer of the network may take its time."""

    def __init__(self, printers: Printers) -> None:
        super().__init__("printing", every=None)
        self._printers = printers

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


class PrintMenu(QMenu):
    """The printers, beneath the button that prints; what is printed is asked once one is chosen."""

    def __init__(
        self,
        button: QPushButton,
        printing: Printing,
        page: Callable[[], Sheet | None],
        program: str,
        over: Page,
        write: Callable[[], None],
    ) -> None:
        """Offer nothing yet.

        Args:
            button: that prints.
            printing: asks the spooler.
            page: gives the page as it is shown now; None where there is none.
            program: what makes the page.
            over: the page of the desk, which says what became of it.
            write: writes the page as PDF into a file.
        """
        super().__init__(button)
        self._button, self._printing, self._page = button, printing, page
        self._program, self._over = program, over
        self.write = QAction(tr("PDF…"), button)  # the menu, when it is filled anew, ends its own
        self.write.triggered.connect(write)
        self.setAccessibleName(tr("Su quale stampante"))
        button.clicked.connect(self.ask)

    def ask(self) -> None:
        """Ask which printers there are."""
        if self._page() is not None:
            self._printing.names(self._offer)

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
        self.popup(self._button.mapToGlobal(QPoint(0, self._button.height())))

    def _print(self, printer: str, *_: object) -> None:
        sheet = self._page()
        if sheet is None:
            return
        title = f"{sheet.title}, {sheet.beneath}"
        page = pdf_of(sheet, program=self._program)
        self._over.tell(tr("Si manda alla stampante {printer}…").format(printer=printer), alarm=False)
        self._printing.send(page, printer, title, partial(self._sent, printer, sheet.title))

    def _sent(self, printer: str, title: str, why: str) -> None:
        if why:
            words = tr("{title}: la stampante {printer} non l'ha presa ({why}). «PDF…» la scrive in un file.")
            self._over.tell(words.format(title=title, printer=printer, why=why), alarm=True)
        else:
            words = tr("{title}: mandata alla stampante {printer}.")
            self._over.tell(words.format(title=title, printer=printer), alarm=False)
