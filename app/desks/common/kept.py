"""What a widget looks like, painted once and put down again until something of it changes.

A widget is painted anew whenever one of its buttons is; without this each would write all its texts again,
and a number that comes meanwhile would wait for it.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from app.desks.common.canvas import painted
from app.desks.common.lettering import least_text
from app.desks.common.text_size import text_size


class Kept:
    """The picture of one widget."""

    def __init__(self) -> None:
        self._picture = QPixmap()
        self._of: tuple[object, ...] | None = None

    def forget(self) -> None:
        """Have it painted anew the next time: something changed that its looks do not name."""
        self._of = None

    def let_go(self) -> None:
        """Let the picture itself go: nobody sees it, and it is painted anew when somebody does."""
        self._picture, self._of = QPixmap(), None

    def make_ready(
        self, widget: QWidget, looks: tuple[object, ...], paint: Callable[[QPainter], None]
    ) -> bool:
        """Paint the picture unless it is what the widget looks like already.

        Args:
            widget: whose picture it is.
            looks: all that it shows, beside its size and the size of its letters.
            paint: paints it, its corner at 0, 0.

        Returns:
            Whether it had to be painted.
        """
        size, ratio = widget.size(), widget.devicePixelRatioF()
        now = size.width(), size.height(), ratio, text_size(), least_text(), *looks
        if now == self._of:
            return False
        self._picture = painted(size.width(), size.height(), ratio, paint)
        self._of = now
        return True

    def put(self, widget: QWidget, looks: tuple[object, ...], paint: Callable[[QPainter], None]) -> None:
        """Put the picture down on the widget, made ready first; for the widget's `paintEvent`."""
        self.make_ready(widget, looks, paint)
        painter = QPainter(widget)
        painter.drawPixmap(0, 0, self._picture)
        painter.end()
