"""Whose a colour is and what it is worth; a colour of another table that lies here (rules 2) [2]."""

from __future__ import annotations

from app.rules.chips import Colour
from app.rules.money import Cents, money_text
from app.table import events as happened
from app.table.bad_input import BadInputError
from app.table.fields import in_units
from app.table.game import game_of
from app.table.refusals import Refusal
from app.table.round_refusals import RoundRefusal
from app.table.state import TableState
from app.table.station_opening import Opening
from app.table.table_commands import AssignColour
from app.table.turn import Turn, refuse


def assign_colour(turn: Turn, said: AssignColour, _opening: Opening) -> None:
    """Give a colour to a player, at the table's minimum or at a value of his own [2]."""
    state = turn.state
    if not state.opened:
        refuse(Refusal.TABLE_CLOSED())
    name = said.colour
    if name not in {chip.name for chip in state.house.colours}:
        raise BadInputError(f"{state.house.name} has no such colour: {name}", "colour", rule="rules 2")
    if said.table is not None:
        _take_in(turn, said, name, said.table)
        return
    value = _worth(said, state)
    _check_player(state, name, Colour(value, said.owner))
    if value != state.minimum and said.by is None:
        refuse(RoundRefusal.COLOUR_VALUE_BY_CAPO(), rule="rules 2")
    worth = money_text(value)
    turn.happen(happened.ColourAssigned(colour=name, value=worth, owner=said.owner, by=said.by))


def _take_in(turn: Turn, said: AssignColour, name: str, table: str) -> None:
    """Let a colour of another table play, at that table's opening minimum: "red of T2" [2]."""
    state = turn.state
    if table == state.table:
        refuse(RoundRefusal.THIS_TABLE(table=table))
    if said.value is None:
        raise BadInputError(f"is missing: say the minimum at which {table} opened", "value")
    colour = Colour(_worth(said, state), said.owner)
    called = f"{name} of {table}"
    _check_player(state, called, colour)
    turn.happen(
        happened.ColourAssigned(
            colour=called,
            value=money_text(colour.value),
            owner=colour.owner,
            by=said.by,
            table=table,
        )
    )


def _worth(said: AssignColour, state: TableState) -> Cents:
    return state.minimum if said.value is None else in_units("value", said.value, state.house.unit)


def _check_player(state: TableState, name: str, colour: Colour) -> None:
    """A player has one colour of this table, and what lies there stays what it is."""
    owner = colour.owner or name
    taken = {known.owner or key: key for key, known in state.colours.items() if key != name}
    if owner in taken:
        refuse(RoundRefusal.COLOUR_HELD(owner=owner, colour=taken[owner]), rule="rules 2")
    if name in game_of(state).colours_bet(state) and state.colours[name] != colour:
        refuse(RoundRefusal.COLOUR_LIES(colour=name), rule="rules 2")
