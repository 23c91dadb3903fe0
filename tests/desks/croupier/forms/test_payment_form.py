"""What else there is to say about a payment: objections, rulings, winnings that stay, another order."""

import pytest

from app.desks.croupier.acts import Act
from app.desks.croupier.forms.payment_form import DISPUTES, EARLIER, OTHER_NAME, PAYMENT, OfPayment, Wanted
from app.desks.croupier.forms.typed import Letter
from app.rules.money import Cents
from app.rules.payment_laying import AS_PLAYED, Wish
from app.table.roulette.spin_state import SpinState
from tests.desks.croupier.forms.asked import Asked
from tests.desks.desk import Desk

FIFTY = Wish((Cents(5000),))
CAPO, INSPECTOR = "Il capo tavolo", "L'ispettore"
MIXED = 1
"""The place of "mixed", or "all of it", in the first row."""


@pytest.fixture
def paying(desk: Desk) -> Desk:
    """Number 8: a chance in value of a known player, and red inside."""
    desk.station.fall(8)
    desk.value(50, "posto 2", "black")
    desk.dealing.choose_owner(None)
    desk.colour("red", "straight-8")
    return desk


def opened(desk: Desk) -> Asked[OfPayment]:
    return Asked(PAYMENT, desk)


def spin(desk: Desk) -> SpinState:
    return desk.station.paying


def wished(page: Asked[OfPayment], desk: Desk) -> None:
    """Whoever made the page lays the payment in the chips that were asked for."""
    wanted = page.told.pop()
    assert isinstance(wanted, Wanted)
    desk.dealing.wish(*wanted)


def test_an_objection_holds_the_payment_until_somebody_by_name_has_ruled(paying: Desk) -> None:
    """Rules 3: open to interpretation, the payment is disputed until the ruling, and the ruling has a name."""
    page = opened(paying)
    assert not any(page.key(words).can for words in (CAPO, INSPECTOR, OTHER_NAME))
    page.touch("Di chi è")
    assert page.left
    assert spin(paying).payable.disputed == {1}
    paying.dealing.look_at(1)
    page.open()
    asked = len(paying.station.sent)
    assert page.key(CAPO).below == "poi il nome"
    page.touch(CAPO)
    assert len(paying.station.sent) == asked, "nobody has a name yet"
    page.type("CONTI")
    page.touch(CAPO)
    assert paying.station.sent[-1] == {
        "do": "rule",
        "order": 1,
        "by": "Conti",
        "reason": "si paga così",
        "office": "capo tavolo",
    }
    assert not spin(paying).payable.disputed


@pytest.mark.parametrize("reason", ["di chi è", "dove stava: straight-8 o straight-9", ""])
def test_what_was_said_against_a_payment_stands_where_it_is_decided(paying: Desk, reason: str) -> None:
    """Rules 3: whoever decides reads what is disputed; a long reason stands on the page alone."""
    paying.station.send({"do": "dispute", "order": 1, **({"reason": reason} if reason else {})})
    paying.dealing.look_at(1)
    page = opened(paying)
    assert ("Contestato: " in page.words) is bool(reason)
    assert ("Contestato: di chi è." in page.words) is (reason == "di chi è")
    paying.station.send({"do": "rule", "order": 1, "by": "Carla", "reason": "si paga così"})
    assert "Contestato" not in page.words


def test_a_ruling_is_in_the_name_of_the_last_who_was_named_unless_another_is_typed(paying: Desk) -> None:
    """Rules 3: the ruling has a name; who was named this evening need not be named again."""
    opened(paying).touch("Di chi è")
    paying.dealing.look_at(1)
    page = opened(paying)
    page.touch(OTHER_NAME)
    assert not page.key(INSPECTOR).can, "nobody is named yet"
    page.type("VERDI")
    assert page.words.endswith("Verdi")
    assert "Di chi è" not in [key.words for key in page.keys]
    page.go_back()
    assert not page.left
    assert page.key("Di chi è"), "back to what else is said of the payment"
    page.touch(OTHER_NAME, *map(Letter, "VERDI"), INSPECTOR)
    assert (paying.station.sent[-1]["by"], paying.station.sent[-1]["office"]) == ("Verdi", "ispettore")
    page.open()
    page.touch("Quanto è")
    paying.dealing.look_at(1)
    page.open()
    assert (page.key(INSPECTOR).below, page.key(CAPO).below) == ("Verdi", "poi il nome")
    page.touch(INSPECTOR)
    assert paying.station.sent[-1]["by"] == "Verdi"


def test_winnings_stay_on_their_chance_for_their_owner(paying: Desk) -> None:
    """Rules 5: winnings on a chance may stay for the next spin; those of a combination are handed over."""
    opened(paying).touch("Resta sulla chance")
    assert spin(paying).left == {("black", "posto 2")}
    assert [row.amount for row in paying.screen.payments.rows] == [5000, 8750]
    assert opened(paying).key("Non resta: incassa").can


def test_winnings_left_by_mistake_are_the_players_after_all(paying: Desk) -> None:
    """Rules 5: nobody collects for a player, and nobody leaves for him either."""
    opened(paying).touch("Resta sulla chance")
    opened(paying).touch("Non resta: incassa")
    assert spin(paying).left == frozenset()
    assert spin(paying).taken == {("black", "posto 2")}
    assert opened(paying).key("Resta sulla chance").can


def test_the_capo_tavolo_changes_the_order_by_name_and_reason(paying: Desk) -> None:
    """Rules 3: the order may exceptionally be changed: recorded, with name and reason."""
    assert not opened(paying).key("Il giocatore ha fretta").can
    paying.dealing.look_at(2)
    opened(paying).touch("Il giocatore ha fretta")
    assert spin(paying).payable.paid == {2}
    assert paying.station.sent[-1]["by"] == "capo tavolo"


def test_the_page_says_whose_payment_it_is_and_stays_with_it(paying: Desk) -> None:
    page = opened(paying)
    assert page.words.startswith("Pagamento 1: Posto 2")
    assert [len(row.keys) for row in page.rows[1::2]] == [len(DISPUTES), 1 + len(EARLIER)]
    paying.dealing.look_at(2)
    assert page.words.startswith("Pagamento 1")


def test_a_colour_is_paid_with_value_where_the_player_asks_for_it(paying: Desk) -> None:
    """[4.4] A colour is paid with value too at the player's wish; 35 pieces of 2.50 are a 50 and fifteen pieces."""
    paying.dealing.act(Act.PAID)
    page = opened(paying)
    page.touch("50")
    wished(page, paying)
    assert page.key("50").chosen
    assert not page.left
    large = paying.screen.payments.large
    assert large is not None
    assert large.wish == FIFTY
    paying.dealing.act(Act.PAID)
    assert paying.station.sent[-1] == {"do": "paid", "order": 2, "wish": {"with": ["50.00"], "mixed": False}}
    assert spin(paying).payable.wished == {2: FIFTY}


def test_value_is_asked_for_in_mixed_value_and_never_in_a_colour(paying: Desk) -> None:
    as_played, mixed, *values = opened(paying).rows[0].keys
    assert (as_played.says, as_played.chosen) == (Wanted(1, AS_PLAYED), True)
    assert (mixed.words, mixed.can) == ("Mista", True)
    assert not any(key.can for key in values)


def test_beside_the_wish_stands_why_the_other_chips_cannot_be_chosen(paying: Desk) -> None:
    """Value is asked for in mixed value alone, and only a colour in single chips (rules 3, 7)."""
    page = opened(paying)
    assert "la valuta si paga uguale o mista" in page.rows[0].said
    page.touch("Mista")
    wished(page, paying)
    assert not any(key.can for key in page.rows[0].keys[2:])
    assert "i singoli tagli sono per i colori" in page.form.described
    paying.dealing.act(Act.PAID)
    assert opened(paying).rows[0].said.startswith("un colore si paga nei suoi pezzi")


def test_one_touch_pays_all_of_a_colour_in_value(paying: Desk) -> None:
    """Rules 7: a colour paid with value chips: 35 pieces of 2.50 are 87.50, in the fewest chips."""
    paying.dealing.act(Act.PAID)
    page = opened(paying)
    mixed = page.rows[0].keys[MIXED]
    assert (mixed.words, mixed.below) == ("Tutto", "in valuta")
    page.touch(mixed.says)
    wished(page, paying)
    large = paying.screen.payments.large
    assert large is not None
    assert [(look.face, pieces) for group in large.laid.groups for look, pieces in group.chips] == [
        (face, 1) for face in ("2,50", "5", "10", "20", "50")
    ]
    assert page.rows[0].keys[MIXED].chosen
    page.touch("Uguale")
    wished(page, paying)
    assert not page.rows[0].keys[MIXED].chosen


def test_of_a_payment_that_is_made_nothing_can_be_asked_any_more(paying: Desk) -> None:
    paying.dealing.act(Act.PAID)
    paying.dealing.look_at(1)
    page = opened(paying)
    assert page.rows[0].said == "è già pagato"
    assert not any(key.can for key in page.rows[0].keys)


def test_the_tip_is_a_page_of_its_own(paying: Desk) -> None:
    page = opened(paying)
    page.touch(Act.TIP)
    assert (page.told, page.left) == ([Act.TIP], False)
