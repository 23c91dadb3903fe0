"""Chips of any game: what a piece is, what a colour in play is worth, and whose it is (rules 2) [2]."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from app.rules.money import Cents


class Piece(StrEnum):
    """What an entry is made of."""

    CHIPS = "chips"
    NOTES = "notes"
    COMPLIMENTARY = "complimentary"


class Chip(NamedTuple):
    """What a payment or a loss is counted in: a colour by its name, or a chip of value.

    Attributes:
        value: cents that one piece is worth.
        colour: the colour's name, or None.
    """

    value: Cents
    colour: str | None = None


class Colour(NamedTuple):
    """A colour in play: what a piece is worth, and whose it is.

    Attributes:
        value: cents a piece.
        owner: the player, if he bets chips of value too; else the colour stands for its player.
    """

    value: Cents
    owner: str | None = None
