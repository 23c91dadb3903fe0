"""What the dealer is to do now, beside the sentence: a prompt for each thing, what presses first (rules 8).

A prompt is plain data: a code and what it speaks of. Desks put it into words; scripts read it in `state`.
"""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from app.rules.wheel import Turning
from app.table.procedure import Phase
from app.table.state import SpinState, TableState


class Task(StrEnum):
    """What there is to do."""

    TELL_INSPECTOR = "tell_inspector"
    """a throw was void for another reason than a printed one"""
    TURN_BACK = "turn_back"
    """after a void throw: the ball into its pocket, the wheel turned round and once about, then the throw"""
    THROW = "throw"
    """from which pocket, and which way wheel and ball go"""


class Prompt(NamedTuple):
    """One thing to do.

    Attributes:
        task: what.
        pocket: whence the ball is thrown; None where that is the number of the day, which nobody said.
        wheel: which way the wheel turns.
        ball: which way the ball runs.
    """

    task: Task
    pocket: int | None = None
    wheel: Turning | None = None
    ball: Turning | None = None


def prompts(state: TableState) -> tuple[Prompt, ...]:
    """Say what there is to do now, the most pressing first; nothing at a table where nobody plays."""
    if not state.opened:
        return ()
    if state.paying is not None or state.betting is None:
        return ()
    return _before_the_number(state, state.betting)


def next_throw(state: TableState) -> Prompt | None:
    """Say whence and which way the next ball is thrown; None while no spin is bet on."""
    spin = state.betting
    if spin is None:
        return None
    task = Task.THROW if spin.void is None else Task.TURN_BACK
    return Prompt(task, state.pocket, spin.wheel, spin.wheel.against)


def _before_the_number(state: TableState, spin: SpinState) -> tuple[Prompt, ...]:
    due = (Prompt(Task.TELL_INSPECTOR),) if spin.untold else ()
    throw = next_throw(state)
    if throw is None or spin.phase not in {Phase.COMING, Phase.BETS_OPEN}:
        return due
    return (*due, throw)
