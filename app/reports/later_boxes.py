"""The note box of a day, counted once the table was open again: it belongs to the day of its notes."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from pathlib import Path

from msgspec import UNSET

from app.journal.chain import Recorded
from app.journal.earlier_payments import said_after
from app.table.events import BankMoved, EntryCorrected, TableOpened

_LAST = 2**63 - 1


def later_boxes(
    path: Path, table: str, last: int, nights: Collection[int]
) -> Iterator[tuple[Recorded, BankMoved | EntryCorrected]]:
    """Read which boxes of some nights were counted later, and what was put right of that, in their order.

    Args:
        path: the journal.
        table: whose.
        last: the last event of the day's nights.
        nights: the places of their openings.

    Raises:
        Damaged: an event does not hold; with table and place.
        JournalError: the journal cannot be read.
    """
    until = _carried_until(path, table, last, nights)
    counted = {
        recorded.seq: (recorded, event)
        for recorded, event in said_after(path, table, last, BankMoved, until)
        if event.night is not UNSET and event.night in nights
    }
    if not counted:
        return
    yield from counted.values()
    for recorded, event in said_after(path, table, last, EntryCorrected, until):
        if event.of in counted:
            yield recorded, event


def _carried_until(path: Path, table: str, last: int, nights: Collection[int]) -> int:
    """Say up to which event the openings carry such a box: no longer it can be counted."""
    until = last
    for recorded, event in said_after(path, table, last, TableOpened):
        until = recorded.seq - 1
        if event.box is UNSET or event.box["night"] not in nights:
            return until
        until = _LAST
    return until
