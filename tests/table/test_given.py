"""What was given for a payment adds up over its marks, in cents and in chips."""

from app.rules.chips import Chip
from app.rules.money import Cents
from app.rules.roulette.settled import Payment
from app.table.given import AnyPayment, Given, chips_given, given_for

PAYMENT: AnyPayment = Payment("inside", None, "seat 4", (), None, Cents(17500))
LILAC, FIVE = Chip(Cents(250), "lilac"), Chip(Cents(500))


def test_what_was_taken_back_is_given_no_more() -> None:
    marks = (Given(1, 17500, PAYMENT), Given(4, 8750, PAYMENT), Given(6, -17500, PAYMENT))
    assert (given_for(marks), given_for(())) == (8750, 0)


def test_the_chips_of_one_mark_stay_in_laying_order_and_those_of_several_add_up() -> None:
    first = Given(1, 1000, PAYMENT, ((LILAC, 2), (FIVE, 1)))
    assert chips_given((first,)) == ((LILAC, 2), (FIVE, 1))
    assert chips_given((first, Given(2, -500, PAYMENT, ((FIVE, -1),)))) == ((LILAC, 2),)
    assert chips_given((first, Given(2, -500, PAYMENT, ((LILAC, -2),)))) == ((FIVE, 1),)
    assert dict(chips_given((first, Given(2, -1000, PAYMENT, ((FIVE, -2),)))) or ()) == {LILAC: 2, FIVE: -1}


def test_where_it_is_not_known_how_a_payment_was_made_no_chips_are() -> None:
    assert chips_given((Given(1, 1000, PAYMENT), Given(2, 500, PAYMENT, ((FIVE, 1),)))) is None
