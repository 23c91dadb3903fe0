"""In which colours a cloth is painted: as it lies on a table, or on paper."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from app.desks.common import theme
from app.rules.roulette.wheel import RED

NUMBER_RED: Final = "#b1252f"
NUMBER_BLACK: Final = "#0b0d0f"
NUMBER_GREEN: Final = "#24784a"


class ClothPaints(Struct, frozen=True):
    """The colours of a cloth; each `dim` one is of what has lost.

    Attributes:
        felt: the ground.
        deep: the ground within the race track.
        line: round what is printed.
        text: what is printed.
        red: under a red number and its chance.
        black: under a black one.
        green: under zero.
        frame: round the number that has fallen.
    """

    felt: str = theme.FELT
    felt_dim: str = theme.FELT_DIM
    deep: str = theme.FELT_DEEP
    line: str = theme.FELT_LINE
    line_dim: str = theme.FELT_LINE_DIM
    text: str = theme.TEXT
    text_dim: str = theme.FELT_TEXT_DIM
    red: str = NUMBER_RED
    red_dim: str = theme.RED_DIM
    black: str = NUMBER_BLACK
    black_dim: str = theme.BLACK_DIM
    green: str = NUMBER_GREEN
    green_dim: str = theme.GREEN_DIM
    frame: str = theme.GOLD


ON_THE_TABLE: Final = ClothPaints()
ON_PAPER: Final = ClothPaints(
    felt="#ffffff",
    felt_dim="#ffffff",
    deep="#ffffff",
    line="#1a1a1a",
    line_dim="#9a9a9a",
    text="#000000",
    text_dim="#4d4d4d",
    red="#f5b5af",
    red_dim="#fbe3e0",
    black="#a9afb3",
    black_dim="#d9dcde",
    green="#b5dcc2",
    green_dim="#dff0e4",
    frame="#000000",
)
"""Black on white for any printer: without colours too red is lighter than black, what lost paler."""


def number_ground(number: int, *, dim: bool = False, paints: ClothPaints = ON_THE_TABLE) -> str:
    """Give the ground of a number: red, black, or green for zero."""
    if number == 0:
        return paints.green_dim if dim else paints.green
    if number in RED:
        return paints.red_dim if dim else paints.red
    return paints.black_dim if dim else paints.black
