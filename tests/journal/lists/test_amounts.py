"""A block is passed over only where no payment comes to what is sought."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.journal.lists.amounts import (
    MOST,
    NO_AMOUNTS,
    Amounts,
    amounts_stored,
    any_between,
    read_amounts,
    with_amounts,
)

FEW = st.lists(st.integers(0, 10**7), max_size=40)
ENDS = st.none() | st.integers(0, 10**7)


def many(seed: int, count: int) -> list[int]:
    """Amounts with a tail, as payments have."""
    chance = random.Random(seed)
    return [round(chance.lognormvariate(9, 2)) for _ in range(count)]


@given(FEW, ENDS, ENDS)
def test_few_amounts_are_kept_to_the_cent(amounts: list[int], over: int | None, under: int | None) -> None:
    kept = with_amounts(NO_AMOUNTS, amounts)
    there = any((over is None or amount > over) and (under is None or amount < under) for amount in amounts)
    assert any_between(kept, over, under) is there


@given(st.integers(0, 1000), st.integers(1_001, 6_000), st.integers(1, 500))
def test_of_many_none_is_missed_and_there_are_never_too_many_steps(seed: int, count: int, width: int) -> None:
    amounts = many(seed, count)
    kept = with_amounts(NO_AMOUNTS, amounts)
    assert len(kept.steps) <= MOST
    for amount in amounts[:50]:
        assert any_between(kept, amount - 1, amount + 1)
        assert any_between(kept, amount - 1, amount + width)
        assert any_between(kept, max(0, amount - width), amount + 1)
    assert not any_between(kept, max(amounts) + (2 << kept.halvings), None)


@given(st.integers(0, 1000), st.lists(st.integers(0, 4_000), min_size=1, max_size=4))
def test_it_does_not_matter_how_many_come_at_a_time(seed: int, cuts: list[int]) -> None:
    amounts = many(seed, 4_000)
    kept, begun = NO_AMOUNTS, 0
    for cut in [*sorted(cuts), len(amounts)]:
        kept = read_amounts(amounts_stored(with_amounts(kept, amounts[begun:cut])))
        begun = cut
    assert kept == with_amounts(NO_AMOUNTS, reversed(amounts))


def test_an_amount_beyond_four_bytes_is_kept_in_larger_steps() -> None:
    kept = with_amounts(NO_AMOUNTS, [5, 2**40])
    assert read_amounts(amounts_stored(kept)) == kept
    assert any_between(kept, 2**40 - 1, 2**40 + 1)
    assert kept.halvings == 9


@pytest.mark.parametrize("stored", [b"", b"123", b"12345"])
def test_what_is_no_list_of_amounts_is_an_error(stored: bytes) -> None:
    with pytest.raises(ValueError, match="cannot be read"):
        read_amounts(stored)


def test_nothing_is_between_where_nothing_is() -> None:
    assert not any_between(Amounts(3, []), None, None)
