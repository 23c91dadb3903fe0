"""The signs by which a form knows the keys of the keyboard."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt

from app.desks.croupier.forms.kit import (
    DOWN,
    END,
    ENTER,
    ERASE,
    HOME,
    LEFT,
    PAGE_DOWN,
    PAGE_UP,
    RIGHT,
    UP,
    WIPE_OUT,
)
from app.desks.croupier.pages.page import ENTER as ENTERS

_SIGNS: Final = {
    **dict.fromkeys(ENTERS, ENTER),
    int(Qt.Key.Key_Backspace): ERASE,
    int(Qt.Key.Key_Delete): WIPE_OUT,
    int(Qt.Key.Key_Up): UP,
    int(Qt.Key.Key_Down): DOWN,
    int(Qt.Key.Key_Left): LEFT,
    int(Qt.Key.Key_Right): RIGHT,
    int(Qt.Key.Key_PageUp): PAGE_UP,
    int(Qt.Key.Key_PageDown): PAGE_DOWN,
    int(Qt.Key.Key_Home): HOME,
    int(Qt.Key.Key_End): END,
}


def sign_of(key: int) -> str:
    """Give the sign of a key: a letter, a figure, or one of the kit's; empty for any other."""
    letter = int(Qt.Key.Key_Space) <= key <= int(Qt.Key.Key_Z)
    return _SIGNS.get(key) or (chr(key) if letter else "")
