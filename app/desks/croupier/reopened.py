"""The round that was closed last, while one touch may open it again (rules 3, 8)."""

from __future__ import annotations

from typing import NamedTuple


class Back(NamedTuple):
    """A closed round to which the dealer can go back.

    Attributes:
        spin: its running number.
        number: that fell.
        possible: nothing of what it left was used since.
    """

    spin: int
    number: int
    possible: bool
