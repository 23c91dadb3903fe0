"""Which colours players still have, when a table is closed (rules 2, 8) [2]."""

from __future__ import annotations

from app.rules.bank import colours_away
from app.table.state import TableState


def colours_out(state: TableState) -> tuple[str, ...]:
    """Name the colours of which pieces are known to be out, in the order of the house.

    Known is what lies on the layout and what stood there after the last number; where the bank is known, also
    what is not in it.
    """
    spins = (spin for spin in (state.paying, state.betting) if spin is not None)
    layouts = [*(stacks for spin in spins for stacks in (spin.bets, spin.winners)), state.ghosts]
    lying = {entry.colour for stacks in layouts for stack in stacks for entry in stack.entries}
    known = lying | set(colours_away(state.bank))
    return tuple(chip.name for chip in state.house.colours if chip.name in known)
