"""A chip that lies plainly wrong when the number falls: paid as meant, and put right later (rules 3) [4.3].

One whose place is open to interpretation plays as it may have been meant, but its payment is disputed and
waits for the ruling.
"""

from __future__ import annotations

from typing import cast

from app.rules.chips import Chip
from app.rules.roulette.bets import Entry
from app.rules.roulette.layout import Position
from app.rules.roulette.lying import NotThereError, alike, as_moved, entries_on, taken
from app.table import events as happened
from app.table.bad_input import BadInputError
from app.table.event_record import Form
from app.table.fields import at, text
from app.table.paying import rule
from app.table.roulette import events as spun
from app.table.roulette.changed import settle_changed
from app.table.roulette.layout_refusals import LayoutRefusal
from app.table.roulette.settlement_form import entry_form, stack_form
from app.table.roulette.settling import house_of
from app.table.roulette.spin_commands import Misplace
from app.table.roulette.spin_form import read_entry, read_position
from app.table.roulette.spin_state import SpinState
from app.table.roulette.spin_turn import SpinTurn
from app.table.roulette.spinning import settle_cleared, spin_paid
from app.table.station_opening import Opening
from app.table.table_commands import RuleOn
from app.table.turn import refuse


def misplace(turn: SpinTurn, said: Misplace, opening: Opening) -> None:
    """Let a chip play as it was meant; the capo tavolo is told, and his name recorded.

    One that the table did not know of lies there by the dealer's word: it is not entered again as a winner,
    and one that was entered where it lies wins there no more. With `doubt` its payment is disputed at once;
    with `ruled` it plays so by the ruling that closes the dispute of that payment.
    """
    if turn.state.paying is None and turn.state.betting is not None:
        refuse(LayoutRefusal.MISPLACED_BEFORE_NUMBER(), rule="rules 3")
    if said.ruled is not None:
        reason = at("reason", text, said.reason or "")
        rule(turn, RuleOn(order=said.ruled, by=said.told, reason=reason), opening)
    spin = spin_paid(turn)
    house = house_of(turn.state, spin)
    lies, meant = (
        at(key, lambda value: read_position(value, house), place)
        for key, place in (("position", said.position), ("meant", said.meant))
    )
    if lies is meant:
        raise BadInputError("must be another position than the one where it lies", "meant")
    entry = at("entry", lambda value: read_entry(value, lies, house, spin.colours), said.entry)
    _check_meant(turn, entry, meant)
    known = _is_known(turn, entry, lies)
    if not known:
        _enter_without(turn, entry, lies)
    turn.happen(
        spun.BetMisplaced(
            spin=spin.spin,
            position=lies.name,
            meant=meant.name,
            entry=_form(entry),
            told=said.told,
            known=known,
        )
    )
    settle_changed(turn, spin)
    if said.doubt is not None:
        _dispute(turn, as_moved(entry, meant), meant, said.doubt)


def payment_for(spin: SpinState, entry: Entry, position: Position) -> int | None:
    """Find the payment, not made yet, that pays such a chip on a position; its place in the order."""
    if spin.settlement is None:
        return None
    for order, payment in enumerate(spin.settlement.payments, 1):
        whose = (payment.owner, payment.employees) == (entry.owner, entry.employees)
        pays_it = whose and payment.chip in {None, Chip(entry.value, entry.colour)}
        there = any(item.position is position for item in payment.winning)
        if order not in spin.payable.given and pays_it and there:
            return order
    return None


def _dispute(turn: SpinTurn, entry: Entry, meant: Position, reason: str) -> None:
    """Let the payment wait for the ruling: capo tavolo, then inspector."""
    spin = settle_cleared(turn)
    order = payment_for(spin, entry, meant)
    if order is None:
        refuse(LayoutRefusal.MISPLACED_WINS_NOTHING())
    if order not in spin.payable.disputed:
        turn.happen(
            happened.PaymentDisputed(
                spin=spin.spin, revision=spin.payable.revision, order=order, reason=reason
            )
        )


def _enter_without(turn: SpinTurn, entry: Entry, lies: Position) -> None:
    """Where it was entered as a winner, enter the winners again without it."""
    spin = spin_paid(turn)
    there = sum(other.pieces for other in entries_on(spin.winners, lies) if alike(other, entry))
    if not there:
        return
    left = taken(spin.winners, lies, entry._replace(pieces=min(there, entry.pieces)))
    forms = [cast("Form", stack_form(stack)) for stack in left]
    turn.happen(spun.WinnersEntered(spin=spin.spin, bets=forms, revision=spin.entered + 1))


def _form(entry: Entry) -> Form:
    return cast("Form", entry_form(entry))


def _check_meant(turn: SpinTurn, entry: Entry, meant: Position) -> None:
    """Such a chip may play where it was meant."""
    form = dict(_form(as_moved(entry, meant)))
    try:
        read_entry(form, meant, house_of(turn.state, spin_paid(turn)), spin_paid(turn).colours)
    except BadInputError as fault:
        refuse(LayoutRefusal.MAY_NOT_PLAY(position=meant.name, more=fault.fault), rule=fault.rule)


def _is_known(turn: SpinTurn, entry: Entry, lies: Position) -> bool:
    """Whether the table knows it to lie there; where every stake is placed, it must."""
    try:
        taken(spin_paid(turn).bets, lies, entry)
    except NotThereError as fault:
        if turn.state.all_entered:
            there = LayoutRefusal.PIECES_THERE(pieces=fault.pieces)
            refuse(LayoutRefusal.PIECES_NOT_THERE(pieces=entry.pieces, position=lies.name, more=there))
        return False
    return True
