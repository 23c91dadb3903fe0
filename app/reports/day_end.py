"""Where a gaming day ends: with its last hour, or with its last night where that goes on."""

from __future__ import annotations

from app.reports.stamp import Stamp
from app.table.event_record import Event
from app.table.state import TableState


def is_of_day(until: str, before: TableState, stamp: Stamp, event: Event) -> bool:
    """Whether an event is of a day: before it is over, in a night that is not, or about one of its nights.

    Args:
        until: when the gaming day is over, as events write times; empty where it is not looked at so.
        before: the table before the event.
        stamp: of the event.
        event: the next one.
    """
    if not until or stamp.at < until or before.opened or before.bank.open:
        return True
    return event.afterwards or event.needs_answer
