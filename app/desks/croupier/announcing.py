"""What the desk says of announced bets beside the game."""

from __future__ import annotations

from typing import NamedTuple


class Announcing(NamedTuple):
    """The announces at a glance.

    Attributes:
        taken: how many lie there for the spin being bet on.
        won: how many of the spin being paid can still go on, from its number on.
        last: the event that took the latest one, and the sentence with which it is repeated.
        cut_off: a number fell over one that was being said, and it can be gone on with.
    """

    taken: int = 0
    won: int = 0
    last: tuple[int, str] | None = None
    cut_off: bool = False


NOTHING_ANNOUNCED = Announcing()
