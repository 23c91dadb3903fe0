"""What cannot be done here is not begun: its key is grey from the start, and says why where it is touched."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QToolButton

from app.desks.pit_boss.key import Key
from app.desks.pit_boss.page import Page
from app.desks.pit_boss.signing_window import SigningWindow
from app.desks.pit_boss.upkeep import Deed
from app.journal.copies import back_up
from app.station.review_writer import ReviewWriter
from app.table.roulette.game import ROULETTE
from tests.desks.patience import be_patient
from tests.desks.pit_boss.review import Review
from tests.desks.pit_boss.test_printing import MadeUpPrinters
from tests.journal.played_journals import record
from tests.register_file.a_register import ARegister
from tests.reports.days import played_night, story_at, warned_night

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
"""Without a screen no menu is raised above the others."""


def whole(folder: Path) -> Path:
    return warned_night(folder / "T1.sqlite")


def empty(folder: Path) -> Path:
    """As a power cut leaves it."""
    (folder / "T1.sqlite").touch()
    return folder / "T1.sqlite"


def nowhere(folder: Path) -> Path:
    return folder / "T1.sqlite"


def never_opened(folder: Path) -> Path:
    story = story_at(played_night())
    times = {key: story[0][key] for key in ("at", "mono", "boot")}
    record(
        folder / "T1.sqlite", [times | {"kind": "reader.lost", "spin": None, "device": "wheel", "reason": ""}]
    )
    return folder / "T1.sqlite"


def damaged(folder: Path) -> Path:
    """One letter of an event is another one."""
    path = warned_night(folder / "T1.sqlite")
    written = path.read_bytes()
    assert written.count(b'"reason":"x"') == 1
    path.write_bytes(written.replace(b'"reason":"x"', b'"reason":"y"'))
    return path


def no_journal(folder: Path) -> Path:
    (folder / "T1.sqlite").write_bytes(b"no journal at all, and longer than a header of a file" * 9)
    return folder / "T1.sqlite"


STATES: dict[str, Callable[[Path], Path]] = {
    "whole": whole,
    "no register": whole,
    "read-only": whole,
    "empty": empty,
    "nowhere": nowhere,
    "never opened": never_opened,
    "damaged": damaged,
    "no journal": no_journal,
}


class Stands(NamedTuple):
    """A desk in one of the states, and a folder with a copy that could be put back."""

    desk: Review
    other: Path


@pytest.fixture(scope="module", params=STATES)
def stands(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stands]:
    """A desk in one of its states, once everything that is known before stands there; first it is looked at."""
    be_patient()
    state, place = request.param, tmp_path_factory.mktemp("grey")
    folder, people, other = place / "own", place / "people", place / "other"
    for each in (folder, people, other):
        each.mkdir()
    path, register = STATES[state](folder), ARegister(people)
    if state != "no register":
        register.peopled()
    with pytest.MonkeyPatch.context() as patch:
        if state == "read-only":
            patch.setattr(os, "access", lambda where, _how: not Path(where).is_relative_to(folder))
        writer = ReviewWriter(register.file, ROULETTE)
        review = Review(path, writer=writer, register=register.file, printers=MadeUpPrinters(), drawn=False)
        back_up(warned_night(place / "T1.sqlite"), other / "copy.sqlite")
        for page in pages(review):
            review.go(page)
            settle(review)
        QTest.qWait(
            400
        )  # what one page has found out of a journal the others look at within a tenth of a second
        yield Stands(review, other)
        review.close()


@pytest.fixture
def desk(stands: Stands) -> Review:
    return stands.desk


def pages(review: Review) -> list[Page]:
    every = [review.window.pages.widget(place) for place in range(review.window.pages.count())]
    return [page for page in every if isinstance(page, Page)]


def settle(review: Review) -> None:
    """Wait until everything that was asked of the disk is answered, and what that asked in its turn."""
    for _ in range(2):
        for page in pages(review):
            if page.asking is not None and page.isVisible():
                answered: list[None] = []
                page.asking.ask("settled", lambda: None, answered.append)
                review.until(lambda answered=answered: bool(answered))  # type: ignore[misc] # of this page
        review.until(lambda: review.upkeep.under_way is None)
    QApplication.processEvents()


def shown(page: Page) -> list[QAbstractButton]:
    buttons = [each for each in page.findChildren(QAbstractButton) if each.isVisible()]
    return [each for each in buttons if not each.objectName().startswith("qt_")]


def test_every_grey_key_says_why(desk: Review) -> None:
    seen = 0
    for page in pages(desk):
        desk.go(page)
        settle(desk)
        for button in shown(page):
            if button.isEnabled():
                continue
            assert isinstance(button, Key), button.text()
            assert button.why, button.text()
            assert button.toolTip() == button.why
            assert button.accessibleDescription() == button.why
            page.tell("", alarm=False)
            desk.click(button)
            assert page.said.text() == button.why
            assert page.said.isVisible()
            seen += 1
    assert seen > 3


def test_no_key_that_can_be_pressed_is_then_refused(stands: Stands) -> None:
    """Whatever is known before is said by the key itself; what is pressed is done, or asks for more."""
    desk, pressed = stands.desk, 0
    for page in pages(desk):
        desk.go(page)
        settle(desk)
        for button in shown(page):
            if not button.isEnabled() or not button.isVisible() or isinstance(button, QToolButton):
                continue
            restores = button is desk.upkeep.keys[Deed.RESTORE]
            desk.place = str(stands.other / ("copy.sqlite" if restores else ""))
            page_said = page.said.text() if page.said.objectName() == "alarm" else ""
            desk.click(button)
            settle(desk)
            now = page.said.text() if page.said.objectName() == "alarm" and page.said.isVisible() else ""
            assert now in {"", page_said, *verdicts(desk)}, button.text()
            leave(desk)
            pressed += 1
    assert pressed > 5


def verdicts(desk: Review) -> set[str]:
    """What a check found is its answer, and no refusal."""
    ended = desk.upkeep.ended
    return {ended.lines[0]} if ended is not None and ended.order.deed is Deed.VERIFY else set()


def leave(desk: Review) -> None:
    """Close what a key has opened; nothing in it may say that it would be refused."""
    for menu in desk.window.findChildren(QMenu):
        menu.hide()
    for window in desk.window.findChildren(SigningWindow):
        if window.isVisible():
            assert not window.alarm.isVisible(), window.alarm.text()
            window.finish()
    QApplication.processEvents()
