"""How often chance alone does as much: the distributions that the figures are held against.

A wheel has thirty-seven pockets, so that every count over them leaves thirty-six free figures: an even
number, for which the chi-square distribution is a finite sum and needs no tables.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import count, islice
from typing import NamedTuple

from app.rules.roulette.wheel import POCKETS

PLACES = len(POCKETS)
FREE = PLACES - 1
"""Degrees of freedom of a count over all pockets."""
_NEGLIGIBLE = 1e-15


class Between(NamedTuple):
    """The limits between which a share lies, with the confidence that was asked for."""

    low: float
    high: float


def chi_square_beyond(value: float, free: int = FREE) -> float:
    """How often chance alone makes a chi-square at least so large.

    Args:
        value: the chi-square, 0 or more.
        free: its degrees of freedom, an even number.

    Raises:
        ValueError: the degrees of freedom are odd, or none.
    """
    return next(_beyond(value, free))


def _beyond(value: float, free: int) -> Iterator[float]:
    """How often it is at least so large with so many degrees of freedom, then with two more, and so on."""
    if free < 2 or free % 2:
        raise ValueError(f"degrees of freedom must be even and at least 2, not {free}")
    half = value / 2
    term = total = math.exp(-half) if half < 700 else 0.0
    for step in count(1):
        if step >= free // 2:
            yield min(1.0, total)
        term *= half / step
        total += term


def chi_square_limit(beyond: float, free: int = FREE) -> float:
    """The chi-square that chance alone exceeds with this probability.

    Args:
        beyond: from 0 to 1, both excluded.
        free: even degrees of freedom.
    """
    low, high = 0.0, 1.0
    while chi_square_beyond(high, free) > beyond:
        high *= 2
    while high - low > 1e-9 * high:
        middle = (low + high) / 2
        low, high = (middle, high) if chi_square_beyond(middle, free) > beyond else (low, middle)
    return (low + high) / 2


def shifted_chi_square_beyond(value: float, shift: float, free: int = FREE) -> float:
    """How often a chi-square is at least so large where the wheel is not fair.

    Args:
        value: the chi-square.
        shift: how far a biased wheel moves it on average (the noncentrality): spins times the squared effect.
        free: even degrees of freedom.
    """
    weight, total, seen = math.exp(-shift / 2) if shift < 1400 else 0.0, 0.0, 0.0
    for step, beyond in enumerate(islice(_beyond(value, free), 10_000)):
        total += weight * beyond
        seen += weight
        if step > shift / 2 and 1 - seen < _NEGLIGIBLE:
            break
        weight *= shift / 2 / (step + 1)
    return min(1.0, total)


def normal_beyond(z: float) -> float:
    """How often chance alone is at least so many standard deviations away, on either side."""
    return math.erfc(abs(z) / math.sqrt(2))


def normal_limit(beyond: float) -> float:
    """The standard deviations that chance alone exceeds, on either side, with this probability."""
    low, high = 0.0, 40.0
    while high - low > 1e-12:
        middle = (low + high) / 2
        low, high = (middle, high) if normal_beyond(middle) > beyond else (low, middle)
    return (low + high) / 2


def share_between(times: int, spins: int, z: float) -> Between:
    """Where a pocket's true share lies, after Wilson.

    Args:
        times: how often it fell.
        spins: of how many; at least 1.
        z: standard deviations, from `normal_limit`.
    """
    share, square = times / spins, z * z / spins
    middle = (share + square / 2) / (1 + square)
    reach = z / (1 + square) * math.sqrt(share * (1 - share) / spins + square / (4 * spins))
    return Between(max(0.0, middle - reach), min(1.0, middle + reach))
