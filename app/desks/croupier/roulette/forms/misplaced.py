"""A chip that lies wrong, as far as it was said, and what can be done about it: pure (rules 3) [4.3].

Plainly wrong it plays as it was meant, and the capo tavolo is told. In doubt it plays where it wins, and that
payment waits: the capo tavolo decides, then the inspector, and the ruling bears who gave it.
"""

from __future__ import annotations

from typing import NamedTuple, cast

from msgspec.structs import replace

from app.desks.common.roulette.cloth_names import cloth_name
from app.desks.croupier import commands
from app.desks.croupier.roulette.entry.hand import Hand
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
    """What was said of a chip that lies wrong.

    Attributes:
        hand: which chip, and whose; None before that was said.
        pieces: how many of it.
        lies: where it lies.
        meant: where it may belong.
    """

    hand: Hand | None = None
    pieces: int = 1
    lies: Position | None = None
    meant: Position | None = None

    @property
    def entry(self) -> Entry | None:
        """The chip as it lies there."""
        return None if self.hand is None else self.hand.laid(self.pieces)


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


def plainly(said: Said, told: str = commands.CAPO) -> Misplace | None:
    """Give the command for a chip that is plainly wrong; None while something was not said.

    Args:
        said: which chip, where it lies and where it belongs.
        told: the capo tavolo who was told, by his name or his office.
    """
    entry = said.entry
    if entry is None or said.lies is None or said.meant is None or said.lies is said.meant:
        return None
    return _misplace(said.lies, said.meant, entry, told)


def _misplace(lies: Position, meant: Position, entry: Entry, told: str) -> Misplace:
    form = cast("Json", entry_form(entry))
    return Misplace(position=lies.name, meant=meant.name, entry=form, told=told)


def in_doubt(state: SpinTable, said: Said) -> Command | None:
    """The command that leaves a chip to the ruling.

    Returns:
        None while something was not said, where nothing depends on it, and where it was not entered yet on
        the place on which it lies and wins.
    """
    plain, entry, spin = plainly(said), said.entry, as_settled(state).paying
    if plain is None or entry is None or said.lies is None or said.meant is None or spin is None:
        return None
    reason = f"dove stava: {cloth_name(said.lies)} o {cloth_name(said.meant)}"
    if said.meant.wins(spin.number or 0):
        told = state.names.get(commands.CAPO, commands.CAPO)
        return replace(plain, told=told, doubt=reason)
    order = payment_for(spin, entry, said.lies)
    return None if order is None else Dispute(order=order, reason=reason)


def doubt_of(state: SpinTable, said: Said) -> Doubt | None:
    """What waits for its ruling once a chip was left to it."""
    spin, entry = state.paying, said.entry
    if spin is None or entry is None or said.lies is None or said.meant is None:
        return None
    if said.meant.wins(spin.number or 0):
        return Doubt(spin.spin, spin.throw, as_moved(entry, said.meant), said.meant, said.lies)
    return Doubt(spin.spin, spin.throw, entry, said.lies, said.meant)


def waiting(state: SpinTable, remembered: Doubt | None) -> Doubt | None:
    """Find the chip that waits for its ruling, the latest first.

    Args:
        state: the table, which knows of a chip that plays as it may have been meant.
        remembered: one that plays where it lies, of which only this desk knows; None without one.
    """
    spin = state.paying
    if spin is None:
        return None
    known = (_as_doubt(spin, chip.lies, chip.meant, chip.entry) for chip in reversed(spin.misplaced))
    doubts = (*known, *(() if remembered is None else (remembered,)))
    return next((doubt for doubt in doubts if order_of(state, doubt) is not None), None)


def _as_doubt(spin: SpinState, lies: str, meant: str, entry: Entry) -> Doubt:
    plays = BY_NAME[meant]
    return Doubt(spin.spin, spin.throw, as_moved(entry, plays), plays, BY_NAME[lies])


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
    return replace(_misplace(doubt.plays, place, doubt.entry, by), ruled=order, reason=reason)
