"""What lies on the whole layout, position by position, as its chips look."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct

from app.desks.common.looks import Look, look_of
from app.rules.house import House
from app.rules.roulette.bets import Entry, Stack
from app.rules.roulette.layout import Position


class Pile(NamedTuple):
    """The pieces of one chip of one owner, seen from above.

    Attributes:
        enferme: a prisoner, on the chance's outer line.
        owner: whose chips of value they are; empty for a colour, or where nobody knows.
        employees: they are laid for the employees.
    """

    look: Look
    pieces: int
    enferme: bool = False
    owner: str = ""
    employees: bool = False


class LaidStack(Struct, frozen=True):
    """What lies on a position of the whole layout."""

    position: Position
    piles: tuple[Pile, ...]


def laid_stacks(house: House, stacks: tuple[Stack, ...]) -> tuple[LaidStack, ...]:
    """Draw what lies on the whole layout."""
    return tuple(LaidStack(s.position, tuple(pile_of(house, entry) for entry in s.entries)) for s in stacks)


def pile_of(house: House, entry: Entry) -> Pile:
    """Show an entry as it lies."""
    owner = "" if entry.colour is not None or entry.owner is None else entry.owner
    return Pile(look_of_entry(house, entry), entry.pieces, entry.enferme, owner, entry.employees)


def look_of_entry(house: House, entry: Entry) -> Look:
    """Tell what pieces look like as they lie; notes that play up to the maximum say so: "≤50".

    Args:
        house: has the colours with their letters and patterns.
        entry: the pieces.
    """
    look = look_of(house, entry.value, entry.colour, entry.kind)
    return look._replace(face=f"≤{look.face.lstrip('€')}") if entry.up_to_maximum else look
