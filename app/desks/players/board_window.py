"""What the players see of any game: a window without anything to touch, on a monitor of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from app.desks.common.language import tr
from app.table.live import Live


class BoardWindow(QWidget):
    """A window that draws what the table published last; each game draws a board of its own."""

    def __init__(self) -> None:
        super().__init__()
        # The croupier's window alone decides when the program ends.
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, on=False)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.BlankCursor)
        self.setWindowTitle("Capotavolo — " + tr("schermo dei giocatori"))
        self.setMinimumSize(640, 400)
        self.resize(960, 600)

    def show_live(self, live: Live[Any]) -> None:
        """Draw what the table published; must be called on the thread of the windows."""
        raise NotImplementedError


MakeBoard: TypeAlias = Callable[[], BoardWindow]
Boards: TypeAlias = Mapping[str, MakeBoard]
"""What the players see of each game, by its name."""
