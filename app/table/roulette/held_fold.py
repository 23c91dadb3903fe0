"""What is taken off the layout is held for its owner, folded into the table (rules 5) [2]."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from msgspec.structs import replace

from app.rules.money import Cents
from app.rules.roulette.kept_winnings import LAST_SPIN_KEPT
from app.rules.roulette.settled import Part, Settlement
from app.table.roulette.held_chips import HeldPart, HeldWhy
from app.table.roulette.last_spin import is_spun_on, what_lies
from app.table.roulette.procedure import Phase
from app.table.roulette.settling import spin_to_settle
from app.table.roulette.spin_state import SpinState
from app.table.roulette.spin_table import SpinTable


def with_withdrawn(state: SpinTable, spin: SpinState, settlement: Settlement | None) -> SpinTable:
    """Hold for its owners what the settlement of a spin that is over took off."""
    if settlement is None or not settlement.withdrawn:
        return state
    return with_held(state, [_held(state, spin, part) for part in settlement.withdrawn])


def with_left_over(state: SpinTable) -> SpinTable:
    """Hold what lies there once it plays no more: it is its owners', and goes with them."""
    return with_held(state, what_lies(state))


_NOTHING: Final[Mapping[str, Any]] = {"bets": (), "announces": (), "ghosts": (), "misplaced": ()}


def with_spun_on(state: SpinTable) -> SpinTable:
    """Hold for its owners what lies there when a ball is thrown for games beside alone."""
    spin = state.betting
    if spin is None or spin.phase not in {Phase.COMING, Phase.BETS_OPEN} or not is_spun_on(state):
        return state
    return replace(with_left_over(state), betting=replace(spin, spun_on=True, **_NOTHING))


def with_handed(state: SpinTable, owner: str) -> SpinTable:
    """Hold nothing for an owner any more: he has it."""
    held = {name: amount for name, amount in state.held.items() if name != owner}
    return replace(state, held=held, held_chips=tuple(p for p in state.held_chips if p.owner != owner))


def with_held(state: SpinTable, parts: Iterable[HeldPart]) -> SpinTable:
    """Hold chips for their owners beside what is held already."""
    held: Mapping[str, Cents] = state.held
    parts = tuple(parts)
    for part in parts:
        held = {**held, part.owner: Cents(held.get(part.owner, 0) + part.amount)}
    return replace(state, held=held, held_chips=(*state.held_chips, *parts))


def _held(state: SpinTable, spin: SpinState, part: Part) -> HeldPart:
    why = _why(state, spin, part)
    return HeldPart(part.owner or "", part.position, part.chip, part.pieces, part.amount, why)


def _why(state: SpinTable, spin: SpinState, part: Part) -> HeldWhy:
    """The third spin comes before the maximum: at it all is taken off whatever it comes to."""
    if part.position.inside:
        return HeldWhy.UNKNOWN
    spins = (
        entry.kept + 1
        for stack in spin_to_settle(state, spin).bets
        for entry in stack.entries
        if stack.position is part.position and entry.owner == part.owner and entry.kept is not None
    )
    return HeldWhy.THIRD if max(spins, default=0) >= LAST_SPIN_KEPT else HeldWhy.MAXIMUM
