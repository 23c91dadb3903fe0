"""What players see where coins are thrown: the side that fell last."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from app.desks.players.board_window import BoardWindow
from app.table.live import Live
from tests.games.coins import SIDES, CoinTable


class CoinBoard(BoardWindow):
    """The last side, or nothing."""

    shown = ""

    def show_live(self, live: Live[CoinTable]) -> None:
        number = None if live.state.paying is None else live.state.paying.number
        self.shown = next((side for side in SIDES if SIDES[side] == number), "")
        self.update()

    def draw(self, painter: QPainter) -> None:
        painter.drawText(self.rect(), 0, self.shown)
