"""On which hand of the dealer the wheel, the shoe or the box stands; the table is drawn from there."""

from __future__ import annotations

from enum import StrEnum


class Side(StrEnum):
    """The dealer's hand on which the cylinder, and with it the zero end of the layout, stands."""

    LEFT = "left"
    RIGHT = "right"
