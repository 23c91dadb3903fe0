"""The chip that the next touch lays, and what so many pieces of it are."""

from __future__ import annotations

from typing import NamedTuple

from app.rules.bets import Entry, Piece
from app.rules.layout import Position
from app.rules.money import Cents


class Hand(NamedTuple):
    """The chip that the next touch lays.

    Attributes:
        value: cents a piece.
        colour: the colour's name, or None for a chip of value.
        owner: whose it is; None where the dealer has not asked.
        kind: chips, notes or complimentary chips.
        up_to_maximum: notes of which no more plays than the maximum allows.
    """

    value: Cents
    colour: str | None = None
    owner: str | None = None
    kind: Piece = Piece.CHIPS
    up_to_maximum: bool = False

    def laid(self, pieces: int) -> Entry:
        """The entry that so many pieces of this chip are."""
        return Entry(pieces, self.value, self.colour, self.owner, self.kind, self.up_to_maximum)

    def same_chip(self, other: Hand) -> bool:
        """Whether another hand holds the same chip, whosever it is."""
        return self._replace(owner=None) == other._replace(owner=None)

    def goes_on(self, position: Position) -> bool:
        """Whether such pieces may lie there: notes on chances alone, complimentary chips never (rules 2)."""
        if self.kind is Piece.NOTES:
            return not position.inside
        return position.inside if self.kind is Piece.COMPLIMENTARY else True
