"""What holds no more is struck through on the spin's page, and stands there for ever (rules 8; design)."""

import pytest

from app.reports.roulette.struck import Struck
from app.rules.money import Cents
from app.rules.roulette.settled import Payment
from app.table import events as happened
from app.table.event_record import Event
from app.table.given import AnyPayment, Given
from app.table.payable import Payable
from app.table.roulette import events as spun
from app.table.roulette.procedure import Phase
from app.table.roulette.spin_state import SpinState

NUMBER = spun.SpinNumber(spin=1, number=14, announcement="…", source="wheel")
TAKEN_BACK = spun.SpinTakenBack(spin=1, number=14, reason="", source="hand")
VOID = spun.SpinVoid(spin=1, reason="", throw=1, source="hand")
VALID = spun.SpinValid(spin=1, throw=1, reason="seen")
PAYMENT: AnyPayment = Payment("inside", None, "seat 4", (), None, Cents(17500))
NO_MORE_BETS = spun.SpinNoMoreBets(spin=1, source="wheel")
THROWN = spun.SpinThrown(spin=1, source="wheel")


def struck(*events: Event) -> dict[int, int]:
    """What is struck through of some entries, by their places from 1."""
    found = Struck()
    for place, event in enumerate(events, 1):
        found.enter(place, event)
    return found.found


def test_a_number_that_counts_no_more_is_struck_by_what_took_it_back() -> None:
    assert struck(THROWN, NUMBER, TAKEN_BACK, VOID) == {2: 3}


def test_il_colpo_vale_strikes_rien_va_and_lets_the_number_stand() -> None:
    assert struck(THROWN, NUMBER, TAKEN_BACK, VOID, VALID) == {4: 5}
    assert struck(THROWN, VOID, VALID, NUMBER) == {2: 3}


def test_after_another_throw_the_void_number_stays_struck() -> None:
    assert struck(THROWN, NUMBER, TAKEN_BACK, VOID, THROWN, NUMBER) == {2: 3}


@pytest.mark.parametrize("ball", [THROWN, NO_MORE_BETS], ids=["thrown", "no more bets"])
def test_il_colpo_vale_of_a_later_ball_lets_no_earlier_number_stand(ball: Event) -> None:
    """Of a wheel whose throw nobody saw "Rien ne va plus" is the first that is heard."""
    assert struck(NUMBER, TAKEN_BACK, VOID, ball, VOID, VALID) == {1: 2, 5: 6}
    assert struck(NUMBER, TAKEN_BACK, VOID, NUMBER, TAKEN_BACK, VOID, ball, VOID, VALID) == {1: 2, 4: 5, 8: 9}


def test_a_contradicted_number_is_struck_by_the_other() -> None:
    assert struck(NUMBER, NUMBER) == {1: 2}


def test_the_last_mark_of_a_payment_is_struck_by_what_took_it_back() -> None:
    """Of a payment that was changed the difference, and then the payment itself."""
    unmade = happened.PaymentUnmade(spin=1, revision=1, order=2)
    marks = (Given(4, 17500, PAYMENT), Given(7, -2500, PAYMENT))
    found = Struck()
    for place, left in ((8, marks), (9, marks[:1])):
        found.enter(place, unmade, SpinState(spin=1, phase=Phase.PAYING, payable=Payable(given={2: left})))
    assert found.found == {7: 8, 4: 9}
