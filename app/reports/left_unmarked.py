"""Payments that nobody had marked when their round was closed, with what somebody said of them since."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from app.reports.stamp import Stamp
from app.table import events as happened
from app.table.event_record import Event
from app.table.state import TableState
from app.table.unmarked_payment import Unmarked


class LeftUnmarked(NamedTuple):
    """One of them.

    Attributes:
        stamp: when its round was closed.
        of: the payment; what was said of it last stands there too.
        said: when that was said.
        by: who said it, where that was said.
    """

    stamp: Stamp
    of: Unmarked
    said: Stamp | None = None
    by: str | None = None


def unmarked_after(
    left: Sequence[LeftUnmarked], stamp: Stamp, event: Event, state: TableState
) -> list[LeftUnmarked]:
    """Say what was left unmarked once one more thing has happened.

    Args:
        left: until then.
        stamp: of what happened.
        event: what happened.
        state: the table after it.
    """
    steps, spin = state.game.steps, event.spin
    if spin is None or type(event) not in steps.closes.keys() | steps.reopens:
        return list(left)
    new = state.unmarked.get(spin, ()) if type(event) in steps.closes else ()  # opened again it is paid again
    return [*(each for each in left if each.of.spin != spin), *(LeftUnmarked(stamp, each) for each in new)]


def answered(each: LeftUnmarked, stamp: Stamp, event: happened.PaymentAnswered) -> LeftUnmarked:
    """Say of one of them whether it was paid."""
    return each._replace(of=replace(each.of, paid=event.paid), said=stamp, by=event.by)


def more_paid(each: LeftUnmarked, event: happened.PaymentAnswered) -> int:
    """Say how many cents more are paid by an answer, or below zero less: until then it was taken as paid."""
    return each.of.payment.amount * ((event.paid is True) - (each.of.paid is not False))
