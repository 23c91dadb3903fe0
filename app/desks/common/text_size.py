"""How large texts are on this station, and the rooms of their lines with them: pure, no windows."""

from __future__ import annotations


class _Size:
    """Of this program, in hundredths of what the desks are drawn for."""

    now = 100


def set_text_size(size: int) -> None:
    """Write every text larger where there is room for it; what is drawn already must be drawn anew.

    Args:
        size: in hundredths.
    """
    _Size.now = size


def text_size() -> int:
    """How large texts are written on this station, in hundredths."""
    return _Size.now


def grown(room: float) -> int:
    """Give the height of a line's room on this station: it grows as the texts do, so that they can.

    Args:
        room: the height that the desk is drawn for.
    """
    return -int(-room * _Size.now // 100)
