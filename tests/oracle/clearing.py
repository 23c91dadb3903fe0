"""In what order the losing chips are taken off the layout (rules 3.3; section 3, "pulizia del tappeto").

First round the number, at least a six line's space; then the columns; then dozen by dozen from the far end:
its chances, the dozen itself, its numbers, with zero at the end of the first. Where the documents leave an
order open, what is in question is one group, in the order of the layout's lists.
"""

from collections.abc import Iterable
from typing import Literal

from .layout import PLACE_IN_LISTS, POSITIONS, Position

Nearness = Literal["near", "open", "far"]

# The five sweeps of the hand, and the areas of each as they are listed.
STEPS: tuple[tuple[str, ...], ...] = (
    ("round-the-number",),
    ("columns",),
    ("high", "odd", "dozen-3", "numbers-3"),
    ("black-and-red", "dozen-2", "numbers-2"),
    ("even", "low", "dozen-1", "numbers-1"),
)
AREAS = tuple(area for step in STEPS for area in step)

ROWS = 12


def found(name: str) -> Position:
    """The position of that name; doubles are refused, no document says when they are cleared."""
    if name not in POSITIONS:
        raise ValueError(f"no such position: {name}")
    position = POSITIONS[name]
    if position.kind.startswith("double-"):
        raise ValueError(f"the documents do not say when it is cleared: {name}")
    return position


def row_of(number: int) -> int:
    """The row of a number away from the wheel; zero lies before the first."""
    return 0 if number == 0 else (number - 1) // 3 + 1


def six_lines(number: int) -> list[tuple[int, int]]:
    """The six lines that hold a number, each by its first and last row; zero has that of 1 to 6 beside it."""
    row = row_of(number)
    if row == 0:
        return [(0, 2)]
    return [(first, first + 1) for first in (row - 1, row) if 1 <= first < ROWS]


def nearness(name: str, number: int) -> Nearness:
    """Whether a combination is taken off with the number.

    Near: in every six line's space that holds the number. Open: only in one of two, or on the zero beside
    the first row; "at least" then leaves it to the dealer. Far: in none.
    """
    away = found(name).away
    held = [2 * first <= away <= 2 * last for first, last in six_lines(number)]
    if all(held):
        return "near"
    beside_zero = row_of(number) == 1 and away < 2
    return "open" if any(held) or beside_zero else "far"


def dozens(name: str) -> list[int]:
    """The dozens in which a combination has numbers; zero belongs to the first."""
    return sorted({max(0, n - 1) // 12 + 1 for n in found(name).numbers})


def astride(name: str) -> bool:
    """Whether a combination lies on the line between two dozens, so that no document says with which it goes."""
    return found(name).inside and len(dozens(name)) > 1


def certain(name: str, number: int) -> bool:
    """Whether the documents alone settle the area of a losing place."""
    if not found(name).inside:
        return True
    near = nearness(name, number)
    return near == "near" or (near == "far" and not astride(name))


def area(name: str, number: int) -> str:
    """The area with which a losing place is cleared.

    Chosen here: what may be near is near; what lies on the line between two dozens goes with the outer one,
    since the hand comes from the outside.
    """
    position = found(name)
    if number in position.numbers:
        raise ValueError(f"it has won at {number}: {name}")
    if position.kind == "column":
        return "columns"
    if name in {"red", "black"}:
        return "black-and-red"
    if not position.inside:
        return name
    if nearness(name, number) != "far":
        return "round-the-number"
    return f"numbers-{dozens(name)[-1]}"


def clearing(losing: Iterable[str], number: int) -> list[list[str]]:
    """The losing places in the order in which they are cleared, area by area; an area is one group."""
    groups: dict[str, list[str]] = {name: [] for name in AREAS}
    for name in sorted(set(losing), key=lambda name: PLACE_IN_LISTS[found(name).name]):
        groups[area(name, number)].append(name)
    return [group for group in groups.values() if group]


def sweeps(losing: Iterable[str], number: int) -> list[list[str]]:
    """The same in five sweeps only: the number, the columns, the last dozen, the middle one, the first."""
    places = list(losing)
    swept = [
        [group for group in clearing(places, number) if area(group[0], number) in step] for step in STEPS
    ]
    return [[name for group in groups for name in group] for groups in swept if groups]


def first_to_last(one: str, other: str, number: int) -> int:
    """Minus one if the first place is cleared before the second, one if after, zero if they go together."""
    before, after = AREAS.index(area(one, number)), AREAS.index(area(other, number))
    return (before > after) - (before < after)
