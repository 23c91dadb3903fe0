"""What else there is to say about a payment: objections, rulings, winnings that stay, another order."""

import pytest
from PySide6.QtCore import Qt

from app.desks.common.touch import TouchButton
from app.desks.croupier.acts import Act
from app.desks.croupier.payments.page import GROUPS, PaymentPage
from app.rules.money import Cents
from app.rules.payment_laying import Wish
from app.table.named import Office
from tests.desks.letters import reading
from tests.desks.played import Played
from tests.said import said

OBJECTIONS, OTHERS = range(2)


@pytest.fixture
def paying(played: Played) -> Played:
    """Number 8: a chance in value of a known player, and red inside."""
    played.fall(8)
    played.value(5000, 2)
    played.place("black")
    played.colour("red")
    played.place("straight-8")
    return played


def opened(played: Played) -> PaymentPage:
    played.touch(played.panel.buttons[Act.PAYMENT])
    return played.page(Act.PAYMENT, PaymentPage)


def button(played: Played, group: int, place: int = 0) -> TouchButton:
    return opened(played).buttons[group][place]


def test_an_objection_holds_the_payment_until_somebody_by_name_has_ruled(paying: Played) -> None:
    """Rules 3: open to interpretation, the payment is disputed until the ruling, and the ruling has a name."""
    page = opened(paying)
    assert not any(one.isEnabled() for one in (*page.deciders.values(), page.other_name))
    paying.touch(page.buttons[OBJECTIONS][0])
    assert not page.isVisible()
    state = paying.station.state.paying
    assert state is not None
    assert state.disputed == {1}
    paying.touch(paying.panel.buttons[Act.BEFORE])
    paying.touch(paying.panel.buttons[Act.PAID])
    assert page.isVisible(), "where it cannot be paid it is decided"
    asked = len(paying.station.sent)
    assert page.deciders[Office.CAPO_TAVOLO].below == "poi il nome"
    paying.touch(page.deciders[Office.CAPO_TAVOLO])
    assert len(paying.station.sent) == asked, "nobody has a name yet"
    paying.type("CONTI")
    paying.touch(page.deciders[Office.CAPO_TAVOLO])
    assert paying.station.sent[-1] == {
        "do": "rule",
        "order": 1,
        "by": "Conti",
        "reason": "si paga così",
        "office": "capo tavolo",
    }
    state = paying.station.state.paying
    assert state is not None
    assert not state.disputed


@pytest.mark.parametrize(
    ("reason", "key"),
    [
        ("di chi è", "di chi è · decidere…"),
        ("dove stava: straight-8 o straight-9", "decidere…"),
        ("", "decidere…"),
    ],
)
def test_what_was_said_against_a_payment_stands_where_it_is_decided(
    paying: Played, reason: str, key: str
) -> None:
    """Rules 3: whoever decides reads what is disputed; a long reason stands on the page alone."""
    paying.window.dealing.ask(said({"do": "dispute", "order": 1, **({"reason": reason} if reason else {})}))
    paying.touch(paying.panel.buttons[Act.BEFORE])
    assert paying.panel.buttons[Act.PAID].below == key
    page = opened(paying)
    assert ("Contestato: " in page.accessibleName()) is bool(reason)
    assert ("Contestato: di chi è." in page.accessibleName()) is (reason == "di chi è")
    paying.window.dealing.ask(said({"do": "rule", "order": 1, "by": "Carla", "reason": "si paga così"}))
    assert "Contestato" not in page.accessibleName()


def test_a_ruling_is_in_the_name_of_the_last_who_was_named_unless_another_is_typed(paying: Played) -> None:
    """Rules 3: the ruling has a name; who was named this evening need not be named again."""
    paying.touch(opened(paying).buttons[OBJECTIONS][0])
    paying.touch(paying.panel.buttons[Act.BEFORE])
    page = opened(paying)
    paying.touch(page.other_name)
    assert not page.deciders[Office.INSPECTOR].isEnabled(), "nobody is named yet"
    paying.type("VERDI")
    assert page.accessibleName().endswith("Verdi")
    assert not page.buttons[OBJECTIONS][0].isVisible()
    paying.touch(page.back)
    assert page.buttons[OBJECTIONS][0].isVisible(), "back to what else is said of the payment"
    paying.touch(page.other_name)
    for letter in "VERDI":
        paying.touch(page.letters.letters[letter])
    paying.touch(page.deciders[Office.INSPECTOR])
    assert (paying.station.sent[-1]["by"], paying.station.sent[-1]["office"]) == ("Verdi", "ispettore")
    paying.touch(opened(paying).buttons[OBJECTIONS][1])
    page = opened(paying)
    assert page.deciders[Office.INSPECTOR].accessibleName() == "L'ispettore Verdi"
    assert page.deciders[Office.CAPO_TAVOLO].accessibleName() == "Il capo tavolo poi il nome"
    paying.touch(page.deciders[Office.INSPECTOR])
    assert paying.station.sent[-1]["by"] == "Verdi"


def test_winnings_stay_on_their_chance_for_their_owner(paying: Played) -> None:
    """Rules 5: winnings on a chance may stay for the next spin; those of a combination are handed over."""
    paying.touch(button(paying, OTHERS, 0))
    state = paying.station.state.paying
    assert state is not None
    assert state.left == {("black", "posto 2")}
    assert paying.amounts == [5000, 8750]
    assert button(paying, OTHERS, 0).text() == "Non resta: incassa"


def test_winnings_left_by_mistake_are_the_players_after_all(paying: Played) -> None:
    """Rules 5: nobody collects for a player, and nobody leaves for him either."""
    paying.touch(button(paying, OTHERS, 0))
    paying.touch(button(paying, OTHERS, 0))
    state = paying.station.state.paying
    assert state is not None
    assert state.left == frozenset()
    assert state.taken == {("black", "posto 2")}
    assert button(paying, OTHERS, 0).text() == "Resta sulla chance"


def test_the_capo_tavolo_changes_the_order_by_name_and_reason(paying: Played) -> None:
    """Rules 3: the order may exceptionally be changed: recorded, with name and reason."""
    assert not button(paying, OTHERS, 1).isEnabled()
    paying.touch(paying.page(Act.PAYMENT, PaymentPage).back)
    paying.touch(paying.panel.buttons[Act.AFTER])
    paying.touch(button(paying, OTHERS, 1))
    assert paying.paid == {2}
    assert paying.station.sent[-1]["by"] == "capo tavolo"


def test_the_page_says_whose_payment_it_is(paying: Played) -> None:
    page = opened(paying)
    assert page.accessibleName().startswith("Pagamento 1: Posto 2")
    assert [len(row) for row in page.buttons] == [len(choices) for _, choices in GROUPS]


def test_a_colour_is_paid_with_value_where_the_player_asks_for_it(paying: Played) -> None:
    """[4.4] A colour is paid with value too at the player's wish; 35 pieces of 2.50 are a 50 and fifteen pieces."""
    paying.key(Qt.Key.Key_Space)
    page = opened(paying)
    paying.touch(page.values[Cents(5000)])
    assert page.values[Cents(5000)].chosen
    paying.touch(page.back)
    screen = paying.window.dealing.screen
    assert screen is not None
    assert screen.payments.large is not None
    assert screen.payments.large.wish == Wish((Cents(5000),))
    paying.key(Qt.Key.Key_Space)
    assert paying.station.sent[-1] == {"do": "paid", "order": 2, "wish": {"with": ["50.00"], "mixed": False}}
    state = paying.station.state.paying
    assert state is not None
    assert state.wished == {2: Wish((Cents(5000),))}


def test_what_is_asked_for_is_laid_from_a_counted_bank_and_recorded(paying: Played) -> None:
    """Rules 9: a counted bank books the chips that were laid: one 50, and fifteen pieces of red."""
    chips = [{"value": "50.00", "pieces": 10}, {"colour": "red", "pieces": 100}]
    paying.station.table.do({"do": "bank", "operation": "open", "chips": chips})  # type: ignore[dict-item]
    paying.station.publish()
    paying.key(Qt.Key.Key_Space)
    paying.touch(opened(paying).values[Cents(5000)])
    paying.key(Qt.Key.Key_Escape)
    paying.key(Qt.Key.Key_Space)
    state = paying.station.state.paying
    assert state is not None
    assert {chip.colour or chip.value: pieces for chip, pieces in state.laid[2]} == {"red": 15, 5000: 1}


def test_all_at_once_waits_while_a_payment_is_wanted_in_other_chips(paying: Played) -> None:
    paying.touch(paying.panel.buttons[Act.AFTER])
    paying.touch(opened(paying).values[Cents(5000)])
    paying.key(Qt.Key.Key_Escape)
    assert not paying.panel.buttons[Act.PAID_ALL].isEnabled()
    assert paying.panel.buttons[Act.PAID_ALL].below == "altri gettoni", "a greyed button says why"
    paying.touch(opened(paying).as_played)
    paying.key(Qt.Key.Key_Escape)
    assert paying.panel.buttons[Act.PAID_ALL].isEnabled()


def test_value_is_asked_for_in_mixed_value_and_never_in_a_colour(paying: Played) -> None:
    page = opened(paying)
    assert page.mixed.isEnabled()
    assert not any(button.isEnabled() for button in page.values.values())


def test_beside_the_wish_stands_why_the_other_chips_cannot_be_chosen(paying: Played) -> None:
    """Value is asked for in mixed value alone, and only a colour in single chips (rules 3, 7)."""
    page = opened(paying)
    assert "la valuta si paga uguale o mista" in page.why
    paying.touch(page.mixed)
    assert not any(button.isEnabled() for button in page.values.values())
    assert "i singoli tagli sono per i colori" in page.why
    paying.touch(page.back)
    paying.key(Qt.Key.Key_Space)
    assert opened(paying).why.startswith("un colore si paga nei suoi pezzi")


def test_one_touch_pays_all_of_a_colour_in_value(paying: Played) -> None:
    """Rules 7: a colour paid with value chips: 35 pieces of 2.50 are 87.50, in the fewest chips."""
    paying.key(Qt.Key.Key_Space)
    page = opened(paying)
    assert (page.mixed.text(), page.mixed.below) == ("Tutto", "in valuta")
    paying.touch(page.mixed)
    screen = paying.window.dealing.screen
    assert screen is not None
    assert screen.payments.large is not None
    laid = screen.payments.large.laid
    assert [(look.face, pieces) for group in laid.groups for look, pieces in group.chips] == [
        (face, 1) for face in ("2,50", "5", "10", "20", "50")
    ]
    assert page.mixed.chosen
    paying.touch(page.as_played)
    assert not page.mixed.chosen


def test_of_a_payment_that_is_made_nothing_can_be_asked_any_more(paying: Played) -> None:
    paying.key(Qt.Key.Key_Space)
    paying.touch(paying.panel.buttons[Act.BEFORE])
    page = opened(paying)
    assert page.why == "è già pagato"
    assert not page.as_played.isEnabled()


def test_all_places_of_a_picture_bet_can_be_read(played: Played) -> None:
    """Screens: nothing smaller than 14 pixels of the reference, also the nine places of a complete number."""
    played.fall(8)
    played.colour("blue")
    for name in ("corner-4-8", "corner-5-9", "corner-7-11", "corner-8-12"):
        played.place(name)
    for name in ("split-5-8", "split-7-8", "split-8-9", "split-8-11", "straight-8"):
        played.place(name)
    page = opened(played)
    with reading() as read:
        read.look_at(page)
    (below,) = [letter for letter in read.letters if "cavallo 5/8" in letter.text]
    assert below.pixels >= 14
    assert not below.cut
