"""The people's page: a pit boss keeps the register with his code, by the register's own rules."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from app.desks.pit_boss.keeping import PersonShown, kept, people_shown
from app.desks.pit_boss.people_page import state_words
from app.desks.pit_boss.people_windows import (
    AddWindow,
    AnswerWindow,
    CodeWindow,
    KeepingWindow,
    LeaveWindow,
    OwnCodeWindow,
    RoleWindow,
)
from app.desks.pit_boss.writer import Outcome, Written
from app.journal.lock import TableLock
from app.people.roles import Role
from app.register_file.administrator import logged_in
from tests.desks.pit_boss.review import NOW, Review
from tests.register_file.a_register import FIRST, GINA, MARCO, ARegister

MICROSECONDS = int(NOW.timestamp() * 1_000_000)
FRESH = "83746527"


@pytest.fixture
def register(tmp_path: Path) -> ARegister:
    register = ARegister(tmp_path).peopled()
    register.clock.time = MICROSECONDS
    return register


@pytest.fixture
def review(journal: Path, register: ARegister) -> Iterator[Review]:
    desk = Review(journal, register=register.file, drawn=False)
    desk.go(desk.people)
    desk.until(lambda: desk.people.rows.rowCount() == 3)
    yield desk
    desk.close()


def rows(review: Review) -> list[tuple[str, ...]]:
    return [review.people.rows.cells(row) for row in range(review.people.rows.rowCount())]


def choose(review: Review, name: str) -> None:
    review.click_in(review.people.rows, [row[0] for row in rows(review)].index(name))


def type_code(window: KeepingWindow, code: str, again: str = "") -> None:
    """Type a code that is to be into both of its lines."""
    lines = [
        line
        for line in window.findChildren(QLineEdit)
        if line.echoMode() is QLineEdit.EchoMode.Password and line is not window.signatures[0].code
    ]
    for line, text in zip(lines, (code, again or code), strict=True):
        line.clear()
        QTest.keyClicks(line, text)


def test_everybody_is_listed_with_role_and_state(review: Review) -> None:
    assert rows(review) == [
        ("Anna", "impiegato", "a posto"),
        ("Gina", "responsabile di sala", "a posto"),
        ("Marco", "capo tavolo o ispettore", "a posto"),
    ]
    assert not review.people.leave.isEnabled(), "nobody is chosen"


def test_somebody_is_added_with_a_first_code(review: Review, register: ARegister) -> None:
    review.click(review.people.add)
    window = review.asked(AddWindow)
    assert window.signatures[0].name.currentText() == "Gina", "the only pit boss"
    QTest.keyClicks(window.name, "Ugo")
    said = set()
    for role in (*Role, Role.INSPECTOR):
        window.roles.setCurrentIndex(window.roles.findData(role.value))
        assert window.may.text() == window.roles.accessibleDescription()
        said.add(window.may.text())
    assert len(said) == len(Role)
    assert "ispettore comunale" in window.may.text(), "rules 9: he signs, so he is no auditor"
    type_code(window, FIRST, "61928527")
    assert not window.done_button.isEnabled()
    assert window.alarm.text() == "I due codici non sono uguali."
    type_code(window, FIRST)
    review.sign(window, ("Gina", GINA))
    review.until(
        lambda: ("Ugo", "capo tavolo o ispettore", "ha un primo codice, da cambiare") in rows(review)
    )
    answer = register.file.let_in("Ugo", FIRST)
    assert answer.person is not None
    assert answer.person.must_change


def test_what_the_register_refuses_is_said_and_can_be_mended(review: Review) -> None:
    review.click(review.people.add)
    window = review.asked(AddWindow)
    QTest.keyClicks(window.name, "Marco")
    type_code(window, FIRST)
    review.sign(window, ("Gina", GINA))
    review.until(window.alarm.isVisible)
    assert window.alarm.text() == "Marco è già nel registro."
    review.click(window.cancel)
    review.until(lambda: review.people.open is None)
    assert len(rows(review)) == 3


@pytest.mark.parametrize(("name", "code"), [("Marco", MARCO), ("Anna", "40414227")])
def test_only_a_pit_boss_changes_anything(review: Review, name: str, code: str) -> None:
    choose(review, "Anna")
    review.click(review.people.leave)
    window = review.asked(LeaveWindow)
    review.sign(window, (name, code))
    review.until(window.alarm.isVisible)
    assert window.alarm.text() == f"{name} non può cambiare il registro: lo fa un responsabile di sala."
    review.click(window.cancel)
    assert len(rows(review)) == 3


def test_somebody_leaves_and_another_is_something_else(review: Review, register: ARegister) -> None:
    choose(review, "Anna")
    review.click(review.people.leave)
    review.sign(review.asked(LeaveWindow), ("Gina", GINA))
    review.until(lambda: [row[0] for row in rows(review)] == ["Gina", "Marco"])
    choose(review, "Marco")
    review.click(review.people.role)
    window = review.asked(RoleWindow)
    QTest.keyClicks(window.signatures[0].code, GINA)
    assert not window.done_button.isEnabled(), "he is that already"
    window.signatures[0].code.clear()
    window.roles.setCurrentIndex(window.roles.findData(Role.PIT_BOSS.value))
    review.sign(window, ("Gina", GINA))
    review.until(lambda: rows(review)[1][1] == "responsabile di sala")
    person = register.file.read().person("Marco")
    assert person is not None
    assert person.role is Role.PIT_BOSS


def test_who_is_locked_out_is_unlocked_with_a_first_code(review: Review, register: ARegister) -> None:
    for _ in range(20):
        register.at("table T4").let_in("Marco", "000000")
    review.until(lambda: rows(review)[2][2] == "bloccato ancora 60 min · codici sbagliati: 20, tavolo T4")
    choose(review, "Marco")
    assert review.people.code.text() == "Sblocca…"
    review.click(review.people.code)
    window = review.asked(CodeWindow)
    type_code(window, FIRST)
    review.sign(window, ("Gina", GINA))
    review.until(lambda: rows(review)[2][2] == "ha un primo codice, da cambiare")
    assert register.file.let_in("Marco", FIRST).person is not None


def test_everybody_changes_his_own_code(review: Review, register: ARegister) -> None:
    choose(review, "Marco")
    review.click(review.people.own)
    window = review.asked(OwnCodeWindow)
    type_code(window, "12345678")
    review.sign(window, ("Marco", MARCO))
    review.until(window.alarm.isVisible)
    assert window.alarm.text() == "Non cifre di seguito, come 12345678."
    assert window.signatures[0].code.text() == MARCO, "his own code was right"
    type_code(window, FRESH)
    assert not window.alarm.isVisible(), "what was said of the other code is gone"
    review.click(window.done_button)
    review.until(lambda: review.people.open is None)
    assert register.file.let_in("Marco", FRESH).person is not None


def test_a_window_that_follows_another_at_once_gives_the_desk_back(review: Review) -> None:
    """The one before is still being taken away when the next lies over the desk."""
    review.people._add()
    first = review.asked(AddWindow)
    first.finish()
    review.people._change_own()
    QApplication.sendPostedEvents(first, QEvent.Type.DeferredDelete)
    review.asked(OwnCodeWindow).finish()
    assert review.people.own.isEnabled()


def test_a_code_of_the_machine_s_administrator_is_answered_for_by_another(
    review: Review, register: ARegister
) -> None:
    register.file.make_again("Gina", FIRST)
    user = logged_in()
    said = f"ha un primo codice, da cambiare · codice da {user}, che amministra la macchina"
    review.until(lambda: rows(review)[1][2] == said)
    choose(review, "Marco")
    assert not review.people.answer.isVisible()
    choose(review, "Gina")
    review.click(review.people.answer)
    window = review.asked(AnswerWindow)
    assert [window.signatures[0].name.itemText(row) for row in range(window.signatures[0].name.count())] == [
        "Marco"
    ]
    QTest.keyClicks(window.note, "l'aveva dimenticato")
    review.sign(window, ("Marco", MARCO))
    review.until(lambda: rows(review)[1][2] == "ha un primo codice, da cambiare")
    assert register.file.read().again == {}


def test_without_a_register_the_page_says_how_one_is_made(journal: Path, tmp_path: Path) -> None:
    review = Review(journal, register=ARegister(tmp_path).file)
    review.go(review.people)
    review.until(lambda: "capotavolo people" in review.people.none.text())
    assert not review.people.add.isEnabled()
    review.close()


def test_a_register_that_is_damaged_is_said(journal: Path, register: ARegister) -> None:
    review = Review(journal, register=register.file)
    review.go(review.people)
    review.until(lambda: bool(review.people.people))
    register.path.write_bytes(b"no register at all, and longer than the header of a file is" * 9)
    review.until(review.people.said.isVisible)
    assert "people.sqlite" in review.people.said.text()
    review.close()


def test_what_becomes_of_a_deed(register: ARegister) -> None:
    file = register.file
    assert kept(file, "Gina", lambda each: each.leave("Gina", "000000", "Anna")) == Written(
        Outcome.WRONG, "Gina"
    )
    with TableLock(register.path.resolve(), "people", program="another"):
        busy = kept(file, "Gina", lambda each: each.leave("Gina", GINA, "Anna"))
    assert busy.outcome is Outcome.BUSY
    file.add("Gina", GINA, "Ugo", Role.PIT_BOSS, FIRST)
    first = kept(file, "Ugo", lambda each: each.leave("Ugo", FIRST, "Anna"))
    assert (first.outcome, first.reason) == (
        Outcome.REFUSED,
        "Ugo changes the first code before anything else",
    )
    told = [kept(file, "Gina", lambda each: each.leave("Gina", "000000", "Anna")) for _ in range(20)]
    assert told[-1].outcome is Outcome.LOCKED
    register.path.unlink()
    assert kept(file, "Gina", lambda each: each.leave("Gina", GINA, "Anna")).outcome is Outcome.TROUBLE


def test_wrong_codes_are_counted_beside_the_name(register: ARegister) -> None:
    register.file.let_in("Marco", "000000")
    shown = {each.name: each for each in people_shown(register.file.read(), register.file.moment)}
    assert shown["Marco"] == PersonShown("Marco", Role.INSPECTOR, False, False, True, 0, 1, "a test")
    assert state_words(shown["Marco"]) == "codici sbagliati: 1, comando «a test»"
    assert state_words(shown["Marco"]._replace(desk="")) == "codici sbagliati: 1"
    assert shown["Gina"].wrong == 0


def test_a_code_of_before_is_said_in_the_list() -> None:
    before = PersonShown("Marco", Role.INSPECTOR, False, True, True, 0)
    assert state_words(before) == "ha un codice di prima, da cambiare"
    assert state_words(before._replace(short=False)) == "a posto"
