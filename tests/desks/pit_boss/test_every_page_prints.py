"""Every page of the desk is printed on the same way, with its days, when it was printed, and who dealt."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtTest import QTest

from app.desks.common.language import Language, speak
from app.desks.pit_boss import printing
from app.desks.pit_boss.key import Key
from app.desks.pit_boss.page import Page
from app.desks.pit_boss.printing import PrintMenu
from app.desks.pit_boss.upkeep import Deed
from app.reports.pdf import page_document, pdf_of
from app.reports.sheet import Sheet
from tests.desks.pit_boss.review import Review
from tests.desks.pit_boss.test_grey_keys import pages
from tests.desks.pit_boss.test_printing import MadeUpPrinters, choose
from tests.journal.played_journals import record
from tests.register_file.a_register import ARegister
from tests.reports.days import story_at
from tests.table.playing import Played, chips, fall

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def dealt() -> Played:
    """A night that two dealt."""
    table = Played()
    table.do("open", dealer="Anna")
    for number, dealer in ((8, "Bruno"), (17, "")):
        table.do("place", position=f"straight-{number}", entry=chips("20.00"))
        fall(table, number)
        table.do("paid_all")
        table.do("next")
        if dealer:
            table.do("dealer", name=dealer)
    return table


@pytest.fixture
def printers() -> MadeUpPrinters:
    return MadeUpPrinters()


@pytest.fixture
def sheets(monkeypatch: pytest.MonkeyPatch) -> list[Sheet]:
    """The pages that went to a printer, as data."""
    sent: list[Sheet] = []
    made = pdf_of

    def watched(sheet: Sheet, *, program: str) -> bytes:
        sent.append(sheet)
        return made(sheet, program=program)

    monkeypatch.setattr(printing, "pdf_of", watched)
    return sent


@pytest.fixture
def review(tmp_path: Path, printers: MadeUpPrinters) -> Iterator[Review]:
    record(tmp_path / "T1.sqlite", story_at(dealt()))
    desk = Review(tmp_path / "T1.sqlite", register=ARegister(tmp_path).peopled().file, printers=printers)
    yield desk
    desk.close()
    speak(Language.ITALIAN)


def printed(review: Review, page: Page) -> None:
    """Press the page's own key, and choose a printer."""
    key, menu = getattr(page, "print", None), getattr(page, "printers", None)
    if page is review.spins:
        key, menu = review.spins.page.print, review.spins.printing.printers
    assert isinstance(key, Key), f"{type(page).__name__} has no key that prints"
    assert isinstance(menu, PrintMenu), f"{type(page).__name__} prints on another way"
    review.until(key.isEnabled)
    assert key.isVisible()
    review.click(key)
    choose(review, menu, "sala")


def text_of(sheet: Sheet) -> str:
    document: QTextDocument = page_document(sheet)
    return document.toPlainText()


def test_every_page_of_the_window_is_printed(
    review: Review, printers: MadeUpPrinters, sheets: list[Sheet]
) -> None:
    for many, page in enumerate(pages(review), 1):
        review.go(page)
        if page is review.spins:
            review.opened(2)
        if page is review.upkeep:
            review.until(review.upkeep.keys[Deed.VERIFY].isEnabled)
            review.click(review.upkeep.keys[Deed.VERIFY])
        printed(review, page)
        review.until(lambda many=many: len(printers.sent) == many)  # type: ignore[misc] # of this page
    assert len({sheet.title for sheet in sheets}) == len(sheets)


def test_every_page_is_printed_by_the_same_keys_of_the_keyboard(
    review: Review, printers: MadeUpPrinters
) -> None:
    """Where there is nothing to print yet, why is said."""
    review.go(review.upkeep)
    QTest.keyClick(review.window, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    review.until(lambda: review.upkeep.said.text() == review.upkeep.print.why != "")
    now, day, wheel, people = review.now, review.day, review.wheel, review.people
    every: tuple[tuple[Page, Key, PrintMenu], ...] = (
        (now, now.print, now.printers),
        (day, day.print, day.printers),
        (wheel, wheel.print, wheel.printers),
        (people, people.print, people.printers),
    )
    for many, (page, key, menu) in enumerate(every, 1):
        review.go(page)
        review.until(key.isEnabled)
        QTest.keyClick(review.window, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
        choose(review, menu, "sala")
        review.until(lambda many=many: len(printers.sent) == many)  # type: ignore[misc] # of this page


def test_each_says_when_it_was_printed_and_of_which_days(review: Review, sheets: list[Sheet]) -> None:
    """The spin's page says itself when it was printed."""
    for page in (review.now, review.day, review.wheel, review.people):
        review.go(page)
        printed(review, page)
    review.until(lambda: len(sheets) == 4)
    for sheet in sheets:
        assert "Stampato il 22/11/26 13:00." in text_of(sheet), sheet.title
        assert sheet.clocks == "Ore di Europe/Rome (UTC+1)", sheet.title
    now, _day, wheel, _people = sheets
    for sheet in (now, wheel):
        assert re.fullmatch(r"dal 21/11/26 \d\d:\d\d al 21/11/26 \d\d:\d\d", sheet.beneath), sheet.beneath
        assert "Croupier: Anna, Bruno" in text_of(sheet)


def test_the_wheel_s_page_has_its_figures_and_is_written_as_pdf(
    review: Review, sheets: list[Sheet], tmp_path: Path
) -> None:
    review.go(review.wheel)
    review.until(review.wheel.print.isEnabled)
    review.answer = str(tmp_path / "wheel.pdf")
    review.wheel.printers.write.trigger()
    assert review.files == ["cilindro-T1.pdf"]
    review.until((tmp_path / "wheel.pdf").exists)
    assert (tmp_path / "wheel.pdf").read_bytes().startswith(b"%PDF-")
    printed(review, review.wheel)
    review.until(lambda: bool(sheets))
    said = text_of(sheets[0])
    assert review.wheel.conclusion.text() in said
    for question in (
        "I numeri escono tutti allo stesso modo?",
        "La pallina preferisce un lato del cilindro?",
    ):
        assert question in said


@pytest.mark.parametrize("language", list(Language))
def test_in_each_language_the_pages_say_it(tmp_path: Path, language: Language, sheets: list[Sheet]) -> None:
    record(tmp_path / "T1.sqlite", story_at(dealt()))
    people = ARegister(tmp_path).peopled().file
    review = Review(tmp_path / "T1.sqlite", register=people, printers=MadeUpPrinters(), language=language)
    for page in (review.now, review.wheel, review.people):
        review.go(page)
        printed(review, page)
    review.until(lambda: len(sheets) == 3)
    stamp = {Language.ITALIAN: "Stampato", Language.ENGLISH: "Printed", Language.FRENCH: "Imprimé"}[language]
    assert all(stamp in text_of(sheet) for sheet in sheets)
    review.close()
    speak(Language.ITALIAN)
