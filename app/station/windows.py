"""The windows of one station: the croupier's, and the players' display beside it when it is needed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct
from PySide6.QtCore import QObject, QRect, QTimer
from PySide6.QtGui import QGuiApplication, QScreen

from app.desks.common.filling import TITLE, show_whole
from app.desks.croupier.felt import Felt
from app.desks.croupier.settings.setup import Setup
from app.desks.croupier.window import CroupierWindow
from app.settings import Frame, Settings
from app.station.desk_link import DeskLink
from app.table.live import Live

if TYPE_CHECKING:
    from app.desks.common.monitors import Monitors
    from app.desks.players.board_window import MakeBoard
    from app.desks.players.display import Display

_SEEN: Final = 200
"""Pixels of a window that must lie on some monitor in each direction, so that it can be grasped."""


class Seen(Struct, frozen=True):
    """What a game brings to the windows of a station.

    Attributes:
        felt: its half of the dealer's screen.
        board: makes what the players see, when it is first needed.
    """

    felt: Felt
    board: MakeBoard


class Windows(QObject):
    """Makes the croupier's window, puts it where it was, and shows the players' display on its monitor.

    Attributes:
        window: the croupier's.
        display: the players'; None before it was needed.
    """

    def __init__(self, link: DeskLink, seen: Seen, setup: Setup, monitors: Monitors | None = None) -> None:
        """Show nothing yet.

        Args:
            link: to the table.
            seen: what the game that is dealt here brings to them.
            setup: the station's settings.
            monitors: those that are there; Qt's own where None.
        """
        super().__init__()
        self._setup, self._board, self._given = setup, seen.board, monitors
        self._live: Live | None = None
        self.display: Display | None = None
        setup.toggle_display = self.toggle_display
        setup.hear(self._settle)
        self.window = CroupierWindow(link.send, seen.felt, setup, send_signed=link.send_signed)
        link.published.connect(self.window.show_live)
        link.published.connect(self._show_live)

    def show(self, *, display: bool = False) -> None:
        """Show the croupier's window where it was, and after it the players' display.

        Args:
            display: whether the display is asked for, also where no monitor of its own is set.
        """
        settings = self._setup.settings
        if settings.window is not None and is_seen(settings.window):
            self.window.setGeometry(brought_in(settings.window))
        show_whole(self.window, full_screen=settings.full_screen, maximized=settings.maximized)
        # The croupier's window is painted first: it is what somebody waits for.
        if display:
            QTimer.singleShot(0, self, self.toggle_display)
        elif settings.display:
            QTimer.singleShot(0, self, lambda: self._settle(self._setup.settings))

    def toggle_display(self) -> None:
        """Show the players' display, or hide it."""
        display = self._made()
        display.follow(self._setup.settings.display)
        display.toggle()

    def remember(self) -> None:
        """Remember where the croupier's window is, and take the display away: the program ends."""
        if self.display is not None:
            self.display.close()
        frame = self.window.normalGeometry()
        if frame.isEmpty():
            frame = self.window.geometry()
        lies = Frame(frame.x(), frame.y(), frame.width(), frame.height())
        self._setup.change(window=lies, maximized=self.window.isMaximized())

    def _settle(self, settings: Settings) -> None:
        if settings.display or self.display is not None:
            self._made().follow(settings.display)

    def _show_live(self, live: Live) -> None:
        self._live = live
        if self.display is not None:
            self.display.show_live(live)

    def _changed_screen(self, _screen: QScreen) -> None:
        if self.display is not None:
            self.display.settle()

    def _made(self) -> Display:
        if self.display is None:
            from app.desks.common.monitors import Monitors  # noqa: PLC0415 - when it is first needed
            from app.desks.players.display import Display  # noqa: PLC0415 - when it is first needed

            there = self._given or Monitors()
            self.display = Display(there, lambda: self.window.screen().name(), self._board)
            handle = self.window.windowHandle()
            if handle is not None:
                handle.screenChanged.connect(self._changed_screen)
            if self._live is not None:
                self.display.show_live(self._live)
        return self.display


def brought_in(frame: Frame) -> QRect:
    """Give where a window that was there comes back: one that nobody moved from the corner, in the middle.

    A window that was left small and never moved lies in the corner of a larger screen, as far from the dealer
    as it can; whoever put it somewhere finds it there.
    """
    lies = QRect(*frame)
    screen = QGuiApplication.screenAt(lies.center()) or QGuiApplication.primaryScreen()
    room = screen.availableGeometry()
    corner = room.topLeft()
    moved = lies.x() - corner.x() > TITLE or lies.y() - corner.y() > TITLE
    if moved or lies.width() >= room.width() or lies.height() >= room.height():
        return lies
    lies.moveCenter(room.center())
    return lies


def is_seen(frame: Frame) -> bool:
    """Whether a window that was there could be grasped on the monitors that are there now."""
    lies = QRect(*frame)
    for screen in QGuiApplication.screens():
        seen = screen.availableGeometry().intersected(lies)
        if seen.width() >= min(_SEEN, lies.width()) and seen.height() >= min(_SEEN, lies.height()):
            return True
    return False
