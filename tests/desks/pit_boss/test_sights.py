"""All that is looked at, printed or exported at the desk stands in the register's chain, with who saw it.

Every page and every button is walked: a new one is held without being named here.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from app.desks.pit_boss.page import Page
from app.desks.pit_boss.people_page import PeoplePage
from app.desks.pit_boss.printing import PrintMenu
from app.desks.pit_boss.signing_window import SigningWindow
from app.desks.pit_boss.upkeep_page import UpkeepPage
from app.journal.lock import TableLock
from app.journal.reading import events
from tests.desks.pit_boss.review import Review
from tests.journal.played_journals import record
from tests.register_file.a_register import GINA, MARCO, ARegister
from tests.reports.days import played_night, story_at

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
"""Without a screen no menu is raised above the others."""

NO_EVIDENCE: Final = {
    PeoplePage: "who works here is no table's evidence; what is changed there is signed",
    UpkeepPage: "files are copied and verified there, and nothing of what stands in them is shown",
}
"""Pages of which it is not recorded that somebody looks at them, and why."""
Said = tuple[object, ...]


class Taking:
    """A printer that takes all."""

    def __init__(self) -> None:
        self.sent: list[str] = []

    def names(self) -> tuple[str, ...]:
        return ("sala",)

    def send(self, page: bytes, printer: str, title: str) -> None:
        assert page
        self.sent.append(f"{printer}: {title}")


@pytest.fixture
def register(tmp_path: Path) -> ARegister:
    return ARegister(tmp_path).peopled()


@pytest.fixture
def printers() -> Taking:
    return Taking()


@pytest.fixture
def night(tmp_path: Path) -> Path:
    record(tmp_path / "T1.sqlite", story_at(played_night()))
    return tmp_path / "T1.sqlite"


@pytest.fixture
def review(night: Path, register: ARegister, printers: Taking) -> Iterator[Review]:
    desk = Review(
        night, register=register.at("review"), opens=("Marco", MARCO), printers=printers, drawn=False
    )
    desk.until(lambda: desk.spins.page.story is not None)
    yield desk
    desk.close()


def seen(register: ARegister) -> list[Said]:
    """How who saw what of which table."""
    bodies = [json.loads(event.body) for event in events(register.path)]
    return [
        (body["name"], body["how"], body["what"], body["which"], body["table"])
        for body in bodies
        if body["kind"] == "evidence.seen"
    ]


def pages(review: Review) -> list[Page]:
    found = [review.window.pages.widget(place) for place in range(review.window.pages.count())]
    return [page for page in found if isinstance(page, Page)]


def settled(review: Review, page: Page) -> None:
    """Go to a page, and wait until it has shown what there is."""
    review.go(page)
    if page is review.day:
        review.until(lambda: review.day.found is not None)
    elif page is review.now:
        review.until(lambda: bool(review.now.tables))
    elif page is review.wheel:
        review.until(lambda: review.wheel.looked is not None)
    QTest.qWait(250)


def test_each_page_is_recorded_when_somebody_looks_at_it(review: Review, register: ARegister) -> None:
    whats = set[object]()
    for page in pages(review):
        before = len(seen(register))
        settled(review, page)
        fresh = {each[2] for each in (seen(register) if page is review.spins else seen(register)[before:])}
        assert bool(fresh - whats) is (type(page) not in NO_EVIDENCE), type(page)
        whats |= fresh
    assert {each[:2] for each in seen(register)} == {("Marco", "looked_at")}


def test_what_somebody_goes_on_looking_at_is_recorded_once(review: Review, register: ARegister) -> None:
    for page in (*pages(review), *pages(review)):
        settled(review, page)
    assert len(seen(register)) == len({*seen(register)})


def test_each_spin_day_and_paper_is_recorded_by_its_name(review: Review, register: ARegister) -> None:
    review.type_search("croupier Rossi")
    review.until(lambda: any(each[2:4] == ("list", "dealer=Rossi") for each in seen(register)))
    review.go(review.day)
    review.until(lambda: review.day.found is not None)
    review.day.what.setCurrentIndex(review.day.what.findData("A-1"))
    review.until(lambda: review.day.slip is not None)
    told = seen(register)
    assert ("Marco", "looked_at", "list", "", "") in told
    assert {each[4] for each in told if each[2] == "spin"} == {"T1"}
    assert ("Marco", "looked_at", "day", "2026-11-21", "T1") in told
    assert ("Marco", "looked_at", "paper", "A-1", "T1") in told


def taken(register: ARegister) -> int:
    """How much was recorded as printed or written out."""
    return sum(each[1] in {"printed", "exported"} for each in seen(register))


class Pressing:
    """Presses what writes or prints, and counts what came of it."""

    def __init__(self, review: Review, printers: Taking, folder: Path) -> None:
        folder.mkdir()
        self.review, self.printers, self.folder = review, printers, folder

    @property
    def left(self) -> int:
        """How many pages were printed, and names of files asked for, each of which was given."""
        return len(self.printers.sent) + len(self.review.files)

    def press(self, button: QPushButton) -> None:
        """Press a button, and choose all that a menu of printers offers; what is signed is given up."""
        self.review.answer = str(self.folder / f"button {self.left}")
        self.review.click(button)
        QTest.qWait(150)
        open_ones = [each for each in self.review.window.findChildren(SigningWindow) if each.isVisible()]
        for window in open_ones:
            window.finish()
        for menu in self.review.window.findChildren(PrintMenu):
            if menu.isVisible():
                self.choose_all(menu)

    def choose_all(self, menu: PrintMenu) -> None:
        for name in [action.text() for action in menu.actions() if action.text()]:
            before = self.left
            self.review.answer = str(self.folder / f"menu {before}")
            next(action for action in menu.actions() if action.text() == name).trigger()
            self.review.until(lambda before=before: self.left > before)  # type: ignore[misc] # of this one
        menu.hide()


def test_whatever_button_writes_or_prints_it_is_recorded_before(
    review: Review, register: ARegister, printers: Taking, tmp_path: Path
) -> None:
    """All buttons of all pages are pressed, and all that the menus of the printers offer is chosen."""
    pressing = Pressing(review, printers, tmp_path / "out")
    for page in pages(review):
        settled(review, page)
        for button in [each for each in page.findChildren(QPushButton) if each.isVisible()]:
            if button.isEnabled():
                pressing.press(button)
                review.until(lambda: taken(register) == pressing.left)
    assert list(pressing.folder.iterdir())
    assert pressing.left >= 5, "a spin and a day, each to a printer and as a file, and its rows"


def test_who_gave_his_code_stands_on_the_page_and_in_the_dossier(review: Review, tmp_path: Path) -> None:
    page = review.spins.printing.sheet()
    assert page is not None
    assert "Marco" in str(page.parts)
    review.folder = str(tmp_path)
    review.click(review.spins.page.dossier)
    review.until(lambda: "Il fascicolo sta in" in review.spins.said.text())
    (lies,) = tmp_path.glob("fascicolo-*")
    for name in ("README.txt", "page.html"):
        assert "Marco" in (lies / name).read_text(encoding="utf-8"), name


def test_what_cannot_be_recorded_is_neither_shown_nor_printed_nor_written(
    review: Review, register: ARegister, printers: Taking, tmp_path: Path
) -> None:
    settled(review, review.day)
    with TableLock(register.path, "people", program="another"):
        review.answer = str(tmp_path / "day.pdf")
        review.click(review.day.pdf)
        review.until(lambda: "Non si mostra" in review.day.said.text())
        assert "aperto in un altro programma" in review.day.said.text()
        assert not (tmp_path / "day.pdf").exists()
        review.day.tell("", alarm=False)
        review.day.what.setCurrentIndex(review.day.what.findData("A-1"))
        review.until(lambda: "Non si mostra" in review.day.said.text())
        assert review.day.slip is None
        assert "Documento A-1" not in review.day.sheet.toPlainText()
    assert printers.sent == []
    review.click(review.day.again)
    review.until(lambda: review.day.slip is not None)
    assert seen(register)[-1][2:4] == ("paper", "A-1")


def test_whoever_comes_next_is_recorded_with_what_stands_there(review: Review, register: ARegister) -> None:
    settled(review, review.day)
    before = len(seen(register))
    review.click(review.window.lock_button)
    review.open_with("Gina", GINA)
    review.until(lambda: not review.window.locked)
    fresh = seen(register)[before:]
    assert {each[0] for each in fresh} == {"Gina"}
    assert {"list", "spin", "day"} <= {each[2] for each in fresh}


def test_whoever_may_read_no_more_sees_no_more(review: Review, register: ARegister) -> None:
    register.file.leave("Gina", GINA, "Marco")
    review.go(review.day)
    review.until(lambda: "Nessuno di nome Marco" in review.day.said.text())
    assert review.day.found is None


def test_without_a_register_nothing_is_recorded(night: Path, printers: Taking, tmp_path: Path) -> None:
    desk = Review(night, printers=printers)
    settled(desk, desk.day)
    desk.answer = str(tmp_path / "day.csv")
    desk.click(desk.day.csv)
    assert (tmp_path / "day.csv").exists()
    assert not list(tmp_path.glob("**/people*"))
    desk.close()


def test_a_key_prints_as_a_button_does(review: Review, register: ARegister, printers: Taking) -> None:
    QTest.keyClick(review.window, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    review.until(review.spins.printing.printers.isVisible)
    review.spins.printing.printers.actions()[0].trigger()
    review.until(lambda: bool(printers.sent))
    assert seen(register)[-1][1:3] == ("printed", "spin")
    review.spins.printing.printers.hide()
