"""The figures against a live wheel, printed examples, and wheels whose fault is known."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.rules.roulette.wheel import POCKETS
from app.rules.roulette.wheel_health.figures import directions, evenness, pockets, runs, sector, steps

from .wheels import LIVE, biased, fair, live

numbers = st.lists(st.integers(0, 36), min_size=1, max_size=400)


@pytest.mark.skipif(not LIVE.is_file(), reason="the live wheel's numbers are not here")
def test_the_live_wheel_has_a_chi_square_of_53() -> None:
    figure = evenness(live())
    assert (figure.spins, figure.free) == (707_492, 36)
    assert figure.value == pytest.approx(53.0, abs=0.05)
    assert figure.chance == pytest.approx(0.034, abs=0.0005)


def test_a_count_that_is_perfectly_even_has_no_chi_square() -> None:
    figure = evenness(list(range(37)) * 10)
    assert (figure.value, figure.chance) == (0.0, 1.0)


def test_with_too_few_spins_nothing_is_said() -> None:
    few = fair(random.Random(1), 184)
    assert [figure.chance for figure in (evenness(few), sector(few), directions(few, few))] == [None] * 3
    assert evenness([*few, 7]).chance is not None


@given(numbers)
def test_every_spin_is_counted_once(fallen: list[int]) -> None:
    counted = pockets(fallen)
    assert [pocket.number for pocket in counted] == list(POCKETS)
    assert {pocket.number: pocket.times for pocket in counted if pocket.times} == dict(Counter(fallen))
    assert all(
        pocket.share.low - 1e-9 <= pocket.times / len(fallen) <= pocket.share.high + 1e-9
        for pocket in counted
    )


def test_the_limits_of_all_pockets_hold_together_as_often_as_is_said() -> None:
    rng = random.Random(3)
    held = sum(
        all(low <= 1 / 37 <= high for pocket in pockets(fair(rng, 2000)) for low, high in [pocket.share])
        for _ in range(300)
    )
    assert 0.92 <= held / 300 <= 0.99


def test_runs_as_wald_and_wolfowitz_count_them() -> None:
    """Ten red and ten black in six runs: 11 are expected, with a deviation of 2.176."""
    fallen = [1] * 3 + [2] * 4 + [1] * 4 + [2] * 5 + [1] * 3 + [2]
    figure = runs(fallen)
    assert len(fallen) == 20
    assert figure.value == pytest.approx((6 - 11) / 2.1764, abs=0.001)


def test_zeros_do_not_end_a_run() -> None:
    assert runs([1, 0, 3, 2, 0, 0, 4, 1]) == runs([1, 3, 2, 4, 1])


def test_a_wheel_of_one_colour_alone_has_no_runs_to_compare() -> None:
    assert runs([1, 3, 5, 7]).chance is None


def test_a_dealer_who_always_throws_half_a_cylinder_on_is_seen_in_the_steps_alone() -> None:
    rng = random.Random(5)
    fallen, place = [], 0
    for _ in range(3000):
        place = (place + (18 if rng.random() < 0.2 else rng.randrange(37))) % 37
        fallen.append(POCKETS[place])
    found, even = steps(fallen), evenness(fallen)
    assert found.chance is not None
    assert even.chance is not None
    assert found.chance < 1e-6
    assert even.chance > 0.001


def test_a_wheel_that_leans_is_seen_in_its_sector() -> None:
    """Eighteen pockets side by side that fall a tenth oftener: the side shows before any pocket does."""
    fallen = biased(random.Random(6), 5000, POCKETS[4:22], 0.1)
    side, even = sector(fallen), evenness(fallen)
    assert side.chance is not None
    assert even.chance is not None
    assert side.chance < 1e-4
    assert side.chance < even.chance


def test_a_wheel_that_favours_a_pocket_in_one_direction_only_is_seen_there() -> None:
    rng = random.Random(7)
    found = directions(biased(rng, 6000, (17,), 1.0), fair(rng, 6000))
    assert found.chance is not None
    assert found.chance < 1e-4


def test_two_directions_of_a_fair_wheel_do_not_differ_oftener_than_is_said() -> None:
    rng = random.Random(8)
    chances = [directions(fair(rng, 1000), fair(rng, 1000)).chance for _ in range(300)]
    assert sum(chance is not None and chance < 0.05 for chance in chances) <= 27


def test_fair_wheels_are_as_uneven_as_the_figures_say() -> None:
    """One in twenty fair wheels is so uneven that one in twenty is."""
    rng = random.Random(9)
    for figure in (evenness, sector, steps, runs):
        found = [figure(fair(rng, 1000)).chance for _ in range(400)]
        assert 6 <= sum(chance is not None and chance < 0.05 for chance in found) <= 36, figure.__name__
