"""What the next spin would pass over: it is asked once, and a second touch goes on (rules 3, 6)."""

from __future__ import annotations

from app.desks.croupier.announcing import Announcing
from app.desks.croupier.passed_over import NOTHING_UNDONE, Passing, Undone
from app.desks.croupier.roulette.payments.beside import SpinPayments
from app.table.roulette.outcomes import Fate


def passing(paid: SpinPayments, announcing: Announcing, asked: Undone, *, uncleared: bool = False) -> Passing:
    """Find what would be passed over if the next spin began now.

    Args:
        paid: the payments, with what else the number did to stakes.
        announcing: how many announces can still go on.
        asked: what was asked about; of anything else it is asked anew.
        uncleared: nobody has said yet that the layout is clear.
    """
    back = (share for share in paid.shares if share.fate is Fate.TAKEN_BACK and not share.done)
    nothing = uncleared and not (paid.rows or paid.shares)
    left = Undone(tuple((share.owner, share.amount) for share in back), announcing.won, nothing)
    return Passing(left, asked=left == asked != NOTHING_UNDONE)
