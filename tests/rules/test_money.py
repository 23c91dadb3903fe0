"""Money is whole cents; the smallest payable unit is 2.50 (rules 2)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.rules.money import (
    Cents,
    MoneyError,
    fewest_chips,
    money_text,
    parse_money,
    parse_typed_money,
)
from tests.rules.roulette.spins import VENEZIA

BAD = [
    "",
    "20",
    "20.0",
    "20.000",
    ".50",
    "-2.50",
    "+2.50",
    "2,50",
    " 2.50",
    "2.50\n",
    "02.50",
    "1e2.00",
    "٢.50",
]


@pytest.mark.parametrize(
    ("text", "cents"), [("0.00", 0), ("2.50", 250), ("20.00", 2000), ("1040.05", 104005)]
)
def test_money_is_digits_a_point_and_two_decimals(text: str, cents: int) -> None:
    """Interface: exactly two decimals, a point, no sign."""
    assert parse_money(text) == cents
    assert parse_typed_money(text) == cents
    assert money_text(cents) == text


@pytest.mark.parametrize("text", BAD)
def test_any_other_writing_is_refused_and_quoted(text: str) -> None:
    """Interface: "20" is no money in JSON; a sign, a comma, a space or other digits never are."""
    with pytest.raises(MoneyError) as fault:
        parse_money(text)
    assert f'"{text}"' in str(fault.value)


def test_on_the_command_line_whole_euros_are_accepted() -> None:
    """Interface: on the command line `20` is accepted too."""
    assert parse_typed_money("20") == 2000
    assert parse_typed_money("0") == 0
    for text in ("20.", "20.5", "x", "-20", "020"):
        with pytest.raises(MoneyError):
            parse_typed_money(text)


def test_results_may_have_a_minus() -> None:
    """Interface: what the bank loses is written with a minus."""
    assert money_text(-42500) == "-425.00"
    assert money_text(-5) == "-0.05"


@given(st.integers(0, 10**14))
def test_what_is_written_is_read_again(cents: int) -> None:
    """Interface: one amount, one writing."""
    assert parse_money(money_text(cents)) == cents


def fewest_by_trying(most: int) -> list[int]:
    """For each amount in units of 2.50 the least number of chips, found by trying every last chip."""
    units = [chip // 250 for chip in VENEZIA.chips]
    least = [0]
    for amount in range(1, most + 1):
        least.append(1 + min(least[amount - unit] for unit in units if unit <= amount))
    return least


def test_the_fewest_chips_are_the_fewest() -> None:
    """Rules 2: with the house's chips no other choice of chips makes up an amount with less of them."""
    least = fewest_by_trying(1200)
    for amount in range(1201):
        pairs = fewest_chips(amount * 250, VENEZIA.chips)
        assert sum(chip * pieces for chip, pieces in pairs) == amount * 250
        assert sum(pieces for _, pieces in pairs) == least[amount]
        assert [chip for chip, _ in pairs] == sorted({chip for chip, _ in pairs}, reverse=True)


def test_no_chips_make_up_half_a_unit() -> None:
    """Rules 2: below 2.50 nothing can be laid."""
    with pytest.raises(ValueError, match=r"no chips make up 3\.75"):
        fewest_chips(375, (Cents(250), Cents(500)))
