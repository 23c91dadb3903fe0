"""What is told on another thread comes to the thread of the windows."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal


class Relay(QObject):
    """Whoever hears `told` hears it on its own thread."""

    told = Signal(object)
