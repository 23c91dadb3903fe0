"""How many spins a bias takes to be seen, tried out on simulated wheels."""

from __future__ import annotations

import random

import pytest

from app.rules.roulette.wheel_health.chance import FREE, chi_square_limit, shifted_chi_square_beyond
from app.rules.roulette.wheel_health.figures import evenness
from app.rules.roulette.wheel_health.power import SURELY, effect, spins_needed

from .wheels import biased


def test_the_spins_that_are_needed_show_the_bias_about_nine_times_in_ten() -> None:
    rng, spins = random.Random(21), spins_needed(0.5)
    chances = [evenness(biased(rng, spins, (5,), 0.5)).chance for _ in range(120)]
    seen = sum(chance is not None and chance < 0.01 for chance in chances)
    assert 0.78 <= seen / 120 <= 0.97
    told = shifted_chi_square_beyond(chi_square_limit(0.01), spins * effect(0.5), FREE)
    assert told == pytest.approx(SURELY, abs=0.001)


def test_half_the_bias_takes_four_times_the_spins() -> None:
    assert spins_needed(0.1) == pytest.approx(4 * spins_needed(0.2), rel=0.001)


def test_the_effect_is_what_the_pockets_shares_make_it() -> None:
    """From its definition: the squared differences of all shares, over the fair share."""
    size, width, fair = 0.5, 3, 1 / 37
    shares = [fair * (1 + size)] * width
    shares += [(1 - sum(shares)) / (37 - width)] * (37 - width)
    assert effect(size, width) == pytest.approx(sum((share - fair) ** 2 / fair for share in shares))


@pytest.mark.parametrize(("size", "width"), [(0.0, 1), (37.0, 1), (1.0, 20)])
def test_a_bias_that_no_wheel_can_have_is_refused(size: float, width: int) -> None:
    with pytest.raises(ValueError, match="the size of a bias"):
        effect(size, width)
