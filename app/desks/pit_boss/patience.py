"""How far a long reading is: shown only once it has lasted a second."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QProgressBar, QWidget

from app.desks.pit_boss.asking import Asking
from app.desks.pit_boss.page import keep_place

_LONG: Final = 1_000
"""Milliseconds after which a reading says how far it is."""


class Patience(QProgressBar):
    """The bar."""

    def __init__(self, parent: QWidget, reading: Asking, name: str) -> None:
        """Nothing is read yet.

        Args:
            parent: what it lies on.
            reading: says how far it is.
            name: what is read, for a screen reader.
        """
        super().__init__(parent)
        self.setTextVisible(False)
        self.setAccessibleName(name)
        keep_place(self)
        self.hide()
        self._patience = QTimer(self, singleShot=True, interval=_LONG)
        self._patience.timeout.connect(self.show)
        reading.progress.connect(self._progressed)

    def begin(self) -> None:
        """Something is read from here on."""
        self.setMaximum(0)
        self._patience.start()

    def rest(self) -> None:
        """It is read, or cannot be."""
        self._patience.stop()
        self.hide()

    def _progressed(self, done: int, of: int) -> None:
        self.setMaximum(max(1, of))
        self.setValue(done)
