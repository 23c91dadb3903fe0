"""Which payment is shown large: the one that is due, or another that is only looked at."""

from __future__ import annotations

from app.desks.croupier.acts import Act
from app.desks.croupier.payments.shown import AnyPayments


def is_due(paid: AnyPayments, order: int) -> bool:
    """Whether a payment is what is done next: it is looked at without looking aside."""
    return order == paid.current and paid.step is None


def looked(paid: AnyPayments | None, act: Act) -> int | None:
    """Name the payment before or after the one that is shown, to look at; None for the one that is due.

    Args:
        paid: the payments, as they are shown.
        act: before, after, or due.
    """
    if paid is None or act is Act.DUE:
        return None
    if paid.large is None:  # from what is done beside the payments to the one that is nearest
        return paid.current or len(paid.rows)
    order = paid.large.order + (1 if act is Act.AFTER else -1)
    return None if is_due(paid, order) else order
