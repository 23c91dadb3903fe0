"""Touches and keys that come too late, twice, or all at once: nothing wrong is recorded."""

from collections.abc import Mapping
from typing import cast

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from app.desks.croupier.acts import Act, AnyAct
from app.desks.croupier.payments.payment_acts import NOTHING_OPEN
from app.desks.croupier.roulette.announces.page import AnnouncePage
from app.desks.croupier.roulette.entry.figures import Figure
from app.desks.croupier.roulette.pages.second_look import SecondLook
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.table.json_text import Json
from tests.desks.desk import Desk, at
from tests.desks.hands import CONTROL, NONE, PAD
from tests.desks.played import Played

SHIFT = Qt.KeyboardModifier.ShiftModifier
LEFT = Qt.MouseButton.LeftButton
K = Qt.Key


@pytest.fixture
def played(qtbot: QtBot) -> Played:
    """At a desk that draws nothing: what is touched and said is looked at."""
    return Played(qtbot, drawn=False)


def corrected(played: Played, number: int) -> None:
    """The first number was wrong: another takes its place on the screen at once."""
    played.station.table.do({"do": "number", "number": number, "by": "Carla", "reason": "misread"})
    played.station.publish()


def laid(played: Played) -> dict[str, int]:
    return {s.position.name: sum(e.pieces for e in s.entries) for s in played.station.paying.winners}


def place(played: Played, name: str) -> QAbstractButton:
    targets = [*played.entry.ground.targets, *played.entry.chances]
    return next(t for t in targets if t.isVisible() and t.target and t.target.position.name == name)


def double_tap(button: QAbstractButton) -> None:
    """Two quick taps, as a touch panel sends them: the second press arrives as a double click."""
    QTest.mouseClick(button, LEFT)
    QTest.mouseDClick(button, LEFT)
    QTest.mouseRelease(button, LEFT)


@pytest.mark.parametrize("name", ["straight-8", "split-8-9", "line-7-12", "even", "dozen-1", "low"])
def test_a_finger_down_on_one_number_and_up_on_the_next_touches_nothing(played: Played, name: str) -> None:
    """Also where the place wins on both, since the finger meant what lay there for the first."""
    played.fall(8)
    played.colour("red")
    button = place(played, name)
    QTest.mousePress(button, LEFT)
    corrected(played, 9)
    QTest.mouseRelease(button, LEFT)
    assert laid(played) == {}
    assert played.station.sent == []


def test_a_figure_and_a_count_are_of_their_number_too(played: Played) -> None:
    played.fall(8)
    played.colour("red")
    played.place("straight-8")
    beside = next(count for count in played.entry.ground.counts if count.isVisible())
    figure = played.entry.figures.figures[Figure.SPLITS]
    played.touch(played.entry.keys.counts[4])
    for button in (beside, figure):
        QTest.mousePress(button, LEFT)
        corrected(played, 9 if button is beside else 12)
        QTest.mouseRelease(button, LEFT)
    assert laid(played) == {}
    assert played.amounts == []


def test_the_same_number_twice_is_another_number(played: Played) -> None:
    played.fall(8)
    played.colour("red")
    button = place(played, "straight-8")
    QTest.mousePress(button, LEFT)
    played.station.say("next")
    played.fall(8)
    QTest.mouseRelease(button, LEFT)
    assert laid(played) == {}


def test_what_was_entered_for_a_number_that_was_wrong_is_void(played: Played) -> None:
    played.fall(8)
    played.colour("red")
    played.place("straight-8")
    corrected(played, 9)
    assert played.amounts == []
    assert played.window.dealing.screen is not None
    assert Act.UNDO not in played.window.dealing.screen.can
    played.colour("red")
    played.place("straight-9")
    assert laid(played) == {"straight-9": 1}
    assert played.station.live.refusal is None


def test_a_key_down_on_one_number_and_up_on_the_next_means_nothing(played: Played) -> None:
    played.fall(8)
    played.colour("red")
    for key, held in ((K.Key_5, PAD), (K.Key_5, PAD | CONTROL), (K.Key_A, NONE)):
        QTest.keyPress(played.window, key, held)
    corrected(played, 9)
    for key, held in ((K.Key_5, PAD), (K.Key_5, PAD | CONTROL), (K.Key_A, NONE)):
        QTest.keyRelease(played.window, key, held)
    assert laid(played) == {}


@pytest.mark.parametrize(("key", "held"), [(K.Key_6, PAD), (K.Key_8, PAD | CONTROL), (K.Key_A, NONE)])
def test_a_key_held_down_counts_once(played: Played, key: Qt.Key, held: Qt.KeyboardModifier) -> None:
    played.fall(8)
    played.colour("red")
    press, release = QEvent.Type.KeyPress, QEvent.Type.KeyRelease
    QApplication.sendEvent(played.window, QKeyEvent(press, key, held))
    for _ in range(20):
        for kind in (release, press):
            QApplication.sendEvent(played.window, QKeyEvent(kind, key, held, "", autorep=True))
    assert laid(played) == {}
    QApplication.sendEvent(played.window, QKeyEvent(release, key, held))
    QApplication.sendEvent(played.window, QKeyEvent(release, key, held))
    assert set(laid(played).values()) == {1}


def test_a_fast_hand_has_the_next_key_down_before_the_last_is_up(played: Played) -> None:
    """The first piece makes a payment appear: what is entered goes on all the same."""
    played.fall(8)
    played.key(K.Key_1)
    QTest.keyPress(played.window, K.Key_6, PAD)
    QTest.keyPress(played.window, K.Key_5, PAD)
    QTest.keyRelease(played.window, K.Key_6, PAD)
    QTest.keyPress(played.window, K.Key_4, PAD)
    QTest.keyRelease(played.window, K.Key_5, PAD)
    QTest.keyRelease(played.window, K.Key_4, PAD)
    assert laid(played) == {"split-8-11": 1, "straight-8": 1, "split-5-8": 1}


def test_a_payment_that_came_meanwhile_is_not_paid_by_a_key_that_was_down(played: Played) -> None:
    played.fall(8)
    played.key(K.Key_1)
    QTest.keyPress(played.window, K.Key_Space)
    played.key(K.Key_5, PAD)
    QTest.keyRelease(played.window, K.Key_Space)
    assert played.paid == frozenset()


def test_what_was_held_with_a_key_counts_as_it_was_when_the_key_went_down(played: Played) -> None:
    """Whoever lets Shift go first still meant the ghost, and Ctrl first the figure."""
    played.fall(8)
    played.value(2000, 4)
    played.place("black")
    played.key(K.Key_Space)
    played.station.say("next")
    played.fall(17)
    played.colour("red")
    QTest.keyPress(played.window, K.Key_A, SHIFT)
    QTest.keyRelease(played.window, K.Key_A, NONE)
    assert laid(played) == {"black": 1}
    QTest.keyPress(played.window, K.Key_8, PAD | CONTROL)
    QTest.keyRelease(played.window, K.Key_8, PAD)
    assert len(laid(played)) == 5


def test_enter_of_the_number_pad_with_ctrl_is_the_next_step_and_pays_nothing(played: Played) -> None:
    played.fall(8)
    played.colour("red")
    played.place("straight-8")
    played.key(K.Key_Enter, PAD | CONTROL)
    assert played.paid == frozenset()


def test_a_double_tap_on_a_figure_lays_two_each_and_on_what_lay_there_nothing_more(played: Played) -> None:
    played.fall(8)
    played.value(2000, 4)
    played.place("black")
    played.colour("red")
    double_tap(played.entry.figures.figures[Figure.SPLITS])
    assert set(laid(played).values()) == {1, 2}
    for _ in range(2):  # asked once more
        played.window.do(Act.PAID_ALL)
    played.station.say("next")
    played.fall(17)
    double_tap(played.entry.row.ghosts[0])
    played.colour("red")
    double_tap(played.entry.figures.again)
    assert laid(played) == {
        "black": 1,
        "split-14-17": 2,
        "split-16-17": 2,
        "split-17-18": 2,
        "split-17-20": 2,
    }
    assert played.station.live.refusal is None


def test_a_count_is_set_only_where_the_number_won(desk: Desk) -> None:
    desk.dealing.set_count(at("straight-8"))
    desk.station.fall(8)
    desk.dealing.set_count(at("straight-8"))
    desk.colour("red")
    for name in ("straight-9", "red", "double-column-34-35"):
        desk.dealing.set_count(at(name))
        desk.touch(name)
    assert desk.station.sent == []


def test_touches_faster_than_the_disk_are_all_there_when_it_is_back(played: Played) -> None:
    played.fall(8)
    played.station.deaf = True
    played.colour("red")
    for _ in range(7):
        played.place("straight-8")
    played.touch(played.entry.tools[Act.UNDO])
    assert played.amounts == [6 * 35 * 250]
    played.key(K.Key_Space)
    assert played.station.state.paying is not None
    assert played.station.state.paying.winners == ()
    played.station.catch_up()
    assert laid(played) == {"straight-8": 6}
    assert played.paid == frozenset()


@pytest.mark.parametrize("act", [Act.PAID, Act.PAID_ALL, Act.NEXT])
def test_a_finger_down_on_a_payment_and_up_on_the_next_number_pays_nothing(
    played: Played, act: AnyAct
) -> None:
    """The payments of two numbers stand at the same place: what was meant for one is not done to the other."""
    pays_two(played, 8)
    if act is Act.NEXT:
        for _ in range(2):  # asked once more
            played.window.do(Act.PAID_ALL)
    button, entered = played.panel.buttons[act], played.station.sent[-1]
    if act is Act.PAID_ALL:
        played.window.do(act)  # it was asked of this number: another touch would pay
    assert button.isEnabled()
    QTest.mousePress(button, LEFT)
    next_number = ("paid_all", "next", "throw", "no_more_bets", {"do": "number", "number": 8}, "confirm")
    unseen(played, *next_number, entered, *(["paid_all"] if act is Act.NEXT else []))
    assert button.isEnabled()
    before = played.paid
    played.station.sent.clear()
    asked = played.window.dealing.draft.all_asked
    assert asked == NOTHING_OPEN, "of the next number nothing was asked"
    QTest.mouseRelease(button, LEFT)
    assert (played.paid, played.station.sent) == (before, [])
    assert played.window.dealing.draft.all_asked == asked


def unseen(played: Played, *commands: str | Mapping[str, object]) -> None:
    """Several things happen before the desk draws again."""
    for command in commands:
        played.station.table.do(cast("Json", {"do": command} if isinstance(command, str) else dict(command)))
    played.station.publish()


def pays_two(played: Played, number: int) -> None:
    played.fall(number)
    for name in ("red", "blue"):
        played.colour(name)
        played.place(f"straight-{number}")


def test_a_finger_down_on_one_payment_and_up_on_the_next_pays_neither(played: Played) -> None:
    pays_two(played, 8)
    pay = played.panel.buttons[Act.PAID]
    QTest.mousePress(pay, LEFT)
    unseen(played, {"do": "paid", "order": 1})
    assert pay.isEnabled()
    QTest.mouseRelease(pay, LEFT)
    assert played.paid == frozenset({1})
    played.touch(pay)
    assert played.paid == frozenset({1, 2})


def test_a_payment_that_grew_under_the_finger_is_not_paid_unseen(played: Played) -> None:
    pays_two(played, 8)
    pay = played.panel.buttons[Act.PAID]
    QTest.mousePress(pay, LEFT)
    played.key(K.Key_5, PAD)
    QTest.mouseRelease(pay, LEFT)
    QTest.keyPress(played.window, K.Key_Space)
    played.key(K.Key_5, PAD)
    QTest.keyRelease(played.window, K.Key_Space)
    assert played.paid == frozenset()


def test_a_finger_down_on_one_payment_s_page_and_up_on_another_s_says_nothing(played: Played) -> None:
    pays_two(played, 8)
    played.window.do(Act.PAYMENT)
    button = played.form(Act.PAYMENT).key("Quanto è")
    QTest.mousePress(button, LEFT)
    played.station.say("paid_all", "next")
    pays_two(played, 8)
    played.window.do(Act.PAYMENT)
    assert button.isEnabled()
    played.station.sent.clear()
    QTest.mouseRelease(button, LEFT)
    assert played.station.sent == []


@pytest.mark.parametrize("answer", ["confirm", "refuse"])
def test_a_finger_down_on_one_number_and_up_on_another_says_neither_yes_nor_no(
    played: Played, answer: str
) -> None:
    """The first number lapsed and another took its place under the finger."""
    played.station.say("throw", "no_more_bets")
    played.window.dealing.number(17)
    look = played.page(Act.CONFIRM, SecondLook)
    button = look.confirm if answer == "confirm" else look.refuse
    QTest.mousePress(button, LEFT)
    unseen(played, {"do": "number", "number": 20})
    played.station.sent.clear()
    QTest.mouseRelease(button, LEFT)
    assert played.station.sent == []
    played.touch(button)
    assert played.station.sent == [{"do": answer}]


def test_a_finger_down_on_one_step_and_up_on_the_next_does_neither(played: Played) -> None:
    main = played.window.steps.main
    QTest.mousePress(main, LEFT)
    played.station.say("throw")
    QTest.mouseRelease(main, LEFT)
    assert played.station.sent == []
    played.touch(main)
    assert played.station.sent == [{"do": "no_more_bets"}]


def test_a_finger_down_on_what_a_key_said_and_up_on_what_it_says_now_says_neither(played: Played) -> None:
    """*Accettato* is *Rifiutato* from "Rien ne va plus" on: no refusal is recorded that nobody gave."""
    played.station.say("throw")
    played.window.do(SpinAct.ANNOUNCE)
    played.type("s da 20 p2")
    accept = played.page(SpinAct.ANNOUNCE, AnnouncePage).accept
    said = accept.text()
    QTest.mousePress(accept, LEFT)
    played.station.say("no_more_bets")
    assert accept.text() != said
    QTest.mouseRelease(accept, LEFT)
    assert played.station.sent == []
    played.touch(accept)
    assert played.station.asked == ["announce"]
