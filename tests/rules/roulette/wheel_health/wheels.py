"""Simulated wheels, and the live one where its numbers are at hand."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path

from app.rules.roulette.wheel import POCKETS

LIVE = Path(__file__).parents[5] / "shared" / "data" / "spins-live.txt"
"""707,492 numbers of a wheel in play; not part of the project, and not everywhere there."""


def live() -> list[int]:
    return [int(line) for line in LIVE.read_text(encoding="ascii").split()]


def fair(rng: random.Random, spins: int) -> list[int]:
    return rng.choices(POCKETS, k=spins)


def biased(rng: random.Random, spins: int, favoured: Sequence[int], size: float) -> list[int]:
    """The favoured numbers fall oftener by `size`; all others share what is left."""
    share = (1 + size) / 37
    rest = (1 - share * len(favoured)) / (37 - len(favoured))
    return rng.choices(POCKETS, [share if number in favoured else rest for number in POCKETS], k=spins)
