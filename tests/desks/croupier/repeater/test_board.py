"""The board of Repeater Bets at the dealer's desk: what it shows, where it lies, and a win in one touch."""

from __future__ import annotations

from typing import cast

import pytest

from app.desks.common.language import Language, speak
from app.desks.croupier.acts import Act
from app.desks.croupier.pages.keys_page import KeysPage
from app.desks.croupier.repeater.board import Board
from app.desks.croupier.repeater.board_words import (
    blocked_words,
    box_sign,
    counted_owners,
    owners_line,
    short_amount,
)
from app.desks.croupier.repeater.offer_keys import OfferKeys
from app.desks.croupier.repeater.shown import Box, Shown, shown
from app.desks.croupier.words.words import act_words
from app.games import GAMES
from app.rules.money import Cents
from app.rules.repeater.wagers import BY_CODE
from app.table.live import Live
from tests.desks.croupier.repeater_scenes import HOUSE, booked, marked, paying, won
from tests.desks.croupier.scene import Scene, fallen, table_of
from tests.desks.desk import Station
from tests.desks.hands import Hands
from tests.desks.spin_window import BoardWindow
from tests.table.repeater.correcting import corrected
from tests.table.repeater.night import Night


def table() -> Hands:
    return Hands(station=table_of(Scene("repeater", booked, profile=HOUSE)))


def board_of(hands: Hands) -> Shown:
    found = shown(hands.station.live)
    assert found is not None
    return found


def box(hands: Hands, wager: str) -> Box:
    board = board_of(hands)
    return next(each for each in (*board.boxes, *board.groups) if each.wager.code == wager)


def window(hands: Hands) -> BoardWindow:
    return cast("BoardWindow", hands.window)


def test_the_board_shows_marks_needs_wagers_and_what_blocks() -> None:
    hands = table()
    marked(hands)
    four, six, seven = box(hands, "repeat-4"), box(hands, "repeat-6"), box(hands, "repeat-2-3-11-12")
    assert [box_sign(each.wager) for each in board_of(hands).boxes] == [
        *map(str, (2, 3, 4, 5, 6, 8, 9, 10, 11, 12)),
        "7×",
    ]
    assert (four.tally, four.need, four.free, four.offered) == (3, 4, False, 136500)
    assert owners_line(four, 3) == "P3 P5 P8"
    assert owners_line(four, 2) == "P3 +2"
    assert counted_owners(four) == "×3"
    assert (six.tally, six.need, six.last) == (7, 6, False)
    assert seven.free
    assert owners_line(seven, 1) == "Mar"
    assert board_of(hands).last is None
    assert [each.wager.code for each in board_of(hands).groups if not each.free] == [
        *("uptown", "downtown", "citywide", "repeater-even", "repeater-odd"),
    ]


def test_a_value_that_comes_is_the_last_one_and_blocks_what_names_it() -> None:
    hands = table()
    hands.fall(2)
    assert board_of(hands).last == 3
    assert box(hands, "repeat-3").last
    assert blocked_words(box(hands, "repeat-3")) == ""
    assert blocked_words(box(hands, "horn")) == "3"


def test_a_number_that_was_another_has_its_right_value_on_the_board() -> None:
    night = Night()
    night.spin(2)
    corrected(night, 1, 18)
    board = shown(Live(night.state, house=night.state.house, dealer="Anna"))
    assert board is not None
    assert board.last == 9
    assert [box_sign(each.wager) for each in board.boxes if each.last] == ["9"]


def test_the_board_lies_under_the_cloth_and_while_something_is_paid_in_the_place_of_the_numbers() -> None:
    hands = table()
    board, cloth = window(hands).beside.board, hands.window.cloth
    assert board.isVisible()
    assert board.y() >= hands.window.middle.y() + cloth.height()
    hands.fall(8)
    assert board.isVisible()
    assert board.geometry().bottom() <= hands.window.middle.y()
    assert cloth.height() == hands.window.middle.height()
    hands.station.say_refused("next")
    assert not board.isVisible()


def test_in_a_house_that_deals_none_the_cloth_has_all_the_room() -> None:
    hands = Hands()
    fallen(hands)
    product = BoardWindow(hands.station.send)
    hands.station.listener = product.show_live
    product.resize(1280, 800)
    hands.station.publish()
    product.show()
    assert product.board.beside is None
    assert product.findChild(Board) is None
    assert product.findChild(OfferKeys) is None
    assert product.cloth.geometry() == product.board.rect()
    assert product.cloth.entry is not None
    assert product.cloth.entry.geometry() == hands.entry.geometry()
    assert Act.BESIDE not in hands.screen.can


def test_a_win_and_what_the_dealers_box_gets_are_one_touch() -> None:
    hands = table()
    paying(hands)
    assert hands.large.why == "repeater 2 · busta 10"
    assert [(row.title, row.why, row.amount) for row in hands.screen.payments.rows] == [
        ("Posto 3", "repeater 2 · busta 10", 20000),
        ("Impiegati", "busta, repeater 2", 1000),
        ("Posto 2", "Citywide", 4500),
        ("Posto 4", "Horn", 12000),
        ("Posto 6", "Horn", 12000),
    ]
    hands.touch(hands.panel.buttons[Act.PAID])
    assert hands.paid == {1, 2}
    assert hands.station.sent[-1] == {"do": "repeater_paid", "order": 1}
    hands.touch(hands.panel.buttons[Act.PAID])
    assert hands.paid == {1, 2, 3}
    assert hands.station.sent[-1] == {"do": "paid", "order": 3}


def test_what_the_spin_brings_the_bank_has_the_side_wagers_in_it() -> None:
    hands = table()
    paying(hands)
    spent, handed = 500 + 500 + 2 * 1000, 20000 + 1000 + 4500 + 2 * 12000
    assert hands.screen.payments.bank == spent - handed
    hands.value(500, 1)
    hands.place("straight-1")
    assert hands.screen.payments.bank == spent - handed - 17500


def test_an_envy_whose_mark_was_taken_back_is_paid_alone() -> None:
    hands = table()
    paying(hands)
    hands.touch(hands.panel.buttons[Act.PAID])
    hands.touch(hands.panel.buttons[Act.UNPAID])
    assert hands.paid == {1}
    hands.touch(hands.panel.buttons[Act.PAID])
    assert hands.paid == {1, 2}


def test_the_value_and_its_count_are_called_behind_the_number_until_the_layout_is_cleared() -> None:
    hands = table()
    won(hands)
    assert hands.screen.heading.said[-1] == "Valore 2, 2ª volta"
    assert "Valore 2, 2ª volta" in hands.screen.heading.in_house_words
    hands.station.say("cleared")
    assert "Valore 2, 2ª volta" not in hands.screen.heading.said


@pytest.mark.parametrize("language", Language)
def test_what_giving_up_pays_is_the_same_amount_in_every_language(language: Language) -> None:
    """A point parts thousands in Italian, and cents in English."""
    speak(language)
    try:
        point = "." if language is Language.ENGLISH else ","
        assert [short_amount(Cents(cents)) for cents in (136500, 5250)] == ["1365", f"52{point}50"]
    finally:
        speak(Language.ITALIAN)


def test_every_wager_has_a_sign_of_its_own() -> None:
    signs = [box_sign(wager) for wager in BY_CODE.values()]
    assert len(set(signs)) == len(signs)


def test_the_key_of_the_board_is_on_the_sheet_only_where_it_is_dealt() -> None:
    beside = act_words(Act.BESIDE)
    dealt, other = table(), Hands(station=Station(game=GAMES["roulette"]))
    for hands, there in ((dealt, True), (other, False)):
        hands.window.do(Act.KEYS)
        sheet = hands.page(Act.KEYS, KeysPage)
        assert (beside in {line.does for line in sheet.lines}) is there
        assert len(sheet.lines) > 50
