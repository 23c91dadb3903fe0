"""A mark stands on a payment that can bear it, and on no other: anything else is no table's record."""

import pytest
from msgspec.structs import replace

from app.table import events as happened
from app.table.fold import BrokenStoryError, fold
from tests.table.playing import Played, colour, fallen, paying_eight, stack

MADE = happened.PaymentMade(spin=1, revision=1, order=2)
CHANGED = happened.PaymentChanged(spin=1, revision=2, order=1, amount="42.50")


def entered() -> Played:
    table = paying_eight()
    table.do("paid", order=1)
    return table


def changed() -> Played:
    """Red has one piece more on the split, and its payment was made: 17 pieces are due."""
    table = fallen(8)
    table.do("winners", bets=[stack("split-8-11", colour("red", 2))])
    table.do("paid_all")
    table.do("difference", bets=[stack("split-8-11", colour("red", 3))])
    return table


@pytest.mark.parametrize("how", [{"order": 0}, {"order": 9}, {"order": 1}, {"revision": 2}])
def test_no_payment_is_made_twice_or_of_another_settlement(how: dict[str, int]) -> None:
    with pytest.raises(BrokenStoryError, match="cannot bear it"):
        fold(entered().state, replace(MADE, **how))


def test_nothing_is_changed_that_was_not_made_or_is_what_is_owed() -> None:
    for order in (1, 2, 9):
        event = happened.PaymentChanged(spin=1, revision=1, order=order, amount="1.00")
        with pytest.raises(BrokenStoryError, match="cannot bear it"):
            fold(entered().state, event)


def test_what_differs_is_changed_by_its_difference_alone() -> None:
    table = changed()
    assert fold(table.state, CHANGED).paying is not None
    for amount in ("42.00", "-42.50", "127.50"):
        event = happened.PaymentChanged(spin=1, revision=2, order=1, amount=amount)
        with pytest.raises(BrokenStoryError, match="cannot bear it"):
            fold(table.state, event)
    with pytest.raises(BrokenStoryError, match="cannot bear it"):
        fold(table.state, happened.PaymentMade(spin=1, revision=2, order=1))


def test_a_mark_is_taken_back_as_often_as_it_was_set() -> None:
    state = fold(changed().state, CHANGED)
    back = happened.PaymentUnmade(spin=1, revision=2, order=1)
    for left in (1, 0):
        state = fold(state, back)
        assert state.paying is not None
        assert len(state.paying.payable.given.get(1, ())) == left
    with pytest.raises(BrokenStoryError, match="cannot bear it"):
        fold(state, back)
