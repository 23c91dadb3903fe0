"""Where a gaming day ends: with its last hour, or with its last night where that goes on."""

from __future__ import annotations

from typing import Final

from app.reports.stamp import Stamp
from app.table import events as happened
from app.table.event_record import Event
from app.table.state import TableState
from app.table.unanswered import needs_answer

_AFTERWARDS: Final = (
    happened.BankMoved,
    happened.DocumentPrinted,
    happened.DocumentVoided,
    happened.EntryCorrected,
    happened.EventAnswered,
    happened.HeldHanded,
    happened.PaymentAnswered,
    happened.VoidExplained,
)
"""What is said of a night once it is over."""


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
    return isinstance(event, _AFTERWARDS) or needs_answer(event)
