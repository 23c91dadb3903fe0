"""Which colours players still have, when a table is closed or its minimum changes (rules 2, 8) [2]."""

from __future__ import annotations

from app.rules.bank import colours_away
from app.rules.inventory import Certainty
from app.table.roulette.spin_table import SpinTable


def colours_out(state: SpinTable) -> tuple[str, ...]:
    """Name the colours of which pieces are out, as far as that is known, in the order of the house.

    That is what lies on the layout and what stood there after the last number; where the bank is known, also
    what is not in it, and where it is not, every colour that won this night, inside or on a chance, and every
    one that was given to a player: nobody counted it back in.
    """
    stood = {entry.colour for stack in state.ghosts for entry in stack.entries}
    known = stood | colours_lying(state) | set(colours_away(state.bank))
    if not bank_is_counted(state):
        known |= state.colours_won | colours_given(state)
    return tuple(chip.name for chip in state.house.colours if chip.name in known)


def colours_given(state: SpinTable) -> set[str | None]:
    """Name the colours that were given to somebody by name, and to nobody else since."""
    return {name for name, colour in state.colours.items() if colour.owner is not None}


def colours_lying(state: SpinTable) -> set[str | None]:
    """Name the colours that are known to lie on the layout."""
    spins = (spin for spin in (state.paying, state.betting) if spin is not None)
    layouts = [stacks for spin in spins for stacks in (spin.bets, spin.winners)]
    return {entry.colour for stacks in layouts for stack in stacks for entry in stack.entries}


def colours_in(state: SpinTable) -> tuple[str, ...]:
    """Name the house's colours in play that are in the bank, every piece of them.

    Only a bank that is known can tell; where it is not, whoever looked when the new minimum was announced:
    what lies on a live table, and in a player's hand, nobody enters.
    """
    if bank_is_counted(state):
        out: set[str | None] = set(colours_out(state))
    elif state.said_out is not None:
        out = colours_lying(state) | colours_given(state) | state.said_out
    else:
        return ()
    return tuple(chip.name for chip in state.house.colours if chip.name in state.colours.keys() - out)


def bank_is_counted(state: SpinTable) -> bool:
    """Whether the bank is known to the piece."""
    return state.bank.open and state.bank.inventory.certainty is Certainty.KNOWN
