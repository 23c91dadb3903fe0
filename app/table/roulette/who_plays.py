"""Who is known to play at a table of roulette, and the colours that lie there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from app.rules.roulette.bets import Stack
from app.table.roulette.spin_table import SpinTable


def players(state: SpinTable) -> Iterator[str]:
    """Name the players of whom the spins know, by what lies there, was said, won or is held."""
    for spin in (state.paying, state.betting):
        if spin is not None:
            yield from _owners((*spin.bets, *spin.winners, *spin.ghosts))
            yield from (said.owner for said in spin.announces)
    yield from _owners(state.ghosts)
    yield from (before.said.owner for before in state.announced_before)
    yield from (won.owner for won in state.last_won)
    yield from (staked.owner for staked in state.last_staked)
    yield from filter(None, state.held)


def colours_lying(state: SpinTable) -> frozenset[str]:
    """Name the colours that are known to lie on the layout, also what was entered of the number."""
    spins = (spin for spin in (state.paying, state.betting) if spin is not None)
    return _colours(stack for spin in spins for stack in (*spin.bets, *spin.winners))


def colours_bet(state: SpinTable) -> frozenset[str]:
    """Name the colours that are known to lie there, before the number of the spin being paid too."""
    spins = (spin for spin in (state.paying, state.betting) if spin is not None)
    return _colours(stack for spin in spins for stack in spin.bets)


def colours_stood(state: SpinTable) -> frozenset[str]:
    """Name the colours that stood on the layout after the last number."""
    return _colours(state.ghosts)


def _colours(stacks: Iterable[Stack]) -> frozenset[str]:
    return frozenset(entry.colour for stack in stacks for entry in stack.entries if entry.colour is not None)


def _owners(stacks: Iterable[Stack]) -> Iterator[str]:
    return (entry.owner for stack in stacks for entry in stack.entries if entry.owner)
