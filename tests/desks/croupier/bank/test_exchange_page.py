"""A colour sold, handed in and given to a seat, and a tip, by the short way: through the window."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from app.desks.croupier import commands
from app.desks.croupier.acts import Act
from app.desks.croupier.bank.deeds import Deed, View
from app.desks.croupier.forms.bank_touches import Touch
from app.desks.croupier.forms.colours_and_tips_form import Touch as Exchanged
from app.desks.croupier.forms.kit import Row
from app.desks.croupier.forms.typed import Press
from app.rules.chips import Colour
from app.rules.money import Cents
from app.rules.roulette.bets import Stack
from tests.desks.croupier.bank_hands import count_of, counted, entry, last, touch_coin
from tests.desks.croupier.bank_keys import seats, sees, tiles
from tests.desks.croupier.exchange_scenes import exchange_page, give, opened_exchange, touch_chip
from tests.desks.croupier.made_up_people import GINA
from tests.desks.croupier.scene import lie, piece
from tests.desks.croupier.signing_scenes import sign, with_people
from tests.desks.desk import at
from tests.desks.patience import hurried
from tests.desks.played import Played

K = Qt.Key


def test_a_colour_is_sold_for_notes_and_the_rest_is_given_in_value(played: Played) -> None:
    counted(played)
    page = opened_exchange(played)
    touch_chip(played, page, colour="red")
    for _ in range(2):
        touch_chip(played, page, cents=5000, note=True)
    for key in ("1", "2"):
        touch_chip(played, page, colour="red") if key == "1" else None
        played.touch(page.key(Press(key)))
    assert page.key(Exchanged.EXCHANGED).below == "12 × rosso + € 70"
    played.touch(page.key(Exchanged.EXCHANGED))
    assert last(played) == {
        "do": "bank",
        "operation": "drop",
        "chips": [
            {"colour": "red", "value": "2.50", "pieces": -12},
            {"value": "20.00", "pieces": -1},
            {"value": "50.00", "pieces": -1},
            {"value": "50.00", "pieces": 2, "kind": "notes"},
        ],
        "by": "Rossi",
    }
    assert played.station.state.bank.drop == 100_00
    assert played.window.pages.open is None
    assert played.window.bank.exchange.draft.empty


def test_a_colour_handed_in_is_changed_into_the_fewest_chips(played: Played) -> None:
    counted(played)
    page = opened_exchange(played)
    touch_chip(played, page, colour="red")
    for key in ("3", "7"):
        played.touch(page.key(Press(key)))
    assert "In valore: 1 × 50 + 2 × 20 + 1 × 2,50" in page.accessibleDescription()
    played.touch(page.key(Exchanged.EXCHANGED))
    assert last(played)["operation"] == "change"
    assert {"colour": "red", "value": "2.50", "pieces": 37} in last(played)["chips"]  # type: ignore[operator]


def test_before_the_count_a_tip_is_recorded_and_a_sale_says_why_not(played: Played) -> None:
    page = opened_exchange(played)
    touch_chip(played, page, colour="lilac")
    played.touch(page.key(Press("+5")))
    assert not page.key(Exchanged.EXCHANGED).isEnabled()
    assert page.accessibleDescription() == "Il banco non è ancora contato: prima la conta d'apertura"
    played.touch(page.key("Conta d'apertura…"))
    assert played.window.bank.deed is Deed.OPEN
    played.key(K.Key_Escape)
    page = opened_exchange(played)
    played.touch(page.key(Exchanged.TIPPED))
    assert played.station.state.bank.tips == 12_50


def test_what_was_recorded_is_put_right_from_the_same_page(played: Played) -> None:
    counted(played)
    page = opened_exchange(played)
    assert "Correggere…" not in [key.text() for key in page.keys]
    touch_chip(played, page, cents=2000)
    played.touch(page.key(Press("2")))
    played.touch(page.key(Exchanged.TIPPED))
    page = opened_exchange(played)
    assert page.key("Correggere…").below == "Mancia: 2 × 20"
    played.touch(page.key("Correggere…"))
    assert sees(played, View.ENTRY)
    played.touch(entry(played).key(Touch.CORRECT))
    assert played.window.bank.correcting


def test_a_colour_is_given_to_a_seat_by_touching_both_and_taken_back(played: Played) -> None:
    give(played, "blue", 2)
    page = opened_exchange(played)
    touch_chip(played, page, colour="red")
    keys = seats(page)
    assert (keys[1].isEnabled(), keys[1].below) == (False, "blu"), "a player has one colour"
    played.touch(keys[2])
    assert played.station.state.colours["red"] == Colour(Cents(250), "posto 3")
    assert "by" not in last(played), "at the minimum it needs nobody"
    assert [tile.below for tile in tiles(page) if tile.below] == ["P3", "P2"]
    played.touch(keys[2])
    assert played.station.state.colours["red"].owner is None


def test_a_colour_of_a_value_of_its_own_keeps_it_and_names_the_capo_tavolo(played: Played) -> None:
    form = {"do": "colour", "colour": "red", "value": "5.00", "by": "capo tavolo"}
    played.station.send(form)
    page = opened_exchange(played)
    touch_chip(played, page, colour="red")
    played.touch(seats(page)[0])
    assert played.station.state.colours["red"] == Colour(Cents(500), "posto 1")
    assert last(played)["by"] == "capo tavolo"


def test_a_colour_that_lies_on_the_layout_keeps_its_player_and_the_page_says_why(played: Played) -> None:
    lie(played, Stack(at("straight-8"), (piece(5, "red"),)))
    page = opened_exchange(played)
    touch_chip(played, page, colour="red")
    assert not any(key.isEnabled() for key in seats(page))
    said = [row.said for row in page.form.parts if isinstance(row, Row)]
    assert any("pezzi di rosso" in each or "rosso" in each for each in said)


def test_the_number_that_falls_closes_nothing_and_what_was_counted_stays(played: Played) -> None:
    counted(played)
    page = opened_exchange(played)
    touch_chip(played, page, colour="red")
    played.touch(page.key(Press("+20")))
    played.station.fall(8)
    assert page.isVisible()
    assert page.accessibleName().startswith("Huit, Noir, Pair, Manque")
    played.key(K.Key_Escape)
    played.window.do(Act.EXCHANGE)
    assert exchange_page(played).key(Exchanged.EXCHANGED).below == "20 × rosso · € 50"
    played.touch(exchange_page(played).key(Exchanged.EXCHANGED))
    assert played.station.state.movements
    assert played.panel.isVisible()


def test_nothing_is_sent_twice_while_the_disk_is_slow_and_a_refusal_keeps_the_count(played: Played) -> None:
    counted(played)
    page = opened_exchange(played)
    touch_chip(played, page, cents=2000)
    played.touch(page.key(Press("2")))
    played.station.deaf = True
    played.touch(page.key(Exchanged.TIPPED))
    assert not page.key(Exchanged.TIPPED).isEnabled()
    QTest.mouseClick(page.key(Exchanged.TIPPED), Qt.MouseButton.LeftButton)
    assert played.station.asked.count("bank") == 2, "the count of before, and the tip once"
    played.station.deaf = False
    played.station.waiting.clear()
    played.station.say_refused("bank")
    assert page.accessibleDescription() == "no"
    assert page.draft.draft.pieces == 2
    played.touch(page.key(Exchanged.TIPPED))
    assert played.station.state.bank.tips == 40_00


def test_a_hasty_second_touch_on_the_place_of_the_key_that_opened_it_means_nothing(played: Played) -> None:
    """The page lies where the key was: what comes under the finger within 800 ms was not meant."""
    counted(played)
    page = opened_exchange(played)
    touch_chip(played, page, colour="red")
    played.touch(page.key(Press("+20")))
    played.key(K.Key_Escape)
    key = played.window.steps.others[Act.EXCHANGE]
    where = key.mapTo(played.window, key.rect().center())
    with hurried():
        for _ in range(2):
            there = played.window.childAt(where)
            assert there is not None
            QTest.mouseClick(there, Qt.MouseButton.LeftButton, pos=there.mapFrom(played.window, where))
    assert page.isVisible()
    assert not played.station.state.movements.keys() - {1, 2, 3, 4}
    assert page.draft.draft.pieces == 20


def test_a_payment_has_its_tip_in_its_own_chip(played: Played) -> None:
    played.fall(8)
    played.colour("red")
    played.place("straight-8")
    played.touch(played.panel.buttons[Act.PAYMENT])
    played.touch(played.form(Act.PAYMENT).key(Act.TIP))
    page = exchange_page(played, Act.TIP)
    played.touch(page.key(Press("5")))
    assert page.key(Exchanged.TIPPED).below == "5 × rosso · € 12,50"
    assert page.accessibleDescription() == "", "the bank that was not counted is no matter of a tip"
    played.key(K.Key_Return)
    assert played.station.state.bank.tips == 12_50
    assert played.window.pages.open is None


def test_a_tip_of_a_payment_is_counted_in_its_chip_whatever_was_left_counted(played: Played) -> None:
    """What was counted elsewhere stays there, and what was counted of one payment is none of another's."""
    counted(played)
    page = opened_exchange(played)
    touch_chip(played, page, colour="blue")
    played.touch(page.key(Press("+20")))
    played.key(K.Key_Escape)
    played.fall(8)
    played.colour("red")
    played.place("straight-8")
    played.colour("green")
    played.place("split-8-11")
    coins = []
    for order in (1, 2, 1):
        played.window.dealing.look_at(order)
        played.window.do(Act.TIP)
        tip = exchange_page(played, Act.TIP)
        assert not tip.key(Exchanged.TIPPED).isEnabled()
        coins.append(tip.draft.draft.coin)
        played.touch(tip.key(Press("5")))
        played.key(K.Key_Escape)
        played.window.do(Act.TIP)
        assert tip.draft.draft.pieces == 5, "of the same payment it is gone on with"
        played.key(K.Key_Escape)
    assert {coin.colour for coin in coins if coin is not None} == {"red", "green"}
    assert coins[0] == coins[2] != coins[1]
    assert played.window.bank.exchange.draft.pieces == 20


def test_other_chips_are_counted_one_by_one_with_what_was_counted(played: Played) -> None:
    counted(played)
    page = opened_exchange(played)
    touch_chip(played, page, colour="red")
    played.touch(page.key(Press("+20")))
    played.touch(page.key("Altri gettoni…"))
    assert sees(played, View.COUNT)
    assert (played.window.bank.deed, played.window.bank.tally.coming) == (Deed.CHANGE, 50_00)
    assert played.window.bank.exchange.draft.empty


def test_all_of_it_by_keys(played: Played) -> None:
    counted(played)
    control = Qt.KeyboardModifier.ControlModifier
    played.key(K.Key_F7, control)
    page = exchange_page(played)
    notes = len(played.station.state.house.notes)
    for _ in range(notes + 1):
        played.key(K.Key_Right)
    for key in (K.Key_Return, K.Key_4, K.Key_0, K.Key_Return):
        played.key(key)
    assert last(played)["operation"] == "change"
    assert not page.isVisible()


@pytest.mark.parametrize("cents", [250, 2000, 100000])
def test_in_a_change_any_chip_is_touched_at_once(played: Played, cents: int) -> None:
    """Nothing is chosen before: figures count no chip that nobody touched, and the first one touched is meant."""
    counted(played)
    view = count_of(played, Deed.CHANGE)
    assert not any(tile.chosen for tile in tiles(view))
    assert not view.key(Press("5")).isEnabled()
    played.key(K.Key_5)
    assert played.window.bank.tally.empty
    touch_coin(played, view, cents, "1")
    assert played.window.bank.tally.coming == cents


def test_in_a_change_the_arrows_begin_at_either_end(played: Played) -> None:
    counted(played)
    count_of(played, Deed.CHANGE)
    played.key(K.Key_Right)
    coin = played.window.bank.coin
    assert coin is not None
    assert coin.colour == "red"


def test_the_tiles_are_where_a_finger_finds_them(played: Played) -> None:
    page = opened_exchange(played)
    touch_chip(played, page, colour="red")
    keys = [
        *(tile for tile in tiles(page) if tile.isVisible()),
        *seats(page),
        *(key for key in page.keys if isinstance(key.says, Press)),
    ]
    for key in (
        *keys,
        page.key(Exchanged.EXCHANGED),
        page.key(Exchanged.TIPPED),
        page.key("Conta d'apertura…"),
        page.key(Exchanged.FORGET),
        page.back,
    ):
        at = key.mapTo(page, QPoint(0, 0))
        assert page.rect().contains(key.rect().translated(at)), key.accessibleName()
        assert min(key.width(), key.height()) >= 56


def test_a_second_note_within_a_moment_is_a_second_note(played: Played) -> None:
    """One piece more is the same act, and waits for nothing."""
    counted(played)
    page = opened_exchange(played)
    touch_chip(played, page, colour="red")
    with hurried():
        for _ in range(3):
            touch_chip(played, page, cents=5000, note=True)
    assert page.draft.draft.paid == 150_00


def test_what_is_recorded_while_the_page_is_closed_does_not_close_it_the_next_time(played: Played) -> None:
    counted(played)
    page = opened_exchange(played)
    touch_chip(played, page, cents=2000)
    played.touch(page.key(Press("2")))
    played.station.deaf = True
    played.touch(page.key(Exchanged.TIPPED))
    played.key(K.Key_Escape)
    played.station.catch_up()
    assert played.station.state.bank.tips == 40_00
    page = opened_exchange(played)
    assert page.isVisible()
    assert page.draft.draft.empty
    assert page.key("Correggere…").below == "Mancia: 2 × 20"


def test_what_was_counted_waits_while_play_is_suspended(played: Played) -> None:
    counted(played)
    page = opened_exchange(played)
    touch_chip(played, page, colour="red")
    played.touch(page.key(Press("+20")))
    played.station.send(commands.suspend("lite in sala", over=False))
    assert not page.isVisible()
    assert not played.window.steps.others[Act.EXCHANGE].isEnabled()
    played.station.send(commands.suspend("", over=True))
    assert opened_exchange(played).key(Exchanged.EXCHANGED).below == "20 × rosso · € 50"


def test_a_colour_of_a_raised_value_changes_its_player_with_a_code(played: Played) -> None:
    """As everywhere: who changes it signs; without a code all stays as it is, and the page with it."""
    form = {"do": "colour", "colour": "red", "value": "10.00", "owner": "posto 3", "by": "Marco"}
    played.station.send(form)
    with_people(played)
    page = opened_exchange(played)
    touch_chip(played, page, colour="red")
    played.touch(seats(page)[4])
    assert played.window.signing.open
    played.key(K.Key_Escape)
    assert page.isVisible()
    assert played.station.state.colours["red"].owner == "posto 3"
    played.touch(seats(page)[4])
    sign(played, GINA)
    assert played.station.state.colours["red"] == Colour(Cents(1000), "posto 5")
