"""All that is left to pay, marked at once: it is asked first, with what it comes to (rules 3) [4.3.1]."""

from __future__ import annotations

from typing import Final, NamedTuple

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
    """Count what is left to pay; what is disputed waits for its ruling.

    Args:
        paid: the payments as they stand.
    """
    rows = [row for row in paid.rows if row.mark in {Mark.CURRENT, Mark.WAITING}]
    return AllOpen(
        tuple(row.order for row in rows),
        sum(row.amount if row.differs is None else row.differs.more for row in rows),
        sum(row.unowned for row in rows),
    )
