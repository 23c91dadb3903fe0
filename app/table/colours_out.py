"""Which colours players still have, when a table is closed or its minimum changes (rules 2, 8) [2]."""

from __future__ import annotations

from app.rules.bank import colours_away
from app.rules.inventory import Certainty
from app.table.game import game_of
from app.table.state import TableState


def colours_out(state: TableState) -> tuple[str, ...]:
    """Name the colours of which pieces are out, as far as that is known, in the order of the house.

    That is what lies on the layout and what stood there after the last number; where the bank is known, also
    what is not in it, and where it is not, every colour that won this night, inside or on a chance, and every
    one that was given to a player: nobody counted it back in.
    """
    game = game_of(state)
    known = game.colours_stood(state) | game.colours_lying(state) | set(colours_away(state.bank))
    if not bank_is_counted(state):
        known |= state.colours_won | colours_given(state)
    return tuple(chip.name for chip in state.house.colours if chip.name in known)


def colours_given(state: TableState) -> frozenset[str]:
    """Name the colours that were given to somebody by name, and to nobody else since."""
    return frozenset(name for name, colour in state.colours.items() if colour.owner is not None)


def colours_in(state: TableState) -> tuple[str, ...]:
    """Name the house's colours in play that are in the bank, every piece of them.

    Only a bank that is known can tell; where it is not, whoever looked when the new minimum was announced:
    what lies on a live table, and in a player's hand, nobody enters.
    """
    if bank_is_counted(state):
        out = frozenset(colours_out(state))
    elif state.said_out is not None:
        out = game_of(state).colours_lying(state) | colours_given(state) | state.said_out
    else:
        return ()
    return tuple(chip.name for chip in state.house.colours if chip.name in state.colours.keys() - out)


def bank_is_counted(state: TableState) -> bool:
    """Whether the bank is known to the piece."""
    return state.bank.open and state.bank.inventory.certainty is Certainty.KNOWN
