"""A page of the manual on paper: by the usual printer, or where there is none as a file."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QMarginsF, QObject, QStandardPaths, Signal
from PySide6.QtGui import QPageLayout, QPageSize, QPdfWriter, QTextDocument

from app.desks.common.help.book import HelpPage, shown
from app.desks.common.help.styling import ON_PAPER, write_page
from app.desks.common.language import tr
from app.reports.printing import NotPrintedError, Printers, SystemPrinters
from app.reports.whole_file import PageNotWrittenError, not_written_words, write_whole

_LETTERS: Final = 10.5
"""Points."""
_MARGIN: Final = 20
"""Millimetres that stay white on each side."""


def page_pdf(page: HelpPage) -> bytes:
    """Make a page as PDF, black on white.

    Args:
        page: of the manual.
    """
    made = QBuffer()
    made.open(QBuffer.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(made)
    writer.setTitle(page.title)
    writer.setCreator("Capotavolo")
    margins = QMarginsF(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
    writer.setPageLayout(
        QPageLayout(
            QPageSize(QPageSize.PageSizeId.A4),
            QPageLayout.Orientation.Portrait,
            margins,
            QPageLayout.Unit.Millimeter,
        )
    )
    document = QTextDocument()
    write_page(document, shown(page), _LETTERS, ON_PAPER, points=True)
    document.print_(writer)
    del writer  # it writes its end when it goes
    return bytes(made.data().data())


def documents() -> Path:
    """The folder of this user's documents."""
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation))


class HelpPrinting(QObject):
    """Prints beside the window: a spooler of the network may take its time.

    Attributes:
        told: hears what became of a page, in one sentence.
    """

    told = Signal(str)

    def __init__(self, printers: Printers | None = None, folder: Path | None = None) -> None:
        """Print nothing yet.

        Args:
            printers: the system's own where None.
            folder: where a page is written if there is no printer; the documents where None.
        """
        super().__init__()
        self._printers = printers or SystemPrinters()
        self._folder = folder

    def print(self, page: HelpPage) -> None:
        """Print a page; at once it is said that it is under way.

        Args:
            page: of the manual.
        """
        made, path = page_pdf(page), (self._folder or documents()) / f"capotavolo-{page.name}.pdf"
        self.told.emit(tr("Si stampa…"))
        threading.Thread(target=self._print, args=(page.title, made, path), daemon=True).start()

    def _print(self, title: str, made: bytes, path: Path) -> None:
        printer = next(iter(self._printers.names()), "")
        try:
            if not printer:
                write_whole(path, made)
                self.told.emit(tr("Qui non c'è una stampante: scritto in {file}").format(file=path))
                return
            self._printers.send(made, printer, title)
        except PageNotWrittenError as why:
            self.told.emit(not_written_words(why))
            return
        except NotPrintedError as why:
            self.told.emit(tr("Non si può stampare: {why}").format(why=why))
            return
        self.told.emit(tr("Stampato su {printer}").format(printer=printer))
