"""A chip that lies wrong, as far as it was said, and what can be done about it: pure (rules 3) [4.3].

Plainly wrong it plays as it was meant, and the capo tavolo is told. In doubt it plays where it wins, and that
payment waits: the capo tavolo decides, then the inspector, and the ruling bears who gave it.
"""

from __future__ import annotations

from typing import NamedTuple, cast

from msgspec.structs import replace

from app.desks.common.roulette.cloth_names import cloth_name
from app.desks.croupier import commands
from app.rules.chips import Piece
from app.rules.roulette.bets import Entry, Stack
from app.rules.roulette.layout import BY_NAME, Position
from app.rules.roulette.lying import as_moved, entries_on
from app.table.command import Command
from app.table.json_text import Json
from app.table.named import Office
from app.table.roulette.misplacing import payment_for
from app.table.roulette.settlement_form import entry_form
from app.table.roulette.settling import as_settled, merged_bets
from app.table.roulette.spin_commands import Misplace
from app.table.roulette.spin_state import SpinState
from app.table.roulette.spin_table import SpinTable
from app.table.table_commands import Dispute, RuleOn


class Said(NamedTuple):
    """All that was said of a chip that lies wrong.

    Attributes:
        entry: the chip as it lies there.
        lies: where it lies.
        meant: where it may belong.
    """

    entry: Entry
    lies: Position
    meant: Position


class Doubt(NamedTuple):
    """A chip whose payment waits for the ruling.

    Attributes:
        spin: in which it lies.
        throw: of which throw; a spin may have had a number that was taken back.
        entry: the chip as it plays now.
        plays: where it plays until it is ruled.
        other: where else it may belong.
    """

    spin: int
    throw: int
    entry: Entry
    plays: Position
    other: Position


def lying_there(state: SpinTable, entered: tuple[Stack, ...], position: Position) -> tuple[Entry, ...]:
    """Name the chips that are known to lie on a place: of these one lies wrong, if any is.

    Args:
        state: the table, with the bets that it knows to lie there.
        entered: what the dealer has entered besides.
        position: the place.
    """
    known = () if state.paying is None else state.paying.bets
    there = entries_on(merged_bets(known, entered), position)
    return tuple(entry for entry in there if entry.kind is Piece.CHIPS and not entry.enferme)


def plainly(said: Said, told: str) -> Misplace:
    """Give the command for a chip that is plainly wrong.

    Args:
        said: which chip, where it lies and where it belongs.
        told: the capo tavolo who was told, by his name or his office.
    """
    form = cast("Json", entry_form(said.entry))
    return Misplace(position=said.lies.name, meant=said.meant.name, entry=form, told=told)


def in_doubt(state: SpinTable, said: Said) -> tuple[Command, Doubt] | None:
    """The command that leaves a chip to the ruling, and what waits for its ruling then.

    Returns:
        None where nothing depends on it, and where it was not entered yet on the place on which it lies and
        wins.
    """
    spin, (entry, lies, meant) = as_settled(state).paying, said
    if spin is None:
        return None
    reason = f"dove stava: {cloth_name(lies)} o {cloth_name(meant)}"
    if meant.wins(spin.number or 0):
        plain = plainly(said, state.names.get(commands.CAPO, commands.CAPO))
        return replace(plain, doubt=reason), _as_doubt(spin, lies, meant, entry)
    order = payment_for(spin, entry, lies)
    if order is None:
        return None
    return Dispute(order=order, reason=reason), Doubt(spin.spin, spin.throw, entry, lies, meant)


def waiting(state: SpinTable, remembered: Doubt | None) -> Doubt | None:
    """Find the chip that waits for its ruling, the latest first.

    Args:
        state: the table, which knows of a chip that plays as it may have been meant.
        remembered: one that plays where it lies, of which only this desk knows; None without one.
    """
    spin = state.paying
    if spin is None:
        return None
    known = (
        _as_doubt(spin, BY_NAME[chip.lies], BY_NAME[chip.meant], chip.entry)
        for chip in reversed(spin.misplaced)
    )
    doubts = known if remembered is None else (*known, remembered)
    return next((doubt for doubt in doubts if order_of(state, doubt) is not None), None)


def _as_doubt(spin: SpinState, lies: Position, meant: Position, entry: Entry) -> Doubt:
    return Doubt(spin.spin, spin.throw, as_moved(entry, meant), meant, lies)


def order_of(state: SpinTable, doubt: Doubt) -> int | None:
    """Find the disputed payment of a doubt; None once it was ruled."""
    spin = state.paying
    if spin is None or (spin.spin, spin.throw) != (doubt.spin, doubt.throw):
        return None
    order = payment_for(spin, doubt.entry, doubt.plays)
    return order if order in spin.payable.disputed else None


def ruling(state: SpinTable, doubt: Doubt, place: Position, office: str, by: str) -> Command | None:
    """Give the command that closes a doubt: where it plays, who ruled; None where none waits.

    Args:
        state: the table.
        doubt: about which chip.
        place: where the chip plays by the ruling.
        office: of whoever ruled, as `Office` writes it.
        by: his name.
    """
    order, reason = order_of(state, doubt), f"gioca su {cloth_name(place)}"
    if order is None:
        return None
    if place is doubt.plays:
        return RuleOn(order=order, by=by, reason=reason, office=Office(office))
    return replace(plainly(Said(doubt.entry, doubt.plays, place), by), ruled=order, reason=reason)
