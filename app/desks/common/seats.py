"""Seats, as the journal names their players: pure, the words of the desk are in `owner_words`."""

from __future__ import annotations

from typing import Final

from app.rules.house import House

SEATS: Final = 8
"""Seats at the table; a ninth key is for an owner whom nobody knows."""
_SEAT: Final = "posto "
WITH: Final = " · "
"""Between a colour and its seat."""


def seat_name(seat: int) -> str | None:
    """Name a seat as the journal does, whatever the desk's language; 0 is an unknown owner."""
    return f"{_SEAT}{seat}" if seat else None


def seat_of(owner: str | None) -> int | None:
    """Find the seat that an owner is named after; None for anybody else."""
    seat = (owner or "").removeprefix(_SEAT)
    return int(seat) if seat != owner and seat.isdecimal() else None


def seated(colour: str, owner: str | None) -> str:
    """Name a colour together with the seat whose it is, as titles carry both; alone where no seat has it."""
    return colour if seat_of(owner) is None else f"{colour}{WITH}{owner}"


def label_of(house: House | None, owner: str) -> str:
    """Name a colour as the house does; anybody else, and where no house is given, as the journal does."""
    colours = () if house is None else house.colours
    return next((colour.label for colour in colours if colour.name == owner), owner)
