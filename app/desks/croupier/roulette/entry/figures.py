"""The figures of a number, and *come prima*: what one touch lays on several places."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from functools import lru_cache
from typing import Final, NamedTuple

from app.desks.croupier.roulette.entry.entered import SpinDraft
from app.desks.croupier.roulette.entry.hand import Hand
from app.desks.croupier.roulette.entry.unsaid import Pieces
from app.rules.chips import Piece
from app.rules.roulette.layout import OUTER, POSITIONS, Kind, Position, inside_winning
from app.table.roulette.remembered import own_chip
from app.table.roulette.spin_table import SpinTable


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
    """Find the figure of a number that places are, all of it and nothing else.

    Args:
        laid: the places, each once.
        number: 0 to 36.

    Returns:
        The figure; None where the places are no figure.
    """
    places = set(laid)
    return next((figure for figure in Figure if set(figure_positions(figure, number)) == places), None)


def own_point(number: int) -> tuple[int, int]:
    """Tell where a number's straight lies on the grid of the layout."""
    return (-1, 3) if number == 0 else (2 * ((number - 1) // 3) + 1, 2 * ((number - 1) % 3) + 1)


def on_number(position: Position, number: int, other: int) -> Position | None:
    """Find the place that lies to another number as a place lies to its own.

    Args:
        position: a combination of `number`.
        number: its own, 0 to 36.
        other: the other number, 0 to 36.

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


class FigureKeys(NamedTuple):
    """The figures with the chip in hand.

    Attributes:
        ready: there is a chip in hand that may lie inside; notes may not (rules 2).
        again: what *come prima* lays; nothing where nothing is remembered that fits.
    """

    number: int
    ready: bool
    again: Pieces


def figure_keys(state: SpinTable, number: int, draft: SpinDraft) -> FigureKeys:
    """Offer a number's figures; while chips are taken off, *come prima* is not offered.

    Args:
        state: remembers how each player's chips lay.
        number: that fell.
        draft: has the chip in hand, and whether chips are taken off.
    """
    return FigureKeys(
        number=number,
        ready=draft.hand is not None and draft.hand.kind is not Piece.NOTES,
        again=() if draft.taking else as_before(state, number, draft.hand),
    )


def as_before(state: SpinTable, number: int, hand: Hand | None) -> Pieces:
    """Say what *come prima* would lay.

    What was one figure of its number, as many pieces on each place, is that figure on any number: who plays
    a number complete plays the next one complete, however many places that has. Any other picture is the
    same round the new number, if all of it exists there.

    Args:
        state: remembers how each player's chips lay.
        number: that fell.
        hand: the chip in hand; None where there is none.

    Returns:
        Pieces by place; none where nothing is remembered, or the picture does not fit.
    """
    chip = None if hand is None else own_chip(hand.value, hand.colour, hand.player)
    last = None if chip is None else state.last_won.get(chip)
    if last is None:
        return ()
    figure = figure_of((position for position, _ in last.laid), last.number)
    counts = {pieces for _, pieces in last.laid}
    if figure is not None and len(counts) == 1:
        each = counts.pop()
        return tuple((position, each) for position in figure_positions(figure, number))
    moved = tuple((on_number(position, last.number, number), pieces) for position, pieces in last.laid)
    found = tuple((position, pieces) for position, pieces in moved if position is not None)
    return found if len(found) == len(moved) else ()
