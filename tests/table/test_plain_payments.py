"""What a plain game pays and takes: stakes of one chip in chips, others in value, each written and read again."""

import pytest

from app.rules.chips import Chip
from app.rules.money import Cents
from app.rules.payment import Odds
from app.rules.round_bank import Taking, stakes_lost
from app.table.given import AnyPayment
from app.table.plain_payments import payment_form, payments_of, read_payment, taking_of
from app.table.plain_rounds import Bet, PlainRound
from tests.houses import house

HOUSE = house("venezia")
BETS = (Bet("six", "Ada", Cents(1000)), Bet("odd", "Bo", Cents(5000)), Bet("six", "Cy", Cents(1500)))


def odds(at: Odds) -> tuple[AnyPayment, ...]:
    """What is paid where the six alone won."""
    now = PlainRound(spin=1, number=6, bets=BETS)
    return payments_of("dice", lambda _now, bet: at if bet.on == "six" else None, HOUSE, now)


def test_a_stake_of_one_chip_is_paid_in_chips_like_it_and_any_other_in_value() -> None:
    assert [(each.owner, each.chip, each.pieces, each.amount) for each in odds(Odds(5, 1))] == [
        ("Ada", Chip(Cents(1000)), 5, 5000),
        ("Cy", None, None, 7500),
    ]


def test_what_pays_no_whole_number_of_chips_is_paid_in_value() -> None:
    assert [(each.chip, each.amount) for each in odds(Odds(3, 2))] == [(None, 1500), (None, 2250)]


@pytest.mark.parametrize("at", [Odds(5, 1), Odds(3, 2)])
def test_one_is_written_and_read_again(at: Odds) -> None:
    assert [read_payment("dice", payment_form(each)) for each in odds(at)] == [*odds(at)]


def test_what_lost_comes_in_as_the_chip_that_it_is() -> None:
    now = PlainRound(spin=1, number=6, bets=BETS)
    assert taking_of(lambda _now, _bet: None, HOUSE, now) == Taking(
        complete=True, chips=((Chip(Cents(1000)), 1), (Chip(Cents(5000)), 1)), taken=Cents(7500)
    )
    assert stakes_lost([Cents(1000), Cents(500)]) == Taking(complete=True, taken=Cents(1500))
