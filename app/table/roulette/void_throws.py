"""The throws that are void: each as it was declared, why it was void, or that it counts after all."""

from __future__ import annotations

from msgspec import UNSET

from app.table import events as happened
from app.table.event_record import Event
from app.table.listing import VoidThrow, VoidThrows


def voids_after(voids: VoidThrows, seq: int, event: Event) -> VoidThrows:
    """Enter a void throw, why it was void, or that it counts after all.

    Args:
        voids: those that are void by now.
        seq: the event's place in the table's record.
        event: what happened.
    """
    match event:
        case happened.SpinVoid():
            return (*voids, VoidThrow(seq, event.spin, event.throw, event.reason, event.by, event.told))
        case happened.VoidExplained() if event.of is not UNSET:
            return tuple(_with_reason(each, event) if each.seq == event.of else each for each in voids)
        case happened.VoidExplained() | happened.SpinValid():
            return _last_of(voids, event)
        case _:
            return voids


def _last_of(voids: VoidThrows, event: happened.VoidExplained | happened.SpinValid) -> VoidThrows:
    """Say something of the throw of its spin that was declared last."""
    said = (place for place, each in enumerate(voids) if (each.spin, each.throw) == (event.spin, event.throw))
    place = max(said, default=None)
    if place is None:
        return voids
    now = () if isinstance(event, happened.SpinValid) else (_with_reason(voids[place], event),)
    return (*voids[:place], *now, *voids[place + 1 :])


def _with_reason(throw: VoidThrow, event: happened.VoidExplained) -> VoidThrow:
    return throw._replace(reason=event.reason, by=event.by, told=event.told)
