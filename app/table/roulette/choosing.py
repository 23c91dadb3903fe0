"""At zero: what a player chooses where he may, and what the dealer groups (rules 4) [4.1].

Whoever chooses nothing has half of his stake back.
"""

from __future__ import annotations

from typing import Final

from app.rules.roulette.layout import Position
from app.rules.roulette.lying import Layout, entries_on
from app.rules.roulette.spin_rules import ZeroRule, spin_rules
from app.table.bad_input import BadInputError
from app.table.fields import at
from app.table.roulette import events as spun
from app.table.roulette.layout_fold import PRISON
from app.table.roulette.layout_refusals import LayoutRefusal
from app.table.roulette.settling import merged_bets
from app.table.roulette.spin_commands import ChooseAtZero, GroupColour
from app.table.roulette.spin_form import read_position
from app.table.roulette.spin_state import SpinState
from app.table.roulette.spin_turn import SpinTurn
from app.table.roulette.spinning import clear_paid, settle_anew
from app.table.station_opening import Opening
from app.table.turn import refuse

_SEVERAL: Final = 2


def _at_zero(turn: SpinTurn) -> SpinState:
    """Give the spin being paid, whose number is zero."""
    spin = clear_paid(turn)
    if spin.number != 0:
        refuse(LayoutRefusal.ZERO_ALONE(spin=spin.spin, number=str(spin.number)), rule="rules 4")
    return spin


def choose_at_zero(turn: SpinTurn, said: ChooseAtZero, _opening: Opening) -> None:
    """Have a player's stake on a simple chance shut in, or half of it given back (rules 4)."""
    house = turn.state.house
    if spin_rules(house).zero is not ZeroRule.CHOICE:
        refuse(LayoutRefusal.NO_CHOICE_AT_ZERO(house=house.title), rule="rules 4")
    spin = _at_zero(turn)
    if spin.last:
        refuse(LayoutRefusal.NO_PRISON_AT_LAST(), rule="rules 4")
    position = at("position", lambda value: read_position(value, house), said.position)
    if not position.even_money:
        raise BadInputError("only a simple chance leaves a choice", "position", rule="rules 4")
    owner, choice = said.owner, said.choice
    lying = entries_on(merged_bets(spin.bets, spin.winners), position)
    if not any(entry.owner == owner and not entry.enferme for entry in lying):
        refuse(LayoutRefusal.NO_FREE_STAKE(owner=owner, position=position.name))
    if (position.name, owner) in (spin.shut if choice == PRISON else spin.halved):
        refuse(LayoutRefusal.CHOSEN_ALREADY(owner=owner, position=position.name))
    turn.happen(spun.ZeroChosen(spin=spin.spin, position=position.name, owner=owner, choice=choice))
    if spin.settlement is not None:
        settle_anew(turn)


def group_colour(turn: SpinTurn, said: GroupColour, _opening: Opening) -> None:
    """Group a colour's pieces on several simple chances before dividing them, or no longer [4.1]."""
    house = turn.state.house
    if spin_rules(house).zero is not ZeroRule.PRISON:
        refuse(LayoutRefusal.NO_ODD_PIECE(house=house.title), rule="rules 4")
    if spin_rules(house).group_even_money:
        refuse(LayoutRefusal.GROUPED_BY_RULE(house=house.title))
    spin = _at_zero(turn)
    colour = said.colour
    if colour not in spin.colours:
        raise BadInputError(f"no such colour at this table: {colour}", "colour", rule="rules 2")
    grouped = not said.over
    if (colour in spin.grouped) is grouped:
        refuse((LayoutRefusal.GROUPED_ALREADY if grouped else LayoutRefusal.NOT_GROUPED)(colour=colour))
    bets = merged_bets(spin.bets, spin.winners)
    if grouped and len(free_chances(bets, colour)) < _SEVERAL:
        refuse(LayoutRefusal.NOTHING_TO_GROUP(colour=colour))
    turn.happen(spun.ZeroGrouped(spin=spin.spin, colour=colour, grouped=grouped))
    if spin.settlement is not None:
        settle_anew(turn)


def free_chances(bets: Layout, colour: str) -> list[Position]:
    """Say on which simple chances a colour has pieces that are no prisoners."""
    return [
        position
        for position, entries in bets
        if position.even_money and any(entry.colour == colour and not entry.enferme for entry in entries)
    ]
