"""The table of transitions: what leads where, and that nothing else leads anywhere."""

import itertools
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from app.table.event_record import Event
from app.table.fold import BrokenStoryError, fold
from app.table.roulette import events as spun
from app.table.roulette.procedure import SENTENCES, TRANSITIONS, Phase, Step, follows
from app.table.roulette.spin_state import SpinState
from app.table.roulette.spin_table import SpinTable
from tests.table.playing import form_of, opened

EVENTS: dict[Step, Callable[[int], Event]] = {
    Step.BETS_OPEN: lambda spin: spun.SpinBetsOpen(spin=spin, source="hand"),
    Step.THROWN: lambda spin: spun.SpinThrown(spin=spin, source="hand"),
    Step.NO_MORE_BETS: lambda spin: spun.SpinNoMoreBets(spin=spin, source="hand"),
    Step.NUMBER: lambda spin: spun.SpinNumber(spin=spin, number=3, announcement="", source="hand"),
    Step.VOID: lambda spin: spun.SpinVoid(spin=spin, reason="foreign body", throw=1, source="hand"),
    Step.TAKEN_BACK: lambda spin: spun.SpinTakenBack(spin=spin, number=8, reason="", source="tumbler"),
    Step.CLEARED: lambda spin: spun.SpinCleared(spin=spin),
    Step.CLOSED: lambda spin: spun.SpinClosed(spin=spin, entered=True),
}
PAIRS = list(itertools.product(Phase, Step))
BETTING = {Phase.COMING, Phase.BETS_OPEN, Phase.THROWN, Phase.NO_MORE_BETS}


def at(phase: Phase) -> SpinTable:
    """A table whose spin 1 is in this phase, on the side where it belongs."""
    table = opened().state
    spin = SpinState(spin=1, phase=phase)
    if phase in BETTING:
        return replace(table, betting=spin)
    return replace(table, paying=replace(spin, number=8), betting=None)


def test_every_step_is_the_kind_of_the_event_that_records_it() -> None:
    assert {step: form_of(EVENTS[step](1))["kind"] for step in Step} == {s: s.value for s in Step}


@pytest.mark.parametrize(("phase", "step"), PAIRS)
def test_a_pair_leads_where_the_table_says_or_nowhere(phase: Phase, step: Step) -> None:
    assert follows(phase, step) is TRANSITIONS.get((phase, step))


@pytest.mark.parametrize(("phase", "step"), [pair for pair in PAIRS if pair not in TRANSITIONS])
def test_a_pair_that_is_not_in_the_table_is_refused_and_changes_nothing(phase: Phase, step: Step) -> None:
    before = at(phase)
    kept = replace(before)
    with pytest.raises(BrokenStoryError, match=rf"{step.value} of spin 1, which is {phase.value}"):
        fold(before, EVENTS[step](1))
    assert before == kept


@pytest.mark.parametrize(("phase", "step"), list(TRANSITIONS))
def test_a_pair_of_the_table_takes_the_spin_on(phase: Phase, step: Step) -> None:
    after = fold(at(phase), EVENTS[step](1))
    found = after.spin(1)
    if TRANSITIONS[phase, step] is Phase.CLOSED:
        assert found is None
    else:
        assert found is not None
        assert found.phase is TRANSITIONS[phase, step]


def test_every_phase_but_closed_can_be_left_and_reached() -> None:
    assert {phase for phase, _ in TRANSITIONS} == set(Phase) - {Phase.CLOSED}
    assert set(TRANSITIONS.values()) == set(Phase)


def test_only_a_throw_that_runs_can_be_void_and_only_a_number_that_fell_cleared() -> None:
    assert {phase for phase, step in TRANSITIONS if step is Step.VOID} == {Phase.THROWN, Phase.NO_MORE_BETS}
    assert {phase for phase, step in TRANSITIONS if step is Step.CLEARED} == {Phase.FALLEN}


def test_a_void_throw_is_never_the_end_of_a_spin() -> None:
    assert {TRANSITIONS[pair] for pair in TRANSITIONS if pair[1] is Step.VOID} == {Phase.COMING}


def test_what_is_said_in_a_phase_is_said_in_both_languages() -> None:
    assert SENTENCES[Phase.NO_MORE_BETS] == ("Rien ne va plus", "Nulla va più")
    assert set(SENTENCES) == set(Phase) - {Phase.FALLEN, Phase.CLOSED}  # a number is called by its own table
    assert all(french and italian for french, italian in SENTENCES.values())
