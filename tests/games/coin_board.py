"""What players see where coins are thrown: the side that fell last."""

from __future__ import annotations

from typing import Any

from PySide6.QtGui import QPainter, QPaintEvent

from app.desks.players.board_window import BoardWindow
from app.table.live import Live
from tests.games.coins import SIDES


class CoinBoard(BoardWindow):
    """The last side, or nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.shown = ""

    def show_live(self, live: Live[Any]) -> None:
        paying = live.state.paying
        self.shown = "" if paying is None else next(side for side in SIDES if SIDES[side] == paying.number)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), "#203040")
        painter.drawText(self.rect(), 0, self.shown)
