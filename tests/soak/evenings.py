"""Many simulated evenings, each from a seed of its own."""

from __future__ import annotations

import random
import time

from tests.simulation.evening import Evening
from tests.simulation.test_evenings import HOUSES, numbers_of

SPINS = 400
_TOLD_EVERY = 500


def play_many(evenings: int, seed: int) -> bool:
    """Play evenings of 400 spins, and check each.

    Args:
        evenings: how many.
        seed: of the first; the others follow it, so that a part can be played again by itself.

    Returns:
        Whether all of them are whole and add up.
    """
    held, began = True, time.monotonic()
    for count in range(1, evenings + 1):
        own = seed + count - 1
        house = HOUSES[own % len(HOUSES)]
        evening = Evening(own, numbers_of(random.Random(own).randrange(1000)), name=house)
        evening.play(SPINS)
        try:
            evening.check()
        except AssertionError as fault:
            held = False
            print(f"  evening of seed {own}: {fault}", flush=True)
        if count % _TOLD_EVERY == 0:
            print(f"  {count} evenings, {time.monotonic() - began:.0f} s", flush=True)
    print(f"  {evenings} evenings of {SPINS} spins, seeds from {seed}", flush=True)
    return held
