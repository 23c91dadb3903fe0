"""Many months of fair wheels and of biased ones: the watch warns as seldom, and as soon, as it says."""

from __future__ import annotations

import math
import multiprocessing
import os
import random
import statistics

from app.rules.roulette.wheel_health.watch import FALSE_WARNINGS, spins_to_warning, watch
from tests.rules.roulette.wheel_health.wheels import biased, fair

A_MONTH = 13_500
"""Forty-five spins an hour, ten hours a day."""
_BIAS = 0.5
_LOOK = 50
_LONGEST = 60_000


def watch_many(months: int, seed: int) -> bool:
    """Watch over fair wheels for a month each, and over a fifth as many with one pocket at +50 %.

    Args:
        months: how many.
        seed: of the first wheel; the others follow it.

    Returns:
        Whether no more fair wheels were warned of than is said, as far as chance lets one tell, and the
        biased ones after about the spins that are said.
    """
    with multiprocessing.get_context("spawn").Pool(os.cpu_count()) as pool:
        warned = sum(pool.map(_fair_is_warned_of, range(seed, seed + months), chunksize=10))
        after = pool.map(_biased_warned_after, range(seed, seed + months // 5), chunksize=10)
    stated = FALSE_WARNINGS * months
    seen = [spins for spins in after if spins is not None]
    typical, said = statistics.mean(seen), spins_to_warning(_BIAS)
    print(
        f"  {months} months of fair wheels: {warned} warned of, {stated:.0f} at most are stated", flush=True
    )
    print(
        f"  {len(after)} wheels with a pocket at +50 %: warned of after {typical:.0f} spins on average, "
        f"{said} are said; {len(after) - len(seen)} never within {_LONGEST}",
        flush=True,
    )
    few_enough = warned <= stated + 3 * math.sqrt(stated)
    return few_enough and len(seen) == len(after) and 0.7 <= typical / said <= 1.3


def _fair_is_warned_of(seed: int) -> bool:
    return watch(fair(random.Random(seed), A_MONTH), every=_LOOK).warned_at is not None


def _biased_warned_after(seed: int) -> int | None:
    rng = random.Random(seed)
    return watch(biased(rng, _LONGEST, (rng.randrange(37),), _BIAS), every=_LOOK).warned_at
