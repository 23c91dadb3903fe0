"""What can be done about the payments that are shown, one by one and all at once (rules 3) [4.3.1]."""

from __future__ import annotations

from typing import Final, NamedTuple

from app.desks.croupier.acts import Act, AnyAct, which
from app.desks.croupier.payments.shown import AnyPayments, Mark


class AllOpen(NamedTuple):
    """The payments that are left.

    Attributes:
        orders: their places, from 1.
        amount: all of them, in cents.
        unowned: of how many of them nobody has said whose they are.
    """

    orders: tuple[int, ...] = ()
    amount: int = 0
    unowned: int = 0


NOTHING_OPEN: Final = AllOpen()


def all_open(paid: AnyPayments) -> AllOpen:
    """Count what is left to pay; what is disputed waits for its ruling."""
    rows = [row for row in paid.rows if row.mark in {Mark.CURRENT, Mark.WAITING}]
    return AllOpen(
        tuple(row.order for row in rows),
        sum(row.amount if row.differs is None else row.differs.more for row in rows),
        sum(row.unowned for row in rows),
    )


def turns(paid: AnyPayments) -> set[AnyAct]:
    """Which payments can be looked at, from the one that is shown or from what is done beside them."""
    if paid.large is None:
        return set() if not paid.rows else {Act.BEFORE} if paid.current is None else {Act.AFTER}
    return which({Act.BEFORE: paid.large.order > 1, Act.AFTER: paid.large.order < paid.large.of})


def marking_acts(paid: AnyPayments) -> set[AnyAct]:
    """What marks payments: paid is only what is shown large and due."""
    left, disputed = all_open(paid).orders, any(row.mark is Mark.DISPUTED for row in paid.rows)
    return which(
        {
            Act.PAID: (paid.current is not None or paid.step is not None) and not paid.aside,
            Act.UNPAID: paid.takes_back is not None,
            Act.PAID_ALL: len(left) > 1 and not paid.wished and not paid.asks,
            Act.SEEN_TO_ALL: len(paid.steps) > 1,
            Act.NEXT: not (left or disputed),
        }
    )


def is_due(paid: AnyPayments, order: int) -> bool:
    """Whether a payment is what is done next: it is looked at without looking aside."""
    return order == paid.current and paid.step is None


def looked(paid: AnyPayments, act: AnyAct) -> int | None:
    """Name the payment before or after the one that is shown, to look at.

    Args:
        paid: the payments, as they are shown.
        act: before, after, or due.

    Returns:
        Its place; None for the one that is due.
    """
    if act is Act.DUE:
        return None
    if paid.large is None:  # from what is done beside the payments to the one that is nearest
        return paid.current or len(paid.rows)
    order = paid.large.order + (1 if act is Act.AFTER else -1)
    return None if is_due(paid, order) else order
