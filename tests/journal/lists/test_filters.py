"""What is asked for must all be so, and of a payment of one payment."""

from app.journal.lists.entries import PaymentEntry
from app.journal.lists.filters import Filter, ListedSpin, payment_fits, spin_fits
from app.rules.roulette.layout import Kind
from app.table.listing import Flag
from app.table.roulette.listing import LISTING

SPIN = ListedSpin("T1", 5, 1, 10, 20, 8, "wheel", "Anna", 500, 300, 500, 1, Flag.VOID, 1, 9, 1, 2)
PAYMENT = PaymentEntry(1, "red", "red", "8/11 1=2.50 x17", "split", 17, 4_250, None, 0)


def test_everything_fits_where_nothing_is_asked() -> None:
    assert spin_fits(Filter(), SPIN)
    assert payment_fits(Filter(), PAYMENT)
    assert not Filter().of_payments


def test_each_part_is_asked_by_itself() -> None:
    fits = [
        Filter(table="T1"),
        Filter(number=8),
        Filter(dealer="Anna"),
        Filter(flags=Flag.VOID),
        Filter(since=10),
    ]
    others = [
        *(Filter(table="T2"), Filter(number=9), Filter(dealer="Bruno"), Filter(until=10), Filter(since=11)),
        Filter(flags=Flag.VOID | Flag.DISPUTED),
    ]
    assert all(spin_fits(asked, SPIN) for asked in fits)
    assert not any(spin_fits(asked, SPIN) for asked in others)


def test_over_and_under_leave_the_amount_itself_out() -> None:
    assert payment_fits(
        Filter(over=4_249, under=4_251, chip="red", position="8/11", kind=Kind.SPLIT), PAYMENT
    )
    others = [
        Filter(over=4_250),
        Filter(under=4_250),
        Filter(chip="blue"),
        Filter(position="8"),
        Filter(kind=Kind.TRIO),
    ]
    assert all(asked.of_payments and not payment_fits(asked, PAYMENT) for asked in others)


def test_what_cannot_be_is_known_beforehand() -> None:
    assert Filter(over=4_249, under=4_251).possible(LISTING.wins)
    assert not Filter(over=4_250, under=4_251).possible(LISTING.wins)
    assert Filter(number=8, position="8/11").possible(LISTING.wins)
    assert not Filter(number=17, position="8/11").possible(LISTING.wins)


def test_the_result_is_known_where_both_sides_are() -> None:
    assert SPIN.result == -200
    assert SPIN._replace(taken=None).result is None
