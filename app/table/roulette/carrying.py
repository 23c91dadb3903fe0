"""What the table knows to lie there for the spin after one that is closed, by each version of the rules."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from app.rules.roulette.bets import Stack
from app.rules.roulette.lying import bound, left_for_the_next, without_colours, without_stakes
from app.rules.roulette.settled import Settlement
from app.table.roulette.own_half import OWN_HALF, without_own_halves
from app.table.roulette.settling import settlement_of, still_standing
from app.table.roulette.spin_state import SpinState
from app.table.roulette.spin_table import SpinTable

GHOSTS: Final = 4
"""Since these rules a stake that its player may have taken up is asked about, and nobody's bet."""


def carried_from(state: SpinTable, spin: SpinState, settlement: Settlement) -> tuple[Stack, ...]:
    """Say what the table knows to lie there for the next spin, by the rules that its night was opened under.

    Where every stake is placed, all that stands. Elsewhere what its player cannot take up or said that he
    leaves there: his prisoners, and winnings left lying. A colour that was given to another player meanwhile
    has left the layout with the one who had it.

    Args:
        state: the table.
        spin: the spin that is closed.
        settlement: its last one.
    """
    layout = still_standing(state, spin, settlement)
    if not state.all_entered:
        layout = bound(layout) if state.rules >= GHOSTS else _known_before(state, spin, settlement, layout)
    if spin.last:
        layout = without_own_halves(
            layout, frozenset(part for listed, part in spin.done if listed == OWN_HALF)
        )
    given = {name for name, colour in state.colours.items() if spin.colours.get(name) != colour}
    return without_colours(layout, given) if given else layout


def _known_before(
    state: SpinTable, spin: SpinState, settlement: Settlement, layout: tuple[Stack, ...]
) -> tuple[Stack, ...]:
    """Leave what was known before the number too, as it was until version 3.

    An announce that had won, and a prisoner that was freed, were bets of the next spin. Of a stake whose
    winnings its owner took nobody said whether it lies there still.
    """
    if spin.winners:
        alone = replace(spin, winners=())
        known = settlement_of(state, alone)
        known = known._replace(standing=still_standing(state, alone, known))
        layout = left_for_the_next(settlement._replace(standing=layout), known)
    return without_stakes(layout, spin.taken)
