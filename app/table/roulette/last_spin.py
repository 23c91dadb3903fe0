"""After the last spin nothing is bet, and what lies there goes home; the ball rests (rules 8).

It is thrown on where something is still to be decided on a game that is played beside: for that alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from app.rules.chips import Chip
from app.rules.money import Cents
from app.rules.roulette.bets import Entry
from app.rules.roulette.layout import Position
from app.table.roulette.held_chips import HeldPart, HeldWhy
from app.table.roulette.procedure import BALL_RUNS, Phase
from app.table.roulette.spin_table import SpinTable
from app.table.side_game import undecided_beside

_BALL_RESTS: Final = frozenset({Phase.COMING, Phase.BETS_OPEN})


def bets_are_over(state: SpinTable) -> bool:
    """Whether the number of the last spin has fallen: there is no next one to bet on."""
    return state.last_played or (state.paying is not None and state.paying.last)


def is_undecided(state: SpinTable) -> bool:
    """Whether something is still to be decided on a game that is played beside."""
    return undecided_beside(state.game.sides, state.house, state.beside)


def is_spun_on(state: SpinTable) -> bool:
    """Whether the next ball is thrown for games that are played beside alone."""
    return bets_are_over(state) and is_undecided(state)


def is_over(state: SpinTable) -> bool:
    """Whether nothing is thrown any more: the last spin is played, and one that is spun on is paid."""
    paying, betting = state.paying, state.betting
    goes_on = paying is not None and paying.spun_on
    runs = betting is not None and betting.spun_on and betting.phase in BALL_RUNS
    return state.last_played and not (goes_on or runs or is_undecided(state))


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
