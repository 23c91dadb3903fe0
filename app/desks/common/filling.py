"""Windows that fill their screen: where one has no room with its frame, a part of the desk lay outside."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

FRAME: Final = QSize(16, 40)
"""Pixels that a system's frame takes around a window: its borders, and the title."""


def has_room(window: QSize, screen: QSize) -> bool:
    """Whether a window lies on a screen with all of its frame.

    Args:
        window: its size without the frame, in pixels of the desktop.
        screen: what the system's own bars leave of the screen.
    """
    framed = window + FRAME
    return framed.width() <= screen.width() and framed.height() <= screen.height()


def show_whole(window: QWidget, *, full_screen: bool | None = None, maximized: bool = False) -> None:
    """Show a window so that nothing of it lies outside of its screen.

    Args:
        window: not shown so far, at the place and of the size that it has in a frame.
        full_screen: without frame; None where nobody said: then on a screen that has no room for both.
        maximized: with its frame over the whole screen.
    """
    tight = not _fits(window)
    if full_screen or (full_screen is None and tight and not maximized):
        window.showFullScreen()
    elif maximized or tight:
        window.showMaximized()
    else:
        window.show()


def turn_full_screen(window: QWidget, *, full: bool) -> None:
    """Let a window that is shown fill its screen without a frame, or give it its frame again."""
    if full:
        window.showFullScreen()
    elif _fits(window):
        window.showNormal()
    else:
        window.showMaximized()


def _fits(window: QWidget) -> bool:
    """Whether it has room in a frame; where nobody sees it there is no screen that it could leave."""
    if QGuiApplication.platformName() in {"offscreen", "minimal"}:
        return True
    framed = window.normalGeometry().size() if window.isFullScreen() else window.size()
    return has_room(framed, window.screen().availableSize())
