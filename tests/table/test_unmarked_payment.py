"""What was left unmarked is nobody's word that it was made, and nobody's that it was not."""

from app.rules.money import Cents
from tests.table.playing import paying_eight


def test_a_payment_that_bore_no_mark_is_named_with_what_was_owed_and_nothing_is_said_of_it() -> None:
    table = paying_eight()
    table.do("paid", order=1)
    table.do("next")
    left = table.state.unmarked[1]
    assert [(each.spin, each.number, each.order, each.paid) for each in left] == [
        (1, 8, order, None) for order in (2, 3, 4)
    ]
    assert left[0].payment.amount == Cents(340_00)
