"""A chip that lies plainly wrong when the number falls: paid as meant, and put right later (rules 3) [4.3].

One whose place is open to interpretation is disputed instead, and waits for the ruling.
"""

from __future__ import annotations

from typing import Final, cast

from app.rules.bets import Entry
from app.rules.layout import Position
from app.rules.lying import NotThereError, as_moved, taken
from app.table import events as happened
from app.table.bad_input import BadInputError
from app.table.fields import at, text
from app.table.opening import Fields, Opening
from app.table.settlement_form import entry_form
from app.table.settling import payments_kept, settlement_of
from app.table.spin_form import read_entry, read_position
from app.table.turn import Turn, refuse

_PLACES: Final = ("position", "meant")


def misplace(turn: Turn, fields: Fields, _opening: Opening) -> None:
    """Let a chip play as it was meant; the capo tavolo is told, and his name recorded.

    One that the table did not know of lies there by the dealer's word: it is not entered again as a winner.
    """
    if turn.state.paying is None and turn.state.betting is not None:
        refuse("before the number falls a misplaced chip is put right at once: move it", rule="rules 3")
    spin = turn.paying()
    house, before, paid = turn.state.house, spin.settlement, spin.paid
    lies, meant = (at(key, lambda value: read_position(value, house), fields[key]) for key in _PLACES)
    if lies is meant:
        raise BadInputError("must be another position than the one where it lies", "meant")
    entry = at("entry", lambda value: read_entry(value, lies, house, spin.colours), fields["entry"])
    _check_meant(turn, entry, meant)
    turn.happen(
        happened.BetMisplaced(
            spin=spin.spin,
            position=lies.name,
            meant=meant.name,
            entry=_form(entry),
            told=at("told", text, fields["told"]),
            known=_is_known(turn, entry, lies),
        )
    )
    if before is None:
        return
    if payments_kept(before, paid, settlement_of(turn.state, turn.paying())) is None:
        refuse("that would change a payment that is made: take the payment back first")
    turn.settle_anew()


def _form(entry: Entry) -> happened.Form:
    return cast("happened.Form", entry_form(entry))


def _check_meant(turn: Turn, entry: Entry, meant: Position) -> None:
    """Such a chip may play where it was meant."""
    form = dict(_form(as_moved(entry, meant)))
    try:
        read_entry(form, meant, turn.state.house, turn.paying().colours)
    except BadInputError as fault:
        refuse(f"that may not play on {meant.name}: {fault.fault}", rule=fault.rule)


def _is_known(turn: Turn, entry: Entry, lies: Position) -> bool:
    """Whether the table knows it to lie there; where every stake is placed, it must."""
    try:
        taken(turn.paying().bets, lies, entry)
    except NotThereError as fault:
        if turn.state.all_entered:
            refuse(f"{entry.pieces} such pieces do not lie on {lies.name}: {fault}")
        return False
    return True
