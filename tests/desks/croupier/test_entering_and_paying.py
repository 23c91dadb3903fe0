"""What won is entered and paid by touch and by key; a key that is held pays once."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.desks.croupier.acts import Act
from tests.desks.hands import CONTROL, NONE, PAD
from tests.desks.played import Played


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
    assert played.station.paying.entered == 8


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
