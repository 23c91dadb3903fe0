"""What holds for every page: read aside, large enough for a mouse, named, and legible."""

import sqlite3
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QLineEdit, QWidget

from app.desks.pit_boss.answer_window import AnswerWindow
from app.desks.pit_boss.page import Page
from app.station.review_writer import ReviewWriter
from app.table.roulette.game import ROULETTE
from tests.desks.letters import reading
from tests.desks.patience import be_patient
from tests.desks.pit_boss.review import Review
from tests.register_file.a_register import MARCO, ARegister
from tests.reports.days import warned_night
from tests.station.test_stopped_table import kinds

LEAST = 32
PAGES = ("now", "day", "wheel", "people", "upkeep")


@pytest.fixture
def statements(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The threads on which any statement ran."""
    threads: set[str] = set()
    connect = sqlite3.connect

    def watched(*args: Any, **how: Any) -> sqlite3.Connection:
        connection: sqlite3.Connection = connect(*args, **how)
        connection.set_trace_callback(lambda _said: threads.add(threading.current_thread().name))
        return connection

    monkeypatch.setattr(sqlite3, "connect", watched)
    monkeypatch.setattr(sqlite3.dbapi2, "connect", watched)
    return threads


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    return warned_night(tmp_path / "T1.sqlite")


@pytest.fixture
def register(tmp_path: Path) -> ARegister:
    return ARegister(tmp_path).peopled()


@pytest.fixture
def review(journal: Path, register: ARegister) -> Iterator[Review]:
    desk = Review(journal, writer=ReviewWriter(register.file, ROULETTE), register=register.file)
    yield desk
    desk.close()


@pytest.fixture(scope="module")
def looked_at(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Review]:
    """One desk for all that only looks at its pages."""
    be_patient()
    folder = tmp_path_factory.mktemp("looked at")
    desk = Review(warned_night(folder / "T1.sqlite"), register=ARegister(folder).peopled().file)
    yield desk
    desk.close()


def opened(review: Review, name: str) -> Page:
    """Go to a page, and wait until it is read."""
    page: Page = getattr(review, name)
    read: dict[str, Callable[[], bool]] = {
        "now": lambda: review.now.waiting.rows.rowCount() == 1,
        "day": lambda: review.day.found is not None,
        "wheel": lambda: review.wheel.looked is not None,
        "people": lambda: review.people.rows.rowCount() == 3,
        "upkeep": lambda: review.upkeep.place is not None,
    }
    review.go(page)
    review.until(read[name])
    return page


@pytest.mark.parametrize("name", PAGES)
def test_everything_is_named_large_enough_and_reached_by_key(looked_at: Review, name: str) -> None:
    page = opened(looked_at, name)
    controls = [
        w for w in page.findChildren(QWidget) if isinstance(w, QAbstractButton | QComboBox | QLineEdit)
    ]
    seen = [w for w in controls if w.isVisible() and w.isEnabled() and not w.objectName().startswith("qt_")]
    assert [w for w in seen if min(w.width(), w.height()) < LEAST] == []
    assert [w for w in seen if not w.accessibleName()] == []
    assert all(w.focusPolicy() & Qt.FocusPolicy.TabFocus for w in seen)


@pytest.mark.parametrize("name", PAGES)
def test_what_is_written_can_be_read(looked_at: Review, name: str) -> None:
    """Texts of at least 14 pixels; what is drawn 4.5 to 1 against what it stands on."""
    page = opened(looked_at, name)
    labels = [label for label in page.findChildren(QLabel) if label.isVisible() and label.text()]
    buttons = [button for button in page.findChildren(QAbstractButton) if button.isVisible()]
    assert [w for w in (*labels, *buttons) if w.fontInfo().pixelSize() < 14] == []
    with reading() as read:
        read.look_at(page)
    assert bool(read.letters) is (name == "wheel"), "only the chart draws its own"
    assert {each.text for each in read.letters if each.pixels < 14} == set()
    assert [each for each in read.letters if each.contrast < 4.5] == []


def test_a_window_in_which_is_signed_is_large_enough_and_named(review: Review) -> None:
    opened(review, "now")
    review.click_in(review.now.waiting.rows, 0)
    review.click(review.now.waiting.answer)
    window = review.asked(AnswerWindow)
    fields = [
        w for w in window.findChildren(QWidget) if isinstance(w, QAbstractButton | QComboBox | QLineEdit)
    ]
    seen = [w for w in fields if w.isVisible() and not isinstance(w.parentWidget(), QComboBox)]
    assert [w for w in seen if min(w.width(), w.height()) < LEAST] == []
    named = [w for w in seen if w.accessibleName() or (isinstance(w, QAbstractButton) and w.text())]
    assert named == seen
    assert window.note.hasFocus() or window.focusWidget() is window.note
    assert not review.window.pages.isEnabled(), "the desk rests meanwhile"
    QTest.keyClick(window, Qt.Key.Key_Escape)
    review.until(review.window.pages.isEnabled)


def test_no_statement_runs_on_the_windows_thread(statements: set[str], review: Review, journal: Path) -> None:
    statements.clear()  # what lies there was written by this test itself
    for name in PAGES:
        opened(review, name)
    opened(review, "now")
    review.click_in(review.now.waiting.rows, 0)
    review.click(review.now.waiting.answer)
    window = review.asked(AnswerWindow)
    review.sign(window, ("Marco", MARCO))
    review.until(lambda: not review.now.waiting.rows.isVisible())
    seen = set(statements)
    seen.discard("structure")  # the register's file is looked at beside the walk through its chain
    assert seen == {
        "review",
        "tables now",
        "days",
        "wheels",
        "register",
        "writing",
        "standing",
        "upkeep",
    }
    assert kinds(journal)[-1] == "event.answered"


@pytest.mark.parametrize("name", PAGES)
def test_nothing_moves_away_from_the_hand_when_something_is_said(looked_at: Review, name: str) -> None:
    page = opened(looked_at, name)
    QTest.qWait(50)
    controls = [each for each in page.findChildren(QAbstractButton) if each.isVisible()]
    before = [each.mapTo(page, QPoint()) for each in controls]
    assert controls
    page.tell("Una frase che sta su due righe. " * 6, alarm=True)
    QTest.qWait(20)
    assert [each.mapTo(page, QPoint()) for each in controls] == before
    assert page.said.isVisible()
    page.tell("", alarm=False)
