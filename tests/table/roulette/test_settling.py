"""What the table knows and what the dealer entered are one layout; payments made are found again."""

import pytest
from msgspec.structs import replace

from app.rules.roulette.settled import Settlement
from app.table.differences import places_kept
from app.table.roulette.settling import merged_bets, payments_kept, settlement_of, spin_to_settle
from app.table.roulette.spin_form import read_bets
from app.table.roulette.spin_table import SpinTable
from tests.table.playing import EIGHT, Form, chips, colour, fall, fallen, form_of, opened, stack

NOBODYS = chips("5.00", owner=None)


def settled(state: SpinTable, bets: list[Form]) -> Settlement:
    assert state.paying is not None
    return settlement_of(state, replace(state.paying, winners=read_bets(bets, state.house, state.colours)))


def test_what_is_entered_lies_on_top_of_what_was_known() -> None:
    state = fallen().state
    known = read_bets(
        [stack("split-8-11", colour("red")), stack("black", chips("5.00"))], state.house, state.colours
    )
    entered = read_bets(
        [stack("split-8-11", chips("20.00")), stack("straight-8")], state.house, state.colours
    )
    merged = {there.position.name: there.entries for there in merged_bets(known, entered)}
    assert [entry.value for entry in merged["split-8-11"]] == [250, 2000]
    assert (len(merged["black"]), merged["straight-8"]) == (1, ())


def test_a_spin_is_settled_with_what_was_known_before_the_number_too() -> None:
    state = fallen().state
    assert state.paying is not None
    known = read_bets([stack("straight-8", chips("5.00"))], state.house, state.colours)
    winners = read_bets([stack("straight-8", chips("10.00"))], state.house, state.colours)
    settlement = settlement_of(state, replace(state.paying, bets=known, winners=winners))
    assert [payment.amount for payment in settlement.payments] == [35000, 17500]


def test_a_spin_without_a_number_is_not_settled() -> None:
    table = opened()
    with pytest.raises(ValueError, match="spin 1 has no number"):
        spin_to_settle(table.state, table.betting)


def test_payments_made_are_found_at_their_new_places() -> None:
    state = fallen().state
    before = settled(state, EIGHT)
    after = settled(state, [stack("street-7-9", chips("50.00", owner="seat 7")), *EIGHT])
    assert payments_kept(before, frozenset({1, 2, 4}), after) == frozenset({1, 3, 5})
    assert payments_kept(before, frozenset(), settled(state, [])) == frozenset()


def test_a_payment_that_would_be_another_is_not_found() -> None:
    state = fallen().state
    before = settled(state, EIGHT)
    assert payments_kept(before, frozenset({1}), settled(state, EIGHT[:2])) is None
    assert (
        payments_kept(before, frozenset({1}), settled(state, [*EIGHT[:2], stack("black", chips("10.00", 3))]))
        is None
    )


def test_equal_payments_are_counted() -> None:
    state = fallen().state
    two, one = (settled(state, [stack("straight-8", *[NOBODYS] * count)]) for count in (2, 1))
    assert payments_kept(two, frozenset({1, 2}), two) == frozenset({1, 2})
    assert payments_kept(two, frozenset({2}), one) == frozenset({1})
    assert payments_kept(two, frozenset({1, 2}), one) is None
    assert places_kept(two.payments, frozenset({1, 2}), two.payments) == {1: 1, 2: 2}
    assert places_kept(two.payments, frozenset({2}), one.payments) == {2: 1}


def test_each_payment_is_followed_to_its_own_place() -> None:
    state = fallen().state
    before = settled(state, EIGHT)
    after = settled(state, [stack("street-7-9", chips("50.00", owner="seat 7")), *EIGHT])
    places = places_kept(before.payments, frozenset({1, 2, 4}), after.payments)
    assert places is not None
    assert sorted(places) == [1, 2, 4]
    assert all(after.payments[new - 1] == before.payments[old - 1] for old, new in places.items())


def test_2_chips_that_an_owner_adds_to_winnings_left_lying_join_them() -> None:
    """200 on manque win and stay, 300 are added: 1,400 would lie there, and all of it comes off."""
    table = opened(all_entered=True)
    table.do("place", position="low", entry=chips("100.00", 2, owner="A"))
    fall(table, 8)
    table.do("leave", order=1)
    table.do("next")
    table.do("place", position="low", entry=chips("100.00", 3, owner="A"))
    fall(table, 9)
    table.do("next")
    answers = [form_of(event) for event in table.story if type(event).__name__ == "SpinSettled"]
    assert [(item["owner"], item["amount"]) for item in answers[-1]["withdrawn"]] == [
        ("A", "800.00"),
        ("A", "600.00"),
    ]
    assert answers[-1]["standing"] == []
