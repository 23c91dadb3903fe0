"""With a register the desk is locked: it opens with the code of somebody who may read, and locks itself."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLabel, QLineEdit, QPushButton, QWidget

from app.desks.pit_boss.idle import USUAL_MINUTES, Idle
from app.desks.pit_boss.people_windows import AddWindow, OwnCodeWindow
from app.people.permissions import Act, may
from app.people.roles import Role
from tests.desks.pit_boss.review import Review
from tests.register_file.a_register import FIRST, GINA, MARCO, ARegister
from tests.reports.days import warned_night

MINUTE: Final = 60_000_000
ANNA: Final = ("Anna", "40414227")


class Clock:
    """A steady clock, turned by hand."""

    def __init__(self) -> None:
        self.time = 0

    def __call__(self) -> int:
        return self.time


@pytest.fixture
def register(tmp_path: Path) -> ARegister:
    return ARegister(tmp_path).peopled()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def locked(journal: Path, register: ARegister, clock: Clock) -> Iterator[Review]:
    desk = Review(journal, register=register.at("review"), opens=None, steady=clock, drawn=False)
    yield desk
    desk.close()


@pytest.fixture
def review(locked: Review) -> Review:
    """Marco looks."""
    enter(locked, "Marco", MARCO)
    locked.until(lambda: len(locked.rows) > 2)
    return locked


def enter(desk: Review, name: str, code: str) -> None:
    desk.open_with(name, code)
    desk.until(lambda: not desk.window.locked)


def seen_on(window: QWidget) -> str:
    """All that can be read on a window, by an eye or a screen reader."""
    parts = [part for part in window.findChildren(QWidget) if part.isVisible()]
    told = [part.text() for part in parts if isinstance(part, QLabel | QPushButton | QLineEdit)]
    names = [
        said
        for part in parts
        for said in (part.accessibleName(), part.accessibleDescription(), part.toolTip())
    ]
    return "\n".join([window.windowTitle(), *told, *names])


def said(desk: Review) -> str:
    return desk.window.lock_page.alarm.text()


def test_a_locked_desk_shows_nothing_and_reads_no_list(locked: Review, journal: Path) -> None:
    locked.until(lambda: locked.window.lock_page.fields.name.count() > 0)
    assert not locked.window.desk.isVisible()
    text = seen_on(locked.window)
    for word in ("T1", "Anna", "17/11", "colp", str(journal)):
        assert word not in text
    assert not journal.with_suffix(".lists.sqlite").exists()
    QTest.keyClick(locked.window, Qt.Key.Key_2, Qt.KeyboardModifier.ControlModifier)
    assert not locked.now.isVisible()
    assert locked.window.pages.currentIndex() == 0


def test_those_who_may_read_are_offered_and_no_dealer(locked: Review) -> None:
    names = locked.window.lock_page.fields.name
    locked.until(lambda: names.count() > 0)
    assert [names.itemText(row) for row in range(names.count())] == ["Gina", "Marco"]


@pytest.mark.parametrize("role", Role)
def test_the_code_of_whoever_may_read_opens_and_no_other(
    locked: Review, register: ARegister, role: Role
) -> None:
    register.file.add("Gina", GINA, "Ugo", role, FIRST)
    register.file.change_own("Ugo", FIRST, "24681327")
    locked.open_with("Ugo", "24681327")
    if may(role, Act.READ):
        locked.until(lambda: not locked.window.locked)
        assert locked.window.windowTitle().endswith("Ugo")
        return
    locked.until(lambda: bool(said(locked)))
    assert locked.window.locked
    assert said(locked).startswith("Ugo non può leggere ciò che è registrato (permesso «leggere»): serve")


def test_a_wrong_code_is_said_and_asked_for_again(locked: Review) -> None:
    locked.open_with("Marco", "00000001")
    locked.until(lambda: bool(said(locked)))
    assert said(locked) == "Marco: nome o codice sbagliato."
    assert locked.window.lock_page.fields.code.text() == ""
    enter(locked, "marco", MARCO)
    assert locked.window.desk.isVisible()


def test_it_locks_itself_once_nobody_has_touched_it_for_so_long(review: Review, clock: Clock) -> None:
    locking = review.window.locking
    assert locking is not None
    clock.time += USUAL_MINUTES * MINUTE - 1
    locking.look()
    assert not review.window.locked
    QTest.keyClick(review.window, Qt.Key.Key_Shift)
    clock.time += USUAL_MINUTES * MINUTE - 1
    locking.look()
    assert not review.window.locked, "a touch begins anew"
    clock.time += 1
    locking.look()
    assert review.window.locked
    assert not review.window.desk.isVisible()


@pytest.mark.parametrize("minutes", [1, 60])
def test_how_long_that_is_can_be_said(minutes: int, clock: Clock) -> None:
    idle = Idle(clock, minutes)
    clock.time += minutes * MINUTE - 1
    assert not idle.over
    clock.time += 1
    assert idle.over
    idle.touched()
    assert not idle.over


def test_what_was_looked_at_is_there_again_after_the_code(review: Review) -> None:
    review.click_row(1)
    review.opened(2)
    review.spins.page.go(-1)
    place = review.spins.page.place
    assert place is not None
    review.click(review.window.lock_button)
    assert review.window.locked
    assert "Colpo" not in seen_on(review.window)
    enter(review, "Gina", GINA)
    listed = review.spins.page.listed
    assert listed is not None
    assert (listed.spin, review.spins.page.place) == (2, place)
    assert review.spins.found.list.currentIndex().row() == 1
    assert review.spins.isVisible()


def test_the_page_that_was_open_is_open_again(review: Review) -> None:
    review.go(review.day)
    review.until(lambda: review.day.found is not None)
    QTest.keyClick(review.window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    assert review.window.locked
    enter(review, "Marco", MARCO)
    assert review.day.isVisible()
    assert "Giornata del tavolo T1" in review.day.sheet.toPlainText()


def test_nothing_stays_open_above_a_locked_desk(review: Review) -> None:
    """What somebody was signing is given up, with the codes that he had typed; a window for files goes away."""
    review.go(review.people)
    review.until(lambda: bool(review.people.people))
    review.click(review.people.add)
    adding = review.asked(AddWindow)
    QTest.keyClicks(adding.signatures[0].code, GINA)
    code = adding.signatures[0].code
    asked = QDialog(review.window)
    asked.open()
    assert review.window.locking is not None
    review.window.locking.lock()
    assert review.window.locked
    assert not asked.isVisible()
    assert not adding.isVisible()
    assert code.text() == ""
    enter(review, "Gina", GINA)
    assert review.people.isVisible()
    assert review.people.add.isEnabled()


def test_how_much_waits_is_counted_and_not_said(tmp_path: Path, register: ARegister) -> None:
    desk = Review(warned_night(tmp_path / "T1.sqlite"), register=register.at("review"), opens=None)
    desk.until(lambda: bool(desk.window.lock_page.waiting.text()))
    waiting = desk.window.lock_page.waiting.text()
    assert "T1" not in seen_on(desk.window)
    enter(desk, "Marco", MARCO)
    desk.go(desk.now)
    desk.until(lambda: bool(desk.now.tables))
    assert waiting == f"Aspettano una risposta: {sum(each.questions for each in desk.now.tables)}"
    desk.close()


def test_a_first_code_is_changed_at_the_locked_desk(locked: Review, register: ARegister) -> None:
    register.file.give_code("Gina", GINA, "Marco", FIRST)
    locked.open_with("Marco", FIRST)
    locked.until(lambda: bool(said(locked)))
    assert said(locked) == "Marco deve prima cambiare il codice che gli è stato dato."
    locked.click(locked.window.lock_page.change)
    window = locked.asked(OwnCodeWindow)
    assert window.signatures[0].signature.name == "Marco"
    QTest.keyClicks(window.signatures[0].code, FIRST)
    for line in window.findChildren(QLineEdit):
        if line.placeholderText() in {"codice", "ancora una volta"} and line is not window.signatures[0].code:
            QTest.keyClicks(line, "27182827")
    locked.click(window.done_button)
    locked.until(lambda: not window.isVisible())
    enter(locked, "Marco", "27182827")


def test_a_register_that_cannot_be_read_keeps_it_locked(locked: Review, register: ARegister) -> None:
    register.path.write_bytes(b"\xff" * 9_000)
    locked.open_with("Marco", MARCO)
    locked.until(lambda: bool(said(locked)))
    assert locked.window.locked
    assert said(locked).startswith("Non si può scrivere: ")
    assert "SQLite" not in said(locked)


def test_without_a_register_it_opens_as_it_is(journal: Path) -> None:
    desk = Review(journal, opens=None)
    assert not desk.window.locked
    desk.until(lambda: len(desk.rows) > 2)
    assert not desk.window.lock_button.isVisible()
    assert not desk.window.lock_page.isVisible()
    desk.close()
