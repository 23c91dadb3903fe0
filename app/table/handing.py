"""Handing a player what was taken off the layout and held for him by name (rules 5) [2]."""

from __future__ import annotations

from app.rules.money import Cents, money_text
from app.table import events as happened
from app.table.bad_input import BadInputError
from app.table.fields import at, text
from app.table.opening import Fields, Opening, optional_text
from app.table.state import TableState
from app.table.turn import Turn, refuse


def held_by_name(state: TableState) -> tuple[tuple[str, Cents], ...]:
    """Name for whom something is held, with cents; what nobody owned to comes last, under an empty name."""
    return tuple(sorted(state.held.items(), key=lambda item: (not item[0], item[0])))


def hand_held(turn: Turn, fields: Fields, _opening: Opening) -> None:
    """Hand over all that is held for a player; what nobody owned to goes to whom the capo tavolo says."""
    by = optional_text(fields, "by")
    if fields["owner"] == "":
        owner = ""
        if by is None:
            raise BadInputError("is missing: whose it is was not known, say who decided", "by")
    else:
        owner = at("owner", text, fields["owner"])
    if owner not in turn.state.held:
        refuse(f"nothing is held for {owner or 'an unknown owner'}")
    amount = money_text(turn.state.held[owner])
    turn.happen(happened.HeldHanded(owner=owner, amount=amount, by=by))
