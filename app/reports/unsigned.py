"""What of a day took another person's code, or the dealer's own, and went on without one."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import UNSET

from app.reports.stamp import Stamp
from app.table.event_record import Event
from app.table.events import BankMoved, TableOpened
from app.table.unsigned import WithoutCode, without_code


class Unsigned(NamedTuple):
    """An act that went on without a code; `counted`: what was counted, as the bank calls it."""

    stamp: Stamp
    spin: int | None
    act: WithoutCode
    counted: str = ""


def registers(event: TableOpened) -> tuple[str | None, str]:
    """Say which register of people held at an opening, and which the table knew where that was another."""
    if event.register is UNSET:
        return None, ""
    return event.register, "" if event.register_known is UNSET else event.register_known


def unsigned_after(found: list[Unsigned], stamp: Stamp, event: Event, register: str | None) -> None:
    """Enter what an event tells of an act without a code.

    Args:
        found: those so far.
        stamp: of the event.
        event: what was recorded.
        register: which register of people held; None in a night whose opening does not say so.
    """
    if found and isinstance(event, BankMoved) and stamp.seq == found[-1].stamp.seq + 1:
        found[-1] = found[-1]._replace(counted=event.operation)
    if register is not None and (act := without_code(event)) is not None:
        found.append(Unsigned(stamp, event.spin, act))
