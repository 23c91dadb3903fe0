"""Side wagers are booked with three touches, taken back, given up with one, and booked again as before."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from app.desks.croupier.acts import Act
from app.desks.croupier.repeater.booking_draft import Everybody, Owner, Wanted
from app.table.repeater.acts import BookAgain
from app.table.repeater.memory import wagers_at
from tests.desks.croupier.repeater_scenes import HOUSE, booked, offered, spun, touch_chip
from tests.desks.croupier.scene import Scene, table_of
from tests.desks.hands import Hands
from tests.desks.spin_window import BoardWindow


def table() -> Hands:
    return Hands(station=table_of(Scene("repeater", booked, profile=HOUSE)))


def opened(hands: Hands) -> Hands:
    hands.window.do(Act.BESIDE)
    return hands


def standing(hands: Hands) -> list[tuple[str, str, int]]:
    stakes = wagers_at(hands.station.state).round.standing
    return [(each.wager, each.owner, each.amount) for each in stakes]


def begun(hands: Hands) -> None:
    """Two players had something when the round began; a seven took it."""
    for owner in ("posto 1", "posto 3"):
        hands.station.send({"do": "repeater", "wager": "horn", "owner": owner, "amount": "10.00"})
    spun(hands, 6)
    assert standing(hands) == []


def test_owner_box_and_chip_book_and_each_more_chip_is_one_touch() -> None:
    hands = opened(table())
    hands.say(Act.BESIDE, Owner("posto 3"), Wanted("repeat-4"))
    touch_chip(hands, 5)
    assert standing(hands) == [("repeat-4", "posto 3", 500)]
    assert hands.form(Act.BESIDE).form.sentence == "Da 5, repeater 4"
    touch_chip(hands, 20)
    assert standing(hands) == [("repeat-4", "posto 3", 2500)]
    assert hands.form(Act.BESIDE).form.below == "Posto 3, repeater 4: € 25"


def test_a_chip_that_the_limits_refuse_cannot_be_touched() -> None:
    hands = opened(table())
    hands.say(Act.BESIDE, Owner("posto 3"), Wanted("repeat-4"))
    chips = hands.form(Act.BESIDE).form.parts[-1].keys  # type: ignore[union-attr]
    assert [(key.words, key.can) for key in chips] == [
        *(("2,50", False), ("5", True), ("10", True), ("20", True), ("50", True)),
    ]


def test_what_is_new_is_taken_back_and_after_a_spin_it_stands() -> None:
    hands = opened(table())
    hands.say(Act.BESIDE, Owner("posto 3"), Wanted("repeat-4"))
    touch_chip(hands, 5)
    hands.touch(hands.form(Act.BESIDE).key("Riprendere"))
    assert standing(hands) == []
    touch_chip(hands, 5)
    hands.window.leave()
    spun(hands, 1)
    hands.say(*opened_at(hands, "posto 3", "repeat-4"))
    assert not hands.form(Act.BESIDE).key("Riprendere").isEnabled()


def opened_at(hands: Hands, owner: str, wager: str) -> tuple[Act, Owner, Wanted]:
    hands.window.do(Act.BESIDE)
    return Act.BESIDE, Owner(owner), Wanted(wager)


def test_after_rien_ne_va_plus_the_capo_tavolo_takes_it_by_name() -> None:
    hands = table()
    hands.station.say("throw", "no_more_bets")
    hands.say(*opened_at(hands, "posto 3", "repeat-4"))
    touch_chip(hands, 5)
    assert hands.station.sent[-1]["by"] == "capo tavolo"
    assert standing(hands) == [("repeat-4", "posto 3", 500)]


def test_a_box_whose_value_is_marked_cannot_be_touched_and_says_which_mark_blocks() -> None:
    hands = table()
    spun(hands, 8)
    page = opened(hands).form(Act.BESIDE)
    assert not page.key(Wanted("repeat-4")).isEnabled()
    assert not page.key(Wanted("downtown")).isEnabled()
    page.tell(Wanted("downtown"))
    assert page.form.warned == "bloccata dal 4"
    assert page.key(Wanted("uptown")).isEnabled()


def test_before_the_layout_is_cleared_the_page_says_why_nothing_is_booked() -> None:
    hands = table()
    hands.fall(8)
    hands.say(*opened_at(hands, "posto 3", "uptown"))
    assert hands.form(Act.BESIDE).form.warned


def test_a_box_of_the_board_opens_the_page_with_its_wager() -> None:
    hands = table()
    board = cast("BoardWindow", hands.window).beside.board
    box = next(rect for box, rect in board._boxes() if box.wager.code == "repeat-9")
    QTest.mouseClick(board, Qt.MouseButton.LeftButton, pos=QPoint(*map(round, box.center().toTuple())))
    assert hands.form(Act.BESIDE).key(Wanted("repeat-9")).chosen


def test_the_keyboard_books_what_is_printed_on_its_keys() -> None:
    hands = opened(table())
    hands.key(Qt.Key.Key_U)
    assert hands.form(Act.BESIDE).key(Wanted("uptown")).chosen
    hands.key(Qt.Key.Key_Minus)
    assert hands.form(Act.BESIDE).key(Wanted("repeat-11")).chosen


def test_an_offer_is_taken_with_one_touch_and_the_others_stay() -> None:
    hands = table()
    offered(hands)
    offers = cast("BoardWindow", hands.window).beside.offers
    assert [key.text() for key in offers.keys] == [f"Posto {seat}, 4 a tre" for seat in (3, 5, 8)]
    assert [key.below for key in offers.keys] == ["105 o avanti?", "210 o avanti?", "1.050 o avanti?"]
    hands.touch(offers.keys[1])
    assert [owner for wager, owner, _ in standing(hands) if wager == "repeat-4"] == ["posto 3", "posto 8"]
    assert [key.isVisible() for key in offers.keys] == [True, True, False]
    hands.station.say("throw", "no_more_bets")
    assert not any(key.isVisible() for key in offers.keys)


def test_of_more_offers_than_have_room_the_last_key_leads_to_all_of_them() -> None:
    hands = table()
    hands.station.send({"do": "repeater", "wager": "repeat-4", "owner": "posto 7", "amount": "5.00"})
    offered(hands)
    last = cast("BoardWindow", hands.window).beside.offers.keys[-1]
    assert last.text() == "altre 2…"
    hands.touch(last)
    assert hands.window.pages.asked is Act.BESIDE
    assert len([s for _, s, _ in standing(hands)]) == 11


def test_come_prima_of_an_owner_is_two_touches() -> None:
    hands = table()
    begun(hands)
    opened(hands).say(Act.BESIDE, Owner("posto 3"))
    hands.touch(hands.form(Act.BESIDE).does)
    assert standing(hands) == [("horn", "posto 3", 1000)]


def test_come_prima_of_the_whole_board_is_asked_once_more() -> None:
    hands = table()
    begun(hands)
    opened(hands).say(Act.BESIDE, Everybody())
    assert standing(hands) == []
    hands.touch(hands.form(Act.BESIDE).does)
    assert hands.station.sent[-1] == {"do": "repeater_again"}
    assert standing(hands) == [("horn", "posto 1", 1000), ("horn", "posto 3", 1000)]


def test_where_nothing_stood_there_is_nothing_to_book_again() -> None:
    hands = opened(table())
    assert not hands.form(Act.BESIDE).does.isEnabled()
    assert hands.window.dealing.why_not(BookAgain())
