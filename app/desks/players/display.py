"""The players' display: full screen on its own monitor for as long as that is there, or in a window if asked.

When the monitor is unplugged the window hides and waits; it never comes to lie over the croupier's desk.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from app.desks.common.monitors import Monitors, monitor_to_take
from app.desks.players.board_window import BoardWindow, MakeBoard
from app.table.live import Live


class Display:
    """Makes the players' window when it is first needed, and keeps it where it belongs.

    Attributes:
        window: None before it was needed.
    """

    def __init__(self, monitors: Monitors, croupiers: Callable[[], str], make: MakeBoard) -> None:
        """Show nothing yet.

        Args:
            monitors: those that are there.
            croupiers: names the monitor that the croupier's window is on.
            make: makes the window of the game that is played.
        """
        self._monitors, self._croupiers, self._make = monitors, croupiers, make
        self._wanted, self._off, self._full = "", False, False
        self._live: Live[Any] | None = None
        self.window: BoardWindow | None = None
        monitors.changed.connect(self.settle)

    def show_live(self, live: Live[Any]) -> None:
        """Draw what the table published; must be called on the thread of the windows."""
        self._live = live
        if self.window is not None:
            self.window.show_live(live)

    def follow(self, name: str) -> None:
        """Take the monitor of this name whenever it is there; none for an empty name."""
        if name != self._wanted:
            self._wanted, self._off = name, False
            self.settle()

    def toggle(self) -> None:
        """Hide the display, or show it: on its monitor, or where there is none in a window of its own."""
        if self.window is not None and self.window.isVisible():
            self._off = True
            self._hide()
        elif self._place() is not None:
            self._off = False
            self.settle()
        else:
            self._full = False
            self._made().showNormal()

    def settle(self) -> None:
        """Fill the monitor that was named, or hide from wherever the window would be moved to.

        Heard whenever a monitor comes or goes, and when the croupier's window changes to another.
        """
        place = self._place()
        if place is not None and not self._off:
            window = self._made()
            self._full = True
            self._monitors.fill(place, window)
        elif self._full:
            self._hide()

    def close(self) -> None:
        """Take the window away for good."""
        self._off = True
        self._hide()

    def _place(self) -> str | None:
        there = (monitor.name for monitor in self._monitors.there())
        return monitor_to_take(self._wanted, there, self._croupiers())

    def _hide(self) -> None:
        self._full = False
        if self.window is not None:
            self.window.hide()

    def _made(self) -> BoardWindow:
        if self.window is None:
            self.window = self._make()
            if self._live is not None:
                self.window.show_live(self._live)
        return self.window
