"""What a player chooses at zero, where the house leaves it to him: half back, or his stake in prison.

Whoever says nothing has half of it back.
"""

from __future__ import annotations

from typing import Final

from app.rules.house import ZeroRule
from app.rules.lying import entries_on
from app.table import events as happened
from app.table.bad_input import BadInputError
from app.table.layout_fold import HALF_BACK, PRISON
from app.table.opening import Fields, Opening
from app.table.settling import merged_bets
from app.table.spin_form import at, one_of, read_position, text
from app.table.turn import Turn, refuse

_CHOICES: Final = {PRISON: PRISON, HALF_BACK: HALF_BACK}


def choose_at_zero(turn: Turn, fields: Fields, _opening: Opening) -> None:
    """Have a player's stake on a simple chance shut in, or half of it given back (rules 4)."""
    house = turn.state.house
    if house.zero is not ZeroRule.CHOICE:
        refuse(f"{house.title} leaves no choice at zero")
    turn.paying()
    spin = turn.clear()
    if spin.number != 0:
        refuse(f"spin {spin.spin} has the number {spin.number}: only zero leaves a choice")
    if spin.last:
        refuse("à la dernière: nothing is imprisoned, half of it goes back (rules 4)")
    position = at("position", lambda value: read_position(value, house), fields["position"])
    if not position.even_money:
        raise BadInputError("only a simple chance leaves a choice", "position")
    owner = at("owner", text, fields["owner"])
    choice = at("choice", lambda value: one_of(value, _CHOICES), fields["choice"])
    lying = entries_on(merged_bets(spin.bets, spin.winners), position)
    if not any(entry.owner == owner and not entry.enferme for entry in lying):
        refuse(f"{owner} has no free stake on {position.name}")
    if ((position.name, owner) in spin.shut) is (choice == PRISON):
        refuse(f"{owner} chose that already on {position.name}")
    turn.happen(happened.ZeroChosen(spin=spin.spin, position=position.name, owner=owner, choice=choice))
    if spin.settlement is not None:
        turn.settle_anew()
