"""Closing + credits + drop − opening − fills is what the spins brought, whatever was played (rules 9)."""

from hypothesis import given
from hypothesis import strategies as st

from app.houses import house
from app.rules.bank import BankBook, after_operation, after_spin, before_payment, chips_worth, closed, opened
from app.rules.house import House
from app.rules.inventory import Certainty
from app.rules.money import Cents
from app.rules.settled import Chip
from app.rules.settlement import settle
from app.table.spin_form import read_spin
from tests.properties.layouts import Form, houses_and_spins


@given(st.lists(houses_and_spins(), min_size=1, max_size=4))
def test_the_result_is_what_the_spins_brought(cases: list[tuple[House, Form]]) -> None:
    book, brought = opened({Chip(Cents(100_000)): 1_000}), 0
    for under, form in cases:
        profile, spin = read_spin(form, {form.get("house", "venezia"): under}.__getitem__)
        settlement = settle(profile, spin)
        book = after_spin(book, settlement, profile, complete=True)
        brought += settlement.bank.result
    book = closed(book, book.inventory.pieces)
    assert book.result is not None
    assert book.result + book.loose == brought


def test_before_a_count_there_is_no_bank_to_follow() -> None:
    book = BankBook()
    profile, spin = read_spin({"number": 8, "bets": []}, house)
    assert after_spin(book, settle(profile, spin), profile, complete=True) == book
    assert book.result is None
    assert chips_worth({}) == 0


TWENTY, TEN, RED = Chip(Cents(2000)), Chip(Cents(1000)), Chip(Cents(250), "red")


def test_rules_7_a_payment_is_laid_from_what_the_ones_before_it_leave() -> None:
    """Rules 7: 35 twenties go first, and 10s for an amount; with all stakes entered the lost ones came in."""
    profile, spin = read_spin(eight(), house)
    settlement = settle(profile, spin)
    book = opened({TWENTY: 100, TEN: 5, RED: 50})
    first = before_payment(book, settlement, 1, profile, complete=False)
    third = before_payment(book, settlement, 3, profile, complete=False)
    assert first.pieces == book.inventory.pieces
    assert {chip: third.pieces[chip] for chip in (TWENTY, TEN, RED)} == {TWENTY: 64, TEN: 4, RED: 50}
    known = before_payment(book, settlement, 3, profile, complete=True)
    assert (known.pieces[RED], known.certainty) == (57, Certainty.KNOWN)


def test_rules_7_the_last_payment_leaves_what_the_spin_leaves() -> None:
    """Rules 7: after all payments the bank is what it is once the spin is closed."""
    profile, spin = read_spin(eight(), house)
    settlement = settle(profile, spin)
    book = opened({TWENTY: 100, TEN: 5, RED: 50})
    after = before_payment(book, settlement, len(settlement.payments) + 1, profile, complete=True)
    assert after == after_spin(book, settlement, profile, complete=True).inventory


def test_of_a_bank_that_is_not_counted_only_the_marks_hold() -> None:
    """Rules 7: before the opening count and after the closing one there are no figures."""
    profile, spin = read_spin(eight(), house)
    settlement = settle(profile, spin)
    begun = opened({TWENTY: 3})
    for book in (BankBook(), after_operation(begun, "close", {TWENTY: 3}, 6000)):
        marked = book._replace(inventory=book.inventory.marked(TWENTY))
        found = before_payment(marked, settlement, 2, profile, complete=False)
        assert not found.pieces
        assert (found.certainty, found.missing) == (Certainty.ESTIMATED, frozenset({TWENTY}))


def eight() -> Form:
    """Number 8: 30 on manque in two denominations, 20 on the straight, red lost 7 pieces and won one."""
    return {
        "number": 8,
        "colours": {"red": {"value": "2.50"}},
        "bets": [
            {"position": "low", "stack": [stake("20.00"), stake("10.00")]},
            {"position": "straight-8", "stack": [stake("20.00"), {"colour": "red", "pieces": 1}]},
            {"position": "straight-9", "stack": [{"colour": "red", "pieces": 7}]},
        ],
    }


def stake(value: str) -> Form:
    return {"value": value, "pieces": 1, "owner": "seat 1"}
