"""What the dealer is to do now, beside the sentence: a prompt for each thing, what presses first (rules 8).

A prompt is plain data: a code and what it speaks of. Desks put it into words; scripts read it in `state`.
"""

from __future__ import annotations

from collections.abc import Iterator

from app.table.colours_out import colours_out
from app.table.prompts import Prompt, Task
from app.table.relieving import relief_notes
from app.table.roulette.drawing import missing_ways
from app.table.roulette.handing import held_by_name
from app.table.roulette.payment_prompts import payment_prompts
from app.table.roulette.procedure import Phase
from app.table.roulette.spin_state import SpinState
from app.table.roulette.spin_table import SpinTable


def prompts(state: SpinTable) -> tuple[Prompt, ...]:
    """Say what there is to do now, the most pressing first.

    At a closed table there is nothing to do but to ask in the colours that were out when it was closed, and
    to hand over what is held.
    """
    if not state.opened:
        return tuple(_at_the_end(state, state.colours_out))
    if state.paying is not None:
        return payment_prompts(state.paying, state.paying.settlement, state.house.unit)
    return () if state.betting is None else _before_the_number(state, state.betting)


def next_throw(state: SpinTable) -> Prompt | None:
    """Say whence and which way the next ball is thrown; None while no spin is bet on, and of a tumbler's."""
    spin = state.betting
    if spin is None or state.house.draws:
        return None
    task = Task.THROW if spin.void is None else Task.TURN_BACK
    return Prompt(task, state.pocket, spin.wheel, spin.wheel.against)


def _before_the_number(state: SpinTable, spin: SpinState) -> tuple[Prompt, ...]:
    due = tuple(map(Prompt, _after_rien_va(state, spin)))
    if state.house.draws:
        return (*due, *_before_the_draw(state, spin))
    throw = next_throw(state)
    if throw is None or spin.phase not in {Phase.COMING, Phase.BETS_OPEN}:
        return due
    return (*due, *_between_two_spins(state, spin), *((throw,) * (not state.last_played)))


def _after_rien_va(state: SpinTable, spin: SpinState) -> Iterator[Task]:
    """What is due after a void throw, before another one (rules 8)."""
    if state.voided is not None and state.voided.spin.phase is Phase.PAYING:
        yield Task.ASK_BACK
    if spin.untold:
        yield Task.TELL_INSPECTOR
    if state.unexplained:
        yield Task.EXPLAIN_VOID


def _before_the_draw(state: SpinTable, spin: SpinState) -> Iterator[Prompt]:
    """What is due at a tumbler: its balls, its drum both ways, and then the ball (rules 10)."""
    if spin.phase in {Phase.COMING, Phase.BETS_OPEN}:
        yield from _between_two_spins(state, spin)
        if state.last_played:
            return
        if spin.void is not None:
            yield Prompt(Task.LOAD)
    if spin.proposed is not None:
        return
    missing = missing_ways(spin)
    yield Prompt(Task.TURN, ways=missing) if missing else Prompt(Task.DRAW)


def _between_two_spins(state: SpinTable, spin: SpinState) -> Iterator[Prompt]:
    """What is due once a spin is finished that was announced as somebody's last."""
    if state.relief is not None and state.relief < spin.spin:
        yield Prompt(Task.HAND_OVER, notes=relief_notes(state))
    if state.last_played:
        yield from _at_the_end(state, colours_out(state))


def _at_the_end(state: SpinTable, out: tuple[str, ...]) -> Iterator[Prompt]:
    """No ball is thrown any more: colours are asked in, and what is held goes to its owners (rules 5, 8)."""
    if out:
        yield Prompt(Task.COLOURS_IN, colours=out)
    if held := held_by_name(state):
        yield Prompt(Task.HAND_HELD, held=held)
