"""The distributions, held against the printed tables and against what they are by definition."""

from __future__ import annotations

import math
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.rules.roulette.wheel_health.chance import (
    chi_square_beyond,
    chi_square_limit,
    normal_beyond,
    normal_limit,
    share_between,
    shifted_chi_square_beyond,
)

PRINTED = [
    (2, 0.05, 5.991),
    (2, 0.01, 9.210),
    (10, 0.05, 18.307),
    (30, 0.05, 43.773),
    (30, 0.01, 50.892),
    (36, 0.05, 50.998),
    (36, 0.01, 58.619),
    (36, 0.95, 23.269),
    (40, 0.001, 73.402),
]
"""Upper limits of the chi-square distribution as every book of statistics prints them."""


@pytest.mark.parametrize(("free", "beyond", "limit"), PRINTED)
def test_the_printed_limits_of_chi_square(free: int, beyond: float, limit: float) -> None:
    assert chi_square_limit(beyond, free) == pytest.approx(limit, abs=0.0006)
    assert chi_square_beyond(limit, free) == pytest.approx(beyond, rel=0.002)


@pytest.mark.parametrize(("z", "beyond"), [(1.96, 0.05), (2.5758, 0.01), (3.2905, 0.001), (0.0, 1.0)])
def test_the_printed_limits_of_the_normal_distribution(z: float, beyond: float) -> None:
    assert normal_beyond(z) == pytest.approx(beyond, rel=0.001)
    assert normal_limit(beyond) == pytest.approx(z, abs=0.0001)


def test_an_odd_number_of_free_figures_is_refused() -> None:
    with pytest.raises(ValueError, match="must be even"):
        chi_square_beyond(1.0, 35)


def test_a_chi_square_beyond_all_measure_is_impossible_and_no_fault() -> None:
    assert chi_square_beyond(5000.0) == 0.0


@given(st.floats(0, 200), st.floats(0, 60))
def test_a_shifted_chi_square_is_larger_and_without_shift_it_is_the_plain_one(
    value: float, shift: float
) -> None:
    assert shifted_chi_square_beyond(value, 0.0) == pytest.approx(chi_square_beyond(value), abs=1e-12)
    assert shifted_chi_square_beyond(value, shift) >= chi_square_beyond(value) - 1e-12


def test_a_shifted_chi_square_is_what_shifted_normal_numbers_sum_to() -> None:
    """Its definition: squares of normal numbers, one of them moved by the root of the shift."""
    rng, shift, limit = random.Random(4), 25.0, 60.0
    sums = (
        math.fsum(rng.gauss(math.sqrt(shift) if place == 0 else 0.0, 1.0) ** 2 for place in range(36))
        for _ in range(4000)
    )
    beyond = sum(total >= limit for total in sums) / 4000
    assert shifted_chi_square_beyond(limit, shift) == pytest.approx(beyond, abs=0.03)


def test_wilsons_limits_of_ten_in_a_hundred() -> None:
    """Printed in the textbooks: 0.0552 to 0.1744 at 95 %."""
    assert share_between(10, 100, 1.95996) == pytest.approx((0.0552, 0.1744), abs=0.0001)


def test_what_never_fell_may_still_fall() -> None:
    low, high = share_between(0, 50, 1.96)
    assert low == 0.0
    assert 0.0 < high < 0.1
