"""What of a player's lies aside or is left over, chip by chip, and why (rules 5, 8) [2]."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from app.rules.chips import Chip
from app.rules.money import Cents
from app.rules.roulette.layout import Position


class HeldWhy(StrEnum):
    """Why chips are to be handed to their player."""

    THIRD = "third"
    """winnings that were left lying: it was the third spin"""
    MAXIMUM = "maximum"
    """stake and winnings exceeded the maximum"""
    UNKNOWN = "unknown"
    """a combination won, and nobody knew whose stake it was"""
    LEFT_OVER = "left_over"
    """it lies on the layout after the last spin, or when the table is closed"""


class HeldPart(Struct, frozen=True):
    """Chips of one owner that are to be handed to him.

    Attributes:
        owner: his name; empty where nobody knew whose they were.
        position: where they lay.
        chip: None where they are an amount of several chips.
        pieces: None where they are no whole number of one chip.
        amount: cents.
        why: why they are handed over.
    """

    owner: str
    position: Position
    chip: Chip | None
    pieces: int | None
    amount: Cents
    why: HeldWhy
