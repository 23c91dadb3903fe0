"""What is done about payments, folded into what is payable: marks, differences, disputes."""

from __future__ import annotations

from msgspec.structs import replace

from app.rules.inventory import Bundle
from app.rules.money import parse_difference
from app.rules.payment_laying import AS_PLAYED
from app.table import events as happened
from app.table.broken_story import BrokenStoryError
from app.table.differences import difference, marks_of, owed_payments, with_marks
from app.table.given import Given
from app.table.laid_chips import read_laid_chips
from app.table.payable import Payable
from app.table.wishes import read_recorded_wish

MarkEvent = happened.PaymentMade | happened.PaymentChanged | happened.PaymentUnmade


def with_mark(payable: Payable, event: MarkEvent, seq: int) -> Payable:
    """Let a payment of the last settlement be marked, or its last mark taken back.

    Args:
        payable: of the round.
        event: what happened.
        seq: its place in the table's record.

    Raises:
        BrokenStoryError: the payment cannot bear that mark, or bears none.
        ValueError, LookupError: the chips are none.
    """
    payments, order = owed_payments(payable), event.order
    if event.revision != payable.revision or not 1 <= order <= len(payments):
        raise _unbearable(event)
    marks = marks_of(payable, order)
    match event:
        case happened.PaymentMade():
            if marks or order in payable.disputed:
                raise _unbearable(event)
            chips = None if not isinstance(event.chips, list) else read_laid_chips(event.chips)
            wish = AS_PLAYED if not isinstance(event.wish, dict) else read_recorded_wish(event.wish)
            payment = payments[order - 1]
            return with_marks(payable, order, (Given(seq, payment.amount, payment, chips, wish),))
        case happened.PaymentChanged():
            due = difference(payable, order)
            if due is None or order in payable.disputed or parse_difference(event.amount) != due.amount:
                raise _unbearable(event)
            return with_marks(
                payable, order, (*marks, Given(seq, due.amount, payments[order - 1], _chips(event)))
            )
        case happened.PaymentUnmade():
            if not marks:
                raise _unbearable(event)
            return with_marks(payable, order, marks[:-1])


def with_objection(payable: Payable, event: happened.PaymentDisputed | happened.PaymentRuled) -> Payable:
    """Let a payment of the last settlement be disputed once, and then ruled.

    Args:
        payable: of the round.
        event: what happened.

    Raises:
        BrokenStoryError: the payment is disputed already, or is not.
    """
    objects = isinstance(event, happened.PaymentDisputed)
    known = event.revision == payable.revision and 1 <= event.order <= payable.owed
    if not known or (event.order in payable.disputed) is objects:
        raise BrokenStoryError(f"a dispute about payment {event.order} of spin {event.spin}, which cannot be")
    said = {order: reason for order, reason in payable.objections.items() if order != event.order}
    if objects:  # what was said before a void throw is said again in its own words
        said[event.order] = payable.objections.get(event.order, event.reason or "")
    return replace(payable, disputed=payable.disputed ^ {event.order}, objections=said)


def _unbearable(event: MarkEvent) -> BrokenStoryError:
    return BrokenStoryError(f"a mark on payment {event.order} of spin {event.spin}, which cannot bear it")


def _chips(event: happened.PaymentChanged) -> Bundle | None:
    """The chips of a difference, with negative pieces where they were taken back."""
    if not isinstance(event.chips, list) and not isinstance(event.back, list):
        return None
    laid = read_laid_chips(event.chips) if isinstance(event.chips, list) else ()
    back = read_laid_chips(event.back) if isinstance(event.back, list) else ()
    return (*laid, *((chip, -pieces) for chip, pieces in back))
