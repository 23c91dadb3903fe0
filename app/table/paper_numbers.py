"""The numbers of papers: what stands before the figures tells the pad, and they count up (rules 9) [3.5]."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final, NamedTuple

_COUNTED: Final = re.compile(r"(.*?)([0-9]{1,15})", re.DOTALL)
"""What stands before a number's figures, and the figures that are counted up."""


class Numbered(NamedTuple):
    """A number with figures: what stands before them, what they count, and how many they are."""

    prefix: str
    place: int
    width: int

    def __str__(self) -> str:
        return f"{self.prefix}{self.place:0{self.width}d}"


def numbered(number: str) -> Numbered | None:
    """Take a number apart; None where it ends in no figure, so that it is in no sequence."""
    parts = _COUNTED.fullmatch(number)
    return None if parts is None else Numbered(parts[1], int(parts[2]), len(parts[2]))


def counted_up(number: str) -> str:
    """A-0009 leads to A-0010; where there is no figure one is put behind."""
    parts = numbered(number)
    return f"{number}-1" if parts is None else str(parts._replace(place=parts.place + 1))


def leading(number: str, others: Iterable[str]) -> str:
    """Give the highest number of one pad.

    Args:
        number: tells the pad; where it is in no sequence it leads.
        others: the numbers beside it, those of other pads too.
    """
    highest, lead = numbered(number), number
    for other in others:
        found = numbered(other)
        if found is None or highest is None or found.prefix != highest.prefix:
            continue
        if found.place > highest.place:
            highest, lead = found, other
    return lead
