"""Rules 8: of any evening "Rien va" and "Il colpo vale" leave what they found; a record of another kind is none's."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from app.table.broken_story import BrokenStoryError
from app.table.fold import fold
from app.table.roulette import events as spun
from app.table.roulette.spin_table import SpinTable
from app.table.turn import RefusedError
from tests.often import times
from tests.table.playing import EIGHT, Played, chips, colour, command, opened, stack

SAID = st.lists(
    st.sampled_from(
        [
            ("place", {"position": "red", "entry": chips("20.00", 2)}),
            ("place", {"position": "black", "entry": colour("red", 3)}),
            ("announce", {"name": "serie", "owner": "seat 2", "value": "5.00"}),
            ("announce", {"name": "vicini", "owner": "seat 3", "value": "20.00", "held": True}),
            ("minimum", {"minimum": "5.00", "by": "Carla", "out": ["blue"]}),
            ("colour", {"colour": "blue", "value": "20.00", "owner": "seat 5"}),
            ("last", {}),
            ("throw", {}),
            ("no_more_bets", {}),
            ("number", {"number": 8}),
            ("number", {"number": 0}),
            ("confirm", {}),
            ("cleared", {}),
            ("winners", {"bets": EIGHT}),
            ("winners", {"bets": [stack("red", colour("red", 3))]}),
            ("leave", {"order": 1}),
            ("dispute", {"order": 1}),
            ("taken_up", {"position": "red", "owner": "seat 1"}),
            ("next", {}),
        ]
    ),
    max_size=24,
)


def played(said: list[tuple[str, dict[str, object]]]) -> Played:
    """A table after all that it did not refuse."""
    table = opened()
    for name, fields in said:
        try:
            table.checked(table.table.do(command(name, **fields)))
        except (RefusedError, ValueError):
            continue
    return table


def bare(state: SpinTable) -> SpinTable:
    """The state without what only grows or is a void throw's."""
    return replace(state, seq=0, names={}, voided=None, uncounted=None, closed=None)


@settings(max_examples=times(37, 150), deadline=None)
@given(SAID)
def test_taken_back_it_leaves_everything_as_it_was(said: list[tuple[str, dict[str, object]]]) -> None:
    table = played(said)
    before = table.state
    if table.table.why_not(command("void", reason="")) is not None:
        return
    table.do("void", reason="")
    assert table.state.paying is None
    table.do("valid", reason="it counts")
    assert bare(table.state) == bare(before)


@settings(max_examples=times(37, 150), deadline=None)
@given(SAID)
def test_nothing_that_lies_there_is_lost_by_it_and_the_spin_keeps_its_place(
    said: list[tuple[str, dict[str, object]]],
) -> None:
    table = played(said)
    before = table.state
    if table.table.why_not(command("void", reason="")) is not None:
        return
    table.do("void", reason="")
    spins = [spin for spin in (before.paying, before.betting) if spin is not None]
    lay = sum(entry.amount for spin in spins for each in spin.bets for entry in each.entries)
    assert sum(entry.amount for each in table.betting.bets for entry in each.entries) == lay
    assert table.betting.spin == spins[0].spin == table.state.spins
    assert table.betting.number is None
    assert table.state.numbers == before.numbers[before.paying is not None :]
    assert table.state.bank == before.bank
    assert table.state.held == before.held


def test_what_was_not_void_counts_by_nobodys_word() -> None:
    state = played([("throw", {})]).state
    with pytest.raises(BrokenStoryError, match="throw 1 of spin 1 counts and was not void"):
        fold(state, spun.SpinValid(spin=1, throw=1, reason="x"))
