"""The value of a number: the thirty-six stand for the thirty-six throws of two dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

SEVEN: Final = 7
"""It ends the round."""
VALUES: Final = tuple(range(2, 13))
TALLIED: Final = tuple(value for value in VALUES if value != SEVEN)
"""The values that are tallied until the seven."""

USUAL_VALUES: Final = tuple((number - 1) // 6 + 1 + (number - 1) % 6 + 1 for number in range(1, 37))
"""Of 1 to 36: number n is the throw of n/6, rounded up, and of what is left."""
WAYS: Final = tuple(USUAL_VALUES.count(value) for value in VALUES)
"""How many numbers each value has, in every house: 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1."""


def fits(values: Sequence[int]) -> bool:
    """Whether a house may give its 36 numbers these values: each as often as two dice do."""
    return Counter(values) == Counter(USUAL_VALUES)


def value_of(number: int, values: Sequence[int] = USUAL_VALUES) -> int | None:
    """Give the value of a number; zero has none.

    Args:
        number: that fell, 0 to 36.
        values: of 1 to 36, as the house gives them.
    """
    return values[number - 1] if number else None
