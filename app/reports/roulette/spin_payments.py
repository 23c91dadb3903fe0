"""What a payment of a spin came to, when it was marked, and what was said of it once the spin was closed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Self

from msgspec import UNSET, Struct, field

from app.reports.roulette.spin_objections import Objection
from app.reports.roulette.spin_step import Step
from app.reports.stamp import Stamp
from app.rules.chips import Chip
from app.rules.money import parse_money
from app.rules.roulette.explanation import Explanation
from app.table import events as happened
from app.table.corrected_payments import read_put_right
from app.table.differences import marks_of
from app.table.given import Given
from app.table.roulette import events as spun
from app.table.roulette.spin_state import SpinState


class PaidOtherwise(NamedTuple):
    """A payment that was put right once the spin was closed; amounts in cents.

    Attributes:
        was: what was paid as it stood before.
        amount: what was paid as it stands from here on.
        chips: what came back into the bank, or with negative pieces left it, where that was said.
    """

    stamp: Stamp
    was: int
    amount: int
    chips: tuple[tuple[Chip, int], ...]
    reason: str
    by: str
    witness: str


class Answered(NamedTuple):
    """What was said of a payment that nobody had marked."""

    stamp: Stamp
    event: happened.PaymentAnswered

    @property
    def made(self) -> Stamp | None:
        """When it was said to be paid; of a difference its mark says when."""
        return self.stamp if self.event.paid and self.event.made is UNSET else None

    @property
    def denied(self) -> Stamp | None:
        """When it was said not to be paid."""
        return None if self.event.paid else self.stamp


class Changed(NamedTuple):
    """What a payment differed by, and was given; `amount` in cents, below zero where it was taken back."""

    stamp: Stamp
    amount: int


class SpinPayment(NamedTuple):
    """A payment of the spin with all that explains it.

    Attributes:
        made: when it was marked, or said to be paid once the spin was closed; None where it bears no mark.
        taken_back: when each mark that was taken back had been set.
        objections: who objected to it, and what was decided.
        put_right: what was paid instead, in the order in which it was said; the last holds.
        not_paid: when somebody said that it was not paid, once the spin was closed.
        changed: what it was changed by while it was paid.
        instead: what was paid where it is not what was owed, cents: nobody had marked it, or not all of it.
    """

    item: Explanation
    made: Stamp | None
    taken_back: tuple[Stamp, ...]
    objections: tuple[Objection, ...]
    put_right: tuple[PaidOtherwise, ...] = ()
    not_paid: Stamp | None = None
    changed: tuple[Changed, ...] = ()
    instead: int | None = None

    @property
    def amount(self) -> int:
        """Give what was paid as it stands, cents."""
        if self.put_right:
            return self.put_right[-1].amount
        return self.item.payment.amount if self.instead is None else self.instead


def answers(steps: Sequence[Step]) -> dict[int, Answered]:
    """Find what was said last of payments that nobody had marked, by their places."""
    return {
        step.event.order: Answered(step.stamp, step.event)
        for step in steps
        if isinstance(step.event, happened.PaymentAnswered)
    }


def paid_instead(answer: Answered | None, *, gone: bool) -> int | None:
    """Say what was paid where it is not what was owed at first, cents.

    Args:
        answer: what was said of it once the spin was closed.
        gone: it is owed no more.
    """
    if answer is None or answer.event.paid:
        return 0 if gone else None
    return 0 if answer.event.made is UNSET else parse_money(answer.event.made)


def corrected_payments(steps: Sequence[Step]) -> dict[int, tuple[PaidOtherwise, ...]]:
    """Find what was put right, by the payments' places."""
    found: dict[int, tuple[PaidOtherwise, ...]] = {}
    for step in steps:
        match step.event:
            case happened.EntryCorrected(payment=dict(payment)) as event:
                now, was = read_put_right(event.instead), parse_money(payment["was"])
                once = PaidOtherwise(
                    step.stamp, was, now.amount, now.chips or (), event.reason, event.by, event.witness
                )
                order = payment["order"]
                found[order] = (*found.get(order, ()), once)
            case _:
                pass
    return found


class Marks(Struct):
    """When the marks of the payments were set, by their places in the journal.

    Attributes:
        set: each mark.
        taken_back: when each mark that was taken back had been set, by its payment's place then.
    """

    set: dict[int, Stamp] = field(default_factory=dict)
    taken_back: dict[int, tuple[Stamp, ...]] = field(default_factory=dict)

    @classmethod
    def of(cls, steps: Sequence[Step], alive: Sequence[SpinState | None]) -> Self:
        """Follow the marks through some steps; `alive` is the spin after each of them, and maybe of more."""
        marks = cls()
        for step, before in zip(steps, (None, *alive), strict=False):
            marks._take(step, before)
        return marks

    def _take(self, step: Step, before: SpinState | None) -> None:
        match step.event:
            case spun.SpinNumber() | spun.SpinTakenBack():
                self.taken_back = {}
            case happened.PaymentMade() | happened.PaymentChanged():
                self.set[step.stamp.seq] = step.stamp
            case happened.PaymentUnmade(order=order) if before is not None:
                was = self.set.get(marks_of(before.payable, order)[-1].seq, step.stamp)
                self.taken_back[order] = (*self.taken_back.get(order, ()), was)
            case _:
                pass

    def made(self, given: Sequence[Given]) -> Stamp | None:
        """Say when the first of some marks was set; None where there is none."""
        return self.set.get(given[0].seq) if given else None

    def changed(self, given: Sequence[Given]) -> tuple[Changed, ...]:
        """Say what was given or taken back after the first of some marks."""
        return tuple(Changed(self.set[once.seq], once.amount) for once in given[1:])
