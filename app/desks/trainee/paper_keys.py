"""What is shown goes on paper: into a PDF, or to a printer that is chosen from those there are."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Protocol

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMenu, QWidget

from app.desks.common.file_dialog import file_to_save
from app.desks.common.language import tr
from app.desks.common.theme import GAP, TARGET, Scale
from app.desks.common.touch import TouchButton
from app.desks.trainee.looks import PANEL, QUIET, TEXT, WRONG, Words
from app.reports.pdf import pdf_of
from app.reports.sheet import Sheet


class Paper(Protocol):
    """Printers and files; nothing waits for them."""

    @property
    def program(self) -> str:
        """What makes the pages, as it stands at their foot."""

    def printers(self, told: Callable[[tuple[str, ...]], None]) -> None:
        """Name the printers that there are."""

    def send(self, page: bytes, printer: str, title: str, told: Callable[[str], None]) -> None:
        """Have a page printed; the answer is why it was not, and empty where it was."""

    def write(self, page: bytes, path: str, told: Callable[[str], None]) -> None:
        """Write a page into a file; the answer is why it was not, and empty where it was."""


class PaperKeys(QWidget):
    """Two buttons, and what became of it above them."""

    def __init__(
        self, scale: Scale, parent: QWidget, paper: Paper | None, sheet: Callable[[], Sheet | None]
    ) -> None:
        """Offer both, where there is any paper.

        Args:
            scale: of the window.
            parent: the page.
            paper: printers and files; None where there are none: nothing is offered then.
            sheet: gives the page as it is shown now; None where there is none.
        """
        super().__init__(parent)
        self._scale, self._paper, self._sheet = scale, paper, sheet
        self.pdf, self.print = TouchButton(scale, self), TouchButton(scale, self)
        self.pdf.clicked.connect(self._choose_file)
        self.print.clicked.connect(self._ask_printers)
        self.said = Words(scale, self, 18, paint=QUIET)
        self.menu = QMenu(self)
        self.setVisible(paper is not None)

    def offer(self, *, there: bool) -> None:
        """Offer the page that is shown now, made when it is asked for; what became of the last one goes.

        Args:
            there: whether there is one.
        """
        self.pdf.say(tr("PDF…"))
        self.print.say(tr("Stampa…"))
        self.menu.setAccessibleName(tr("Su quale stampante"))
        self.said.say("")
        self.setVisible(self._paper is not None and there)

    def _choose_file(self) -> None:
        sheet = self._sheet()
        if sheet is None or self._paper is None:
            return
        path = file_to_save(self, sheet.title, f"{sheet.title}.pdf", "PDF (*.pdf)")
        if path:
            page = pdf_of(sheet, program=self._paper.program)
            self._paper.write(page, path, partial(self._written, path))

    def _written(self, path: str, why: str) -> None:
        if why:
            self.said.say(why, WRONG)
        else:
            self.said.say(tr("Scritto in {file}").format(file=path), QUIET)

    def _ask_printers(self) -> None:
        if self._paper is not None:
            self._paper.printers(self._offer_printers)

    def _offer_printers(self, names: tuple[str, ...]) -> None:
        if not names:
            self.said.say(
                tr("Qui non c'è nessuna stampante: «PDF…» scrive la stessa pagina in un file."), WRONG
            )
            return
        self.menu.clear()
        px = self._scale.px
        self.menu.setStyleSheet(
            f"QMenu {{ background: {PANEL}; color: {TEXT}; font-size: {px(20)}px; }}"
            f"QMenu::item {{ padding: {px(18)}px {px(24)}px; }}"
            f"QMenu::item:selected {{ background: {QUIET}; }}"
        )
        for name in names:
            self.menu.addAction(name).triggered.connect(partial(self._print, name))
        self.menu.setActiveAction(self.menu.actions()[0])
        self.menu.popup(self.print.mapToGlobal(QPoint(0, 0)))

    def _print(self, printer: str, *_: object) -> None:
        sheet = self._sheet()
        if sheet is None or self._paper is None:
            return
        self.said.say(tr("Si manda alla stampante {printer}…").format(printer=printer), QUIET)
        page = pdf_of(sheet, program=self._paper.program)
        self._paper.send(page, printer, sheet.title, partial(self._sent, printer, sheet.title))

    def _sent(self, printer: str, title: str, why: str) -> None:
        if why:
            words = tr("{title}: la stampante {printer} non l'ha presa ({why}). «PDF…» la scrive in un file.")
            self.said.say(words.format(title=title, printer=printer, why=why), WRONG)
        else:
            words = tr("{title}: mandata alla stampante {printer}.")
            self.said.say(words.format(title=title, printer=printer), QUIET)

    def place_in_a_row(self) -> None:
        """The two buttons at the right, what became of it beside them."""
        gap, wide = self._scale.px(GAP), self._scale.px(180)
        self.said.setGeometry(0, 0, self.width() - 2 * (wide + gap), self.height())
        self.pdf.setGeometry(self.width() - 2 * wide - gap, 0, wide, self.height())
        self.print.setGeometry(self.width() - wide, 0, wide, self.height())

    def place(self) -> None:
        """What became of it above, the two buttons beneath."""
        gap, side = self._scale.px(GAP), self._scale.px(TARGET)
        half = (self.width() - gap) // 2
        self.said.setGeometry(0, 0, self.width(), self.height() - side - gap)
        self.pdf.setGeometry(0, self.height() - side, half, side)
        self.print.setGeometry(half + gap, self.height() - side, half, side)
