"""The chip that the next touch lays, and what so many pieces of it are."""

from __future__ import annotations

from typing import Final, NamedTuple

from app.rules.chips import Piece
from app.rules.money import Cents
from app.rules.roulette.bets import Entry, Stack
from app.rules.roulette.layout import Position
from app.rules.roulette.lying import alike, entries_on

MOST_PIECES: Final = 999
Stacks = tuple[Stack, ...]


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


def lying_there(stacks: Stacks, position: Position, like: Entry) -> int:
    """Count the pieces on a position that are of the same chip and owner as an entry."""
    return sum(entry.pieces for entry in entries_on(stacks, position) if alike(entry, like))


def with_pieces(stacks: Stacks, position: Position, wanted: Entry) -> Stacks:
    """Make one entry have other pieces, where it was in its stack.

    A position without entries disappears, a new one comes last.
    """
    wanted = wanted._replace(pieces=max(0, min(wanted.pieces, MOST_PIECES)))
    old = entries_on(stacks, position)
    if any(alike(entry, wanted) for entry in old):
        entries = tuple(wanted if alike(entry, wanted) else entry for entry in old)
    else:
        entries = (*old, wanted)
    new = Stack(position, tuple(entry for entry in entries if entry.pieces))
    if not old:
        return (*stacks, new) if new.entries else stacks
    changed = tuple(new if stack.position is position else stack for stack in stacks)
    return tuple(stack for stack in changed if stack.entries)


def with_owner(stacks: Stacks, position: Position, unowned: Entry, owned: Entry) -> Stacks:
    """Put one entry of an owner where the first of it lay, his own or without an owner."""
    entries: list[Entry] = []
    for entry in entries_on(stacks, position):
        if not (alike(entry, unowned) or alike(entry, owned)):
            entries.append(entry)
        elif owned not in entries:
            entries.append(owned)
    new = Stack(position, tuple(entries))
    return tuple(new if stack.position is position else stack for stack in stacks)


def same_entry(one: Stacks, other: Stacks) -> bool:
    """Whether two entries say the same, whatever the order of their positions."""
    return {s.position: s.entries for s in one} == {s.position: s.entries for s in other}
