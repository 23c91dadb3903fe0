"""The first start asks for a pit boss: a name, and a code twice; it may be put off, and never half done."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from app.desks.common.application import make_application
from app.desks.croupier.forms.pit_boss_form import Touch
from app.desks.croupier.forms.pit_boss_form import words as asked_words
from app.desks.croupier.forms.typed import Press
from app.desks.croupier.settings.first_start import FirstPitBoss
from app.desks.croupier.signing.people import Checked, Outcome
from tests.desks.croupier.made_up_people import MadeUpPeople
from tests.desks.letters import reading

K = Qt.Key


class Asked:
    """The window, and the hands of whoever answers it."""

    def __init__(self, qtbot: QtBot, size: tuple[int, int] = (1280, 800)) -> None:
        make_application(["test"])
        self.people = MadeUpPeople()
        self.window = FirstPitBoss(self.people)
        qtbot.addWidget(self.window)
        self.window.resize(*size)

    def show(self) -> None:
        self.window.show()
        QTest.qWait(1)

    def touch(self, button: QAbstractButton) -> None:
        assert button.isVisible()
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def type(self, text: str) -> None:
        for sign in text:
            QTest.keyClick(self.window, K(ord(sign)))

    def code(self, digits: str) -> None:
        for digit in digits:
            self.touch(self.window.page.key(Press(digit)))
        self.touch(self.window.page.does)

    def named(self) -> None:
        self.type("GINA ROSSI")
        self.touch(self.window.page.does)


@pytest.fixture
def asked(qtbot: QtBot) -> Asked:
    found = Asked(qtbot)
    found.show()
    return found


def answered(qtbot: QtBot, hands: Callable[[Asked], None]) -> tuple[bool, Asked]:
    """Let the program ask and somebody answer; whoever does nothing is not waited for."""
    asked = Asked(qtbot)

    def careful() -> None:
        try:
            hands(asked)
        finally:
            asked.window.close()

    QTimer.singleShot(0, asked.window, careful)
    return asked.window.ask(), asked


def test_a_name_and_a_code_given_twice_make_the_first_pit_boss(qtbot: QtBot) -> None:
    def hands(asked: Asked) -> None:
        asked.named()
        asked.code("73019427")
        assert asked.people.begun == []
        asked.code("73019427")

    made, asked = answered(qtbot, hands)
    assert made
    assert asked.people.begun == [("Gina Rossi", "73019427")]


def test_all_of_it_by_keyboard(qtbot: QtBot) -> None:
    def hands(asked: Asked) -> None:
        asked.type("GINA")
        QTest.keyClick(asked.window, K.Key_Return)
        for _ in range(2):
            asked.type("73019427")
            QTest.keyClick(asked.window, K.Key_Return)

    assert answered(qtbot, hands)[0]


def test_delete_wipes_no_code(asked: Asked) -> None:
    asked.named()
    asked.type("7301")
    QTest.keyClick(asked.window, K.Key_Delete)
    assert asked.window.page.draft.code.digits == "7301"
    QTest.keyClick(asked.window, K.Key_Backspace)
    assert asked.window.page.draft.code.digits == "730"


def test_it_may_be_put_off_and_nothing_is_made(qtbot: QtBot) -> None:
    def hands(asked: Asked) -> None:
        asked.named()
        asked.code("73019427")
        asked.touch(asked.window.page.back)
        asked.touch(asked.window.page.back)

    made, asked = answered(qtbot, hands)
    assert not made
    assert asked.people.begun == []


def test_there_is_no_default_and_no_way_round_name_and_code(asked: Asked) -> None:
    page = asked.window.page
    assert not page.does.isEnabled()
    asked.named()
    assert not page.does.isEnabled()
    for digits, words in (
        ("12345678", "di seguito"),
        ("00000000", "stessa cifra"),
        ("73019427", "ancora una volta"),
    ):
        asked.code(digits)
        assert words in asked_words(page.draft)
    asked.code("73019527")
    assert "Non erano uguali" in asked_words(page.draft)
    assert asked.people.begun == []


def test_while_the_register_is_made_nothing_is_touched_and_why_it_was_not_is_said(asked: Asked) -> None:
    asked.people.slow = True
    asked.people.next = Checked(Outcome.TROUBLE, reason="the disk is full")
    asked.named()
    asked.code("73019427")
    asked.code("73019427")
    page = asked.window.page
    assert not page.does.isEnabled()
    assert not page.back.isEnabled()
    asked.people.answer()
    assert "the disk is full" in asked_words(page.draft)
    assert not asked.window.made
    assert page.back.isEnabled()


@pytest.mark.parametrize("coding", [False, True])
@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080), (960, 600)])
def test_what_is_touched_is_large_enough_and_what_is_written_can_be_read(
    qtbot: QtBot, size: tuple[int, int], coding: bool
) -> None:
    with reading() as read:
        asked = Asked(qtbot, size)
        asked.show()
        if coding:
            asked.named()
            asked.code("12345678")
        read.look_at(asked.window)
    buttons = [each for each in asked.window.findChildren(QAbstractButton) if each.isVisible()]
    least = asked.window.scale.px(56)
    assert [b.text() for b in buttons if min(b.width(), b.height()) < least or not b.accessibleName()] == []
    assert [text for text, _, contrast, cut in read.letters if contrast < 4.5 or cut] == []


def test_the_table_s_page_is_gone_back_to_from_the_name(qtbot: QtBot) -> None:
    made, asked = answered(qtbot, lambda asked: asked.touch(asked.window.page.key(Touch.TABLE)))
    assert not made
    assert asked.window.goes_back
    assert not asked.people.begun


def test_no_way_leads_from_the_code_past_the_name(asked: Asked) -> None:
    """From the code one goes back to the name first: two buttons that go back would be mistaken."""
    page = asked.window.page
    assert Touch.TABLE in [key.says for key in page.keys]
    asked.named()
    assert Touch.TABLE not in [key.says for key in page.keys]
