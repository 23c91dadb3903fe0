"""What happened at the side games of a table's day, kept for whoever knows one of them."""

from __future__ import annotations

from typing import NamedTuple

from app.reports.stamp import Stamp
from app.rules.house import House
from app.table.event_record import Event


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
