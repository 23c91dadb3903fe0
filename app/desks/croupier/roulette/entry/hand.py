"""The chip that the next touch lays, and what so many pieces of it are."""

from __future__ import annotations

from typing import NamedTuple

from app.rules.chips import Piece
from app.rules.money import Cents
from app.rules.roulette.bets import Entry
from app.rules.roulette.layout import Position


class Hand(NamedTuple):
    """The chip that the next touch lays.

    Attributes:
        value: cents a piece.
        colour: the colour's name, or None for a chip of value.
        owner: whose it is; None where the dealer has not asked.
        kind: chips, notes or complimentary chips.
        up_to_maximum: notes of which no more plays than the maximum allows.
        employees: what is laid is the employees'; of a colour `owner` goes on saying whose it is else.
    """

    value: Cents
    colour: str | None = None
    owner: str | None = None
    kind: Piece = Piece.CHIPS
    up_to_maximum: bool = False
    employees: bool = False

    @property
    def unowned(self) -> bool:
        """Whether nobody has said whose it is."""
        return self.owner is None and not self.employees

    @property
    def player(self) -> str | None:
        """The player who lays it; None where nobody knows, and where it is laid for the employees."""
        return None if self.employees else self.owner

    def laid(self, pieces: int) -> Entry:
        """The entry that so many pieces of this chip are."""
        entry = Entry(pieces, self.value, self.colour, self.player, self.kind, self.up_to_maximum)
        return entry._replace(employees=True) if self.employees else entry

    def of(self, owner: str | None) -> Hand:
        """The same chip of value as another owner's."""
        return self._replace(owner=owner, employees=False)

    def for_employees(self) -> Hand:
        """The same chip laid for the employees; of value it has no owner."""
        return self._replace(owner=None if self.colour is None else self.owner, employees=True)

    def same_chip(self, other: Hand) -> bool:
        """Whether another hand holds the same chip, whosever it is."""
        return self.of(None) == other.of(None)

    def goes_on(self, position: Position) -> bool:
        """Whether such pieces may lie there: notes on chances alone, complimentary chips never (rules 2)."""
        if self.kind is Piece.NOTES:
            return not position.inside
        return position.inside if self.kind is Piece.COMPLIMENTARY else True


def hand_of(entry: Entry) -> Hand:
    """The chip that an entry is made of, and whose it is."""
    return Hand(entry.value, entry.colour, entry.owner, employees=entry.employees)
