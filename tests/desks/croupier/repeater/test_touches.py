"""How many touches it takes (B1): real ones, each through the window at the place that a finger sees."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from app.desks.common.second_touch import HASTE
from app.desks.croupier.acts import Act
from app.desks.croupier.forms.kit import Do
from app.desks.croupier.repeater.booking_draft import Owner
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.rules.money import Cents
from app.table.command import Command
from app.table.repeater.acts import BookAgain, BookWager
from app.table.repeater.events import SurrenderDeclined, WagerSurrendered
from app.table.repeater.memory import wagers_at
from tests.desks.croupier.repeater_scenes import HOUSE, booked, paying, spun
from tests.desks.croupier.scene import Scene, fallen, table_of
from tests.desks.hands import Hands
from tests.desks.patience import hurried
from tests.desks.spin_window import BoardWindow

LEFT = Qt.MouseButton.LeftButton


class Finger:
    """Touches what lies on top at a place of the window, and counts."""

    def __init__(self) -> None:
        self.hands = Hands(station=table_of(Scene("repeater", booked, profile=HOUSE)))
        self.window = cast("BoardWindow", self.hands.window)
        self.touches = 0

    def touch(self, widget: QWidget, at: QPoint | None = None) -> None:
        place = widget.mapTo(self.window, at or widget.rect().center())
        top = self.window.childAt(place)
        assert top is widget
        self.touches += 1
        QTest.mouseClick(top, LEFT, pos=widget.mapFrom(self.window, place))

    def touch_board(self, wager: str) -> None:
        board = self.window.beside.board
        room = next(room for box, room in board._boxes() if box.wager.code == wager)
        self.touch(board, room.center().toPoint())

    def touch_says(self, says: object) -> None:
        self.touch(self.hands.form(Act.BESIDE).key(says))

    def touch_sends(self, wanted: Callable[[Command], bool]) -> None:
        keys = self.hands.form(Act.BESIDE).keys
        self.touch(next(key for key in keys if isinstance(key.says, Do) and wanted(key.says.command)))

    def touch_chip(self, euros: int) -> None:
        self.touch_sends(lambda said: isinstance(said, BookWager) and said.amount == Cents(100 * euros))

    @property
    def standing(self) -> list[tuple[str, str, int]]:
        stakes = wagers_at(self.hands.station.state).round.standing
        return [(each.wager, each.owner, each.amount) for each in stakes]

    @property
    def happened(self) -> set[type]:
        return {type(deed) for deed in wagers_at(self.hands.station.state).deeds}


def swept() -> Finger:
    """A seven has taken what two players had."""
    finger = Finger()
    for owner in ("posto 1", "posto 3"):
        for wager in ("horn", "repeat-4"):
            finger.hands.station.send({"do": "repeater", "wager": wager, "owner": owner, "amount": "10.00"})
    spun(finger.hands, 6)
    assert finger.standing == []
    return finger


def offering() -> Finger:
    """4 comes for the third time; its spin is paid."""
    finger = Finger()
    booked(finger.hands)
    spun(finger.hands, 3, 8)
    finger.hands.fall(13)
    return finger


def test_a_wager_is_booked_with_three_touches_from_the_tables_idle_screen() -> None:
    finger = Finger()
    finger.touch_board("repeat-9")
    finger.touch_says(Owner("posto 3"))
    finger.touch_chip(5)
    assert finger.standing == [("repeat-9", "posto 3", 500)]
    assert finger.touches == 3


def test_each_more_chip_is_one_touch() -> None:
    finger = Finger()
    finger.touch_board("horn")
    finger.touch_says(Owner("posto 3"))
    for euros in (5, 5, 20):
        finger.touch_chip(euros)
    assert finger.standing == [("horn", "posto 3", 3000)]
    assert finger.touches == 3 + 2


def test_come_prima_for_an_owner_is_two_touches_and_each_more_owner_one() -> None:
    finger = swept()
    finger.touch_board("repeat-9")
    finger.touch_sends(lambda said: said == BookAgain(owner="posto 3"))
    assert finger.standing == [("repeat-4", "posto 3", 1000), ("horn", "posto 3", 1000)]
    assert finger.touches == 2
    finger.touch_sends(lambda said: said == BookAgain(owner="posto 1"))
    assert len(finger.standing) == 4
    assert finger.touches == 3


def test_who_has_it_again_keeps_his_key_in_its_place_and_it_does_nothing() -> None:
    finger = swept()
    finger.touch_board("repeat-9")
    key = finger.hands.form(Act.BESIDE).key(Do(BookAgain(owner="posto 1"), leaves=False))
    where = key.geometry()
    finger.touch(key)
    assert key.geometry() == where
    assert not key.isEnabled()


def test_come_prima_for_the_whole_board_is_two_touches_and_a_confirmation() -> None:
    finger = swept()
    finger.touch_board("repeat-9")
    finger.touch(finger.hands.form(Act.BESIDE).does)
    assert finger.standing == []
    assert finger.touches == 2
    finger.touch(finger.hands.form(Act.BESIDE).does)
    assert len(finger.standing) == 4


def test_a_win_with_its_envy_is_one_touch() -> None:
    finger = Finger()
    paying(finger.hands)
    finger.touch(finger.hands.panel.buttons[Act.PAID])
    assert finger.hands.paid == {1, 2}
    assert finger.touches == 1


def test_an_offer_is_taken_with_one_touch_between_two_spins() -> None:
    finger = offering()
    finger.hands.station.say("cleared", "paid_all", "next")
    finger.touch(finger.window.beside.offers.keys[1])
    assert finger.touches == 1
    assert ("repeat-4", "posto 5", 1000) not in finger.standing
    assert WagerSurrendered in finger.happened


def test_an_offer_is_taken_with_one_touch_while_its_spin_is_still_paid() -> None:
    finger = offering()
    assert not finger.window.beside.offers.isVisible()
    finger.hands.window.do(SpinAct.CLEARED)
    assert finger.hands.screen.number == 13
    finger.touch(finger.window.beside.offers.keys[0])
    assert finger.touches == 1
    assert ("repeat-4", "posto 3", 500) not in finger.standing
    assert finger.hands.station.sent[-1] == {
        "do": "repeater_surrender",
        "wager": "repeat-4",
        "owner": "posto 3",
    }


def test_an_offer_is_declined_with_no_touch() -> None:
    finger = offering()
    finger.hands.station.say("cleared", "paid_all", "next")
    before = finger.standing
    finger.hands.station.say("throw", "no_more_bets")
    assert finger.standing == before
    assert finger.touches == 0
    assert SurrenderDeclined in finger.happened


def test_an_offer_of_an_earlier_spin_leaves_the_board_its_place_while_something_is_paid() -> None:
    finger = offering()
    finger.hands.station.say("cleared", "paid_all", "next")
    spun(finger.hands, 5)
    assert finger.window.beside.offers.isVisible()
    assert not any(key.chosen for key in finger.window.beside.offers.keys)
    finger.hands.fall(9)
    finger.hands.window.do(SpinAct.CLEARED)
    assert not finger.window.beside.offers.isVisible()
    assert finger.window.beside.board.isVisible()


def test_a_finger_that_meant_the_board_takes_no_offer_that_came_under_it() -> None:
    finger = offering()
    with hurried(300) as hurry:
        finger.touch(finger.window.beside.board)
        finger.hands.window.do(SpinAct.CLEARED)
        finger.touch(finger.window.beside.offers.keys[1])
        assert WagerSurrendered not in finger.happened
        hurry.apart = 2 * HASTE
        finger.touch(finger.window.beside.offers.keys[1])
    assert WagerSurrendered in finger.happened


def test_the_board_lies_over_last_numbers_and_cloth_and_under_the_steps_and_every_page() -> None:
    """It is made late, once the house is known that deals it; and it lies as if it had been there from the start."""
    hands = Hands(station=table_of(Scene("repeater", booked, profile=HOUSE)), opened=False)
    window = cast("BoardWindow", hands.window)
    assert window.board.beside is None
    hands.window.do(Act.OPEN)
    hands.station.say("open")
    board, offers = window.beside
    lie = window._backdrop.children()
    over, pages = [window.strip, window.board, board, offers, window.steps], window.pages.made.values()
    assert sorted(over, key=lie.index) == over
    assert pages
    assert all(lie.index(page) > lie.index(offers) for page in pages)


def test_nothing_is_made_where_the_house_deals_none() -> None:
    hands = Hands()
    fallen(hands)
    product = BoardWindow(hands.station.send)
    hands.station.listener = product.show_live
    hands.station.publish()
    assert product.board.beside is None
