"""The end of the program from the desk: asked first, in two touches, and what it means for the table is said."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent
from pytestqt.qtbot import QtBot

from app.desks.croupier.acts import Act
from app.desks.croupier.bank.deeds import Deed
from app.desks.croupier.pages.quit_page import QuitPage
from app.desks.croupier.pages.table_page import TablePage
from app.rules.side import Side
from app.table.live import JournalNow
from tests.desks.croupier.bank_scenes import count_of, touch_coin
from tests.desks.played import Played


class FromTheFrame(QCloseEvent):
    """A window is closed from outside of the program."""

    def spontaneous(self) -> bool:
        return True


def asked(played: Played) -> QuitPage:
    played.touch(played.window.strip.more)
    played.touch(played.page(Act.TABLE, TablePage).buttons[Act.QUIT])
    return played.page(Act.QUIT, QuitPage)


def test_an_open_table_stays_open_and_it_says_so(played: Played) -> None:
    page = asked(played)
    assert "al prossimo avvio è dov'era" in page.accessibleName()
    before = played.station.state
    played.touch(page.ends)
    assert not played.window.isVisible()
    assert played.station.sent == []
    assert played.station.state is before


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
    assert played.page(Act.QUIT, QuitPage).isVisible()
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


def test_a_closed_table_is_named_as_closed(qtbot: QtBot) -> None:
    played = Played(qtbot, Side.LEFT, opened=False)
    assert "Il tavolo è chiuso" in asked(played).accessibleName()


def test_what_is_not_recorded_is_counted_before_it_is_lost(played: Played) -> None:
    """Nobody leaves a table that is on paper without being told what that costs."""
    played.station.publish(journal=JournalNow(on_paper=12, reason="disk full"))
    page = asked(played)
    assert "con quello che è registrato" in page.accessibleName()
    assert "Non registrati, e persi: 12" in page.accessibleDescription()
    played.station.publish(journal=JournalNow())
    assert page.accessibleDescription() == ""


def test_what_is_half_counted_at_the_bank_is_named(played: Played) -> None:
    touch_coin(played, count_of(played, Deed.OPEN), 2000, "+20")
    played.key(Qt.Key.Key_Escape)
    assert "Il conto a metà andrà rifatto" in asked(played).accessibleDescription()
