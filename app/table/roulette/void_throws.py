"""The throws that are void: each as it was declared, why it was void, or that it counts after all."""

from __future__ import annotations

from msgspec import UNSET

from app.table.event_record import Event
from app.table.listing import VoidThrow, VoidThrows
from app.table.roulette import events as spun


def voids_after(voids: VoidThrows, seq: int, event: Event) -> VoidThrows:
    """Enter a void throw, why it was void, or that it counts after all.

    Args:
        voids: those that are void by now.
        seq: the event's place in the table's record.
        event: what happened.
    """
    match event:
        case spun.SpinVoid():
            return (*voids, VoidThrow(seq, event.spin, event.throw, event.reason, event.by, event.told))
        case spun.VoidExplained() if event.of is not UNSET:
            return tuple(_with_reason(each, event) if each.seq == event.of else each for each in voids)
        case spun.VoidExplained() | spun.SpinValid():
            return _last_of(voids, event)
        case _:
            return voids


def _last_of(voids: VoidThrows, event: spun.VoidExplained | spun.SpinValid) -> VoidThrows:
    """Say something of the throw of its spin that was declared last."""
    said = (place for place, each in enumerate(voids) if (each.spin, each.throw) == (event.spin, event.throw))
    place = max(said, default=None)
    if place is None:
        return voids
    now = () if isinstance(event, spun.SpinValid) else (_with_reason(voids[place], event),)
    return (*voids[:place], *now, *voids[place + 1 :])


def _with_reason(throw: VoidThrow, event: spun.VoidExplained) -> VoidThrow:
    return throw._replace(reason=event.reason, by=event.by, told=event.told)
