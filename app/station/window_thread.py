"""Has something done on the thread of the windows, from any other."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal


class WindowThread(QObject):
    """Belongs to the thread on which it was made."""

    _asked = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._asked.connect(self._done, Qt.ConnectionType.QueuedConnection)

    def do(self, deed: Callable[[], None]) -> None:
        """Have it done when the windows' thread comes to it; returns at once."""
        self._asked.emit(deed)

    def _done(self, deed: Callable[[], None]) -> None:
        deed()
