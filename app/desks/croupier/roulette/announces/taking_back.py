"""What goes from hand to hand when an announce is taken back: said before, and after it was (rules 6)."""

from __future__ import annotations

from typing import NamedTuple

from app.desks.common.language import euro, tr
from app.rules.money import Cents
from app.table.roulette.kept_back import kept_by_each, payments_for
from app.table.roulette.outcomes import Fate, outcomes
from app.table.roulette.paid_before import paid_before
from app.table.roulette.settling import spin_to_settle
from app.table.roulette.spin_state import Announced, GoneOn, SpinState
from app.table.roulette.spin_table import SpinTable


class HandedBack(NamedTuple):
    """What changes hands when an announce does not go on after all; amounts in cents.

    Attributes:
        kept: what was kept out of payments that are made: the player is given it.
        stake: of his winning stake, what he has been given: it is taken back, and stands where it won.
    """

    kept: Cents = Cents(0)
    stake: Cents = Cents(0)


def handed_back(state: SpinTable, gone: GoneOn) -> HandedBack:
    """Say what changes hands when an announce of the spin being paid does not go on after all.

    Of a payment that is not made nothing was kept yet; of one that was made before the announce went on only
    what the dealer has taken back already.
    """
    paying = state.paying
    if paying is None or paying.settlement is None or paying.number is None:
        return HandedBack()
    said = next(said for said in paying.announces if said.seq == gone.of)
    moved = frozenset(paying.payable.given) - (
        frozenset() if _is_taken_back(state, paying, gone) else gone.late
    )
    kept = kept_by_each(paying)[paying.gone_on.index(gone)]
    payments = payments_for(said, paying.number, paying.settlement.payments)
    return HandedBack(
        Cents(sum(kept[order] for order in payments if order in moved)),
        gone.stake_back if min(payments) in moved else Cents(0),
    )


def _is_taken_back(state: SpinTable, spin: SpinState, gone: GoneOn) -> bool:
    """Whether the dealer ticked that he took back what was paid before the announce went on."""
    if spin.settlement is None:
        return False
    places = {late.of: place for place, late in enumerate(paid_before(spin), 1)}
    return any(
        outcome.done and outcome.fate is Fate.TAKEN_BACK and outcome.place == places.get(gone.of)
        for outcome in outcomes(spin, spin_to_settle(state, spin).bets, spin.settlement)
    )


def given_back_words(said: Announced) -> str:
    """Say what of an announce that was given goes back, and from where: "tornano 120 dal race track"."""
    whence = tr("dal race track") if said.held else tr("dal tappeto")
    if said.colour is not None:
        pieces = sum(entry.pieces for stack in said.bets for entry in stack.entries)
        return tr("tornano {pieces} pezzi {whence}").format(pieces=pieces, whence=whence)
    amount = Cents(sum(entry.amount for stack in said.bets for entry in stack.entries))
    return tr("tornano € {amount} {whence}").format(amount=euro(amount), whence=whence)


def handed_back_words(back: HandedBack) -> str:
    """Say what changes hands: "rendere € 120, riprendere puntata € 20"."""
    if not (back.kept or back.stake):
        return tr("il pagamento è intero, la puntata resta")
    kept = tr("rendere € {amount}").format(amount=euro(back.kept)) if back.kept else ""
    stake = tr("riprendere puntata € {amount}").format(amount=euro(back.stake)) if back.stake else ""
    return ", ".join(filter(None, (kept, stake)))
