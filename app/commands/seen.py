"""By what the game of a station is seen there, found in the registries of the windows."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.desks.players.board_window import BoardWindow
    from app.station.windows import Seen


def game_seen(name: str) -> Seen:
    """Give what a game brings to the windows; its board is loaded when the players first see it."""
    from app.desks.croupier.all_felts import FELTS
    from app.station.windows import Seen

    return Seen(FELTS[name], partial(_board, name))


def _board(name: str) -> BoardWindow:
    from app.desks.players.boards import BOARDS

    return BOARDS[name]()
