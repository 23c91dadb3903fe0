"""Many simulated evenings, each from a seed of its own, on all processors."""

from __future__ import annotations

import math
import multiprocessing
import os
import random
import time

from tests.simulation.evening import Evening
from tests.simulation.test_evenings import HOUSES, numbers_of

SPINS = 400
_TOLD_EVERY = 500
_TOGETHER = 10
"""Evenings that a processor takes at a time."""


def play_many(evenings: int, seed: int) -> bool:
    """Play evenings of 400 spins, and check each.

    Args:
        evenings: how many.
        seed: of the first; the others follow it, so that a part can be played again by itself.

    Returns:
        Whether all of them are whole and add up.
    """
    held, began = True, time.monotonic()
    processors = min(os.cpu_count() or 1, math.ceil(evenings / _TOGETHER))
    with multiprocessing.get_context("spawn").Pool(processors) as pool:
        played = pool.imap_unordered(_fault_of, range(seed, seed + evenings), chunksize=_TOGETHER)
        for count, fault in enumerate(played, 1):
            if fault:
                held = False
                print(f"  {fault}", flush=True)
            if count % _TOLD_EVERY == 0:
                print(f"  {count} evenings, {time.monotonic() - began:.0f} s", flush=True)
    print(f"  {evenings} evenings of {SPINS} spins, seeds from {seed}", flush=True)
    return held


def _fault_of(seed: int) -> str:
    """Play one evening; gives what is wrong with it, or nothing."""
    house = HOUSES[seed % len(HOUSES)]
    evening = Evening(seed, numbers_of(random.Random(seed).randrange(1000)), name=house, answers=True)
    try:
        evening.play(SPINS)
        evening.check()
    except Exception as fault:  # noqa: BLE001 - whatever it was, the evening is named and the others go on
        return f"evening of seed {seed} ({house}): {type(fault).__name__}: {fault}"
    return ""
