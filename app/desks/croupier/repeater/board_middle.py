"""The middle of the desk where Repeater Bets are dealt: the game's own, and the board beneath it or above."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtWidgets import QWidget

from app.desks.common.theme import GAP, Scale
from app.desks.croupier.felt import Middle
from app.desks.croupier.regions import Regions
from app.desks.croupier.repeater.board import HIGH, Board
from app.desks.croupier.repeater.shown import Shown, shown
from app.desks.croupier.screen import Screen
from app.desks.croupier.strip import KEYS
from app.rules.side import Side

Make = Callable[[Scale, QWidget, Any], Middle]


class BoardMiddle(Middle):
    """Lays the board under the cloth while nothing is paid; then in the place of the last numbers.

    So it lies, too, while announces lie there: the cloth needs all its room to show them.
    In a house that deals none the game's own middle has all the room, as if nothing were here.

    Attributes:
        cloth: the game's own middle.
        board: there is one, shown or not.
    """

    def __init__(self, made: Make, scale: Scale, parent: QWidget, dealing: Any) -> None:
        super().__init__(parent)
        self._scale, self._dealing = scale, dealing
        self._parts: Regions | None = None
        self._shown: Shown | None = None
        self._screen: Screen | None = None
        self._beneath = False
        self.cloth = made(scale, self, dealing)
        self.keys = self.cloth.keys
        self.board = Board(scale, parent, lambda _code: None)
        self.board.hide()

    def show_screen(self, screen: Screen) -> None:
        """Show the board as it stands, and give the cloth its room before it is shown."""
        self._screen, live = screen, self._dealing.live
        self._shown = None if live is None else shown(live)
        beneath = self._shown is not None and screen.number is None and not screen.announcing.taken
        if self._shown is not None:
            self.board.show_board(self._shown, small=not beneath)
        if beneath is not self._beneath:
            self._beneath = self.cloth.low = beneath
            self._lay_out()
        self.board.setVisible(self._shown is not None and (beneath or screen.banner is None))
        self.cloth.show_screen(screen)

    def place(self, parts: Regions) -> None:
        """Lay everything out for a window of this size."""
        self._parts = parts
        self._lay_out()

    def _lay_out(self) -> None:
        parts, px = self._parts, self._scale.px
        if parts is None:
            return
        room = px(HIGH + GAP) if self._beneath else 0
        self.cloth.setGeometry(0, 0, self.width(), self.height() - room)
        self.cloth.place(parts)
        if self._beneath:
            top = self.y() + self.height() - px(HIGH)
            self.board.setGeometry(self.x(), top, self.width(), px(HIGH))
        elif self._screen is not None:
            keys, strip = px(KEYS), parts.strip
            x = strip.x if self._screen.side is Side.LEFT else strip.x + keys
            self.board.setGeometry(round(x), round(strip.y), round(strip.w) - keys, round(strip.h))
