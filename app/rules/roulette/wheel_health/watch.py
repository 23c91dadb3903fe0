"""A watch over a wheel that may be looked at after every spin, and still seldom cries wolf.

Whoever looks at a chi-square again and again sees it large one day, on the fairest wheel. The watch is a bet
against chance: for each bias that it watches for it multiplies, spin by spin, how much likelier the number
was under that bias than on a fair wheel, and takes the mean over all of them. On a fair wheel that mean is a
fair game, which ever grows to a hundred in no more than one of a hundred wheels (Ville's inequality), however
long it is played and however often it is looked at.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from app.rules.roulette.wheel import POCKETS
from app.rules.roulette.wheel_health.chance import PLACES

FALSE_WARNINGS: Final = 0.01
"""Of so many fair wheels one may be warned of, in all the time that they are watched."""
_WIDTHS: Final = (1, 3, 9)
"""Pockets side by side that are favoured together: one alone, a pocket with its neighbours, a quarter."""
_REACH: Final = max(_WIDTHS) // 2
_Hits: TypeAlias = dict[int, list[int]]
_SIZES: Final = (0.15, 0.3, 0.5, 1.0)
"""How much oftener than on a fair wheel."""


class Bias(NamedTuple):
    """What is watched for.

    Attributes:
        numbers: the favoured ones, side by side on the cylinder.
        size: how much oftener they fall: 0.5 is half as often again.
    """

    numbers: tuple[int, ...]
    size: float


class Watched(NamedTuple):
    """What the watch knows after some spins.

    Attributes:
        spins: of how many it knows.
        against: how many times likelier the numbers are with a bias than without, the logarithm.
        warned_at: after how many spins it warned; None where it did not.
        likeliest: the bias under which the numbers are likeliest.
    """

    spins: int
    against: float
    warned_at: int | None
    likeliest: Bias


@cache
def watched_for() -> tuple[Bias, ...]:
    """All biases: each width round each number, of each size."""
    return tuple(
        Bias(tuple(POCKETS[(place + step - width // 2) % PLACES] for step in range(width)), size)
        for width in _WIDTHS
        for place in range(PLACES)
        for size in _SIZES
    )


def watch(numbers: Sequence[int], *, every: int = 1, false_warnings: float = FALSE_WARNINGS) -> Watched:
    """Watch over a wheel from its first spin on.

    Args:
        numbers: as they fell, 0 to 36.
        every: after how many spins it looks each time, and once more at the end.
        false_warnings: the share of fair wheels that may be warned of.
    """
    counted: Counter[int] = Counter()
    limit, warned_at, spins = -math.log(false_warnings), None, len(numbers)
    for begun in range(0, spins, every):
        seen = min(begun + every, spins)
        counted.update(numbers[begun:seen])
        hits = _hits(counted)
        # No mean is more than the greatest, which costs little to know.
        if _greatest(hits, seen) >= limit and _mean(_evidence(hits, seen)) >= limit:
            warned_at = seen
            break
    evidence = _evidence(_hits(Counter(numbers)), spins)
    best = max(range(len(evidence)), key=evidence.__getitem__)
    return Watched(spins, _mean(evidence), warned_at, watched_for()[best])


def spins_to_warning(size: float, width: int = 1, *, false_warnings: float = FALSE_WARNINGS) -> int:
    """After about how many spins the watch warns of a bias, on average.

    Args:
        size: how much oftener the favoured pockets fall: 0.5 is half as often again.
        width: how many pockets side by side; one of those that are watched for gives the best figure.
        false_warnings: the share of fair wheels that may be warned of.

    Raises:
        ValueError: no bias, or one that no wheel can have.
    """
    favoured = width / PLACES
    if size <= 0 or favoured * (1 + size) >= 1:
        raise ValueError(
            f"the size of a bias of {width} pockets must be above 0 and below {1 / favoured - 1:.2f}"
        )
    a_spin = max(
        _growth(size, Bias(POCKETS[:watched], supposed))
        for watched in _WIDTHS
        for supposed in _SIZES
        if watched <= width
    )
    return math.ceil((math.log(len(watched_for())) - math.log(false_warnings)) / a_spin)


def _growth(size: float, bias: Bias) -> float:
    """How much the evidence for a supposed bias grows a spin, on average, where the true size is another."""
    inside, outside = _gains(bias)
    hit = len(bias.numbers) / PLACES * (1 + size)
    return hit * inside + (1 - hit) * outside


def _gains(bias: Bias) -> tuple[float, float]:
    """How much likelier one spin is under a bias, the logarithm: of a favoured number, and of any other."""
    share = len(bias.numbers) / PLACES
    return math.log1p(bias.size), math.log((1 - share * (1 + bias.size)) / (1 - share))


def _evidence(hits: _Hits, spins: int) -> list[float]:
    """How much likelier the numbers are under each bias, the logarithm."""
    return [
        inside * hit + outside * (spins - hit)
        for width, gains in _all_gains()
        for hit in hits[width]
        for inside, outside in gains
    ]


def _greatest(hits: _Hits, spins: int) -> float:
    """The greatest of the evidence: of each bias the pockets that were hit most have it."""
    most = {width: max(times) for width, times in hits.items()}
    return max(
        inside * most[width] + outside * (spins - most[width])
        for width, gains in _all_gains()
        for inside, outside in gains
    )


@cache
def _all_gains() -> tuple[tuple[int, tuple[tuple[float, float], ...]], ...]:
    return tuple((width, tuple(_gains(Bias(POCKETS[:width], size)) for size in _SIZES)) for width in _WIDTHS)


def _hits(counted: Counter[int]) -> _Hits:
    """How often the pockets round each place were hit, by width."""
    times = [counted[number] for number in POCKETS]
    ring = [*times[-_REACH:], *times, *times[:_REACH]]
    return {
        width: [
            sum(ring[first : first + width])
            for first in range(_REACH - width // 2, _REACH - width // 2 + PLACES)
        ]
        for width in _WIDTHS
    }


def _mean(logarithms: Sequence[float]) -> float:
    """The logarithm of the mean of what these are the logarithms of."""
    most = max(logarithms)
    return most + math.log(math.fsum(math.exp(each - most) for each in logarithms) / len(logarithms))
