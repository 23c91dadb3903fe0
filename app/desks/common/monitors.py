"""The monitors that are there, and which of them the players' window may take."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget


class Monitor(NamedTuple):
    """One monitor: the system's name for it, its maker's, and its size in pixels of the desktop."""

    name: str
    model: str
    width: int
    height: int


def monitor_to_take(wanted: str, there: Iterable[str], croupiers: str) -> str | None:
    """Only the monitor that was named, only while it is there, and never the croupier's own.

    Args:
        wanted: the name in the settings, or empty.
        there: the names of the monitors that are there.
        croupiers: the name of the one that the croupier's window is on.
    """
    return wanted if wanted and wanted in set(there) and wanted != croupiers else None


class Monitors(QObject):
    """What Qt knows of the monitors.

    Attributes:
        changed: one came or went; said before Qt moves any window.
    """

    changed = Signal()

    def __init__(self) -> None:
        """Hear of every monitor that comes or goes."""
        super().__init__()
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.screenAdded.connect(self._said)
            application.screenRemoved.connect(self._said)

    def _said(self, _screen: QScreen) -> None:
        """A monitor that went is no longer among those that are there."""
        self.changed.emit()

    def there(self) -> tuple[Monitor, ...]:
        """Name the monitors, in the order of the system."""
        return monitors_there()

    def fill(self, name: str, window: QWidget) -> None:
        """Let a window fill a monitor; nothing happens if it has just gone."""
        for screen in QGuiApplication.screens():
            if screen.name() == name:
                window.setScreen(screen)
                window.setGeometry(screen.geometry())
                window.showFullScreen()


def monitors_there() -> tuple[Monitor, ...]:
    """Name the monitors that are there now, in the order of the system."""
    return tuple(_monitor(screen) for screen in QGuiApplication.screens())


def _monitor(screen: QScreen) -> Monitor:
    size, model = screen.size(), f"{screen.manufacturer()} {screen.model()}".strip()
    return Monitor(screen.name(), model, size.width(), size.height())
