"""How many spins it takes to see a bias of a given size."""

from __future__ import annotations

import math
from typing import Final

from app.rules.roulette.wheel_health.chance import FREE, PLACES, chi_square_limit, shifted_chi_square_beyond

SURELY: Final = 0.9
"""How often the bias is to be seen."""
_NEVER: Final = 1 << 40


def effect(size: float, width: int = 1) -> float:
    """The squared effect of a bias: how much of a chi-square each spin adds on average.

    Args:
        size: how much oftener the favoured pockets fall: 0.5 is half as often again.
        width: how many pockets are favoured.

    Raises:
        ValueError: no bias, or one that no wheel can have.
    """
    favoured = width / PLACES
    if size <= 0 or favoured * (1 + size) > 1:
        raise ValueError(f"the size of a bias of {width} pockets must be above 0, to {1 / favoured - 1:.2f}")
    inside, outside = size / PLACES, favoured * size / (1 - favoured) / PLACES
    return PLACES * (width * inside**2 + (PLACES - width) * outside**2)


def spins_needed(size: float, width: int = 1, *, chance: float = 0.01, surely: float = SURELY) -> int:
    """How many spins a chi-square needs to show a bias, about: of one pocket alone it is a little hopeful.

    Args:
        size: as of `effect`.
        width: as of `effect`.
        chance: how often a fair wheel shows as much.
        surely: how often the biased one is to show it.
    """
    limit, a_spin = chi_square_limit(chance), effect(size, width)
    low, high = 1, 2
    while shifted_chi_square_beyond(limit, high * a_spin, FREE) < surely and high < _NEVER:
        low, high = high, high * 2
    while high - low > 1 and high - low > high / 10_000:
        middle = math.ceil((low + high) / 2)
        seen = shifted_chi_square_beyond(limit, middle * a_spin, FREE) >= surely
        low, high = (low, middle) if seen else (middle, high)
    return high
