"""What grows old on a screen: a widget is drawn anew now and then, while something on it says its age."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

EVERY: Final = 10_000
"""Milliseconds; ages are said in minutes."""


class Ageing(QTimer):
    """Draws its widget anew while it is kept on."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.setInterval(EVERY)
        self.timeout.connect(widget.update)

    def keep(self, *, on: bool) -> None:
        """Begin where it has not begun, or end."""
        if on and not self.isActive():
            self.start()
        elif not on:
            self.stop()
