"""Which game is played at a table: its journal's, or its house's where it has no journal yet."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from app.rules.house import House
    from app.station.taken_up import TakenUp
    from app.table.state import TableState


def recorded(database: Path, table: str) -> TakenUp[Any] | None:
    """Give where the table is by its journal; None where there is none yet, or nothing in it."""
    from app.games import game_at
    from app.station.taken_up import taken_up

    found = taken_up(database, table, game_at(database, table)) if database.exists() else None
    return found if found is not None and found.head.seq else None


def unopened_there(chosen: argparse.Namespace) -> TableState:
    """A table of which nothing is recorded yet: it plays what its house says.

    Raises:
        LookupError: no such house, or no such game.
        ProfileError: the house's profile is wrong.
    """
    from app.games import game_called, read_house
    from app.houses import house_from
    from app.table.state import unopened

    state: TableState = unopened(chosen.table, game_called(house_from(chosen.house, read_house).game))
    return state


def check_game(house: House, state: TableState) -> None:
    """Make sure that a closed table is opened with the game that its journal is of; an open one plays on.

    Raises:
        LookupError: the house plays a game that there is not.
        ValueError: the house plays another game.
    """
    from app.games import game_called

    plays = game_called(house.game).name
    if not state.opened and plays != state.game.name:
        its = f"table {state.table} plays {state.game.name}"
        raise ValueError(f"house {house.name} plays {plays}, and {its}")
