"""What else there is to say about a payment: objections, rulings, winnings that stay, another order."""

import pytest
from PySide6.QtCore import Qt

from app.desks.croupier.acts import Act
from app.desks.croupier.forms.payment_form import OTHER_NAME
from app.desks.croupier.pages.form_page import FormPage
from tests.desks.letters import reading
from tests.desks.played import Played
from tests.said import said


@pytest.fixture
def paying(played: Played) -> Played:
    """Number 8: a chance in value of a known player, and red inside."""
    played.fall(8)
    played.value(5000, 2)
    played.place("black")
    played.colour("red")
    played.place("straight-8")
    return played


def opened(played: Played) -> FormPage:
    played.touch(played.panel.buttons[Act.PAYMENT])
    return played.form(Act.PAYMENT)


def test_an_objection_holds_the_payment_until_somebody_by_name_has_ruled(paying: Played) -> None:
    """Rules 3: open to interpretation, the payment is disputed until the ruling, and the ruling has a name."""
    page = opened(paying)
    assert not any(page.key(words).isEnabled() for words in ("Il capo tavolo", "L'ispettore", OTHER_NAME))
    paying.touch(page.key("Di chi è"))
    assert not page.isVisible()
    state = paying.station.state.paying
    assert state is not None
    assert state.payable.disputed == {1}
    paying.touch(paying.panel.buttons[Act.BEFORE])
    paying.touch(paying.panel.buttons[Act.PAID])
    assert page.isVisible(), "where it cannot be paid it is decided"
    asked = len(paying.station.sent)
    assert page.key("Il capo tavolo").below == "poi il nome"
    paying.touch(page.key("Il capo tavolo"))
    assert len(paying.station.sent) == asked, "nobody has a name yet"
    paying.type("CONTI")
    paying.touch(page.key("Il capo tavolo"))
    assert paying.station.sent[-1] == {
        "do": "rule",
        "order": 1,
        "by": "Conti",
        "reason": "si paga così",
        "office": "capo tavolo",
    }
    state = paying.station.state.paying
    assert state is not None
    assert not state.payable.disputed


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


def test_what_is_asked_for_is_laid_from_a_counted_bank_and_recorded(paying: Played) -> None:
    """Rules 9: a counted bank books the chips that were laid: one 50, and fifteen pieces of red."""
    chips = [{"value": "50.00", "pieces": 10}, {"colour": "red", "pieces": 100}]
    paying.station.table.do({"do": "bank", "operation": "open", "chips": chips})  # type: ignore[dict-item]
    paying.station.publish()
    paying.key(Qt.Key.Key_Space)
    paying.touch(opened(paying).key("50"))
    paying.key(Qt.Key.Key_Escape)
    paying.key(Qt.Key.Key_Space)
    state = paying.station.state.paying
    assert state is not None
    assert {chip.colour or chip.value: pieces for chip, pieces in state.payable.laid[2]} == {
        "red": 15,
        5000: 1,
    }


def test_all_at_once_waits_while_a_payment_is_wanted_in_other_chips(paying: Played) -> None:
    paying.touch(paying.panel.buttons[Act.AFTER])
    paying.touch(opened(paying).key("50"))
    paying.key(Qt.Key.Key_Escape)
    assert not paying.panel.buttons[Act.PAID_ALL].isEnabled()
    assert paying.panel.buttons[Act.PAID_ALL].below == "altri gettoni", "a greyed button says why"
    paying.touch(opened(paying).key("Uguale"))
    paying.key(Qt.Key.Key_Escape)
    assert paying.panel.buttons[Act.PAID_ALL].isEnabled()


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
