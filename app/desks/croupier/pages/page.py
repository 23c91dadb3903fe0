"""A page over the desk: a title, and what it asks; answered, or left without a trace.

Pages lie over the felt and never over the payments; only a wide one, for what needs the
whole race track, takes the place of both.
"""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from app.desks.common import theme
from app.desks.common.lettering import LEFT, Weight, ink, write
from app.desks.common.theme import Scale
from app.desks.croupier.screen import Screen
from app.rules.wheel import Side


class Page(QWidget):
    """A page with a title; made when it is first needed, and kept."""

    WIDE: ClassVar[bool] = False
    """Whether it takes the place of the panel too."""

    def __init__(self, scale: Scale, parent: QWidget) -> None:
        super().__init__(parent)
        self._scale = scale
        self._title = ""
        self._below = ""
        # Hidden until somebody shows it, also when its parent is shown; to hide it would be an event already.
        self.setAttribute(Qt.WidgetAttribute.WA_WState_ExplicitShowHide)

    def begin(self, screen: Screen) -> None:
        """Ask anew: what was half answered the last time is forgotten."""

    def show_screen(self, screen: Screen) -> None:
        """Show what the table says now, while the page is open."""

    def place(self, side: Side) -> None:
        """Lay everything out for the page's size, on this table's side."""

    def take_key(self, key: int) -> None:
        """Take a key that was released while this page is open."""

    def entitle(self, title: str, below: str = "") -> None:
        """Say what is asked."""
        self._title, self._below = title, below
        self.setAccessibleName(f"{title}. {below}")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, N802 - Qt's name
        """Draw the page and its title."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        px = self._scale.px
        painter.fillRect(self.rect(), ink(theme.GROUND))
        painter.setPen(QPen(ink(theme.GOLD), px(2)))
        painter.setBrush(ink(theme.PANEL))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), px(14), px(14))
        head = QRectF(px(24), px(16), self.width() - px(48), px(40))
        write(painter, head, self._title, px(28), weight=Weight.BOLD, paint=ink(theme.TEXT), align=LEFT)
        line = QRectF(px(24), px(56), self.width() - px(48), px(26))
        write(painter, line, self._below, px(18), paint=ink(theme.QUIET), align=LEFT)
        self.draw_more(painter)
        painter.end()

    def draw_more(self, painter: QPainter) -> None:
        """Draw what a page shows besides its buttons."""
