"""A step leads where the table of transitions says, or the record is no table's."""

import pytest

from app.table.broken_story import BrokenStoryError
from app.table.roulette.procedure import TRANSITIONS, Phase, Step
from app.table.roulette.spin_state import SpinState
from app.table.roulette.stepping import phase_after, stepped


@pytest.mark.parametrize("step", list(Step))
@pytest.mark.parametrize("phase", list(Phase))
def test_a_step_leads_where_the_table_says_and_nowhere_else(phase: Phase, step: Step) -> None:
    spin = SpinState(spin=3, phase=phase)
    known = TRANSITIONS.get((phase, step))
    if known is None:
        with pytest.raises(BrokenStoryError, match=f"{step.value} of spin 3, which is {phase.value}"):
            stepped(spin, step)
    else:
        assert phase_after(spin, step) is known
        assert stepped(spin, step) == SpinState(spin=3, phase=known)
