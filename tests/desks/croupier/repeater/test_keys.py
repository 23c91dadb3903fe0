"""The keyboard at the board of Repeater Bets (B1): R opens it, and each wager has a key."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from app.desks.croupier.acts import Act
from app.desks.croupier.pages.keys_page import KeysPage
from app.desks.croupier.repeater.booking_draft import View, Wanted, Why
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.games import GAMES
from app.rules.repeater.wagers import BY_CODE
from app.rules.side import Side
from app.table.repeater.memory import wagers_at
from tests.desks.croupier.repeater_scenes import HOUSE, booked, paying, spun
from tests.desks.croupier.scene import Scene, table_of
from tests.desks.desk import Station
from tests.desks.hands import CONTROL, Hands
from tests.desks.patience import hurried

K = Qt.Key
OF_WAGERS = {
    "repeat-2": K.Key_2,
    "repeat-3": K.Key_3,
    "repeat-4": K.Key_4,
    "repeat-5": K.Key_5,
    "repeat-6": K.Key_6,
    "repeat-8": K.Key_8,
    "repeat-9": K.Key_9,
    "repeat-10": K.Key_0,
    "repeat-11": K.Key_Minus,
    "repeat-12": K.Key_Equal,
    "repeat-2-3-11-12": K.Key_7,
    "uptown": K.Key_U,
    "downtown": K.Key_D,
    "citywide": K.Key_C,
    "repeater-even": K.Key_E,
    "repeater-odd": K.Key_O,
    "horn": K.Key_H,
    "before-7-2-12": K.Key_T,
    "before-7-3-11": K.Key_L,
}


def table(side: Side = Side.LEFT) -> Hands:
    return Hands(side, station=table_of(Scene("repeater", booked, side, profile=HOUSE)))


def asked(hands: Hands) -> object:
    return hands.window.pages.asked


def test_every_wager_has_a_key_of_its_own() -> None:
    assert set(OF_WAGERS) == set(BY_CODE)
    hands = table()
    hands.key(K.Key_R)
    for code, key in OF_WAGERS.items():
        hands.key(key)
        chosen = [each.says for each in hands.form(Act.BESIDE).keys if each.chosen]
        assert chosen == [Wanted(code)]


def test_r_opens_the_page_between_two_spins_and_closes_it() -> None:
    hands = table()
    hands.key(K.Key_R)
    assert asked(hands) is Act.BESIDE
    hands.key(K.Key_R)
    assert asked(hands) is None


@pytest.mark.parametrize("box_first", [True, False])
def test_a_wager_is_booked_by_the_keyboard_alone(*, box_first: bool) -> None:
    """The arrows begin at the seats, and at the chips once box and seat are known."""
    hands = table()
    hands.key(K.Key_R)
    if box_first:
        hands.key(K.Key_Minus)
    for key in (K.Key_Right, K.Key_Right, K.Key_Right, K.Key_Return):
        hands.key(key)
    if not box_first:
        hands.key(K.Key_Minus)
    for key in (K.Key_Right, K.Key_Return):
        hands.key(key)
    stakes = wagers_at(hands.station.state).round.standing
    assert [(each.wager, each.owner, each.amount) for each in stakes] == [("repeat-11", "posto 3", 500)]


def test_r_opens_the_page_while_the_ball_runs() -> None:
    hands = table()
    hands.station.say("throw", "no_more_bets")
    hands.key(K.Key_R)
    assert asked(hands) is Act.BESIDE


def test_r_chooses_a_chip_while_a_spin_is_entered_and_control_f2_opens_the_page() -> None:
    hands = table()
    hands.fall(8)
    hands.key(K.Key_R)
    assert asked(hands) is None
    hand = hands.window.dealing.draft.hand
    assert hand is not None
    assert hand.value == hands.station.state.house.chips[3]
    hands.key(K.Key_F2, CONTROL)
    assert asked(hands) is Act.BESIDE


def test_space_pays_a_win_behind_the_board() -> None:
    hands = table()
    paying(hands)
    hands.key(K.Key_Space)
    assert hands.station.sent[-1] == {"do": "repeater_paid", "order": 1}


def test_r_in_a_typed_name_is_a_letter() -> None:
    hands = table()
    booked(hands)
    spun(hands, 3)
    hands.key(K.Key_R)
    hands.say(Act.BESIDE, View.ROUND, View.ABANDON, Why("Guasto"), View.NAME)
    hands.type("rosa r")
    assert asked(hands) is Act.BESIDE
    assert hands.form(Act.BESIDE).draft.name.name == "Rosa R"


@pytest.mark.parametrize("act", [SpinAct.ANNOUNCE, Act.HAND_OVER, Act.TABLE])
def test_r_on_another_page_is_that_pages(act: Act | SpinAct) -> None:
    hands = table()
    hands.window.do(act)
    opened = asked(hands)
    assert opened is not None
    hands.key(K.Key_R)
    assert asked(hands) is opened


def test_r_that_was_pressed_for_a_chip_opens_nothing() -> None:
    """It comes again at once, and the spin was closed meanwhile."""
    hands = table()
    hands.fall(8)
    hands.station.say("cleared")
    with hurried(300):
        hands.key(K.Key_R)
        hands.station.say("paid_all", "next")
        hands.key(K.Key_R)
    assert asked(hands) is None


def test_the_sheet_names_the_keys_of_the_board_only_where_it_is_dealt() -> None:
    dealt, other = table(), Hands(station=Station(game=GAMES["roulette"]))
    for hands, there in ((dealt, True), (other, False)):
        hands.window.do(Act.KEYS)
        keys = [line.keys for line in hands.page(Act.KEYS, KeysPage).lines]
        assert any(key.startswith("R · ") for key in keys) is there
        assert ("U D C E O H T L" in keys) is there


def test_r_does_nothing_where_the_house_deals_none() -> None:
    hands = Hands(station=Station(game=GAMES["roulette"]))
    hands.key(K.Key_R)
    assert asked(hands) is None
