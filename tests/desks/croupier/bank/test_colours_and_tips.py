"""What is sold, handed in or tipped by the short way: what comes is worth what goes, whatever is counted."""

from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.desks.croupier.bank.colours_and_tips import (
    Exchange,
    Wants,
    at_worth,
    exchange_of,
    pressed,
    so_far,
    tip_of,
    touched,
)
from app.desks.croupier.bank.deeds import Deed
from app.desks.croupier.bank.tally import Coin, Tally
from app.rules.money import Cents
from tests.houses import house

VENEZIA: Final = house("venezia")
RED: Final = Coin(Cents(250), "red")
FIFTY: Final = Coin(Cents(5000), note=True)
TWENTY: Final = Coin(Cents(2000))
notes = st.dictionaries(
    st.sampled_from([Coin(value, note=True) for value in VENEZIA.notes]), st.integers(1, 30), max_size=4
)
chips = st.one_of(
    st.builds(Coin, st.sampled_from([Cents(250), Cents(500), Cents(300), Cents(1000)]), st.just("red")),
    st.sampled_from([Coin(value) for value in VENEZIA.chips]),
)
drafts = st.builds(
    lambda coin, pieces, said, came: Exchange(coin, coin, pieces if said else 0, said, came),
    st.none() | chips,
    st.integers(0, 400),
    st.booleans(),
    notes,
)


@given(drafts)
def test_what_comes_is_worth_what_goes_or_it_is_said_what_is_wanting(draft: Exchange) -> None:
    """Rules 9: no cent is made or lost, and nothing is recorded before it adds up."""
    plan = exchange_of(draft, VENEZIA)
    if plan.wants is not Wants.NOTHING:
        assert plan.tally.empty
        return
    assert plan.tally.coming == plan.tally.going == plan.amount > 0
    assert all(pieces > 0 for side in plan.tally for pieces in side.values())
    assert plan.deed is (Deed.DROP if draft.paid else Deed.CHANGE)
    if draft.paid:
        assert plan.tally.coming == draft.paid
        assert plan.tally.goes[draft.coin] >= draft.bought  # type: ignore[index]
    else:
        assert plan.tally.comes == {draft.coin: draft.pieces}


@given(drafts)
def test_a_tip_is_what_was_counted_and_nothing_for_it(draft: Exchange) -> None:
    plan = tip_of(draft)
    assert (plan.wants is Wants.NOTHING) == bool(draft.coin and draft.pieces and not draft.paid)
    if plan.wants is Wants.NOTHING:
        assert plan.tally == Tally({draft.coin: draft.pieces})  # type: ignore[dict-item]


def test_the_notes_say_how_many_pieces_until_somebody_says_it() -> None:
    draft = touched(touched(Exchange(), FIFTY), RED)
    assert draft.bought == 20
    draft = touched(draft, FIFTY)
    assert (draft.notes[FIFTY], draft.bought) == (2, 40)
    draft = pressed(touched(draft, RED), "8")
    assert exchange_of(draft, VENEZIA).tally.goes == {
        RED: 8,
        Coin(Cents(5000)): 1,
        TWENTY: 1,
        Coin(Cents(1000)): 1,
    }
    assert pressed(draft, "C").bought == 40


def test_figures_count_what_was_touched_last() -> None:
    draft = pressed(pressed(touched(Exchange(), FIFTY), "1"), "2")
    assert draft.notes == {FIFTY: 12}
    draft = pressed(pressed(touched(draft, RED), "5"), "+20")
    assert (draft.notes, draft.pieces) == ({FIFTY: 12}, 25)
    assert pressed(Exchange(), "5") == Exchange(), "nothing was touched yet"
    assert pressed(pressed(touched(Exchange(), RED), "−1"), "⌫").pieces == 0


def test_a_chip_that_was_touched_wrong_is_changed_with_its_count() -> None:
    draft = touched(pressed(touched(Exchange(), RED), "5"), TWENTY)
    assert (draft.coin, draft.pieces) == (TWENTY, 5)


@pytest.mark.parametrize(
    ("draft", "wants", "amount"),
    [
        (Exchange(), Wants.CHIP, 0),
        (Exchange(RED, RED), Wants.PIECES, 0),
        (Exchange(Coin(Cents(10000), "red"), notes={FIFTY: 1}), Wants.NOTES, 5000),
        (Exchange(RED, pieces=21, said=True, notes={FIFTY: 1}), Wants.NOTES, 250),
        (Exchange(RED, pieces=0, said=True, notes={FIFTY: 1}), Wants.PIECES, 0),
        (Exchange(TWENTY, pieces=2, said=True), Wants.OTHERS, 0),
        (Exchange(Coin(Cents(300), "red"), pieces=3, said=True), Wants.OTHERS, 900),
    ],
)
def test_what_is_wanting_is_said(draft: Exchange, wants: Wants, amount: int) -> None:
    plan = exchange_of(draft, VENEZIA)
    assert (plan.wants, plan.amount) == (wants, amount)


def test_a_colour_whose_value_changed_while_it_was_counted_is_worth_what_it_is_worth_now() -> None:
    now = Coin(Cents(500), "red")
    draft = at_worth(Exchange(RED, RED, 5, said=True), [now, TWENTY])
    assert (draft.coin, draft.hand, draft.pieces) == (now, now, 5)
    assert at_worth(Exchange(RED, FIFTY), [now]).hand == FIFTY
    assert at_worth(Exchange(TWENTY), [now]) == Exchange(TWENTY)


def test_what_was_counted_goes_on_chip_by_chip() -> None:
    assert so_far(Exchange(RED, RED, 5, said=True)) == (Deed.CHANGE, Tally({RED: 5}))
    sold = Exchange(RED, FIFTY, notes={FIFTY: 2, Coin(Cents(500), note=True): 0})
    assert so_far(sold) == (Deed.DROP, Tally({FIFTY: 2}, {}))
