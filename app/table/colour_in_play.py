"""What a colour is worth now, and whose it is (rules 2) [2]."""

from __future__ import annotations

from app.rules.chips import Colour
from app.table.state import TableState


def colour_in_play(state: TableState, name: str) -> Colour:
    """What a colour is worth and whose it is: the table's minimum where nothing else was said."""
    return state.colours.get(name, Colour(state.minimum))
