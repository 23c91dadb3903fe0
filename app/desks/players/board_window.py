"""What the players see of any game: a window without anything to touch, on a monitor of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.desks.common import theme
from app.desks.common.language import tr
from app.desks.common.lettering import Weight, ink, write
from app.desks.common.theme import Scale
from app.table.live import Live
from app.table.reopening import closed_round

_RESULT: Final = 160


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
        self._entitle()
        self.setMinimumSize(640, 400)
        self._scale = Scale()
        self._high = theme.REFERENCE_HEIGHT
        self.resize(960, 600)

    def drawn_for(self, high: int) -> None:
        """Draw the board as for a lower window, where something lies beneath it; at its next change of size.

        Args:
            high: pixels of the reference that fill its height.
        """
        self._high = high

    def show_live(self, live: Live[Any]) -> None:
        """Draw what the table published; must be called on the thread of the windows."""
        raise NotImplementedError

    def draw(self, painter: QPainter) -> None:
        """Draw the board upon its ground."""
        raise NotImplementedError

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Bring everything to the size of the window."""
        super().resizeEvent(event)
        self._scale.fit(self.width(), self.height() * theme.REFERENCE_HEIGHT // self._high)

    def changeEvent(self, event: QEvent) -> None:
        """Say everything in another language as soon as it is chosen."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._entitle()
            self.update()

    def _entitle(self) -> None:
        self.setWindowTitle("Capotavolo — " + tr("schermo dei giocatori"))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the ground, and the board on it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), ink(theme.GROUND))
        self.draw(painter)
        painter.end()


class ResultBoard(BoardWindow):
    """How the last round of a plain game came out, as its dealer calls it; empty before there was one."""

    def __init__(self, called: Mapping[int, str]) -> None:
        """Show nothing yet; `called` has the words for each result, by its number."""
        super().__init__()
        self._called, self.shown = called, ""

    def show_live(self, live: Live[Any]) -> None:
        """Draw what the table published; must be called on the thread of the windows."""
        last = live.state.paying or closed_round(live.state)
        shown = "" if last is None or last.number is None else self._called[last.number]
        if shown != self.shown:
            self.shown = shown
            self.setAccessibleName(shown)
            self.update()

    def draw(self, painter: QPainter) -> None:
        """Write it over the whole board."""
        room, size = QRectF(self.rect()), self._scale.px(_RESULT)
        write(painter, room, self.shown, size, weight=Weight.BOLD, paint=ink(theme.TEXT))


MakeBoard: TypeAlias = Callable[[], BoardWindow]
Boards: TypeAlias = Mapping[str, MakeBoard]
"""What the players see of each game, by its name."""
