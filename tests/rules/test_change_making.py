"""What chips can make up, and with how few: against every way there is (rules 7)."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.rules.change_making import ChipSearch, fewest_of, most_of
from app.rules.chips import Chip
from app.rules.inventory import worth
from app.rules.money import Cents
from tests.often import times

HOUSE = (250, 500, 1000, 2000, 5000, 10000, 20000, 50000, 100000)
ODD = (200, 300, 700, 900, 1100)
"""Chips of no house, with which greedy is often wrong."""


def stock_of(**pieces: int | None) -> dict[Chip, int | None]:
    """A stock by the chips' worth: v2000=3."""
    return {Chip(Cents(int(name[1:]))): count for name, count in pieces.items()}


def every_way(stock: dict[Chip, int]) -> dict[int, int]:
    """The fewest chips for each amount, by trying every handful."""
    found: dict[int, int] = {}
    for counts in product(*(range(count + 1) for count in stock.values())):
        amount = sum(chip.value * count for chip, count in zip(stock, counts, strict=True))
        found[amount] = min(found.get(amount, sum(counts)), sum(counts))
    return found


@st.composite
def stocks(draw: st.DrawFn) -> dict[Chip, int]:
    """A few chips of a few kinds, so that every handful can be tried."""
    values = draw(
        st.lists(st.sampled_from(HOUSE) | st.sampled_from(ODD), min_size=1, max_size=4, unique=True)
    )
    stock = {Chip(Cents(value)): draw(st.integers(0, 5)) for value in values}
    if draw(st.booleans()):
        stock[Chip(Cents(values[0]), "red")] = draw(st.integers(0, 3))
    return stock


@given(stocks())
@settings(max_examples=times(37, 150))
def test_rules_7_it_finds_a_way_exactly_where_one_exists_and_no_way_is_shorter(
    stock: dict[Chip, int],
) -> None:
    """Rules 7: every amount up to all that is there, against every handful of it."""
    ways = every_way(stock)
    most = max(ways) + 1000
    search = ChipSearch(most, stock)
    for amount in {*ways, *(way + 50 for way in ways), *(way - 250 for way in ways if way >= 250), most}:
        assert search.pays(amount) == (amount in ways)
        assert search.largest(amount) == max(way for way in ways if way <= amount)
        found = search.fewest(amount)
        assert (found is None) == (amount not in ways)
        if found is not None:
            assert worth(found) == amount
            assert sum(count for _, count in found) == ways[amount]
            assert all(0 < count <= stock[chip] for chip, count in found)


def test_4_4_forty_euros_are_two_twenties() -> None:
    """[4.4] "2 pezzi 20": the fewest chips of the house where there is no end of any."""
    house = {Chip(Cents(value)): None for value in HOUSE}
    assert fewest_of(4000, house) == ((Chip(Cents(2000)), 2),)
    assert fewest_of(104000, house) == ((Chip(Cents(2000)), 2), (Chip(Cents(100000)), 1))
    assert fewest_of(0, house) == ()
    assert fewest_of(100, house) is None


def test_the_highest_chip_first_is_not_always_fewest() -> None:
    """600 from a 500, three 200s and five 20s: three chips and not six."""
    found = fewest_of(60000, stock_of(v50000=1, v20000=3, v2000=5))
    assert found == ((Chip(Cents(20000)), 3),)
    assert fewest_of(6000, stock_of(v5000=None, v2000=None)) == ((Chip(Cents(2000)), 3),)


def test_of_equally_few_the_higher_are_taken_and_colour_before_value() -> None:
    """100 is 80 and 20 rather than 50 twice; a piece of colour is laid before a chip of the same worth."""
    found = fewest_of(10000, stock_of(v8000=1, v5000=2, v2000=1))
    assert found == ((Chip(Cents(2000)), 1), (Chip(Cents(8000)), 1))
    red = Chip(Cents(500), "red")
    assert fewest_of(1000, {Chip(Cents(500)): 5, red: 1}) == ((red, 1), (Chip(Cents(500)), 1))


def test_nothing_is_made_of_nothing() -> None:
    """An empty stock pays nothing but nothing."""
    search = ChipSearch(5000, {})
    assert search.fewest(5000) is None
    assert search.largest(5000) == 0
    assert search.fewest(0) == ()


@pytest.mark.parametrize(
    ("most", "least", "expected"),
    [(20, 0, {2000: 20, 10000: 1}), (19, 0, {2000: 15, 10000: 2}), (4, 1, None), (4, 0, {50000: 1})],
)
def test_4_4_as_many_of_one_chip_as_can_be(most: int, least: int, expected: dict[int, int] | None) -> None:
    """[4.4] Five hundred with twenties: a stack and 100; with at most 19 of them fifteen and two 100s."""
    found = most_of(Chip(Cents(2000)), most, 50000, stock_of(v10000=2, v50000=1), least=least)
    assert (found and {chip.value: count for chip, count in found}) == expected
