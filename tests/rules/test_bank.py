"""Closing + credits + drop − opening − fills is what the spins brought, whatever was played (rules 9)."""

from hypothesis import given
from hypothesis import strategies as st

from app.houses import house
from app.rules.bank import BankBook, after_spin, chips_worth, closed, opened
from app.rules.house import House
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
