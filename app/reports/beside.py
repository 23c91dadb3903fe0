"""What happened at the side games of a table's day, kept for whoever knows one of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeAlias

from app.reports.stamp import Stamp
from app.rules.house import House
from app.table.event_record import Event

Lists: TypeAlias = Mapping[str, Sequence[Mapping[str, "str | int | None"]]]
"""What a side game writes of a day for other programs: lists of plain values, each by its name."""


class Beside(NamedTuple):
    """Something that happened at a side game, or an opening: a night begins with what the last one left.

    Attributes:
        dealer: who dealt then.
        house: under whose rules.
    """

    stamp: Stamp
    event: Event
    dealer: str
    house: House
