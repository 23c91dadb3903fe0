"""What is shown is sent to a printer that was chosen; one that fails or is not there loses nothing."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.desks.pit_boss.printing import PrintMenu
from app.reports.printing import NotPrintedError
from tests.desks.pit_boss.review import Review
from tests.journal.played_journals import record
from tests.reports.days import played_night, story_at

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
"""Without a screen no menu is raised above the others."""


class MadeUpPrinters:
    """Three printers, and what they were sent; the second one has no paper."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, str]] = []

    def names(self) -> tuple[str, ...]:
        return ("sala", "cassa", "bar & terrazza")

    def send(self, page: bytes, printer: str, title: str) -> None:
        assert page.startswith(b"%PDF-")
        if printer == "cassa":
            raise NotPrintedError("out of paper")
        self.sent.append((printer, title))


@pytest.fixture
def printers() -> MadeUpPrinters:
    return MadeUpPrinters()


@pytest.fixture
def review(journal: Path, printers: MadeUpPrinters) -> Iterator[Review]:
    desk = Review(journal, printers=printers)
    desk.until(lambda: len(desk.rows) > 2)
    yield desk
    desk.close()


def choose(review: Review, menu: PrintMenu, name: str) -> None:
    """Wait for the printers, and choose one."""
    review.until(menu.isVisible)
    next(action for action in menu.actions() if action.text() == name).trigger()
    menu.hide()


def test_a_spin_goes_to_the_printer_that_is_chosen(review: Review, printers: MadeUpPrinters) -> None:
    review.click_row(1)
    review.opened(2)
    review.click(review.spins.page.print)
    choose(review, review.spins.printing.printers, "sala")
    review.until(lambda: bool(printers.sent))
    assert printers.sent[0][0] == "sala"
    assert printers.sent[0][1].startswith("Colpo 2, tavolo T1")
    review.until(lambda: "mandata alla stampante sala" in review.spins.said.text())


def test_no_letter_of_a_printer_s_name_is_a_key_of_the_menu(review: Review, printers: MadeUpPrinters) -> None:
    """Qt draws one & of a menu as a line under the next letter; two are drawn as one."""
    review.click_row(1)
    review.opened(2)
    review.click(review.spins.page.print)
    choose(review, review.spins.printing.printers, "bar && terrazza")
    review.until(lambda: bool(printers.sent))
    assert printers.sent[0][0] == "bar & terrazza"


def test_a_printer_that_fails_says_so_and_the_file_is_offered(review: Review) -> None:
    review.click_row(1)
    review.opened(2)
    QTest.keyClick(review.window, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    choose(review, review.spins.printing.printers, "cassa")
    review.until(lambda: "out of paper" in review.spins.said.text())
    assert "«PDF…»" in review.spins.said.text()
    assert review.spins.printing.printers.write in review.spins.printing.printers.actions()


def test_where_there_is_no_printer_the_file_is_offered(journal: Path) -> None:
    review = Review(journal)
    review.go(review.day)
    review.until(lambda: review.day.found is not None)
    review.click(review.day.print)
    review.until(lambda: "nessuna stampante" in review.day.said.text())
    assert [action.text() for action in review.day.printers.actions() if action.text()] == ["PDF…"]
    review.day.printers.hide()
    review.close()


def test_the_day_and_each_of_its_papers_can_be_printed(tmp_path: Path, printers: MadeUpPrinters) -> None:
    record(tmp_path / "T1.sqlite", story_at(played_night()))
    review = Review(tmp_path / "T1.sqlite", printers=printers)
    review.go(review.day)
    review.until(lambda: review.day.found is not None)
    assert [review.day.what.itemText(row) for row in range(review.day.what.count())] == [
        "La giornata",
        "Documento B-1",
        "Documento A-1",
    ]
    review.click(review.day.print)
    choose(review, review.day.printers, "sala")
    review.until(lambda: len(printers.sent) == 1)
    review.day.what.setCurrentIndex(review.day.what.findData("A-1"))
    review.until(lambda: review.day.slip is not None)
    assert "Documento A-1" in review.day.sheet.toPlainText()
    assert not review.day.csv.isEnabled()
    review.click(review.day.print)
    choose(review, review.day.printers, "sala")
    review.until(lambda: len(printers.sent) == 2)
    assert [title.split(",")[0] for _, title in printers.sent] == ["Giornata del tavolo T1", "Documento A-1"]
    review.day.what.setCurrentIndex(0)
    review.until(lambda: review.day.slip is None)
    assert "Giornata del tavolo T1" in review.day.sheet.toPlainText()
    review.close()
