"""What is said of a wheel is no more than its figures bear."""

from __future__ import annotations

import random

import pytest

from app.rules.roulette.wheel import Turning
from app.rules.roulette.wheel_health.figures import Figure, Question
from app.rules.roulette.wheel_health.opinion import Conclusion, all_counted, health

from .wheels import LIVE, biased, fair, live


@pytest.mark.skipif(not LIVE.is_file(), reason="the live wheel's numbers are not here")
def test_of_the_live_wheel_one_figure_is_striking_and_that_is_all() -> None:
    """p = 0.034 of one of four questions is what one of eight fair wheels shows somewhere."""
    found = health(live())
    assert found.conclusion is Conclusion.STRIKING
    assert found.answer(Question.POCKETS).counted == pytest.approx(4 * 0.0336, abs=0.0005)
    assert found.watched.warned_at is None


def test_of_a_few_spins_nothing_is_concluded() -> None:
    assert health(fair(random.Random(2), 150)).conclusion is Conclusion.TOO_FEW


def test_fair_wheels_give_a_sign_or_a_warning_no_oftener_than_is_said() -> None:
    rng = random.Random(31)
    found = [health(fair(rng, 1500)).conclusion for _ in range(200)]
    assert sum(each in {Conclusion.SIGN, Conclusion.WARNING} for each in found) <= 9


def test_a_wheel_with_a_bad_pocket_is_warned_of() -> None:
    found = health(biased(random.Random(32), 12_000, (17,), 0.5))
    assert found.conclusion is Conclusion.WARNING
    assert 17 in found.watched.likeliest.numbers


def test_what_differs_only_with_the_direction_is_found_where_directions_are_known() -> None:
    rng = random.Random(33)
    one, other = biased(rng, 4000, (17, 20), 0.9), biased(rng, 4000, (3, 26), 0.9)
    numbers = [number for pair in zip(one, other, strict=True) for number in pair]
    turnings = [Turning.CLOCKWISE, Turning.ANTICLOCKWISE] * 4000
    answer = health(numbers, turnings).answer(Question.DIRECTIONS)
    assert answer.counted is not None
    assert answer.counted < 1e-6
    assert health(numbers).answer(Question.DIRECTIONS).counted is None


def test_holms_worked_example() -> None:
    """Four questions, as the books have it: 0.005, 0.011, 0.02 and 0.04 become 0.02, 0.033, 0.04 and 0.04."""
    chances = [0.02, 0.005, 0.04, 0.011]
    figures = [Figure(Question.POCKETS, 1000, 0.0, 36, chance) for chance in chances]
    counted = [answer.counted for answer in all_counted(figures)]
    assert counted == [pytest.approx(each) for each in (0.04, 0.02, 0.04, 0.033)]


@pytest.mark.parametrize(
    ("numbers", "turnings", "said"),
    [
        ([], [], "no numbers"),
        ([1, 2, 37], [], "number 3: 37 is on no wheel"),
        ([1, -1], [], "number 2: -1 is on no wheel"),
        ([1, 2], [None], "2 numbers, and 1 directions"),
    ],
)
def test_what_is_no_wheels_record_is_refused(
    numbers: list[int], turnings: list[Turning | None], said: str
) -> None:
    with pytest.raises(ValueError, match=said):
        health(numbers, turnings)
