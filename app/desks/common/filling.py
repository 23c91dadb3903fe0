"""Windows that fill their screen: one that has no room with its frame would lie outside in part."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from app.desks.common import theme

TITLE: Final = 40
"""Pixels of the desktop that a system's title takes over a window, at most."""
_REFERENCE: Final = QSize(theme.REFERENCE_WIDTH, theme.REFERENCE_HEIGHT)
_FULL: Final = Qt.WindowState.WindowFullScreen
_MAXIMIZED: Final = Qt.WindowState.WindowMaximized


def has_room(window: QSize, screen: QSize) -> bool:
    """Whether a window, or what of it a desk needs, lies on a screen beneath its title.

    Args:
        window: its size without the frame, in pixels of the desktop; one that somebody made larger than the
            reference is as he wants it.
        screen: what the system's own bars leave of the screen.
    """
    needed = window.boundedTo(_REFERENCE)
    return needed.width() <= screen.width() and needed.height() + TITLE <= screen.height()


def show_whole(window: QWidget, *, full_screen: bool | None = None, maximized: bool = False) -> None:
    """Show a window so that its screen has room for it.

    Args:
        window: not shown so far, at the place and of the size that it has in a frame.
        full_screen: without frame; None where nobody said: then on a screen that has no room for both.
        maximized: with its frame over the whole screen, and so when it gets its frame back.
    """
    tight = not _fits(window)
    full = full_screen or (full_screen is None and tight and not maximized)
    states = Qt.WindowState.WindowNoState
    if full:
        states |= _FULL
    if maximized or (tight and not full):
        states |= _MAXIMIZED
    window.setWindowState(states)
    window.show()


def turn_full_screen(window: QWidget) -> bool:
    """Let a window that is shown fill its screen without a frame, or give it its frame again, as it had it.

    Returns:
        Whether it fills its screen now.
    """
    states = window.windowState() ^ _FULL
    full = bool(states & _FULL)
    if not full and not _fits(window):
        states |= _MAXIMIZED
    window.setWindowState(states)
    return full


def _fits(window: QWidget) -> bool:
    """Whether it has room in a frame; where nobody sees it there is no screen that it could leave."""
    if _is_unseen():
        return True
    framed = window.normalGeometry().size() if window.isFullScreen() else window.size()
    return has_room(framed, window.screen().availableSize())


def _is_unseen() -> bool:
    return QGuiApplication.platformName() in {"offscreen", "minimal"}
