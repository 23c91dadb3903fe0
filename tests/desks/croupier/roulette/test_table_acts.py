"""What the dealer can do now: what is entered of the spin that is paid changes none of it."""

from itertools import islice
from pathlib import Path

import pytest

from app.desks.croupier.roulette.table_acts import _asked_of_the_table, _besides_entry, table_acts
from app.table.fold import fold
from app.table.roulette.events import SpinSettled, WinnersEntered
from app.table.roulette.game import ROULETTE
from app.table.state import unopened
from tests.kept.recording import recordings
from tests.table.reading import read_event

EVENTS = 2_500
"""Of each journal."""


@pytest.fixture(scope="module")
def bodies(tmp_path_factory: pytest.TempPathFactory) -> list[list[bytes]]:
    """Events of nights of every house, with whatever can happen at a table."""
    with recordings()[0].unpacked() as made:
        files = sorted(Path(made).glob("bodies/*.jsonl"))
        return [file.read_bytes().splitlines()[:EVENTS] for file in files]


def test_acts_are_what_they_were_as_long_as_only_the_entry_changed(bodies: list[list[bytes]]) -> None:
    """A touch enters winners: the table is asked nothing anew, and would answer nothing else."""
    same = 0
    for journal in bodies:
        state = unopened("T1", ROULETTE)
        for event in map(read_event, islice(journal, EVENTS)):
            before, state = state, fold(state, event)
            if isinstance(event, WinnersEntered | SpinSettled) and _besides_entry(before) == _besides_entry(
                state
            ):
                same += 1
                assert _asked_of_the_table(before) == _asked_of_the_table(state) == table_acts(state), event
    assert same > 100
