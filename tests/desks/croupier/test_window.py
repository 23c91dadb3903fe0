"""The croupier's window, played by touch and by keyboard against a real table."""

import sys
from collections.abc import Callable

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from app.desks.common.lettering import Written, proofread
from app.desks.croupier.acts import Act
from app.desks.croupier.keys import act_keys
from app.desks.croupier.pages.help_page import HelpPage
from app.desks.croupier.pages.keys_page import KeysPage
from app.desks.croupier.roulette.forms.places import Number
from app.desks.croupier.roulette.pages.second_look import SecondLook
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.desks.croupier.words.words import act_words
from app.rules.money import Cents
from app.rules.roulette.bets import Entry, Stack
from app.rules.side import Side
from app.table.live import JournalNow
from app.table.roulette.procedure import VoidReason
from tests.desks.desk import at
from tests.desks.played import Played

PAD = Qt.KeyboardModifier.KeypadModifier
NONE = Qt.KeyboardModifier.NoModifier
CONTROL = Qt.KeyboardModifier.ControlModifier


def test_a_picture_bet_is_entered_by_touch_and_drawn(played: Played) -> None:
    played.fall(8)
    played.value(5000, 2)
    played.place("black")
    played.value(2000, 4)
    played.place("line-7-12")
    played.place("corner-7-11")
    played.colour("red")
    played.place("split-8-11")
    played.place("split-8-11")
    played.place("straight-8")
    played.colour("blue")
    played.place("split-8-9")
    played.place("straight-8")
    assert played.amounts == [5000, 26000, 17250, 13000]
    paying = played.station.state.paying
    assert paying is not None
    assert paying.entered == 8


def test_the_number_pad_is_the_neighbourhood(played: Played) -> None:
    played.fall(8)
    played.key(Qt.Key.Key_1)
    for key in (Qt.Key.Key_6, Qt.Key.Key_6, Qt.Key.Key_5):
        played.key(key, PAD)
    assert played.amounts == [17250]
    played.key(Qt.Key.Key_Slash, PAD)
    played.key(Qt.Key.Key_Asterisk, PAD)
    played.key(Qt.Key.Key_Minus, PAD)
    assert played.amounts == [17250 + 250 * (11 + 5 + 5)]


def test_everything_can_be_entered_by_keyboard(played: Played) -> None:
    played.fall(8)
    played.key(Qt.Key.Key_R)  # 20
    played.key(Qt.Key.Key_B)  # posto 4
    played.key(Qt.Key.Key_Minus, PAD)
    played.key(Qt.Key.Key_S)  # noir
    played.key(Qt.Key.Key_F3)  # three a touch
    played.key(Qt.Key.Key_8, PAD)
    played.key(Qt.Key.Key_Delete)
    played.key(Qt.Key.Key_0, PAD)
    played.key(Qt.Key.Key_8, PAD)
    assert played.amounts == [2000, 2000 * (5 + 2 * 17)]
    played.key(Qt.Key.Key_Backspace)
    assert played.amounts == [2000, 2000 * (5 + 3 * 17)]
    played.key(Qt.Key.Key_Backspace, Qt.KeyboardModifier.ShiftModifier)
    assert played.amounts == [2000, 2000 * (5 + 2 * 17)]


def test_the_space_bar_pays_when_it_is_released_and_a_repeat_never_does(played: Played) -> None:
    played.fall(8)
    played.colour("red")
    played.place("straight-8")
    played.colour("blue")
    played.place("straight-8")
    press, release = QEvent.Type.KeyPress, QEvent.Type.KeyRelease

    def send(kind: QEvent.Type, *, repeat: bool = False) -> None:
        QApplication.sendEvent(played.window, QKeyEvent(kind, Qt.Key.Key_Space, NONE, " ", repeat))

    send(press)
    assert played.paid == frozenset()
    for _ in range(5):
        send(release, repeat=True)
        send(press, repeat=True)
    assert played.paid == frozenset()
    send(release)
    assert played.paid == {1}
    send(release)
    assert played.paid == {1}


def test_a_key_pressed_for_one_payment_does_not_pay_another(played: Played) -> None:
    played.fall(8)
    played.colour("red")
    played.place("straight-8")
    played.colour("blue")
    played.place("straight-8")
    QTest.keyPress(played.window, Qt.Key.Key_Space)
    played.touch(played.panel.buttons[Act.PAID])
    QTest.keyRelease(played.window, Qt.Key.Key_Space)
    assert played.paid == {1}


def test_a_key_pressed_before_the_number_fell_means_nothing_after(played: Played) -> None:
    QTest.keyPress(played.window, Qt.Key.Key_5, PAD)
    played.fall(8)
    played.window.dealing.choose_colour("red")
    QTest.keyRelease(played.window, Qt.Key.Key_5, PAD)
    assert played.amounts == []


def test_the_space_bar_pays_whatever_has_the_focus(played: Played) -> None:
    played.fall(8)
    played.colour("red")
    played.place("straight-8")
    played.entry.take.setFocus()
    QTest.keyClick(played.entry.take, Qt.Key.Key_Space)
    assert played.paid == {1}
    assert not played.window.dealing.draft.taking


def test_enter_activates_the_button_that_has_the_focus(played: Played) -> None:
    played.fall(8)
    played.colour("red")
    played.place("straight-8")
    played.window.activateWindow()
    played.entry.take.setFocus(Qt.FocusReason.TabFocusReason)
    played.qtbot.waitUntil(lambda: QApplication.focusWidget() is played.entry.take)
    QTest.keyClick(played.entry.take, Qt.Key.Key_Return)
    assert played.window.dealing.draft.taking
    assert played.paid == frozenset()


def test_paid_and_not_paid_by_touch(played: Played) -> None:
    played.fall(8)
    played.colour("red")
    played.place("straight-8")
    played.touch(played.panel.buttons[Act.PAID])
    assert played.paid == {1}
    played.touch(played.panel.buttons[Act.UNPAID])
    assert played.paid == frozenset()


def test_a_whole_spin_ends_with_the_next(played: Played) -> None:
    played.fall(8)
    played.colour("red")
    played.place("straight-8")
    played.key(Qt.Key.Key_Space)
    assert not played.panel.buttons[Act.PAID].isEnabled()
    played.key(Qt.Key.Key_Return, CONTROL)
    assert played.station.state.paying is None
    assert played.window.steps.isVisible()
    assert not played.panel.isVisible()
    played.fall(21)
    assert played.amounts == []


def test_undo_and_redo_by_touch(played: Played) -> None:
    played.fall(8)
    played.colour("red")
    played.place("straight-8")
    played.place("straight-8")
    played.touch(played.entry.tools[Act.UNDO])
    assert played.amounts == [35 * 250]
    played.touch(played.entry.tools[Act.REDO])
    assert played.amounts == [70 * 250]


def test_a_touch_on_the_count_sets_it(played: Played) -> None:
    played.fall(8)
    played.colour("red")
    played.place("straight-8")
    played.touch(played.entry.keys.counts[3])
    shown = [count for count in played.entry.ground.counts if count.isVisible()]
    assert [count.text() for count in shown] == ["1"]
    played.touch(shown[0])
    assert played.amounts == [4 * 35 * 250]


def test_a_number_is_typed_looked_at_again_and_confirmed(played: Played) -> None:
    played.station.say("throw", "no_more_bets")
    played.touch(played.window.steps.main)
    pad = played.form(Act.NUMBER)
    played.touch(pad.key(Number(17)))
    assert not pad.isVisible()
    look = played.page(Act.CONFIRM, SecondLook)
    played.touch(look.confirm)
    paying = played.station.state.paying
    assert paying is not None
    assert paying.number == 17
    assert not look.isVisible()
    assert played.window.pages.open is None, "the pad was answered: nothing lies over the entry"


def test_a_number_is_typed_by_keyboard_and_the_space_bar_confirms_nothing(played: Played) -> None:
    played.station.say("throw", "no_more_bets")
    played.key(Qt.Key.Key_N, CONTROL)
    played.key(Qt.Key.Key_3)
    played.key(Qt.Key.Key_2)
    played.key(Qt.Key.Key_Return)
    played.key(Qt.Key.Key_Space)
    assert played.station.state.paying is None
    played.key(Qt.Key.Key_Return)
    paying = played.station.state.paying
    assert paying is not None
    assert paying.number == 32


def test_a_number_that_was_refused_can_be_typed_anew(played: Played) -> None:
    played.station.say("throw", "no_more_bets")
    played.window.dealing.number(17)
    played.key(Qt.Key.Key_Delete)
    assert played.station.state.paying is None
    assert played.window.dealing.screen is not None
    assert Act.NUMBER in played.window.dealing.screen.can


def test_a_page_is_left_without_a_trace(played: Played) -> None:
    played.station.say("throw")
    played.key(Qt.Key.Key_N, CONTROL)
    pad = played.form(Act.NUMBER)
    assert pad.isVisible()
    played.key(Qt.Key.Key_Escape)
    assert not pad.isVisible()
    assert played.station.sent == []


def test_a_void_throw_is_one_touch_and_then_needs_a_reason(played: Played) -> None:
    """Rules 8: "Rien va" holds as soon as it is said."""
    played.station.say("throw")
    played.touch(played.window.steps.others[Act.VOID])
    assert played.station.sent == [{"do": "void", "reason": ""}]
    page = played.form(Act.WHY_VOID)
    assert not page.does.isEnabled()
    played.touch(page.key("no_pocket"))
    played.touch(page.does)
    assert played.station.sent[1:] == [{"do": "explain", "spin": 1, "throw": 1, "reason": "no_pocket"}]
    assert not page.isVisible()


@pytest.mark.parametrize("reason", list(VoidReason))
def test_each_reason_on_the_page_makes_a_throw_void(played: Played, reason: VoidReason) -> None:
    """Rules 8: the printed ones, and the capo tavolo's own, which has his name."""
    played.station.say("throw")
    played.window.do(Act.VOID)
    page = played.form(Act.WHY_VOID)
    played.touch(page.key(reason))
    played.touch(page.does)
    assert played.station.live.refusal is None
    assert played.station.state.betting is not None
    assert played.station.state.betting.void == reason


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
    assert [command["do"] for command in played.station.sent] == ["throw"]
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


def test_the_reader_is_contradicted_before_the_first_payment(played: Played) -> None:
    """Interface: on a spin that has a number, another contradicts the reader, by name and reason, until one is paid."""
    played.fall(8)
    played.colour("red")
    played.place("straight-8")
    played.window.do(Act.OTHER_NUMBER)
    page = played.form(Act.OTHER_NUMBER)
    played.touch(page.key(Number(8)))
    assert not page.does.isEnabled()
    played.touch(page.key(Number(11)))
    played.touch(page.does)
    paying = played.station.state.paying
    assert paying is not None
    assert paying.number == 11
    assert played.station.sent[-1]["by"] == "capo tavolo"
    played.colour("red")
    played.place("straight-11")
    played.key(Qt.Key.Key_Space)
    assert played.window.dealing.screen is not None
    assert Act.OTHER_NUMBER not in played.window.dealing.screen.can


def test_once_the_last_number_has_fallen_nothing_is_announced_and_the_heading_says_why(
    played: Played,
) -> None:
    """Rules 8: à la dernière; the spin's own place says it, and the button of announces is gone."""
    played.station.say("last")
    assert played.window.strip.own.isVisible()
    played.fall(8)
    found: list[Written] = []
    proofread(lambda written, _painter: found.append(written))
    played.window.top_bar.grab()
    proofread(None)
    assert "ultimo colpo: non si punta più" in {written.text for written in found}
    assert not played.window.strip.own.isVisible()
    played.window.do(SpinAct.ANNOUNCE)
    assert SpinAct.ANNOUNCE not in played.window.pages.made
    played.station.say("next")
    assert not played.window.strip.own.isVisible()
