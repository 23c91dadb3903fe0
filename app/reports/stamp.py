"""Where and when something stands in a table's record."""

from __future__ import annotations

from typing import NamedTuple


class Stamp(NamedTuple):
    """Where and when something was recorded.

    Attributes:
        seq: its place in the table's record.
        at: the wall clock, as events write it.
        mono: microseconds of the machine's steady clock.
        boot: which start of the machine that clock counts from.
    """

    seq: int
    at: str
    mono: int
    boot: str
