"""One step of a spin in the fold: where the procedure leads, or no table's record."""

from __future__ import annotations

from typing import Final

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from app.table.broken_story import BrokenStoryError
from app.table.roulette.procedure import Phase, Step, follows
from app.table.roulette.spin_state import SpinState

_BEFORE_A_THROW: Final = frozenset({Phase.COMING, Phase.BETS_OPEN})


def unseen_throw(spin: SpinState) -> int | UnsetType:
    """Say which throw of its spin a number is whose throw nobody saw; UNSET where somebody did."""
    return spin.throw + 1 if spin.phase in _BEFORE_A_THROW else UNSET


def phase_after(spin: SpinState, step: Step) -> Phase:
    """Give the phase to which a step leads a spin.

    Raises:
        BrokenStoryError: the procedure does not know that step there.
    """
    phase = follows(spin.phase, step)
    if phase is None:
        raise BrokenStoryError(f"{step.value} of spin {spin.spin}, which is {spin.phase.value}")
    return phase


def stepped(spin: SpinState, step: Step) -> SpinState:
    """Give a spin one step on.

    Raises:
        BrokenStoryError: the procedure does not know that step there.
    """
    return replace(spin, phase=phase_after(spin, step))
