"""A payment of a closed spin is put right at the desk, while the table plays (rules 9, screens)."""

from PySide6.QtCore import Qt

from app.desks.croupier.bank.deeds import View
from app.desks.croupier.forms.bank_touches import Going, Touch
from app.desks.croupier.forms.kit import Line
from app.desks.croupier.forms.typed import WIPE, Letter
from app.desks.croupier.pages.form_page import FormPage
from app.rules.chips import Chip
from app.rules.money import Cents
from app.table.put_right import MadePayment
from tests.desks.croupier.bank_hands import bank_page, counted, fields, opened, touch_coin, touch_colour
from tests.desks.croupier.bank_keys import lines, offered, sees, slots
from tests.desks.croupier.bank_payment_scenes import paid_list, payment, payments_list, type_amount
from tests.desks.croupier.made_up_people import MARCO
from tests.desks.croupier.signing_scenes import sign, with_people
from tests.desks.desk import at
from tests.desks.played import Played

K = Qt.Key
RED, FIFTY = Chip(Cents(250), "red"), Chip(Cents(5000))
PLACE_OF_RED = 1


def pay_eight(played: Played, *, bank: bool = True) -> None:
    """Seat 2 is paid 50 on black, red 172.50 for two splits and a straight; the spin is closed."""
    if bank:
        counted(played)
    played.fall(8)
    dealing = played.window.dealing
    dealing.choose_owner("posto 2")
    dealing.choose_value(Cents(5000))
    dealing.touch(at("black"))
    dealing.choose_colour("red")
    for place in ("split-8-11", "split-8-11", "straight-8"):
        dealing.touch(at(place))
    for order in (1, 2):
        played.station.send({"do": "paid", "order": order})
    played.station.say("next")


def red(played: Played) -> MadePayment:
    return next(iter(played.station.state.payments.values()))[PLACE_OF_RED]


def pieces(played: Played, chip: Chip) -> int:
    return played.station.state.bank.inventory.pieces[chip]


def corrections(played: Played) -> list[dict[str, object]]:
    return [dict(form) for form in played.station.sent if form["do"] == "correct"]


def test_a_payment_is_put_right_by_touch_and_the_first_stays_struck(played: Played) -> None:
    """Screens: a new entry with a reason and a second person; the first stays. The bank follows."""
    pay_eight(played)
    before = pieces(played, RED)
    named = [line.accessibleName() for line in lines(payments_list(played)) if line.isVisible()]
    assert named == [
        "Colpo 1, numero 8 · Posto 2, pagamento 1: 1 su nero, € 50",
        "Colpo 1, numero 8 · Rosso, pagamento 2: 2 cavalli 8/11 + 1 pieno 8, € 172,50",
    ]
    played.window.bank.go(View.MENU)
    played.window.leave()
    view = payment(played, PLACE_OF_RED)
    assert view.accessibleDescription().startswith("Pagato € 172,50. in 69 × rosso")
    assert not view.does.isEnabled(), "nothing was typed"
    type_amount(played, view, "247,5")
    assert "si dà 30 × rosso" in view.accessibleDescription()
    played.touch(view.does)
    why = fields(played, View.PAID_WHY)
    assert not why.does.isEnabled(), "no reason was given"
    assert "si dà ancora € 75" in why.accessibleName()
    played.touch(offered(why)[0])
    assert corrections(played) == []
    played.touch(why.does)
    assert (pieces(played, RED), red(played).amount) == (before - 30, 247_50)
    assert view.isVisible()
    assert view.accessibleName().startswith("Colpo 1, numero 8 · Rosso")
    said = view.accessibleDescription()
    assert "Pagato € 247,50. € 172,50 · 69 × rosso, Corretto: Calcolato male · Rossi" in said
    assert "dati ancora € 75 · 30 × rosso" in said
    played.touch(view.back)
    listed = fields(played, View.PAYMENTS)
    assert lines(listed)[PLACE_OF_RED].accessibleName().endswith("€ 247,50, corretto, era 172,50")


def test_it_is_put_right_by_keys_and_a_second_time_counts_from_the_first(played: Played) -> None:
    pay_eight(played)
    before = pieces(played, RED)
    for typed in ("180", "130"):
        played.key(K.Key_F9, Qt.KeyboardModifier.ControlModifier)
        menu = fields(played, View.MENU)
        menu.key(View.PAYMENTS).setFocus()
        played.key(K.Key_Return)
        listed = fields(played, View.PAYMENTS)
        lines(listed)[0].setFocus()
        for key in (K.Key_Right, K.Key_Return):
            played.key(key)
        assert sees(played, View.PAYMENT)
        for figure in typed:
            played.key(K(ord(figure)))
        played.key(K.Key_Return)
        why = fields(played, View.PAID_WHY)
        assert slots(why)[0].text() == "…", "the reason of the first is not the second's"
        played.type("CALCOLATO MALE")
        played.key(K.Key_Return)
        played.window.bank.go(View.MENU)
        played.window.leave()
    assert [form["reason"] for form in corrections(played)] == ["Calcolato male"] * 2
    assert [each.was for each in red(played).put_right] == [172_50, 180_00]
    assert pieces(played, RED) == before + 17


def test_other_chips_go_both_ways(played: Played) -> None:
    """He gives a fifty back and is given three pieces: the bank has them so."""
    pay_eight(played)
    before = pieces(played, RED), pieces(played, FIFTY)
    view = payment(played, PLACE_OF_RED)
    type_amount(played, view, "130")
    played.touch(view.key(Touch.CHIPS))
    chips = fields(played, View.CHIPS)
    touch_coin(played, chips, 5000, "1")
    assert not chips.does.isEnabled(), "92.50 is not the difference"
    touch_colour(played, chips, "red", "C")
    played.touch(chips.key(Going(going=True)))
    touch_colour(played, chips, "red", "3")
    played.touch(chips.back)
    assert "si dà 3 × rosso" in view.accessibleDescription(), "what was counted stays"
    played.touch(view.key(Touch.CHIPS))
    played.touch(chips.does)
    why = fields(played, View.PAID_WHY)
    played.touch(offered(why)[1])
    played.touch(why.does)
    assert (pieces(played, RED), pieces(played, FIFTY)) == (before[0] - 3, before[1] + 1)
    assert "ripresi € 42,50 · si dà 3 × rosso, rientra 1 × 50" in view.accessibleDescription()


def test_it_is_given_up_at_every_step_and_nothing_is_recorded(played: Played) -> None:
    pay_eight(played)
    seq = played.station.state.seq
    view = payment(played, PLACE_OF_RED)
    type_amount(played, view, "130")
    played.touch(view.does)
    played.touch(fields(played, View.PAID_WHY).back)
    assert view.isVisible()
    played.touch(view.key(Touch.CHIPS))
    played.touch(bank_page(played).back)
    played.touch(view.back)
    listed = fields(played, View.PAYMENTS)
    played.touch(lines(listed)[PLACE_OF_RED])
    assert not view.does.isEnabled(), "it begins anew"
    played.touch(view.back)
    played.touch(listed.back)
    assert sees(played, View.MENU)
    assert (played.station.state.seq, red(played).put_right) == (seq, ())


def test_what_was_typed_waits_while_a_number_falls(played: Played) -> None:
    """Screens: nothing blocks the game."""
    pay_eight(played)
    type_amount(played, payment(played, PLACE_OF_RED), "130")
    played.fall(17)
    played.key(K.Key_Escape)
    assert played.window.pages.open is None
    played.station.say("next")
    played.key(K.Key_F9, Qt.KeyboardModifier.ControlModifier)
    view = fields(played, View.PAYMENT)
    assert view.does.isEnabled()


def test_the_next_night_begins_without_the_last_ones_payments(played: Played) -> None:
    """What was half typed of a payment of a night that is over is not recorded: it would move no bank."""
    pay_eight(played, bank=False)
    view = payment(played, PLACE_OF_RED)
    type_amount(played, view, "130")
    played.station.say("close", "open")
    listed = fields(played, View.PAYMENTS)
    assert not any(line.isVisible() for line in lines(listed))
    assert not opened_menu(played).key(View.PAYMENTS).isEnabled()


def opened_menu(played: Played) -> FormPage:
    played.window.bank.go(View.MENU)
    played.window.leave()
    return opened(played)


def test_a_second_person_signs_with_a_code_where_there_is_a_register(played: Played) -> None:
    with_people(played)
    pay_eight(played)
    view = payment(played, PLACE_OF_RED)
    type_amount(played, view, "130")
    played.touch(view.does)
    why = fields(played, View.PAID_WHY)
    played.touch(offered(why)[0])
    played.touch(why.does)
    played.key(K.Key_Escape)
    assert red(played).put_right == (), "nobody signed"
    assert why.does.isEnabled()
    played.touch(why.does)
    sign(played, MARCO)
    assert [(each.by, each.witness) for each in red(played).put_right] == [("Rossi", MARCO.name)]


def test_what_the_table_refuses_is_said_in_the_desks_words(played: Played) -> None:
    """Rules 9: nobody is his own witness."""
    pay_eight(played)
    view = payment(played, PLACE_OF_RED)
    type_amount(played, view, "130")
    played.touch(view.does)
    why = fields(played, View.PAID_WHY)
    played.touch(offered(why)[0])
    played.touch(slots(why)[2])
    played.touch(why.key(Letter(WIPE)))
    played.type("ROSSI")
    assert not why.does.isEnabled()
    assert why.form.aside == "Il testimone è un'altra persona che chi corregge"
    assert corrections(played) == []


def test_a_slow_disk_sends_it_once(played: Played) -> None:
    pay_eight(played)
    view = payment(played, PLACE_OF_RED)
    type_amount(played, view, "130")
    played.touch(view.does)
    why = fields(played, View.PAID_WHY)
    played.touch(offered(why)[0])
    played.station.deaf = True
    played.touch(why.does)
    played.touch(why.does)
    played.touch(why.back)
    assert not view.does.isEnabled()
    played.station.catch_up()
    assert len(corrections(played)) == len(red(played).put_right) == 1
    assert "Pagato € 130" in view.accessibleDescription()


def test_the_result_follows_after_the_closing_count(played: Played) -> None:
    """What comes back after the count is added to it; without chips only what was written was wrong."""
    pay_eight(played)
    played.station.send({"do": "bank", "operation": "close", "chips": [{"value": "50.00", "pieces": 40}]})
    result = played.station.state.bank.result
    assert result is not None
    for typed, after in (("130", result + 42_50), ("150", result + 42_50)):
        view = payment(played, PLACE_OF_RED)
        type_amount(played, view, typed)
        if typed == "150":
            played.touch(view.key(Touch.CHIPS))
            played.touch(bank_page(played).key(Touch.FORGET))
            played.touch(bank_page(played).back)
            said = [line.words for line in view.form.right if isinstance(line, Line)]
            assert any("vale la conta di chiusura" in words for words in said)
        played.touch(view.does)
        why = fields(played, View.PAID_WHY)
        played.touch(offered(why)[0])
        played.touch(why.does)
        assert played.station.state.bank.result == after
        played.window.bank.go(View.MENU)
        played.window.leave()
    assert red(played).amount == 150_00


def test_the_list_turns_its_pages(played: Played) -> None:
    paid_list(played)
    view = fields(played, View.PAYMENTS)
    assert len(lines(view)) < 12
    names = [line.accessibleName() for line in lines(view) if line.isVisible()]
    assert any("Blu" in name and name.endswith("€ 127,50, corretto, era 130") for name in names)
    assert not view.key("Più vecchi").isEnabled()
    played.key(K.Key_PageUp)
    assert lines(view)[0].accessibleName().startswith("Colpo 26, numero 9 · Posto 3")
    played.key(K.Key_PageDown)
    assert [line.accessibleName() for line in lines(view) if line.isVisible()] == names
