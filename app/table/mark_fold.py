"""Marks of payments, folded into the spin: made, changed by a difference, taken back."""

from __future__ import annotations

from msgspec.structs import replace

from app.rules.inventory import Bundle
from app.rules.money import parse_difference
from app.rules.payment_laying import AS_PLAYED
from app.table import events as happened
from app.table.differences import difference, marks_of, owed_payments, with_marks
from app.table.given import Given
from app.table.laid_chips import read_laid_chips
from app.table.roulette.outcomes import ticks_kept
from app.table.roulette.paid_before import unmade
from app.table.roulette.stepping import BrokenStoryError
from app.table.state import SpinState
from app.table.wishes import read_recorded_wish

MarkEvent = happened.PaymentMade | happened.PaymentChanged | happened.PaymentUnmade


def with_mark(spin: SpinState, event: MarkEvent, seq: int) -> SpinState:
    """Let a payment of the last settlement be marked, or its last mark taken back.

    Args:
        spin: that is paid.
        event: what happened.
        seq: its place in the table's record.

    Raises:
        BrokenStoryError: the payment cannot bear that mark, or bears none.
        ValueError, LookupError: the chips are none.
    """
    payments, order = owed_payments(spin), event.order
    if event.revision != spin.revision or not 1 <= order <= len(payments):
        raise _unbearable(spin, order)
    marks = marks_of(spin, order)
    match event:
        case happened.PaymentMade():
            if marks or order in spin.disputed:
                raise _unbearable(spin, order)
            chips = None if not isinstance(event.chips, list) else read_laid_chips(event.chips)
            wish = AS_PLAYED if not isinstance(event.wish, dict) else read_recorded_wish(event.wish)
            payment = payments[order - 1]
            return with_marks(spin, order, (Given(seq, payment.amount, payment, chips, wish),))
        case happened.PaymentChanged():
            due = difference(spin, order)
            if due is None or order in spin.disputed or parse_difference(event.amount) != due.amount:
                raise _unbearable(spin, order)
            return with_marks(
                spin, order, (*marks, Given(seq, due.amount, payments[order - 1], _chips(event)))
            )
        case happened.PaymentUnmade():
            if not marks:
                raise _unbearable(spin, order)
            left = with_marks(spin, order, marks[:-1])
            return left if len(marks) > 1 else _unmade(left, order)


def _unbearable(spin: SpinState, order: int) -> BrokenStoryError:
    return BrokenStoryError(f"a mark on payment {order} of spin {spin.spin}, which cannot bear it")


def _chips(event: happened.PaymentChanged) -> Bundle | None:
    """The chips of a difference, with negative pieces where they were taken back."""
    if not isinstance(event.chips, list) and not isinstance(event.back, list):
        return None
    laid = read_laid_chips(event.chips) if isinstance(event.chips, list) else ()
    back = read_laid_chips(event.back) if isinstance(event.back, list) else ()
    return (*laid, *((chip, -pieces) for chip, pieces in back))


def _unmade(spin: SpinState, order: int) -> SpinState:
    """A payment that is made anew was not made before its announce went on."""
    settled = spin.settlement
    if not spin.gone_on or settled is None:
        return spin
    spin = replace(spin, gone_on=unmade(spin.gone_on, order))
    return replace(spin, done=ticks_kept(spin, settled))
