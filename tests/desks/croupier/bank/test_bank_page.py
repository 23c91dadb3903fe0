"""The bank is counted by touch and by key, and its page keeps what was counted (rules 9)."""

from PySide6.QtCore import Qt

from app.desks.croupier.acts import Act
from app.desks.croupier.bank import counting
from app.desks.croupier.bank.deeds import Deed, View
from tests.desks.croupier.bank_hands import (
    bank_page,
    close_count,
    count_of,
    counted,
    entry,
    fields,
    last,
    next_night,
    opened,
    recorded_last,
    touch_coin,
    touch_colour,
)
from tests.desks.croupier.bank_keys import lines, sees
from tests.desks.played import Played

K = Qt.Key


def test_the_opening_count_is_recorded_from_the_lowest_chip_up(played: Played) -> None:
    view = count_of(played, Deed.OPEN)
    touch_coin(played, view, 5000, "1", "4", "8")
    touch_colour(played, view, "red", "+20", "+20", "+5", "+1", "−1")
    played.touch(view.does)
    assert last(played)["chips"] == [
        {"colour": "red", "value": "2.50", "pieces": 45},
        {"value": "50.00", "pieces": 148},
    ]
    assert played.station.state.bank.opening == 148 * 50_00 + 45 * 2_50
    assert "7.512,50" in entry(played).accessibleName()


def test_what_was_counted_stays_while_a_number_falls_and_is_paid(played: Played) -> None:
    """Screens: nothing blocks the game."""
    view = count_of(played, Deed.OPEN)
    touch_coin(played, view, 5000, "1", "4", "8")
    played.station.fall(8)
    assert bank_page(played).accessibleName().startswith("Huit, Noir, Pair, Manque")
    played.key(K.Key_Escape)
    assert played.window.pages.open is None
    assert played.panel.isVisible()
    played.touch(played.window.strip.more)
    page = played.window.pages.open
    assert page is not None
    assert page.key(Act.BANK).below == "conto a metà"
    played.touch(page.key(Act.BANK))
    again = fields(played, View.COUNT)
    assert again.does.below == "€ 7.400"


def test_leaving_the_page_loses_nothing(played: Played) -> None:
    view = count_of(played, Deed.OPEN)
    touch_coin(played, view, 5000, "3")
    played.key(K.Key_Escape)
    assert played.window.pages.open is None
    played.key(K.Key_F9, Qt.KeyboardModifier.ControlModifier)
    played.touch(bank_page(played).back)
    menu = fields(played, View.MENU)
    assert menu.key(Deed.OPEN).below == "a metà: € 150"


def test_it_is_all_done_by_keys(played: Played) -> None:
    played.key(K.Key_F9, Qt.KeyboardModifier.ControlModifier)
    for key in (K.Key_Right, K.Key_Return):
        played.key(key)
    assert sees(played, View.COUNT)
    for key in (K.Key_Down, K.Key_Right, K.Key_PageUp, K.Key_PageDown, K.Key_Plus, K.Key_Minus, K.Key_Return):
        played.key(key)
    assert last(played)["chips"] == [{"value": "10.00", "pieces": 25}]
    assert played.station.state.bank.open


def test_the_foot_of_a_count_is_reached_by_keys(played: Played) -> None:
    view = count_of(played, Deed.OPEN)
    for key in (K.Key_1, K.Key_2, K.Key_Backspace, K.Key_0):
        played.key(key)
    assert counting.pieces(played.window.bank) == 10
    played.key(K.Key_Delete)
    assert counting.pieces(played.window.bank) == 0
    played.key(K.Key_7)
    played.key(K.Key_Home)
    assert sees(played, View.MENU)
    played.window.bank.count(Deed.OPEN)
    played.station.publish()
    played.key(K.Key_End)
    assert played.window.bank.tally.empty
    assert view.isVisible()


def test_a_table_that_is_closed_counts_its_bank_at_the_end(played: Played) -> None:
    counted(played)
    played.station.say("close")
    check = close_count(played)
    played.touch(check.does)
    assert played.station.state.bank.result == -30_00


def test_what_is_not_answered_yet_is_not_sent_twice(played: Played) -> None:
    """A slow disk: a second touch, or the page closed and opened again, records nothing a second time."""
    view = count_of(played, Deed.OPEN)
    touch_coin(played, view, 5000, "3")
    played.station.deaf = True
    played.touch(view.does)
    played.touch(view.does)
    played.key(K.Key_Escape)
    played.key(K.Key_F9, Qt.KeyboardModifier.ControlModifier)
    assert not view.does.isEnabled()
    played.station.catch_up()
    assert len([form for form in played.station.sent if form["do"] == "bank"]) == 1
    assert entry(played).accessibleName().startswith("Conta d'apertura · € 150")


def test_a_closing_count_shows_what_is_wanting_and_asks_once_more(played: Played) -> None:
    counted(played)
    check = close_count(played)
    assert played.station.state.bank.open, "nothing is recorded before it was seen"
    said = check.accessibleDescription()
    assert "da 20: 38 di 40, −2: mancano" in said
    assert "da 10: 41 di 40, +1: in più" in said
    assert "Risultato − € 30. chiusura 79.470 + credit 0" in said
    played.touch(check.does)
    assert played.station.state.bank.result == -30_00
    assert "Risultato − € 30" in entry(played).accessibleDescription()


def test_of_an_estimated_bank_the_closing_says_that_nobody_knows(played: Played) -> None:
    counted(played)
    played.station.fall(8)
    played.station.say("next")
    view = count_of(played, Deed.CLOSE)
    touch_coin(played, view, 5000, "9")
    played.touch(view.does)
    check = bank_page(played)
    assert "Banca stimata" in check.accessibleName()
    assert "mancano" not in check.accessibleDescription()


def test_the_next_night_forgets_what_was_looked_at(played: Played) -> None:
    counted(played)
    recorded_last(played)
    next_night(played)
    assert sees(played, View.MENU)


def test_the_bank_opens_on_its_list_again(played: Played) -> None:
    """What was only looked at is not what is wanted hours later; what was counted in part is."""
    view = opened(played)
    counted(played)
    played.touch(lines(view)[0])
    assert sees(played, View.ENTRY)
    played.key(K.Key_Escape)
    played.window.leave()
    opened(played)
    assert sees(played, View.MENU)
    played.window.bank.count(Deed.CHANGE)
    played.window.leave()
    opened(played)
    assert sees(played, View.MENU), "nothing was counted yet"
