"""Handing a player what was taken off and held for him, or lies there at the end (rules 5, 8) [2]."""

from __future__ import annotations

from typing import cast

from app.rules.money import Cents, money_text
from app.table.bad_input import BadInputError
from app.table.event_record import Form
from app.table.refusals import Refusal
from app.table.roulette import events as spun
from app.table.roulette.held_chips import HeldPart
from app.table.roulette.last_spin import left_over, lying, what_lies
from app.table.roulette.settlement_form import entry_form
from app.table.roulette.spin_table import SpinTable
from app.table.roulette.spin_turn import SpinTurn
from app.table.station_opening import Opening
from app.table.table_commands import HandHeld
from app.table.turn import refuse


def held_by_name(state: SpinTable) -> tuple[tuple[str, Cents], ...]:
    """Name for whom something is held, with cents; what nobody owned to comes last, under an empty name.

    After the last spin what still lies there is among it.
    """
    return _by_name(state, left_over(state))


def held_at_closing(state: SpinTable) -> tuple[tuple[str, Cents], ...]:
    """Name for whom something is held, or lies there, if the table is closed now."""
    return _by_name(state, what_lies(state))


def chips_held(state: SpinTable, owner: str) -> tuple[HeldPart, ...]:
    """Say which chips are held for an owner, as they lay, and why."""
    return tuple(part for part in (*state.held_chips, *left_over(state)) if part.owner == owner)


def _by_name(state: SpinTable, also: tuple[HeldPart, ...]) -> tuple[tuple[str, Cents], ...]:
    held = dict(state.held)
    for part in also:
        held[part.owner] = Cents(held.get(part.owner, 0) + part.amount)
    return tuple(sorted(held.items(), key=lambda item: (not item[0], item[0])))


def hand_held(turn: SpinTurn, said: HandHeld, _opening: Opening) -> None:
    """Hand over all that is held for a player; what nobody owned to goes to whom the capo tavolo says.

    What still lies there after the last spin is taken up with it.
    """
    owner, by = said.owner, said.by
    if not owner and by is None:
        raise BadInputError("is missing: whose it is was not known, say who decided", "by")
    held = dict(held_by_name(turn.state))
    if owner not in held:
        refuse(Refusal.NOTHING_HELD(owner=owner) if owner else Refusal.NOTHING_HELD_UNKNOWN())
    _take_up(turn, owner, by)
    turn.happen(spun.HeldHanded(owner=owner, amount=money_text(held[owner]), by=by))


def _take_up(turn: SpinTurn, owner: str, by: str | None) -> None:
    """After the last spin what an owner has on the layout goes home with him."""
    spin = turn.state.betting
    if spin is None or not left_over(turn.state):
        return
    for position, entry in tuple(lying(turn.state)):
        if (entry.owner or "") == owner:
            form = cast("Form", entry_form(entry))
            turn.happen(spun.BetRemoved(spin=spin.spin, position=position.name, entry=form, by=by))
