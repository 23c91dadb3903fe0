"""How often a check of chance is asked: a few times by `make test`, many times by `make often`.

One and the same test is both. It takes its numbers from here: how many evenings, exercises or examples, and by
which seed. Whatever comes in kinds (a house, a drill's level, a trick) is asked of each kind by `make test` too.
What hypothesis draws is asked so by itself; any other test that takes a number from here bears the mark `often`,
by which `make often` finds it, and runs it and no other.
"""

from __future__ import annotations

import os
import random
from typing import Final

SEED: Final = "CAPOTAVOLO_OFTEN"
"""What `make often` tells its tests: a seed. Where nobody tells one, tests are asked a few times."""
_SEED: Final = os.environ.get(SEED, "")


def times(few: int, many: int) -> int:
    """How often something is asked: `few` times by `make test`, `many` times by `make often`."""
    return many if _SEED else few


def seed_of(usual: int) -> int:
    """The seed of a check: the usual one for `make test`, that of the run for `make often`."""
    return int(_SEED) if _SEED else usual


def chance_of(usual: str) -> random.Random:
    """Chance by a name: always the same for `make test`, another for each seed of `make often`."""
    return random.Random(f"{usual} {_SEED}" if _SEED else usual)
