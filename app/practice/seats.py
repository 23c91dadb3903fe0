"""Players of an exercise, named after their seats as the journal names them."""

from __future__ import annotations

from typing import Final

SEAT: Final = "posto "
"""How such a name begins."""


def seat(place: int) -> str:
    """Name the player of a seat as the journal does."""
    return f"{SEAT}{place}"


def seat_of(owner: str) -> int:
    """Find the seat that a player is named after.

    Raises:
        ValueError: he is named after none.
    """
    return int(owner.removeprefix(SEAT))
