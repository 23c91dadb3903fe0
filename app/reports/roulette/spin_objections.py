"""Who disputed a payment of a spin, and how each dispute was decided."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec import UNSET

from app.reports.disputed import Disputed
from app.reports.roulette.spin_step import Step
from app.reports.stamp import Stamp
from app.rules.roulette.settled import Payment, Settlement
from app.table import events as happened
from app.table.event_record import Event
from app.table.roulette import events as spun
from app.table.roulette.spin_state import SpinState


class Objection(NamedTuple):
    """A payment that somebody disputed.

    Attributes:
        order: the payment's place as it stands, from 1.
        payment: what was to be paid, as it stood last; None where nothing was settled.
        claim: what was claimed.
        by: who claimed it.
        ruling: how it was decided; None where it is not.
        ruled_by: by whom, with his office where that was said.
    """

    stamp: Stamp
    order: int
    payment: Payment | None
    claim: str
    by: str
    ruling: str | None = None
    ruled_by: str = ""


def objections(steps: Sequence[Step], alive: Sequence[SpinState | None], until: int) -> tuple[Objection, ...]:
    """Name who objected to what.

    Args:
        steps: all that happened to the spin.
        alive: the spin after each of them.
        until: how many of them are told.
    """
    found: list[Objection] = []
    disputed, before, left = Disputed(steps[0].state.game.steps), None, _left_disputed(steps)
    for step, spin in zip(steps[:until], alive, strict=False):
        about = disputed.enter(step.event, before, spin)
        before = spin
        match step.event:
            case happened.PaymentDisputed(order=order) as said:
                payment = _payment_at(spin, order)
                if about == (len(found),):
                    found.append(Objection(step.stamp, order, payment, said.reason or "", said.by or ""))
                for each in about:
                    found[each] = found[each]._replace(payment=payment)
            case _:
                found = _decided(found, about, step.event, left)
        for each, order in disputed.open.items():
            found[each] = found[each]._replace(order=order)
    return tuple(found)


def is_of(objection: Objection, order: int, payment: Payment, settlement: Settlement) -> bool:
    """Whether an objection is of a payment, wherever that stands now."""
    if objection.payment in settlement.payments:
        return objection.payment == payment
    return objection.order == order


def _payment_at(spin: SpinState | None, order: int) -> Payment | None:
    payments = () if spin is None or spin.settlement is None else spin.settlement.payments
    return payments[order - 1] if 0 < order <= len(payments) else None


def _left_disputed(steps: Sequence[Step]) -> frozenset[int]:
    """Name the payments that the spin's closing left to be decided; closings of before left none."""
    closings = (step.event.disputed for step in steps if isinstance(step.event, spun.SpinClosed))
    last = next(iter(reversed(tuple(closings))), UNSET)
    return frozenset() if last is UNSET else frozenset(last)


def _decided(
    found: list[Objection], about: Sequence[int], event: Event, left: frozenset[int]
) -> list[Objection]:
    """Take how objections end: by a ruling, or once the spin is closed by what is said of the payment."""
    match event:
        case happened.PaymentRuled():
            return [_ruled(each, event) if place in about else each for place, each in enumerate(found)]
        case happened.PaymentAnswered() if event.order in left:
            return [_answered(each, event) for each in found]
        case _:
            return found


def _answered(objection: Objection, said: happened.PaymentAnswered) -> Objection:
    """Take what was decided of a disputed payment once its spin was closed; of every other one nothing."""
    if objection.ruling is not None or objection.order != said.order or said.by is None:
        return objection
    return objection._replace(ruling=said.reason or "", ruled_by=said.by)


def _ruled(objection: Objection, ruled: happened.PaymentRuled) -> Objection:
    office = ruled.office if isinstance(ruled.office, str) else ""
    by = f"{ruled.by}, {office}" if office and office != ruled.by else ruled.by
    return objection._replace(ruling=ruled.reason, ruled_by=by)
