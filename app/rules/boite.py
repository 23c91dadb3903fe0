"""The boîte: which tips go straight in, which wait, and in what fractions colour is laid (rules 9) [3.6]."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from app.rules.chips import Chip
from app.rules.inventory import Bundle, bundle
from app.rules.money import Cents

IN_AT_ONCE: Final = Cents(2000)
"""Value from here on is put into the boîte at once."""
_FIVE_FROM: Final = Cents(500)


def goes_in_at_once(chip: Chip) -> bool:
    """Value of 20 and more goes into the boîte at once; lower value and colour wait on the couvette."""
    return chip.colour is None and chip.value >= IN_AT_ONCE


def waiting(tips: Iterable[tuple[Chip, int]]) -> Bundle:
    """Sort out the tips that wait on the couvette, in the order in which they are changed (rules 9) [3.6].

    Args:
        tips: pieces by chip.

    Returns:
        Value from the lowest up, and then the colours.
    """
    left = bundle({chip: pieces for chip, pieces in tips if not goes_in_at_once(chip)})
    return tuple(sorted(left, key=lambda item: item[0].colour is not None))


def colour_fraction(minimum: Cents) -> int:
    """Say in how many pieces colour is laid: four at a minimum of 2.50, five from 5 on [3.6].

    Args:
        minimum: the table's, cents.
    """
    return 5 if minimum >= _FIVE_FROM else 4
