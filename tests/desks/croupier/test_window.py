"""The dealer's window at a real table: its pages, its banner, both its sides and quick taps."""

import sys
from collections.abc import Callable

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from app.desks.croupier.acts import Act
from app.desks.croupier.keys import act_keys
from app.desks.croupier.pages.help_page import HelpPage
from app.desks.croupier.pages.keys_page import KeysPage
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.desks.croupier.words.words import act_words
from app.rules.money import Cents
from app.rules.roulette.bets import Entry, Stack
from app.rules.side import Side
from app.table.live import JournalNow
from tests.desks.desk import at
from tests.desks.played import Played
from tests.desks.written import written_on


def test_the_banner_takes_the_place_of_the_numbers_and_covers_no_payment(played: Played) -> None:
    played.fall(8)
    played.colour("red")
    played.place("straight-8")
    before = played.panel.geometry()
    played.station.publish(journal=JournalNow(on_paper=2, reason="disk full"))
    assert played.panel.geometry() == before
    assert not played.window.strip.geometry().intersects(before)
    assert "NON REGISTRATO" in played.window.strip.accessibleName()


def banner_button(played: Played) -> QAbstractButton:
    strip = played.window.strip
    standing = {strip.more, strip.own}
    buttons = [button for button in strip.findChildren(QAbstractButton) if button not in standing]
    return next(button for button in buttons if button.isVisible())


def test_a_banner_can_be_put_away_by_touch(played: Played) -> None:
    played.station.say("confirm")
    played.touch(banner_button(played))
    assert played.window.dealing.screen is not None
    assert played.window.dealing.screen.banner is None


def test_the_desk_is_mirrored_for_a_cylinder_on_the_right(qtbot: QtBot) -> None:
    left, right = Played(qtbot), Played(qtbot, Side.RIGHT)
    for played in (left, right):
        played.fall(8)
        played.colour("red")
        played.place("straight-8")
    width = 1280
    for one, other in (
        (left.panel, right.panel),
        (left.window.middle, right.window.middle),
        (left.window.strip, right.window.strip),
    ):
        assert abs(other.x() - (width - one.x() - one.width())) <= 1
        assert (one.y(), one.size()) == (other.y(), other.size())
    assert left.entry.keys.x() > left.entry.ground.x()
    assert right.entry.keys.x() < right.entry.ground.x()


def test_what_lies_on_the_layout_is_shown_before_the_number(played: Played) -> None:
    state = played.station.state
    assert state.betting is not None
    bets = (
        Stack(at("red"), (Entry(4, Cents(250), "blue", "blue"),)),
        Stack(at("odd"), (Entry(1, Cents(250), "red", "red", enferme=True),)),
    )
    played.station.table.state = replace(state, betting=replace(state.betting, bets=bets))
    played.station.publish()
    assert [item.isVisible() for item in played.window.middle.felt._chips] == [True, True]


def test_practice_is_written_on_the_window(played: Played) -> None:
    played.station.publish(practice=True)
    assert "PROVA" in played.window.windowTitle()


def test_ten_thousand_calls_of_qt_lose_no_reference_to_none(played: Played) -> None:
    def count() -> int:
        return sys.getrefcount(None)

    label: Callable[[str], None] = played.window.top_bar.setAccessibleName
    label("before")
    before = count()
    for turn in range(10_000):
        label(str(turn % 7))
    assert abs(count() - before) < 100


def double_tap(button: QAbstractButton) -> None:
    """Two quick taps, as a touch panel sends them: the second press arrives as a double click."""
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QTest.mouseDClick(button, Qt.MouseButton.LeftButton)
    QTest.mouseRelease(button, Qt.MouseButton.LeftButton)


def test_a_double_tap_takes_one_step_of_the_game_and_pays_one_payment(played: Played) -> None:
    double_tap(played.window.steps.main)
    assert played.station.asked == ["throw"]
    played.station.say("no_more_bets")
    played.window.dealing.number(8)
    played.window.dealing.act(Act.CONFIRM)
    played.qtbot.waitUntil(played.entry.isVisible, timeout=60_000)
    for colour in ("red", "blue"):
        played.colour(colour)
        played.place("straight-8")
    double_tap(played.panel.buttons[Act.PAID])
    assert played.paid == {1}


def test_a_double_tap_on_a_place_lays_two_pieces(played: Played) -> None:
    played.fall(8)
    played.colour("red")
    target = next(
        t for t in played.entry.ground.targets if t.target and t.target.position.name == "straight-8"
    )
    double_tap(target)
    assert played.amounts == [2 * 35 * 250]


def test_what_is_rare_is_two_touches_away(played: Played) -> None:
    """Screens: last spin, relief, closing, the sheet of keys: the page of the table, and then the button."""
    played.touch(played.window.strip.more)
    played.touch(played.form(Act.TABLE).key(Act.LAST))
    assert played.station.sent == [{"do": "last"}]
    assert not played.form(Act.TABLE).isVisible()
    played.touch(played.window.strip.more)
    played.touch(played.form(Act.TABLE).key(Act.HELP))
    assert played.page(Act.HELP, HelpPage).isVisible()
    played.touch(played.page(Act.HELP, HelpPage).view.keys)
    assert played.page(Act.KEYS, KeysPage).isVisible()
    played.key(Qt.Key.Key_F1)
    assert not played.page(Act.KEYS, KeysPage).isVisible()


def test_the_last_spin_stands_on_its_button_and_a_second_touch_takes_it_back(played: Played) -> None:
    """Two quick taps announce it once: what comes after the first stands at the same place."""
    button = played.window.steps.others[Act.LAST]
    double_tap(button)
    assert played.station.sent == [{"do": "last"}]
    assert (button.chosen, button.below) == (True, "annunciato: revocare")
    played.touch(button)
    assert played.station.sent[-1] == {"do": "last", "over": True}
    assert (button.chosen, button.below) == (False, "")
    played.key(Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    played.touch(played.window.strip.more)
    assert played.form(Act.TABLE).key(Act.LAST).chosen


def test_the_key_that_closes_says_why_it_does_not_while_a_number_lies(played: Played) -> None:
    """A key has no button that is greyed: it is told what to do first, and nothing is closed."""
    played.fall(8)
    played.value(2000, 4)
    played.place("straight-8")
    played.key(Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)
    assert played.station.state.opened
    assert "colpo 1 non è ancora pagato" in played.window.strip.accessibleName()
    played.window.do(Act.DISMISS)
    assert "non è ancora pagato" not in played.window.strip.accessibleName()
    played.window.do(Act.PAID)
    played.window.do(Act.NEXT)
    played.key(Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)
    assert played.window.pages.open is played.window.pages.made[Act.CLOSE]


def test_the_sheet_of_keys_knows_every_act_that_has_a_key(played: Played) -> None:
    """The sheet is made from what the keyboard asks, so that neither can know more than the other."""
    played.key(Qt.Key.Key_F1, Qt.KeyboardModifier.ControlModifier)
    does = {line.does for line in played.page(Act.KEYS, KeysPage).lines}
    assert {act_words(act) for act in act_keys()} <= does
    assert Act.UNDO in act_keys()


def test_enter_finds_no_button_in_its_way_when_the_desk_opens(played: Played) -> None:
    """Enter pays unless a button has the focus, and none has it before somebody asked with Tab."""
    assert not any(button.hasFocus() for button in played.buttons())


def test_once_the_last_number_has_fallen_nothing_is_announced_and_the_heading_says_why(
    played: Played,
) -> None:
    """Rules 8: à la dernière; the spin's own place says it, and the button of announces is gone."""
    played.station.say("last")
    assert played.window.strip.own.isVisible()
    played.fall(8)
    found = written_on(played.window.top_bar)
    assert "ultimo colpo: non si punta più" in {written.text for written in found}
    assert not played.window.strip.own.isVisible()
    played.window.do(SpinAct.ANNOUNCE)
    assert SpinAct.ANNOUNCE not in played.window.pages.made
    played.station.say("next")
    assert not played.window.strip.own.isVisible()
