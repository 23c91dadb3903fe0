"""Nothing of this program keeps a code once it was asked: not the desk, not its page, not the thread that compares."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from app.desks.croupier.signing.people import Checked, Outcome
from app.desks.pit_boss.people_windows import AddWindow, OwnCodeWindow
from app.people.permissions import Signed
from app.station.people_desk import PeopleDesk
from tests.desks.croupier.made_up_people import ANNA, GINA, MARCO, MadeUpPeople
from tests.desks.croupier.signing_scenes import code_page, touch_code, touch_name, void_asked, with_people
from tests.desks.pit_boss.review import Review
from tests.desks.played import Played
from tests.people.kept_codes import all_that_lives, is_kept, kept, the_code
from tests.register_file.a_register import GINA as GINAS
from tests.register_file.a_register import ARegister

PATIENCE = 20.0
THERE_BEFORE: list[str] = []
PLAIN_BEFORE: dict[str, str] = {}


@pytest.fixture(autouse=True, scope="module")
def everything() -> Iterator[None]:
    """What was there before the first test is looked through as well."""
    with all_that_lives():
        yield


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[PeopleDesk]:
    register = ARegister(tmp_path).peopled()
    desk = PeopleDesk(lambda: register.file)
    yield desk
    desk.close()


def asked(ask: Callable[..., None], *words: Callable[[], str]) -> Outcome:
    """Ask the desk's register, and wait; the words are made here and are gone with this frame."""
    said, done = list[Outcome](), threading.Event()

    def told(checked: Checked) -> None:
        said.append(checked.outcome)
        done.set()

    ask(*(word() for word in words), told)
    assert done.wait(PATIENCE), "the register does not answer"
    return said[0]


def test_a_code_that_is_kept_would_be_found() -> None:
    """A search that finds nothing would hold for ever."""
    for holder in (
        [the_code()],
        {"code": (the_code(), 1)},
        Checked(Outcome.WRONG, reason=f"not {the_code()}"),
    ):
        assert is_kept(), holder
    del holder
    THERE_BEFORE.append(the_code())
    assert is_kept(), "in what was put aside before the first test"
    THERE_BEFORE.clear()
    assert kept() == []
    PLAIN_BEFORE["code"] = the_code()
    assert is_kept(), "in a map of texts alone, which was put aside"
    PLAIN_BEFORE.clear()
    assert kept() == []
    THERE_BEFORE.append(the_code())
    assert is_kept(), "in what was looked through before"
    THERE_BEFORE.clear()
    assert kept() == []


def test_the_search_disturbs_no_thread_that_makes_something() -> None:
    """A tuple that somebody else holds before it is whole cannot be finished."""
    troubles, over = list[Exception](), threading.Event()

    def slowly() -> Iterator[int]:
        for each in range(50):
            yield each
            time.sleep(0)

    def makes() -> None:
        try:
            while not over.is_set():
                assert len(tuple(slowly())) == 50
        except (SystemError, AssertionError) as fault:
            troubles.append(fault)

    maker = threading.Thread(target=makes)
    maker.start()
    try:
        for _ in range(5):
            assert kept() == []
    finally:
        over.set()
        maker.join()
    assert not troubles


def test_the_thread_that_compares_forgets_what_it_was_asked(desk: PeopleDesk) -> None:
    """Right or wrong, refused or chosen anew, also while it waits for the next question."""
    assert asked(desk.check, lambda: "Gina", the_code) is Outcome.WRONG
    assert kept() == []
    assert asked(desk.change, lambda: "Gina", lambda: GINAS, the_code) is Outcome.RIGHT
    assert kept() == []
    assert asked(desk.check, lambda: "Gina", the_code) is Outcome.RIGHT
    assert kept() == []
    assert asked(desk.begin, lambda: "Ugo", the_code) is Outcome.REFUSED
    assert kept() == []


class Forgetting(MadeUpPeople):
    """A register that remembers no code either."""

    outcome = Outcome.RIGHT

    def check(self, name: str, code: str, told: Callable[[Checked], None]) -> None:
        signed = next(each for each in self.roster.people if each.name == name)
        right = code == the_code()
        told(Checked(self.outcome if right else Outcome.WRONG, signed if right else None))


def forgetting(played: Played) -> Forgetting:
    with_people(played)
    people = Forgetting(ANNA, GINA, MARCO)
    played.window.setup.people = people
    return people


@pytest.mark.parametrize(
    "outcome", [Outcome.RIGHT, Outcome.WRONG, Outcome.LOCKED, Outcome.BUSY, Outcome.TROUBLE]
)
def test_the_code_page_forgets_what_was_touched(qtbot: QtBot, outcome: Outcome) -> None:
    played = Played(qtbot)
    forgetting(played).outcome = outcome
    played.station.say("throw", "no_more_bets")
    void_asked(played)
    give(played, GINA)
    assert kept() == []


def test_a_code_that_is_given_up_half_typed_is_gone(qtbot: QtBot) -> None:
    played = Played(qtbot)
    forgetting(played)
    played.station.say("throw", "no_more_bets")
    void_asked(played)
    touch_name(played, GINA)
    touch_code(played, the_code())
    assert is_kept(), "it is being asked"
    played.touch(code_page(played).back)
    assert kept() == []


def give(played: Played, person: Signed) -> None:
    touch_name(played, person)
    touch_code(played, the_code())
    played.touch(code_page(played).does)


def password_lines(review: Review) -> list[QLineEdit]:
    lines = review.window.findChildren(QLineEdit)
    return [line for line in lines if line.echoMode() is QLineEdit.EchoMode.Password]


def test_the_pit_boss_s_windows_forget_what_was_typed(journal: Path, tmp_path: Path) -> None:
    """A code given or chosen, and one of a window that is closed again."""
    register = ARegister(tmp_path).peopled()
    review = Review(journal, register=register.file)
    try:
        review.go(review.people)
        review.until(lambda: review.people.rows.rowCount() == 3)
        review.click(review.people.own)
        window = review.asked(OwnCodeWindow)
        for line in window.findChildren(QLineEdit):
            if line.echoMode() is QLineEdit.EchoMode.Password and line is not window.signatures[0].code:
                QTest.keyClicks(line, the_code())
        review.sign(window, ("Gina", GINAS))
        review.until(lambda: review.people.open is None)
        assert kept() == []
        review.click(review.people.add)
        added = review.asked(AddWindow)
        QTest.keyClicks(added.code, the_code())
        lines = password_lines(review)
        assert any(line.text() for line in lines)
        added.finish()
        assert not any(line.text() for line in lines)
        assert kept() == []
    finally:
        review.close()
