"""The games that a table can play, a line each; nothing else on the way to a table names a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from app.table.game import Game
from app.table.roulette.game import ROULETTE

GAMES: Final[Mapping[str, Game[Any]]] = {"roulette": ROULETTE}
"""All that a table knows of a game, by the game's name."""
USUAL: Final = GAMES["roulette"]
"""What is played at a table that says nothing of it: no journal names its game."""
