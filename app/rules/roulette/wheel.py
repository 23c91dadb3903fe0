"""The French cylinder: thirty-seven pockets, clockwise from zero [1.1]."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

POCKETS: Final = (
    0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10,
    5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
)  # fmt: skip
"""The pockets in the order in which they pass a dealer who looks at a wheel that turns anticlockwise."""

RED: Final = frozenset({1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36})
BLACK: Final = frozenset(range(1, 37)) - RED

_PLACE: Final = {number: place for place, number in enumerate(POCKETS)}


class Turning(StrEnum):
    """Which way a wheel or a ball goes round, seen from above."""

    CLOCKWISE = "clockwise"
    ANTICLOCKWISE = "anticlockwise"

    @property
    def against(self) -> Turning:
        """The other way: the ball runs against the wheel, and the next throw against this one."""
        return Turning.ANTICLOCKWISE if self is Turning.CLOCKWISE else Turning.CLOCKWISE


FIRST_TURNING: Final = Turning.ANTICLOCKWISE
"""How the wheel turns at the first throw: the bank is opened clockwise, each throw turns it round [3.7]."""


def is_number(number: int) -> bool:
    """Whether the wheel has this number: 0 to 36."""
    return 0 <= number <= 36


def neighbours(number: int, each_side: int) -> tuple[int, ...]:
    """Name a number and its neighbours on the wheel, clockwise.

    Args:
        number: 0 to 36.
        each_side: how many on each side, 0 to 18.

    Returns:
        The numbers from the leftmost neighbour to the rightmost.

    Raises:
        KeyError: the wheel has no such number.
    """
    place = _PLACE[number]
    return tuple(POCKETS[(place + step) % 37] for step in range(-each_side, each_side + 1))
