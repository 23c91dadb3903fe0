"""When a window has been painted for the first time, and how much memory its process holds."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget


class FirstFrame(QObject):
    """Calls back once Qt has painted a window for the first time; painting is not interfered with."""

    def __init__(self, window: QWidget, painted: Callable[[int], None]) -> None:
        super().__init__(window)
        self._painted: Callable[[int], None] | None = painted
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The request to draw what waits is handled right after this; then the frame is there."""
        if event.type() is QEvent.Type.UpdateRequest and self._painted is not None:
            painted, self._painted = self._painted, None
            QTimer.singleShot(0, self, lambda: painted(time.monotonic_ns()))
        return False


def resident() -> int:
    """Bytes that this process holds."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * 4096


def tell(painted: int) -> None:
    """Say when the first frame was there, and how much memory is held now."""
    json.dump({"painted": painted, "resident": resident()}, sys.stdout)
