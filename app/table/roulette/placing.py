"""What a person lays, takes up, moves and leaves lying (rules 3, 4, 5) [2, 4.1].

Bets are taken from the clearing of the layout to "Rien ne va plus"; later only the capo tavolo allows one.
Once the number of the last spin has fallen there is nothing to bet on: chips are taken up, and none laid. A
bet over a maximum or under the minimum lies there all the same: it is recorded with what is wrong with it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from msgspec import UNSET

from app.rules.roulette.bets import Entry
from app.rules.roulette.layout import BY_NAME, Position
from app.rules.roulette.lying import NotThereError, alike, as_moved, entries_on, laid, taken
from app.sentence import Sentence
from app.table.bad_input import BadInputError
from app.table.event_record import Form
from app.table.fields import at
from app.table.json_text import Json
from app.table.paying import order_of
from app.table.roulette import events as spun
from app.table.roulette.bet_flags import bet_flags
from app.table.roulette.changed import settle_changed
from app.table.roulette.layout_refusals import LayoutRefusal
from app.table.roulette.procedure import Phase
from app.table.roulette.resting import is_resting
from app.table.roulette.settlement_form import entry_form
from app.table.roulette.spin_commands import LeaveWinnings, MoveBet, PlaceBet, RemoveBet
from app.table.roulette.spin_form import read_entry, read_position
from app.table.roulette.spin_state import SpinState
from app.table.roulette.spin_turn import SpinTurn
from app.table.roulette.spinning import settle_anew, settle_cleared, spin_bet_on, spin_taking_bets
from app.table.station_opening import Opening
from app.table.turn import refuse

TAKES_BETS: Final = frozenset({Phase.COMING, Phase.BETS_OPEN, Phase.THROWN})
"""While bets are laid, moved and taken up."""


def _open_to_bets(turn: SpinTurn, by: str | None) -> SpinState:
    """Give the spin whose bets may be changed now."""
    spin = spin_bet_on(turn)
    if spin.phase not in TAKES_BETS and by is None:
        refuse(LayoutRefusal.BETS_CLOSED(), rule="rules 6")
    return spin


def _position(turn: SpinTurn, key: str, said: Json) -> Position:
    return at(key, lambda value: read_position(value, turn.state.house), said)


def _read_entry(turn: SpinTurn, said: Json, position: Position) -> Entry:
    house, colours = turn.state.house, turn.state.colours
    return at("entry", lambda value: read_entry(value, position, house, colours), said)


def _form(entry: Entry) -> Form:
    return cast("Form", entry_form(entry))


def place(turn: SpinTurn, said: PlaceBet, _opening: Opening) -> None:
    """Lay pieces on a position, on top or nearest the wheel."""
    by = said.by
    spin_taking_bets(turn)
    spin = _open_to_bets(turn, by)
    position = _position(turn, "position", said.position)
    entry = _read_entry(turn, said.entry, position)
    if by is None and (entry.enferme or entry.kept is not None or entry.over_maximum):
        refuse(LayoutRefusal.MADE_BY_TABLE_ALONE(), rule="rules 4" if entry.enferme else "rules 5")
    flags = bet_flags(turn.state, laid(spin.bets, position, entry), position, entry)
    turn.happen(
        spun.BetPlaced(spin=spin.spin, position=position.name, entry=_form(entry), flags=flags, by=by)
    )


def remove(turn: SpinTurn, said: RemoveBet, _opening: Opening) -> None:
    """Give pieces back to their player; a prisoner is never taken up [4.1]."""
    by = said.by
    spin = _open_to_bets(turn, by)
    position = _position(turn, "position", said.position)
    entry = _read_entry(turn, said.entry, position)
    if by is None and (entry.enferme or _shut_in(spin, position, entry)):
        refuse(LayoutRefusal.PRISONER_STAYS(), rule="rules 4")
    try:
        taken(spin.bets, position, entry)
    except NotThereError as fault:
        there = LayoutRefusal.PIECES_THERE(pieces=fault.pieces)
        refuse(LayoutRefusal.PIECES_NOT_THERE(pieces=entry.pieces, position=position.name, more=there))
    turn.happen(spun.BetRemoved(spin=spin.spin, position=position.name, entry=_form(entry), by=by))


def _shut_in(spin: SpinState, position: Position, entry: Entry) -> bool:
    """Whether such pieces lie there as prisoners alone: the free ones, if any, are fewer than are wanted."""
    lying = entries_on(spin.bets, position)
    free = sum(other.pieces for other in lying if alike(other, entry))
    return free < entry.pieces and any(alike(other, entry._replace(enferme=True)) for other in lying)


def move(turn: SpinTurn, said: MoveBet, _opening: Opening) -> None:
    """Move an owner's pieces, prisoners too: they stay prisoners on a simple chance only [4.1]."""
    by = said.by
    spin_taking_bets(turn)
    spin = _open_to_bets(turn, by)
    origin, to = _position(turn, "from", said.origin), _position(turn, "to", said.to)
    if origin is to:
        raise BadInputError("must be another position than from", "to")
    owner = said.owner
    lying = [entry for entry in entries_on(spin.bets, origin) if entry.owner == owner]
    entries = _chosen(lying, said, LayoutRefusal.HAS_NONE(owner=owner, position=origin.name))
    for entry in entries:
        _check_place(turn, entry, to)
    bets = spin.bets
    for entry in entries:
        bets = laid(bets, to, as_moved(entry, to))
    flags = bet_flags(turn.state, bets, to, as_moved(entries[-1], to))
    turn.happen(
        spun.BetMoved(
            spin=spin.spin,
            origin=origin.name,
            to=to.name,
            entries=[_form(entry) for entry in entries],
            flags=flags,
            by=by,
        )
    )


def _check_place(turn: SpinTurn, entry: Entry, to: Position) -> None:
    """Pieces may lie where they are moved to."""
    try:
        read_entry(dict(_form(as_moved(entry, to))), to, turn.state.house, turn.state.colours)
    except BadInputError as fault:
        refuse(LayoutRefusal.MAY_NOT_LIE(position=to.name, more=fault.fault), rule=fault.rule)


def _chosen(lying: Sequence[Entry], said: MoveBet, none: Sentence) -> list[Entry]:
    """Say which of an owner's pieces are meant: all of them, or so many of one chip."""
    if said.enferme is not None:
        lying = [entry for entry in lying if entry.enferme is said.enferme]
    if not lying:
        refuse(none)
    pieces = said.pieces
    if pieces is None:
        return list(lying)
    if any(not alike(entry, lying[0]) for entry in lying):
        refuse(LayoutRefusal.SEVERAL_KINDS())
    there = sum(entry.pieces for entry in lying)
    if pieces > there:
        refuse(LayoutRefusal.FEWER_LIE(pieces=there))
    return [lying[0]._replace(pieces=pieces)]


def leave(turn: SpinTurn, said: LeaveWinnings, _opening: Opening) -> None:
    """Leave the winnings of a payment on their chance, for their owner; or with `over` he takes them [2].

    With `gone` what lay there from an earlier number was taken up before the throw.

    Winnings that lie there from an earlier number go on lying where nobody says anything: the house never
    collects for a player (rules 5).
    """
    over = said.over
    spin = settle_cleared(turn)
    order = order_of(spin, said.order)
    payments = spin.settlement.payments if spin.settlement else ()
    payment = payments[order - 1] if order <= len(payments) else None
    if payment is None or payment.section == "inside":
        refuse(LayoutRefusal.WINNINGS_INSIDE(), rule="rules 5")
    if payment.employees:
        refuse(LayoutRefusal.WINNINGS_OF_EMPLOYEES(), rule="rules 9")
    if payment.owner is None:
        refuse(LayoutRefusal.WINNINGS_WITHOUT_OWNER(), rule="rules 5")
    position = payment.winning[0].position.name
    lump = position, payment.owner
    if said.gone:
        _take_as_gone(turn, spin, order, lump)
        return
    if over and not is_resting(turn.state, spin, lump):
        refuse(LayoutRefusal.NOT_LEFT(owner=payment.owner, position=position))
    if not over and spin.last:
        refuse(LayoutRefusal.NOTHING_STAYS_AFTER_LAST(), rule="rules 8")
    if not over and lump in spin.left:
        refuse(LayoutRefusal.LEFT_ALREADY(owner=payment.owner, position=position))
    turn.happen(
        spun.BetLeft(
            spin=spin.spin,
            order=order,
            revision=spin.payable.revision,
            position=position,
            owner=payment.owner,
            over=True if over else UNSET,
        )
    )
    settle_anew(turn)


def _take_as_gone(turn: SpinTurn, spin: SpinState, order: int, lump: tuple[str, str]) -> None:
    """What a player had left lying he took up before the throw: it did not play, and is not paid."""
    position, owner = lump
    lying = entries_on(spin.bets, BY_NAME[position])
    if not any(entry.owner == owner and entry.kept is not None for entry in lying):
        refuse(LayoutRefusal.NOT_LEFT(owner=owner, position=position))
    turn.happen(
        spun.BetLeft(
            spin=spin.spin,
            order=order,
            revision=spin.payable.revision,
            position=position,
            owner=owner,
            gone=True,
        )
    )
    settle_changed(turn, spin)
