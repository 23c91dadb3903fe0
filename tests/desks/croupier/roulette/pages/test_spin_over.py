"""A page whose ball is over stays, says so, and does for that spin what can still be done: nothing for the new one."""

import pytest
from PySide6.QtCore import Qt

from app.desks.croupier.acts import Act
from app.desks.croupier.bank.deeds import View
from app.desks.croupier.forms.payment_form import OTHER_NAME
from app.desks.croupier.page_over import AskedOf
from app.desks.croupier.pages.form_page import FormPage
from app.desks.croupier.roulette.forms.places import Number, Place
from app.desks.croupier.roulette.pages.spin_over import asked_of, over
from app.desks.croupier.roulette.spin_acts import SpinAct
from tests.desks.croupier.over_scenes import falls, throws
from tests.desks.croupier.page_opening import enter
from tests.desks.desk import at
from tests.desks.played import Played

K = Qt.Key


@pytest.fixture
def payment(played: Played) -> FormPage:
    """The page of the first of four payments of spin 1."""
    enter(played)
    played.window.do(Act.PAYMENT)
    played.station.sent.clear()
    return played.form(Act.PAYMENT)


def test_a_payment_is_answered_on_its_own_page_for_its_own_spin(played: Played, payment: FormPage) -> None:
    falls(played)
    keys = played.window.pages.over_keys[Act.PAYMENT]
    assert payment.isVisible()
    assert payment.accessibleName().startswith(
        "Quatorze, Rouge, Pair, Manque. Pagamento 1: Posto 2. Colpo 1 (8)"
    )
    assert "fu pagato?" in payment.over
    assert [key.text() for key in keys.keys if key.isVisible()] == ["Pagamenti…", "Non pagato", "Pagato"]
    keys.paid.click()
    assert played.station.sent == [{"do": "paid", "spin": 1, "order": 1}]
    assert "Detto: è fatto." in payment.over
    assert not keys.paid.isEnabled()
    assert keys.not_paid.isEnabled()
    assert played.station.state.paying is not None
    assert played.station.state.paying.payable.paid == frozenset()


def test_until_rien_ne_va_plus_the_spin_is_opened_again_and_the_page_asks_on(
    played: Played, payment: FormPage
) -> None:
    played.station.send({"do": "dispute", "order": 1, "reason": "di chi è"})
    played.touch(payment.key(OTHER_NAME))
    played.type("ROS")
    throws(played)
    keys = played.window.pages.over_keys[Act.PAYMENT]
    assert payment.draft.name.text == "Ros"
    played.type("SI")
    assert payment.draft.name.text == "Ros"
    keys.again.click()
    assert played.station.state.paying is not None
    assert payment.isVisible()
    assert not payment.is_over
    played.type("SI")
    assert payment.draft.name.text == "Rossi"


def test_what_was_said_of_a_misplaced_chip_stays_and_nothing_of_it_is_sent(played: Played) -> None:
    enter(played)
    played.window.do(SpinAct.MISPLACED)
    page = played.form(SpinAct.MISPLACED)
    played.say(SpinAct.MISPLACED, Number(9), Place(at("straight-9")))
    said, sent = page.draft, len(played.station.sent)
    falls(played)
    keys = played.window.pages.over_keys[SpinAct.MISPLACED]
    assert page.isVisible()
    assert page.draft == said
    assert not page.does.isVisible()
    for key in (K.Key_1, K.Key_Right, K.Key_Right, K.Key_Return):
        played.key(key)
    assert len(played.station.sent) == sent
    assert played.window.pages.asked is Act.BANK  # the arrows led to what can still be done
    assert played.window.pages.bank.view is View.PAYMENTS
    assert not keys.payments.isVisible()


def test_a_number_is_never_contradicted_for_the_next_ball(played: Played) -> None:
    played.fall(8)
    played.window.do(Act.OTHER_NUMBER)
    page = played.form(Act.OTHER_NUMBER)
    played.touch(page.key(Number(9)))
    falls(played)
    played.key(K.Key_Return)
    assert not page.does.isVisible()
    assert [key.says for key in page.keys if key.chosen] == [Number(9)]
    assert played.station.state.paying is not None
    assert played.station.state.paying.number == 14


def test_that_a_throw_counts_is_asked_until_the_next_one(played: Played) -> None:
    played.station.say("throw")
    played.station.send({"do": "void", "reason": ""})
    played.window.do(Act.VALID)
    page = played.form(Act.VALID)
    page.keys[0].click()
    throws(played)
    assert page.isVisible()
    assert page.over == "Un'altra pallina è stata lanciata: quel colpo resta nullo."
    assert not page.does.isVisible()
    sent = len(played.station.sent)
    played.key(K.Key_Return)
    assert len(played.station.sent) == sent
    played.key(K.Key_Escape)
    assert played.window.pages.open is None


def test_a_page_opened_again_for_the_new_ball_asks_as_ever(played: Played, payment: FormPage) -> None:
    falls(played)
    played.window.leave()
    played.station.say("next")
    enter(played)
    played.window.do(Act.PAYMENT)
    assert payment.isVisible()
    assert not payment.is_over
    assert all(payment.key(words).isEnabled() for words in ("Di chi è", "Quanto è", "Dove stava"))
    assert not any(key.isVisible() for key in played.window.pages.over_keys[Act.PAYMENT].keys)


def test_a_page_asks_about_the_ball_of_its_spin(played: Played) -> None:
    played.fall(8)
    state = played.station.state
    ball = asked_of(state, Act.LINES)
    assert ball == AskedOf(1, 8, 1)
    assert over(state, Act.LINES, ball) is None
    assert asked_of(state, Act.BANK) is None
    played.station.say("next")
    gone = over(played.station.state, Act.LINES, ball)
    assert gone is not None
    assert gone.back
    played.fall(9)
    gone = over(played.station.state, Act.LINES, ball)
    assert gone is not None
    assert not gone.back
