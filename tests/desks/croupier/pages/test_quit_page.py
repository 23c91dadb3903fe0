"""The end of the program from the desk: asked first, in two touches, and what it means for the table is said."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent
from pytestqt.qtbot import QtBot

from app.desks.croupier.acts import Act
from app.desks.croupier.pages.form_page import FormPage
from app.rules.side import Side
from tests.desks.played import Played


class FromTheFrame(QCloseEvent):
    """A window is closed from outside of the program."""

    def spontaneous(self) -> bool:
        return True


def asked(played: Played) -> FormPage:
    played.touch(played.window.strip.more)
    played.touch(played.form(Act.TABLE).key(Act.QUIT))
    return played.form(Act.QUIT)


def test_whoever_goes_back_deals_on(played: Played) -> None:
    page = asked(played)
    played.touch(page.back)
    assert played.window.pages.open is None
    assert played.window.isVisible()


def test_the_frame_s_own_button_asks_first_and_leaves_the_second_time(played: Played) -> None:
    """A finger on a small X beside the desk leaves no open table by accident."""
    first, second = FromTheFrame(), FromTheFrame()
    played.window.closeEvent(first)
    assert not first.isAccepted()
    assert played.form(Act.QUIT).isVisible()
    played.window.closeEvent(second)
    assert second.isAccepted()


def test_a_closed_table_is_left_at_once(qtbot: QtBot) -> None:
    played = Played(qtbot, Side.LEFT, opened=False)
    only = FromTheFrame()
    played.window.closeEvent(only)
    assert only.isAccepted()


def test_a_program_that_is_told_to_end_asks_nobody(played: Played) -> None:
    assert played.window.close()
    assert not played.window.isVisible()


def test_the_keys_ask_too_and_a_second_one_ends_it(played: Played) -> None:
    played.key(Qt.Key.Key_F4, Qt.KeyboardModifier.ControlModifier)
    assert played.window.isVisible()
    played.key(Qt.Key.Key_Return)
    assert not played.window.isVisible()


def test_two_enters_on_the_table_s_page_end_nothing(played: Played) -> None:
    """What nobody marked is not done: the page of rare things has no button that Enter takes."""
    played.key(Qt.Key.Key_F10)
    played.key(Qt.Key.Key_Return)
    played.key(Qt.Key.Key_Return)
    assert played.window.isVisible()
