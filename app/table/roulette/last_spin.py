"""After the last spin no ball is thrown any more: nothing is bet, and what lies there goes home (rules 8)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from app.rules.chips import Chip
from app.rules.money import Cents
from app.rules.roulette.bets import Entry
from app.rules.roulette.layout import Position
from app.table.roulette.held_chips import HeldPart, HeldWhy
from app.table.roulette.procedure import Phase
from app.table.roulette.spin_table import SpinTable

_BALL_RESTS: Final = frozenset({Phase.COMING, Phase.BETS_OPEN})


def bets_are_over(state: SpinTable) -> bool:
    """Whether the number of the last spin has fallen: there is no next one to bet on."""
    return state.last_played or (state.paying is not None and state.paying.last)


def left_over(state: SpinTable) -> tuple[HeldPart, ...]:
    """Name what is known to lie there once the last spin is paid; nothing of it plays any more."""
    return what_lies(state) if state.last_played and state.paying is None else ()


def what_lies(state: SpinTable) -> tuple[HeldPart, ...]:
    """Name what is known to lie on the layout while no ball runs and nothing is being paid."""
    return tuple(_part(position, entry) for position, entry in lying(state))


def lying(state: SpinTable) -> Iterator[tuple[Position, Entry]]:
    """Give what is known to lie on the layout while no ball runs, piece by piece."""
    spin = state.betting
    if spin is None or spin.phase not in _BALL_RESTS:
        return
    for stack in spin.bets:
        for entry in stack.entries:
            yield stack.position, entry


def _part(position: Position, entry: Entry) -> HeldPart:
    return HeldPart(
        owner=entry.owner or "",
        position=position,
        chip=Chip(entry.value, entry.colour),
        pieces=entry.pieces,
        amount=Cents(entry.amount),
        why=HeldWhy.LEFT_OVER,
    )
