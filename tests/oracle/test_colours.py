"""`colours` against rules 2 and 7 and section 4.4."""

import itertools

import pytest

from .colours import (
    counts_as,
    foreign_worth,
    in_cents,
    in_pieces,
    into_colour,
    into_value,
    laid_with_value,
    paid_with_value,
    stacks,
    too_few,
    total,
    worth_of_colour,
)
from .houses import CHIPS


def test_section_4_4_a_value_chip_counts_as_pieces() -> None:
    assert counts_as(5_000, 250) == 20
    assert counts_as(10_000, 500) == 20
    assert counts_as(500, 1_000) is None
    assert counts_as(1_000, 750) is None


def test_section_4_4_120_pieces_at_2_50_are_250_and_50() -> None:
    assert in_cents(120, 250) == 30_000
    groups = laid_with_value(120, 250, [5_000])
    assert [(group["amount"], group["pieces"]) for group in groups] == [("250.00", 100), ("50.00", 20)]
    assert paid_with_value(120, 250, [5_000]) == (0, [(5_000, 6)])


def test_rules_7_what_no_value_chip_covers_stays_colour() -> None:
    assert paid_with_value(35, 250, [5_000]) == (15, [(5_000, 1)])
    assert paid_with_value(35, 500, [5_000]) == (5, [(5_000, 3)])
    assert paid_with_value(17, 250, []) == (17, [])


def test_rules_2_change_and_back() -> None:
    assert into_value(35, 250) == [(5_000, 1), (2_000, 1), (1_000, 1), (500, 1), (250, 1)]
    assert into_value(103, 500) == [(50_000, 1), (1_000, 1), (500, 1)]
    assert into_colour([(10_000, 1)], 250) == (40, [])
    assert into_colour([(5_000, 1), (500, 1)], 1_000) == (5, [(500, 1)])
    assert in_pieces(10_000, 750) == (13, 250)
    assert stacks(52) == (2, 12)


def test_no_way_has_fewer_chips() -> None:
    best = [0] + [10**6] * 400
    for units, chip in itertools.product(range(1, 401), CHIPS):
        size = chip // 250
        if size <= units:
            best[units] = min(best[units], best[units - size] + 1)
    for units in range(1, 401):
        chips = into_value(units, 250)
        assert total(chips) == units * 250
        assert sum(count for _, count in chips) == best[units]


def test_rules_2_what_a_piece_is_worth() -> None:
    assert worth_of_colour(250) == 250
    assert worth_of_colour(250, personalised=2_000) == 2_000
    assert (foreign_worth(500, wins=True), foreign_worth(500, wins=False)) == (500, 0)
    assert too_few(4)
    assert not too_few(5)


@pytest.mark.parametrize("worth", [0, 100, -250])
def test_no_multiple_of_the_unit(worth: int) -> None:
    with pytest.raises(ValueError, match="unit"):
        worth_of_colour(worth)


def test_no_chip_of_the_house() -> None:
    with pytest.raises(ValueError, match="no chip"):
        counts_as(2_500, 250)
