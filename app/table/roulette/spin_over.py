"""A spin is over, and the next one begins with what is known to lie there (rules 3, 5, 8)."""

from __future__ import annotations

from msgspec import UNSET
from msgspec.structs import replace

from app.rules.roulette.bets import Stack
from app.rules.roulette.lying import joined
from app.table.roulette import events as spun
from app.table.roulette.announce_fold import announced_for
from app.table.roulette.held_fold import with_withdrawn
from app.table.roulette.procedure import Phase, Step
from app.table.roulette.remembered import ghosts_after, stakes_of, still_theirs, wins_of
from app.table.roulette.settlement_reading import read_standing
from app.table.roulette.settling import colours_of, still_standing
from app.table.roulette.spin_state import Announced, SpinState
from app.table.roulette.spin_table import SpinTable
from app.table.roulette.stepping import stepped
from app.table.round_over import with_round_begun, with_round_over


def with_spin_closed(state: SpinTable, spin: SpinState, event: spun.SpinClosed) -> SpinTable:
    """A spin is over, and what is known to lie there is the next one's.

    One that never had a number makes room for the next at once; what lay there lies there still.
    """
    before, spin = state, stepped(spin, Step.CLOSED)
    state = replace(state, last_played=state.last_played or spin.last)
    if state.paying is None or state.paying.spin != spin.spin:
        return with_next_spin(state, spin, spin.bets, spin.announces, spin.ghosts)
    carried = read_standing(event.carried, spin.colours)
    betting = state.betting
    if betting is not None:
        standing = still_standing(state, spin, spin.settlement) if spin.settlement is not None else ()
        ghosts = ghosts_after(standing, carried)
        betting = replace(betting, bets=joined(carried, betting.bets), ghosts=ghosts)
    won = wins_of(spin.number or 0, spin.winners)
    disputed = () if event.disputed is UNSET else event.disputed
    return replace(
        with_withdrawn(with_round_over(state, before, event, disputed), spin, spin.settlement),
        betting=betting,
        announced_before=announced_for(spin),
        last_won={**state.last_won, **still_theirs(won, spin.colours, state.colours)},
        last_staked={**state.last_staked, **stakes_of(spin.winners)},
        colours_won=state.colours_won.union(() if spin.settlement is None else colours_of(spin.settlement)),
    )


def with_next_spin(
    state: SpinTable,
    before: SpinState,
    bets: tuple[Stack, ...],
    announces: tuple[Announced, ...] = (),
    ghosts: tuple[Stack, ...] = (),
) -> SpinTable:
    """The next spin begins, with the wheel turned round, under the minimum that was announced for it."""
    spins = state.spins + 1
    coming = SpinState(
        spin=spins,
        phase=Phase.COMING,
        wheel=before.wheel.against,
        bets=bets,
        announces=announces,
        ghosts=ghosts,
    )
    return replace(with_round_begun(state), betting=coming)
