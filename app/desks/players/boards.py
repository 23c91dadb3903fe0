"""What the players see of each game, a line each; nothing else on the way to their display names a game."""

from __future__ import annotations

from typing import Final

from app.desks.players.board_window import Boards
from app.desks.players.repeater.window import with_board
from app.desks.players.roulette.window import PlayersWindow

BOARDS: Final[Boards] = {"roulette": with_board(PlayersWindow)}
