"""A key that says why it is grey: in its tip, and in a line where somebody touches it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QPushButton, QWidget

from app.desks.common.label import set_tip

_TOUCHED: Final = {QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick}
_OF_A_HAND: Final = _TOUCHED | {QEvent.Type.MouseButtonRelease}


class Key(QPushButton):
    """The key: what cannot be done is not begun.

    Attributes:
        refused: it was touched while it is grey; why it is.
        why: it is grey; empty where it can be pressed.
    """

    refused = Signal(str)

    def __init__(self, parent: QWidget, words: str = "", name: str = "") -> None:
        """Let it be pressed.

        Args:
            parent: what it lies on.
            words: that stand on it.
            name: what it does, for a tip and a screen reader; empty is its words.
        """
        super().__init__(words, parent)
        self.why = ""
        self.call(name or words)

    def call(self, name: str) -> None:
        """Say what it does."""
        self.setAccessibleName(name)
        if not self.why:
            set_tip(self, name)

    def grey(self, why: str) -> None:
        """Say why it cannot be pressed; empty where it can."""
        self.why = why
        if why:
            self.installEventFilter(self)
        else:
            self.removeEventFilter(self)
        self.setEnabled(not why)
        self.setAccessibleDescription(why)
        set_tip(self, why or self.accessibleName())

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Answer a hand on a grey key, which Qt takes from it elsewhere; a touch screen shows no tips."""
        if not isinstance(event, QMouseEvent):  # asked first: most of what comes is no hand
            return False
        if self.isEnabled() or event.type() not in _OF_A_HAND:
            return False
        if event.type() in _TOUCHED:
            self.refused.emit(self.why)
        return True
