"""The figures of a number: all that one touch covers, and the same figure on another number."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from functools import lru_cache
from typing import Final

from app.rules.roulette.layout import OUTER, POSITIONS, Kind, Position, inside_winning


class Figure(StrEnum):
    """The figures in the order in which they stand on the desk."""

    SPLITS = "splits"
    CORNERS = "corners"
    STRAIGHT_AND_SPLITS = "straight_and_splits"
    COMPLETE = "complete"


_COVERS: Final = {
    Figure.SPLITS: frozenset({Kind.SPLIT}),
    Figure.CORNERS: frozenset({Kind.CORNER, Kind.TRIO, Kind.FIRST_FOUR}),
    Figure.STRAIGHT_AND_SPLITS: frozenset({Kind.STRAIGHT, Kind.SPLIT}),
    Figure.COMPLETE: frozenset(kind for kind in Kind if any(p.inside for p in POSITIONS if p.kind is kind)),
}
"""Round zero the trios and the first four stand where another number has corners."""

_BY_POINT: Final = {position.point: position for position in POSITIONS if position.inside}


@lru_cache(maxsize=37 * len(Figure))
def figure_positions(figure: Figure, number: int) -> tuple[Position, ...]:
    """Name the places of a number's figure, in printed order.

    Args:
        figure: which one.
        number: 0 to 36.
    """
    return tuple(position for position in inside_winning(number) if position.kind in _COVERS[figure])


def figure_of(laid: Iterable[Position], number: int) -> Figure | None:
    """Find the figure of a number that places are, all of it and nothing else; None where they are none.

    Args:
        laid: places, each once.
        number: 0 to 36.
    """
    places = set(laid)
    return next((figure for figure in Figure if set(figure_positions(figure, number)) == places), None)


def own_point(number: int) -> tuple[int, int]:
    """Tell where a number's straight lies on the grid of the layout."""
    return (-1, 3) if number == 0 else (2 * ((number - 1) // 3) + 1, 2 * ((number - 1) % 3) + 1)


def on_number(position: Position, number: int, other: int) -> Position | None:
    """Find the place that lies to another number as a place lies to a number.

    Args:
        position: a combination of the number.
        number: 0 to 36.
        other: the other number.

    Returns:
        The place; None where there is none, or it is another kind of bet.
    """
    if number == other:
        return position
    if position.point is None or 0 in {number, other}:
        return None
    (x, y), (own_x, own_y), (new_x, new_y) = position.point, own_point(number), own_point(other)
    point = x - own_x + new_x, OUTER if y == OUTER else y - own_y + new_y
    found = _BY_POINT.get(point)
    return found if found is not None and found.kind is position.kind and found.wins(other) else None
