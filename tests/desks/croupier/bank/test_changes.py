"""Chips and notes are changed at the bank: what comes is worth what goes (rules 9)."""

from PySide6.QtCore import Qt

from app.desks.croupier.bank import counting
from app.desks.croupier.bank.deeds import Deed
from app.desks.croupier.bank.tally import Coin
from app.desks.croupier.forms.bank_touches import Going, Touch
from app.rules.chips import Chip
from app.rules.money import Cents
from tests.desks.croupier.bank_hands import count_of, counted, entry, last, touch_coin
from tests.desks.played import Played


def test_a_change_waits_until_both_sides_are_worth_the_same(played: Played) -> None:
    counted(played)
    view = count_of(played, Deed.MASS)
    touch_coin(played, view, 500, "+20")
    assert not view.does.isEnabled()
    assert view.accessibleDescription() == "Massa al cambio: cento"
    played.touch(view.key(Going(going=True)))
    touch_coin(played, view, 10000, "+1")
    played.touch(view.does)
    assert last(played)["chips"] == [{"value": "5.00", "pieces": 20}, {"value": "100.00", "pieces": -1}]
    assert last(played)["change"] == "mass"
    assert played.window.bank.said == "La massa è cambiata"
    assert entry(played).accessibleName().startswith("Massa al cambio · € 100")


def test_notes_come_and_chips_go_for_them(played: Played) -> None:
    counted(played)
    view = count_of(played, Deed.DROP)
    touch_coin(played, view, 5000, "4", note=True)
    touch_coin(played, view, 2000, "1", "0")
    played.touch(view.does)
    assert played.station.state.bank.drop == 200_00
    assert played.station.state.bank.inventory.pieces[Chip(Cents(2000))] == 30


def test_a_chip_touched_again_takes_what_is_missing_where_it_divides(played: Played) -> None:
    """Rules 9: what comes and what goes are worth the same."""
    counted(played)
    view = count_of(played, Deed.DROP)
    desk = played.window.bank
    touch_coin(played, view, 5000, "1", note=True)
    touch_coin(played, view, 2000)
    assert counting.missing(desk) == 0
    touch_coin(played, view, 2000, "1")
    assert counting.missing(desk) == 0
    touch_coin(played, view, 1000)
    assert counting.missing(desk) == 3
    touch_coin(played, view, 1000)
    assert (counting.pieces(desk), counting.missing(desk), view.does.isEnabled()) == (3, 0, True)
    touch_coin(played, view, 1000)
    assert counting.pieces(desk) == 3
    played.touch(view.key(Touch.FORGET))
    touch_coin(played, view, 10000, "1", note=True)
    touch_coin(played, view, 500)
    played.key(Qt.Key.Key_Equal)
    assert (desk.coin, counting.pieces(desk)) == (Coin(Cents(5_00)), 20)
    played.touch(view.does)
    assert played.station.state.bank.drop == 100_00
