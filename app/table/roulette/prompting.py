"""What the dealer is to do at a table of roulette, beside the sentence (rules 8, 10)."""

from __future__ import annotations

from collections.abc import Iterator

from app.rules.roulette.spin_rules import has_tumbler
from app.table.colours_out import colours_out
from app.table.prompting import at_the_end
from app.table.prompts import AnyTask, Prompt, Task
from app.table.relieving import relief_notes
from app.table.roulette.drawing import missing_ways
from app.table.roulette.last_spin import is_over
from app.table.roulette.payment_prompts import payment_prompts
from app.table.roulette.procedure import Phase
from app.table.roulette.spin_prompt import SpinPrompt, SpinTask
from app.table.roulette.spin_state import SpinState
from app.table.roulette.spin_table import SpinTable


def spin_prompts(state: SpinTable) -> tuple[Prompt, ...]:
    """Say what there is to do while play is open, the most pressing first."""
    if state.paying is not None:
        return payment_prompts(state.paying, state.paying.settlement, state.house.unit)
    return () if state.betting is None else _before_the_number(state, state.betting)


def next_throw(state: SpinTable) -> SpinPrompt | None:
    """Say whence and which way the next ball is thrown; None while no spin is bet on, and of a tumbler's."""
    spin = state.betting
    if spin is None or has_tumbler(state.house):
        return None
    task = SpinTask.THROW if spin.void is None else SpinTask.TURN_BACK
    return SpinPrompt(task, pocket=state.pocket, wheel=spin.wheel, ball=spin.wheel.against)


def _before_the_number(state: SpinTable, spin: SpinState) -> tuple[Prompt, ...]:
    due = tuple(map(Prompt, _after_rien_va(state, spin)))
    if has_tumbler(state.house):
        return (*due, *_before_the_draw(state, spin))
    throw = next_throw(state)
    if throw is None or spin.phase not in {Phase.COMING, Phase.BETS_OPEN}:
        return due
    return (*due, *_between_two_spins(state, spin), *((throw,) * (not is_over(state))))


def _after_rien_va(state: SpinTable, spin: SpinState) -> Iterator[AnyTask]:
    """What is due after a void throw, before another one (rules 8)."""
    if state.voided is not None and state.voided.spin.phase is Phase.PAYING:
        yield SpinTask.ASK_BACK
    if spin.untold:
        yield SpinTask.TELL_INSPECTOR
    if state.unexplained:
        yield SpinTask.EXPLAIN_VOID


def _before_the_draw(state: SpinTable, spin: SpinState) -> Iterator[Prompt]:
    """What is due at a tumbler: its balls, its drum both ways, and then the ball (rules 10)."""
    if spin.phase in {Phase.COMING, Phase.BETS_OPEN}:
        yield from _between_two_spins(state, spin)
        if is_over(state):
            return
        if spin.void is not None:
            yield Prompt(SpinTask.LOAD)
    if spin.proposed is not None:
        return
    missing = missing_ways(spin)
    yield SpinPrompt(SpinTask.TURN, ways=missing) if missing else Prompt(SpinTask.DRAW)


def _between_two_spins(state: SpinTable, spin: SpinState) -> Iterator[Prompt]:
    """What is due once a spin is finished that was announced as somebody's last."""
    if state.relief is not None and state.relief < spin.spin:
        yield Prompt(Task.HAND_OVER, notes=relief_notes(state))
    if is_over(state):
        yield from at_the_end(state, colours_out(state))
    elif state.last_played:
        yield Prompt(SpinTask.BESIDE_ALONE)
