"""What a block's payments of one kind, position or colour come to: what is sought may be none of it.

Few different amounts are each kept to the cent. Of more than `MOST` it is kept in which steps of a power of
two cents they lie, the smallest steps of which there are no more; so it does not matter in which order, or
how many at a time, they come. Where something is kept it may be there; where nothing is, it is not.
"""

from __future__ import annotations

import struct
from bisect import bisect_left
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

MOST: Final = 1_000
_LARGEST: Final = 2**32
_EACH: Final = 4


class Amounts(NamedTuple):
    """Amounts in steps.

    Attributes:
        halvings: a step is two to the power of this, in cents.
        steps: those in which an amount lies, ascending; the first step begins at nothing.
    """

    halvings: int
    steps: Sequence[int]


NO_AMOUNTS: Final = Amounts(0, ())


def with_amounts(kept: Amounts, added: Iterable[int]) -> Amounts:
    """Add amounts to those that are kept.

    Args:
        kept: before.
        added: in cents, none below nothing.
    """
    halvings = kept.halvings
    steps = set(kept.steps)
    steps.update(amount >> halvings for amount in added)
    while len(steps) > MOST or max(steps, default=0) >= _LARGEST:
        halvings += 1
        steps = {step >> 1 for step in steps}
    return Amounts(halvings, sorted(steps))


def amounts_stored(kept: Amounts) -> bytes:
    """Write them for the file: the halvings, then the steps, four bytes each."""
    return struct.pack(f"<{1 + len(kept.steps)}I", kept.halvings, *kept.steps)


def read_amounts(stored: bytes) -> Amounts:
    """Read what `amounts_stored` wrote.

    Raises:
        ValueError: it is nothing of the kind.
    """
    try:
        halvings, *steps = struct.unpack(f"<{len(stored) // _EACH}I", stored)
    except (struct.error, ValueError) as fault:
        raise ValueError(f"the amounts of a block cannot be read: {fault}") from fault
    return Amounts(halvings, steps)


def any_between(kept: Amounts, over: int | None, under: int | None) -> bool:
    """Whether an amount may lie between two.

    Args:
        kept: what is known of the amounts.
        over: it is more than so many cents; None is any.
        under: it is less; None is any.
    """
    place = 0 if over is None else bisect_left(kept.steps, (over + 1) >> kept.halvings)
    return place < len(kept.steps) and (under is None or kept.steps[place] << kept.halvings < under)
