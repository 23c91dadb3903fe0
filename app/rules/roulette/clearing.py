"""In which order losing chips are taken off: round the number, the columns, then by dozens (rules 3) [3].

Theory. The hand comes from the outside. It frees at least a six line's space round the number, sweeps the
columns, and then goes by dozens from the last to the first, each time the chances at that end, the dozen, and
the dozen's numbers; zero goes with the first. Of two six lines' spaces the dealer frees the one he likes.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Final

from app.rules.roulette.layout import DOUBLES, Kind, Position


class Area(StrEnum):
    """What is cleared at once, in the order in which it is done."""

    ROUND = "round"
    """the losing chips next to the number"""
    COLUMNS = "columns"
    HIGH = "high"
    ODD = "odd"
    DOZEN_3 = "dozen-3"
    NUMBERS_3 = "numbers-3"
    COLOURS = "colours"
    """black and red, of which one loses"""
    DOZEN_2 = "dozen-2"
    NUMBERS_2 = "numbers-2"
    EVEN = "even"
    LOW = "low"
    DOZEN_1 = "dozen-1"
    NUMBERS_1 = "numbers-1"
    """zero too"""


SWEEPS: Final = (
    (Area.ROUND,),
    (Area.COLUMNS,),
    (Area.HIGH, Area.ODD, Area.DOZEN_3, Area.NUMBERS_3),
    (Area.COLOURS, Area.DOZEN_2, Area.NUMBERS_2),
    (Area.EVEN, Area.LOW, Area.DOZEN_1, Area.NUMBERS_1),
)
"""The areas as the procedure puts them together [3]."""


def area_of(position: Position, number: int) -> Area:
    """Tell with what a losing position is cleared.

    Chips between two dozens go with the later one, which the hand reaches first.

    Args:
        position: one that loses; no double, of which nothing is printed.
        number: where the dolly stands.

    Raises:
        ValueError: it wins, or it is a double.
    """
    if position.wins(number) or position.kind in DOUBLES:
        raise ValueError(f"{position.name} is not cleared at {number}")
    if position.kind is Kind.COLUMN:
        return Area.COLUMNS
    if not position.inside:
        return Area.COLOURS if position.name in {"red", "black"} else Area(position.name)
    if _away(position, number) < _BEYOND:
        return Area.ROUND
    return _NUMBERS[max(0, max(position.numbers) - 1) // 12]


_NUMBERS: Final = (Area.NUMBERS_1, Area.NUMBERS_2, Area.NUMBERS_3)
_BEYOND: Final = 3
"""From here on no six line that holds the number reaches: half the length of its cell, and a whole one."""


def is_certain(position: Position, number: int) -> bool:
    """Tell whether every dealer clears it with the same area.

    Uncertain are chips beside the number's row, of which the six line's space may have those on one side
    only, and those between two dozens.
    """
    if not position.inside:
        return True
    away = _away(position, number)
    one_dozen = len({max(0, other - 1) // 12 for other in position.numbers}) == 1
    return away == 0 or (away > _BEYOND and one_dozen)


def _away(position: Position, number: int) -> int:
    """How far a chip lies from the middle of the number's row; beside zero lies the first."""
    along, _ = position.point or (0, 0)
    row = 2 * ((number + 2) // 3) - 1
    return 0 if number == 0 and along <= _BEYOND else abs(along - row)


def clearing(losing: Iterable[Position], number: int) -> tuple[tuple[Position, ...], ...]:
    """Put losing positions in the order in which they are cleared, those of one area together."""
    areas: dict[Area, list[Position]] = {area: [] for area in Area}
    for position in losing:
        areas[area_of(position, number)].append(position)
    return tuple(tuple(lying) for lying in areas.values() if lying)
