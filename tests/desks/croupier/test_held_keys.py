"""A key counts when it is let go (screens, "Entry"), also where the system does not mark what it repeats."""

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.desks.croupier.acts import Act
from app.desks.croupier.held_keys import Down, HeldKeys
from tests.desks.played import Played

K = Qt.Key
PRESS, RELEASE = QEvent.Type.KeyPress, QEvent.Type.KeyRelease
Stroke = tuple[QEvent.Type, int]


def stroke(kind: QEvent.Type, at: int, key: Qt.Key) -> QKeyEvent:
    event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier)
    event.setTimestamp(at)
    return event


def held(start: int, times: int) -> list[Stroke]:
    """A key that is held: up and down at the same millisecond, as an X server repeats it."""
    repeats = [start + 500 + 33 * time for time in range(times)]
    unmarked = [what for at in repeats for what in ((RELEASE, at), (PRESS, at))]
    return [(PRESS, start), *unmarked, (RELEASE, repeats[-1] + 20)]


@pytest.fixture
def three(played: Played) -> Played:
    """Three payments wait."""
    played.fall(8)
    for name in ("red", "blue", "green"):
        played.colour(name)
        played.place("straight-8")
    return played


def send(played: Played, strokes: Sequence[Stroke], key: Qt.Key = K.Key_Space) -> None:
    for kind, at in strokes:
        QApplication.sendEvent(played.window, stroke(kind, at, key))


def test_a_held_space_bar_pays_once_and_only_when_it_is_let_go(three: Played) -> None:
    strokes = held(1000, 20)
    send(three, strokes[:-1])
    QTest.qWait(40)
    assert three.paid == frozenset()
    send(three, strokes[-1:])
    three.wait_until(lambda: three.paid == {1})


def test_a_held_space_bar_whose_repeats_come_late_pays_once(three: Played) -> None:
    """The release was taken for the end before the repeat was there: all that follows of it is dead."""
    for kind, at in held(1000, 5):
        QApplication.sendEvent(three.window, stroke(kind, at, K.Key_Space))
        QTest.qWait(25)
    assert three.paid == {1}
    send(three, [(PRESS, 2000), (RELEASE, 2040)])
    three.wait_until(lambda: three.paid == {1, 2})


def test_two_quick_honest_presses_pay_two(three: Played) -> None:
    """A hurried hand: two releases 100 ms apart, the key up for a moment between them."""
    send(three, [(PRESS, 1000), (RELEASE, 1040), (PRESS, 1080), (RELEASE, 1140)])
    three.wait_until(lambda: three.paid == {1, 2})


def test_a_held_key_does_nothing_on_the_page_that_comes_meanwhile(played: Played) -> None:
    """It was pressed for betting: neither its repeats nor its end confirm a number."""
    played.station.say("throw", "no_more_bets")
    strokes = held(1000, 4)
    send(played, strokes[:3], K.Key_Return)
    played.window.dealing.number(17)
    send(played, strokes[3:], K.Key_Return)
    QTest.qWait(40)
    assert played.window.pages.open is played.window.pages.made[Act.CONFIRM]
    assert played.station.state.paying is None


def test_what_waits_counts_before_the_next_key_in_the_order_of_the_hand(qtbot: QtBot) -> None:
    parent = QObject()
    counted: list[int] = []
    keys = HeldKeys(parent, lambda down: counted.append(down.key))
    keys.press(stroke(PRESS, 10, K.Key_1))
    keys.release(stroke(RELEASE, 60, K.Key_1))
    assert counted == []
    keys.press(stroke(PRESS, 62, K.Key_5))
    assert counted == [K.Key_1]
    keys.press(stroke(PRESS, 70, K.Key_6))
    keys.release(stroke(RELEASE, 80, K.Key_5))
    keys.release(stroke(RELEASE, 82, K.Key_6))
    keys.press(stroke(PRESS, 90, K.Key_7))
    assert counted == [K.Key_1, K.Key_5, K.Key_6]


def test_what_waits_is_forgotten_with_the_keyboard(qtbot: QtBot) -> None:
    parent = QObject()
    counted: list[Down] = []
    keys = HeldKeys(parent, counted.append)
    keys.press(stroke(PRESS, 10, K.Key_1))
    keys.release(stroke(RELEASE, 60, K.Key_1))
    keys.forget()
    keys.press(stroke(PRESS, 90, K.Key_7))
    assert counted == []


def test_a_touch_finds_done_what_the_key_before_it_says(played: Played) -> None:
    """A seat by key and a place by touch: the chip lies there for that seat, however quick the hand is."""
    played.fall(8)
    played.value(1000, 1)
    send(played, [(PRESS, 1000), (RELEASE, 1040)], K.Key_V)
    played.place("straight-8")
    (stack,) = played.window.dealing.draft.stacks
    assert [entry.owner for entry in stack.entries] == ["posto 3"]


def test_a_key_counts_as_what_it_was_when_it_went_down(qtbot: QtBot) -> None:
    """On keyboards where `+` is Shift and `=`, a hand that lets Shift go first lets go of `=`."""
    parent, counted = QObject(), list[int]()
    keys = HeldKeys(parent, lambda down: counted.append(down.key))
    none = Qt.KeyboardModifier.NoModifier
    down = QKeyEvent(PRESS, K.Key_Plus, Qt.KeyboardModifier.ShiftModifier, 21, 0, 0, "+")
    up = QKeyEvent(RELEASE, K.Key_Equal, none, 21, 0, 0, "=")
    down.setTimestamp(1000)
    up.setTimestamp(1080)
    keys.press(down)
    keys.release(up)
    qtbot.waitUntil(lambda: counted == [K.Key_Plus])
