"""Colours and sizes of every desk: dark, without glare, every pair of text and ground above 4.5 to 1.

Sizes are pixels of the reference panel, 1280×800 on 12.7 inches, where 56 px are 12 mm; `Scale` brings them
to the panel that is there.
"""

from __future__ import annotations

from typing import Final

REFERENCE_WIDTH: Final = 1280
REFERENCE_HEIGHT: Final = 800
TARGET: Final = 56
"""The least side of anything that is touched in the flow of a spin."""
SMALLEST: Final = 14
"""The least height of anything that is read."""
GAP: Final = 8
RADIUS: Final = 10

GROUND: Final = "#0f1416"
BAND: Final = "#171d20"
PANEL: Final = "#1a2124"
RAISED: Final = "#252d31"
PRESSED: Final = "#313b40"
LINE: Final = "#333d42"
TEXT: Final = "#f4f0e6"
QUIET: Final = "#a7b2b5"
FAINT: Final = "#88959a"
GOLD: Final = "#eab64d"
GOLD_DARK: Final = "#3a3018"
ON_GOLD: Final = "#1d1605"
GREEN: Final = "#3fb27c"
PAY: Final = "#1c7f50"
PAY_PRESSED: Final = "#259c64"
ALARM: Final = "#f08a7d"
ALARM_GROUND: Final = "#7c2019"
WARN_GROUND: Final = "#4a3a12"

FELT: Final = "#0d4630"
FELT_DEEP: Final = "#0a3726"
FELT_DIM: Final = "#0b3b29"
FELT_LINE: Final = "#c3cfbf"
FELT_LINE_DIM: Final = "#3f6a55"
FELT_TEXT_DIM: Final = "#92b4a2"
CARD: Final = "#a3121c"
"""The red card over a colour of another value."""
RED_DIM: Final = "#4c3a31"
BLACK_DIM: Final = "#1c1f22"
GREEN_DIM: Final = "#114a33"

CHIP_FACE: Final = "#f1ebdc"
CHIP_INK: Final = "#1d1a14"
CHIP_RIM: Final = "#8b8577"
SEAT: Final = "#24405f"
"""The plate with a seat, beside or on chips of value."""
NOTE_FACE: Final = "#bfd8bd"
COMPLIMENTARY_FACE: Final = "#f0cf8e"

LEAST_TEXT: Final = 19
"""Pixels of the reference in 14 points, at the 96 dots an inch that Qt counts in: what the room allows."""
LINE_ROOM: Final = 22
"""The least height of a line's room in which that fits."""
SWITCHING_MS: Final = 180
"""How long the view takes to close in on the number; never above 200."""


class Scale:
    """How much larger than the reference a panel is; one object that a window and all its widgets share."""

    __slots__ = ("factor",)

    def __init__(self) -> None:
        self.factor = 1.0

    def fit(self, width: int, height: int) -> None:
        """Take the scale at which the reference fits a window of this size, in pixels."""
        self.factor = max(0.5, min(width / REFERENCE_WIDTH, height / REFERENCE_HEIGHT))

    def px(self, reference: float) -> int:
        """Bring a size of the reference panel to this one, in pixels, at least 1."""
        return max(1, round(reference * self.factor))
