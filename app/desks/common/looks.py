"""What a chip looks like, as plain values: a colour's paint, letter and pattern, or a value's amount."""

from __future__ import annotations

from typing import NamedTuple

from app.desks.common import theme
from app.rules.chips import Piece
from app.rules.house import House
from app.rules.italian import euro
from app.rules.money import Cents, fewest_chips


class Look(NamedTuple):
    """The face of a chip; nothing depends on the paint alone.

    Attributes:
        paint: #rrggbb of the chip.
        face: a colour's letter, or the amount.
        pattern: the drawing on the rim, the house's name for it; empty on a chip of value.
        plaque: whether it is rectangular.
        marker: on the red card of a colour, what a piece is worth, where that is not the table's minimum;
            else empty.
    """

    paint: str
    face: str
    pattern: str = ""
    plaque: bool = False
    marker: str = ""

    @property
    def is_colour(self) -> bool:
        """Whether it is a colour and not a chip of value."""
        return bool(self.pattern)


Piles = tuple[tuple[Look, int], ...]
"""Chips, and how many of each."""


def look_of(house: House, value: int, colour: str | None, kind: Piece = Piece.CHIPS) -> Look:
    """Tell what a chip of this house looks like, or a banknote: "€50"; a complimentary chip bears a star.

    Args:
        house: has the colours with their letters and patterns, and the minimum that holds.
        value: cents a piece; of a colour 0 where it does not matter what it is worth.
        colour: the colour's name, or None for a chip of value.
        kind: chips, notes or complimentary chips.
    """
    if kind is Piece.NOTES:
        return Look(theme.NOTE_FACE, f"€{euro(value).replace('.', '')}", plaque=True)
    if kind is Piece.COMPLIMENTARY:
        return Look(
            theme.COMPLIMENTARY_FACE, f"{euro(value).replace('.', '')}*", plaque=value in house.plaques
        )
    if colour is None:
        return Look(theme.CHIP_FACE, euro(value).replace(".", ""), plaque=value in house.plaques)
    marker = "" if value in {0, house.minimum} else euro(value)
    for chip in house.colours:
        if chip.name == colour:
            return Look(chip.paint, chip.letter, chip.pattern, marker=marker)
    return Look(theme.CHIP_RIM, colour[:1].upper(), "solid", marker=marker)


def change_of(house: House, amount: Cents) -> Piles:
    """Make an amount up in the fewest chips of value; none where those of the house cannot."""
    try:
        chips = fewest_chips(amount, house.chips)
    except ValueError:
        return ()
    return tuple((look_of(house, value, None), pieces) for value, pieces in chips)
