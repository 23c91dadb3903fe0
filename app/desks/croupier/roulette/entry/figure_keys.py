"""What one touch lays on several places: the number's figures, and *come prima*, as plain data."""

from __future__ import annotations

from typing import NamedTuple

from app.desks.croupier.roulette.entry.entered import SpinDraft
from app.desks.croupier.roulette.entry.figures import Figure, figure_of, figure_positions, on_number
from app.desks.croupier.roulette.entry.hand import Hand
from app.desks.croupier.roulette.entry.unsaid import Pieces
from app.rules.chips import Piece
from app.rules.roulette.layout import Position
from app.table.roulette.remembered import own_chip
from app.table.roulette.spin_table import SpinTable


class FigureKey(NamedTuple):
    """A figure of the number that fell."""

    figure: Figure
    positions: tuple[Position, ...]


class FigureKeys(NamedTuple):
    """The figures with the chip in hand.

    Attributes:
        ready: there is a chip in hand that may lie inside; notes may not (rules 2).
        again: what *come prima* lays; nothing where nothing is remembered that fits.
    """

    number: int
    ready: bool
    figures: tuple[FigureKey, ...]
    again: Pieces


def figure_keys(state: SpinTable, number: int, draft: SpinDraft) -> FigureKeys:
    """Offer a number's figures.

    Args:
        state: remembers how each player's chips lay.
        number: that fell.
        draft: has the chip in hand; while it takes off, *come prima* is not offered.
    """
    return FigureKeys(
        number=number,
        ready=draft.hand is not None and draft.hand.kind is not Piece.NOTES,
        figures=tuple(FigureKey(figure, figure_positions(figure, number)) for figure in Figure),
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
        hand: the chip in hand.

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
