"""The void throws of a day: each as it was declared, why it was void, or that it counts after all."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import UNSET

from app.reports.stamp import Stamp
from app.table import events as happened


class VoidThrow(NamedTuple):
    """A throw that was no spin; `reason` empty until somebody has said why."""

    stamp: Stamp
    spin: int | None
    throw: int
    reason: str
    by: str | None
    told: str | None


def voids_after(
    voids: list[VoidThrow],
    stamp: Stamp,
    event: happened.SpinVoid | happened.VoidExplained | happened.SpinValid,
) -> list[VoidThrow]:
    """Enter a void throw, why it was void, or that it counts after all."""
    if isinstance(event, happened.SpinVoid):
        throw = VoidThrow(stamp, event.spin, event.throw, event.reason, event.by, event.told)
        return [*voids, throw]
    if isinstance(event, happened.VoidExplained) and event.of is not UNSET:
        return explained(voids, event)
    said = (place for place, each in enumerate(voids) if each[1:3] == (event.spin, event.throw))
    place = max(said, default=None)
    if place is None:
        return voids
    if isinstance(event, happened.SpinValid):
        return [*voids[:place], *voids[place + 1 :]]
    return [*voids[:place], _with_reason(voids[place], event), *voids[place + 1 :]]


def explained(voids: list[VoidThrow], event: happened.VoidExplained) -> list[VoidThrow]:
    """Enter why a throw of an earlier night was void, by its place in the record; here or on another day."""
    return [_with_reason(each, event) if each.stamp.seq == event.of else each for each in voids]


def _with_reason(throw: VoidThrow, event: happened.VoidExplained) -> VoidThrow:
    return throw._replace(reason=event.reason, by=event.by, told=event.told)
