"""The watch warns of a biased wheel about when it says, and of a fair one seldom, however often it looks."""

from __future__ import annotations

import math
import random
import statistics

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.rules.roulette.wheel import POCKETS
from app.rules.roulette.wheel_health.watch import FALSE_WARNINGS, spins_to_warning, watch, watched_for
from tests.often import times

from .wheels import biased, fair

pytestmark = pytest.mark.often

A_MONTH = 13_500
"""Forty-five spins an hour, ten hours a day."""


def test_a_pocket_half_as_often_again_is_warned_of_after_about_the_spins_that_are_said() -> None:
    rng = random.Random(11)
    found = [watch(biased(rng, 30_000, (17,), 0.5), every=50) for _ in range(times(15, 60))]
    warned = [each.warned_at for each in found]
    assert None not in warned
    typical = statistics.mean(at for at in warned if at is not None)
    assert 0.6 <= typical / spins_to_warning(0.5) <= 1.4
    assert all(17 in each.likeliest.numbers for each in found)


def test_a_leaning_quarter_is_warned_of_too() -> None:
    rng, size = random.Random(12), 0.3
    warned = [watch(biased(rng, 20_000, POCKETS[:9], size), every=20).warned_at for _ in range(times(15, 40))]
    typical = statistics.mean(at for at in warned if at is not None)
    assert 0.6 <= typical / spins_to_warning(size, 9) <= 1.4


def test_of_fair_wheels_no_more_are_warned_of_than_is_said() -> None:
    """A hundred months, looked at every 500 spins; a thousand are in the long tests."""
    rng = random.Random(13)
    warned = sum(watch(fair(rng, A_MONTH), every=500).warned_at is not None for _ in range(100))
    assert warned <= 100 * FALSE_WARNINGS + 4


@given(st.lists(st.integers(0, 36), max_size=60))
def test_the_evidence_is_how_much_likelier_the_numbers_are(fallen: list[int]) -> None:
    """Multiplied out spin by spin for every bias, from the definition."""
    alternatives = []
    for bias in watched_for():
        share = (1 + bias.size) / 37
        rest = (1 - share * len(bias.numbers)) / (37 - len(bias.numbers))
        alternatives.append(math.prod(37 * (share if number in bias.numbers else rest) for number in fallen))
    expected = math.log(statistics.fmean(alternatives))
    assert watch(fallen).against == pytest.approx(expected, abs=1e-9)


@given(st.lists(st.integers(0, 36), min_size=1, max_size=300), st.integers(1, 50))
def test_how_often_it_looks_changes_no_evidence(fallen: list[int], every: int) -> None:
    assert watch(fallen, every=every).against == pytest.approx(watch(fallen).against)


def test_on_a_fair_wheel_the_evidence_is_a_fair_game() -> None:
    """After one spin its mean over all numbers is one: nothing is won or lost by watching."""
    after_one = [math.exp(watch([number]).against) for number in range(37)]
    assert statistics.fmean(after_one) == pytest.approx(1.0)


@pytest.mark.parametrize(("size", "width"), [(0.0, 1), (-0.1, 1), (36.0, 1), (1.0, 19)])
def test_a_bias_that_no_wheel_can_have_is_refused(size: float, width: int) -> None:
    with pytest.raises(ValueError, match="the size of a bias"):
        spins_to_warning(size, width)
