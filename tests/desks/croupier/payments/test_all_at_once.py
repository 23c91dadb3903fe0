"""All that is left at once is asked first: what it comes to, and whose it is (rules 3) [4.3.1]."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.desks.croupier.acts import Act
from app.rules.money import Cents
from tests.desks.desk import Desk, enter_eight
from tests.desks.played import Played


def test_all_at_once_is_asked_with_what_it_comes_to(played: Played) -> None:
    played.fall(8)
    for name in ("red", "blue", "green"):
        played.colour(name)
        played.place("straight-8")
    button = played.panel.buttons[Act.PAID_ALL]
    played.touch(button)
    assert played.paid == frozenset()
    assert (button.text(), button.below) == ("3 pagamenti?", "ancora: € 262,50")
    assert button.chosen
    played.touch(played.panel.buttons[Act.PAID])
    assert (button.text(), button.below) == ("Tutti pagati", ""), "of what is left it is asked anew"
    played.touch(button)
    assert (button.text(), button.below) == ("2 pagamenti?", "ancora: € 175")
    played.touch(button)
    assert played.paid == {1, 2, 3}


def test_two_quick_taps_are_no_answer(played: Played) -> None:
    played.fall(8)
    for name in ("red", "blue"):
        played.colour(name)
        played.place("straight-8")
    button = played.panel.buttons[Act.PAID_ALL]
    played.touch(button)
    QTest.mouseDClick(button, Qt.MouseButton.LeftButton)
    assert played.paid == frozenset()


def test_what_is_nobodys_is_not_passed_over(desk: Desk) -> None:
    """[4.3.1] A payment of which nobody knows whose it is: the question names it."""
    desk.station.fall(8)
    desk.colour("red", "straight-8")
    desk.dealing.choose_value(Cents(2000))
    desk.touch("straight-8")
    desk.dealing.act(Act.PAID_ALL)
    asked = desk.dealing.draft.all_asked
    assert (len(asked.orders), asked.unowned) == (2, 1)
    desk.dealing.choose_owner("posto 3")  # it is the chip's that was laid last
    desk.dealing.act(Act.PAID_ALL)
    assert desk.dealing.draft.all_asked.unowned == 0
    paying = desk.station.paying
    assert not paying.payable.paid, "what is somebody's now is asked anew"
    desk.dealing.act(Act.PAID_ALL)
    paying = desk.station.paying
    assert paying.payable.paid == {1, 2}


def test_a_grown_entry_is_asked_anew(desk: Desk) -> None:
    desk.station.fall(8)
    enter_eight(desk)
    desk.dealing.act(Act.PAID_ALL)
    assert desk.screen.payments.all_asked
    desk.colour("green", "straight-8")
    assert not desk.screen.payments.all_asked
    desk.dealing.act(Act.PAID_ALL)
    assert not desk.station.paying.payable.paid


def test_the_button_names_what_is_nobodys(qtbot: QtBot) -> None:
    played = Played(qtbot)
    played.fall(8)
    played.colour("red")
    played.place("straight-8")
    played.value(2000, 0)
    played.place("straight-8")
    button = played.panel.buttons[Act.PAID_ALL]
    played.touch(button)
    assert (button.text(), button.below) == ("2 pagamenti?", "1: di chi?")
    assert button.accessibleName() == "Toccare ancora: 2 pagamenti, € 787,50, di 1 non si sa di chi"
