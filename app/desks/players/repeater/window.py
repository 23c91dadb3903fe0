"""The players' window where Repeater Bets are dealt: the game's own board, and beneath it theirs."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from PySide6.QtCore import QRectF, QTimer
from PySide6.QtGui import QPainter, QResizeEvent

from app.desks.common.application import wants_stillness
from app.desks.common.theme import REFERENCE_HEIGHT
from app.desks.players.board_window import BoardWindow, MakeBoard
from app.desks.players.repeater.board import Board, board
from app.desks.players.repeater.drawing import HIGH, BoardDrawing
from app.desks.players.repeater.words import board_words
from app.table.live import Live

_SECOND: Final = 1000
_GAME_FOR: Final = 700
"""How high the game's own board is then drawn for: all of it smaller, and nothing too small to be read."""


class WithBoard(BoardWindow):
    """A game's own board has all the room in a house that deals no Repeater Bets, as if nothing were here.

    Attributes:
        game: its own board.
        board: beneath that; None where there is none.
        seven: runs while nothing but a seven is seen.
    """

    def __init__(self, make: MakeBoard) -> None:
        super().__init__()
        self.board: Board | None = None
        self._drawing = BoardDrawing(self._scale)
        self.seven = QTimer(self, singleShot=True, interval=_SECOND)
        self.seven.timeout.connect(self._lay_out)
        self.game = make()
        self.game.setParent(self)
        self.game.setMinimumSize(0, 0)

    def show_live(self, live: Live[Any]) -> None:
        """Draw what the table published; must be called on the thread of the windows."""
        self.game.show_live(live)
        before, self.board = self.board, board(live)
        if self.board != before:
            self._look_for_seven(before, self.board)
            self._lay_out()
        said = () if self.board is None else (board_words(self.board),)
        self.setAccessibleName(" · ".join((self.game.accessibleName(), *said)))

    def _look_for_seven(self, before: Board | None, now: Board | None) -> None:
        """Begin the second of a seven that has just come; where nothing is to move there is none.

        One that shows again because the number behind it was taken back has not come once more.
        """
        if before is None or now is None or not now.seven or now.spin < before.spin:
            self.seven.stop()
        elif (before.spin, before.seven) != (now.spin, now.seven) and not wants_stillness():
            self.seven.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything out for a window of this size."""
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        there = self.board is not None
        self.game.drawn_for(_GAME_FOR if there else REFERENCE_HEIGHT)
        self.game.setGeometry(0, 0, self.width(), self.height() - (self._scale.px(HIGH) if there else 0))
        self.game.setHidden(self.seven.isActive())
        self.update()

    def draw(self, painter: QPainter) -> None:
        """Draw the board beneath the game's own, or the seven alone."""
        rect = QRectF(self.rect())
        if self.seven.isActive():
            self._drawing.draw_seven(painter, rect)
        elif self.board is not None:
            rect.setTop(rect.bottom() - self._scale.px(HIGH))
            self._drawing.draw(painter, rect, self.board)


def with_board(make: MakeBoard) -> MakeBoard:
    """Put the board beneath a game's own, where its house deals Repeater Bets."""
    return partial(WithBoard, make)
