"""The stacks of an entry, changed piece by piece: each position once, each stack from the bottom."""

from __future__ import annotations

from typing import Final

from app.desks.croupier.roulette.entry.hand import Hand
from app.desks.croupier.roulette.entry.unsaid import Stacks
from app.rules.roulette.bets import Entry, Stack
from app.rules.roulette.layout import Position
from app.rules.roulette.lying import alike, entries_on

MOST_PIECES: Final = 999


def lying_there(stacks: Stacks, position: Position, like: Entry) -> int:
    """Count the pieces on a position that are of the same chip and owner as an entry."""
    return sum(entry.pieces for entry in entries_on(stacks, position) if alike(entry, like))


def pieces_at(stacks: Stacks, position: Position, hand: Hand) -> int:
    """Count the pieces of a chip on a position."""
    return lying_there(stacks, position, hand.laid(0))


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
