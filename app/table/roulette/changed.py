"""What lay there turns out otherwise while it is paid: what is made or in play again stays (rules 3, 6)."""

from __future__ import annotations

from app.table.refusals import Refusal
from app.table.roulette.layout_refusals import LayoutRefusal
from app.table.roulette.settling import first_otherwise_won, payments_kept, settlement_of
from app.table.roulette.spin_state import SpinState
from app.table.roulette.spin_turn import SpinTurn
from app.table.roulette.spinning import settle_anew, spin_paid
from app.table.turn import refuse


def settle_changed(turn: SpinTurn, before: SpinState, *, also_made: bool = False) -> None:
    """Settle the spin being paid anew, after what lies there became something else.

    Args:
        turn: with the change in it.
        before: the spin until then; where it had no settlement the first one is left to whoever needs it.
        also_made: payments that are made may be others by it: what they differ by is given or taken back.

    Raises:
        RefusedError: a payment that is made would be another, or an announce went on with what it would not
            have won.
    """
    settlement, changed = before.settlement, settlement_of(turn.state, spin_paid(turn))
    if settlement is not None and not also_made:
        made = frozenset(order for order in before.payable.given if order <= len(settlement.payments))
        if payments_kept(settlement, made, changed) is None:
            refuse(Refusal.CHANGES_A_PAYMENT())
    gone_on = first_otherwise_won(turn.state, spin_paid(turn))
    if gone_on is not None:
        refuse(LayoutRefusal.CHANGES_WHAT_GOES_ON(announce=gone_on), rule="rules 6")
    if settlement is not None:
        settle_anew(turn)
