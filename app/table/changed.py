"""What lay there turns out otherwise while it is paid: what is made or in play again stays (rules 3, 6)."""

from __future__ import annotations

from typing import Final

from app.rules.settled import Settlement
from app.table.settling import first_otherwise_won, payments_kept, settlement_of
from app.table.turn import Turn, refuse

CHANGES_A_PAYMENT: Final = "that would change a payment that is made: take the payment back first"


def settle_changed(turn: Turn, before: Settlement | None, paid: frozenset[int]) -> None:
    """Settle the spin being paid anew, after what lies there became something else.

    Args:
        turn: with the change in it.
        before: the settlement until then; None leaves the first one to whoever needs it.
        paid: the payments that were made under it, by their places in the order, from 1.

    Raises:
        RefusedError: a payment that is made would be another, or an announce went on with what it would not
            have won.
    """
    changed = settlement_of(turn.state, turn.paying())
    if before is not None and payments_kept(before, paid, changed) is None:
        refuse(CHANGES_A_PAYMENT)
    gone_on = first_otherwise_won(turn.state, turn.paying())
    if gone_on is not None:
        refuse(f"that would change what announce {gone_on} won, which has gone on with it", rule="rules 6")
    if before is not None:
        turn.settle_anew()
