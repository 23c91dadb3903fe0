"""A colour is given to the player of a seat, and taken back by the same touch (rules 2) [2]."""

from __future__ import annotations

from app.desks.common.owner_words import seat_sign
from app.desks.common.seats import seat_name, seat_of
from app.desks.croupier import commands
from app.table.colour_in_play import colour_in_play
from app.table.command import Command
from app.table.state import TableState


def given_to_seat(state: TableState, colour: str, seat: int, decider: str) -> Command:
    """Give a colour to a seat, or take it back where that seat has it.

    Args:
        state: of the table.
        colour: its name.
        seat: its number, from 1.
        decider: the capo tavolo: a colour at a value of its own is his; at the minimum it needs nobody.
    """
    now, owner = colour_in_play(state, colour), seat_name(seat)
    by = "" if now.value == state.minimum else decider
    return commands.colour(colour, now.value, None if now.owner == owner else owner, by)


def whose_colour(state: TableState, name: str | None) -> str:
    """Say in few letters which seat has a colour now: "P3"; empty where none has, or it is no colour."""
    seat = None if name is None else seat_of(colour_in_play(state, name).owner)
    return "" if seat is None else seat_sign(seat)
