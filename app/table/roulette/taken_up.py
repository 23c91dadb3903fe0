"""What a player took up before the throw did not play: said once the number has fallen (rules 4, 5) [4.1].

What he left lying, and what zero left him of it, is his; a prisoner cannot be taken up.
A touch too many is said over: then it lies where it lay.
"""

from __future__ import annotations

from typing import cast

from app.rules.roulette.bets import Entry
from app.rules.roulette.layout import Position
from app.rules.roulette.lying import alike, as_moved, entries_on, taken
from app.table.bad_input import BadInputError
from app.table.event_record import Form
from app.table.fields import at
from app.table.roulette import events as spun
from app.table.roulette.changed import settle_changed
from app.table.roulette.layout_refusals import LayoutRefusal
from app.table.roulette.settlement_form import entry_form
from app.table.roulette.spin_commands import TakeUpBefore
from app.table.roulette.spin_form import read_position
from app.table.roulette.spin_state import SpinState
from app.table.roulette.spin_turn import SpinTurn
from app.table.roulette.spinning import settle_cleared
from app.table.station_opening import Opening
from app.table.turn import refuse


def take_up_before(turn: SpinTurn, said: TakeUpBefore, _opening: Opening) -> None:
    """A player's free stake on a chance, known from before, lay there no more when the ball was thrown.

    With `over` it lay there after all.
    """
    spin = settle_cleared(turn)
    position = at("position", lambda value: read_position(value, turn.state.house), said.position)
    owner = said.owner
    if position.inside:
        raise BadInputError("only what lies on a chance is known from one spin to the next", "position")
    if said.over:
        _put_back(turn, spin, position, owner)
        settle_changed(turn, spin)
        return
    theirs = [entry for entry in _from_before(spin, position) if entry.owner == owner]
    free = [entry for entry in theirs if not entry.enferme]
    if theirs and not free:
        refuse(LayoutRefusal.PRISONER_NOT_TAKEN_UP(owner=owner, position=position.name), rule="rules 4")
    if not free:
        refuse(LayoutRefusal.NO_STAKE_KNOWN(owner=owner, position=position.name))
    for entry in free:
        form = cast("Form", entry_form(entry))
        turn.happen(spun.BetRemoved(spin=spin.spin, position=position.name, entry=form))
    settle_changed(turn, spin)


def _from_before(spin: SpinState, position: Position) -> tuple[Entry, ...]:
    """What lies on a chance from before the number: not what was laid there because it was meant there."""
    layout = spin.bets
    for chip in spin.misplaced:
        meant = as_moved(chip.entry, position)
        there = sum(entry.pieces for entry in entries_on(layout, position) if alike(entry, meant))
        if chip.meant == position.name and there:
            layout = taken(layout, position, meant._replace(pieces=min(meant.pieces, there)))
    return entries_on(layout, position)


def _put_back(turn: SpinTurn, spin: SpinState, position: Position, owner: str) -> None:
    if not any((off.position, off.owner) == (position.name, owner) for off in spin.taken_up):
        refuse(LayoutRefusal.NOBODY_SAID_TAKEN_UP(owner=owner, position=position.name))
    turn.happen(spun.BetBack(spin=spin.spin, position=position.name, owner=owner))
