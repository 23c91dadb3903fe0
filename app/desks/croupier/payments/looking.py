"""Which payment is shown large: the one that is due, or another that is only looked at."""

from __future__ import annotations

from app.desks.croupier.acts import Act
from app.desks.croupier.payments.shown import Payments
from app.desks.croupier.roulette.entry.entered import Draft
from app.desks.croupier.roulette.entry.unsaid import is_known
from app.desks.croupier.roulette.entry.whose import Whose


def is_due(paid: Payments, order: int) -> bool:
    """Whether a payment is what is done next: it is looked at without looking aside."""
    return order == paid.current and paid.step is None


def asks_owner(paid: Payments, draft: Draft, unnamed: Whose | None) -> bool:
    """Whether it must be asked once whose the payment is that is due: its chips are nobody's yet [4.3.1].

    Args:
        paid: the payments, as they are shown.
        draft: knows whether it was asked, or said that nobody knows.
        unnamed: the chips that are paid, where the dealer entered them.
    """
    large = paid.large
    if large is None or not large.unowned or large.order != paid.current:
        return False
    known = unnamed is not None and is_known(draft.unsaid, unnamed.position, unnamed.entry)
    return not known and draft.unowned != large.order


def looked(draft: Draft, paid: Payments | None, act: Act) -> Draft:
    """Show the payment before or after the one that is shown, or the one that is due.

    Args:
        draft: of the number that is being paid.
        paid: its payments, as they are shown.
        act: before, after, or due.
    """
    draft = draft._replace(entering=False)
    if paid is None or act is Act.DUE:
        return draft._replace(looking=None)
    if paid.large is None:  # from what is done beside the payments to the one that is nearest
        return draft._replace(looking=paid.current or len(paid.rows))
    order = paid.large.order + (1 if act is Act.AFTER else -1)
    return draft._replace(looking=None if is_due(paid, order) else order)
