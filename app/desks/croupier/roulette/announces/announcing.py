"""What the desk says of announces beside the game: how many lie there, and which won."""

from __future__ import annotations

from app.desks.croupier.screen import Announcing
from app.table.roulette.last_spin import bets_are_over
from app.table.roulette.settling import shares_won
from app.table.roulette.spin_state import Announced
from app.table.roulette.spin_table import SpinTable


def announcing(state: SpinTable) -> Announcing:
    """Count the announces of a table."""
    taken = () if state.betting is None else state.betting.announces
    last = (taken[-1].seq, taken[-1].repeat) if taken else None
    return Announcing(len(taken), len(_won(state)), last)


def winning_announces(state: SpinTable) -> tuple[Announced, ...]:
    """Find the announces that won and have not gone on yet, while a next spin is bet on (rules 6, 8)."""
    return () if state.betting is None else _won(state)


def _won(state: SpinTable) -> tuple[Announced, ...]:
    """Find them as soon as their number is known: whoever lets one go on says that the layout is clear."""
    paying = state.paying
    if paying is None or paying.number is None or not paying.announces or bets_are_over(state):
        return ()
    shares, gone = shares_won(state, paying), {gone.of for gone in paying.gone_on}
    return tuple(said for said in paying.announces if shares[said.seq] and said.seq not in gone)
