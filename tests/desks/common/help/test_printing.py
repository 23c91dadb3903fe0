"""A page of the manual goes to the usual printer; where there is none it is written among the documents."""

import io
from pathlib import Path

from pypdf import PdfReader
from pytestqt.qtbot import QtBot

from app.desks.common.help.book import book
from app.desks.common.help.printing import HelpPrinting, page_pdf
from app.reports.printing import NotPrintedError

PAGE = book("it").page("bank")


class Fake:
    def __init__(self, *names: str, why: str = "") -> None:
        self._names, self._why = names, why
        self.sent: list[tuple[bytes, str, str]] = []

    def names(self) -> tuple[str, ...]:
        return self._names

    def send(self, page: bytes, printer: str, title: str) -> None:
        if self._why:
            raise NotPrintedError(self._why)
        self.sent.append((page, printer, title))


def told(qtbot: QtBot, printing: HelpPrinting) -> list[str]:
    said: list[str] = []
    printing.told.connect(said.append)
    printing.print(PAGE)
    qtbot.waitUntil(lambda: len(said) > 1)
    return said


def test_the_page_is_read_as_pdf() -> None:
    pages = PdfReader(io.BytesIO(page_pdf(PAGE))).pages
    text = " ".join(" ".join(page.extract_text() for page in pages).split())
    assert text.startswith("Il banco Tavolo… , poi Banco…")
    assert "Conta di chiusura ogni gettone accanto a quanti dovevano essere" in text


def test_the_usual_printer_takes_it(qtbot: QtBot, tmp_path: Path) -> None:
    printers = Fake("sala", "ufficio")
    assert told(qtbot, HelpPrinting(printers, tmp_path)) == ["Si stampa…", "Stampato su sala"]
    ((page, printer, title),) = printers.sent
    assert page.startswith(b"%PDF-")
    assert (printer, title) == ("sala", "Il banco")
    assert list(tmp_path.iterdir()) == []


def test_without_a_printer_it_is_written_and_said_where(qtbot: QtBot, tmp_path: Path) -> None:
    said = told(qtbot, HelpPrinting(Fake(), tmp_path))
    written = tmp_path / "capotavolo-bank.pdf"
    assert said[-1] == f"Qui non c'è una stampante: scritto in {written}"
    assert written.read_bytes().startswith(b"%PDF-")


def test_a_printer_or_a_folder_that_does_not_take_it_says_why(qtbot: QtBot, tmp_path: Path) -> None:
    assert told(qtbot, HelpPrinting(Fake("sala", why="senza carta"), tmp_path))[-1] == (
        "Non si può stampare: senza carta"
    )
    assert str(tmp_path / "nowhere") in told(qtbot, HelpPrinting(Fake(), tmp_path / "nowhere"))[-1]
