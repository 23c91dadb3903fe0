"""A record of what was laid and moved comes to the layout that it says, and one that cannot be is refused."""

import pytest

from app.rules.roulette.layout import BY_NAME
from app.rules.roulette.lying import NotThereError, entries_on
from app.table.fold import fold
from app.table.roulette import events as spun
from tests.table.playing import colour, opened

BLUE = colour("blue", 4)


def test_what_was_laid_moved_and_taken_up_is_folded() -> None:
    state = opened().state
    story = (
        spun.BetPlaced(spin=1, position="red", entry=BLUE),
        spun.BetMoved(spin=1, origin="red", to="straight-8", entries=[colour("blue", 3)]),
        spun.BetRemoved(spin=1, position="straight-8", entry=colour("blue", 1)),
        spun.BetLeft(spin=1, order=1, revision=1, position="red", owner="blue"),
    )
    for event in story:
        state = fold(state, event)
    assert state.betting is not None
    pieces = {
        name: [e.pieces for e in entries_on(state.betting.bets, BY_NAME[name])]
        for name in ("red", "straight-8")
    }
    assert pieces == {"red": [1], "straight-8": [2]}
    assert state.betting.left == {("red", "blue")}


@pytest.mark.parametrize(
    "event",
    [
        spun.BetRemoved(spin=1, position="red", entry=BLUE),
        spun.BetMoved(spin=1, origin="red", to="black", entries=[BLUE]),
    ],
)
def test_pieces_that_do_not_lie_there_are_no_tables_story(
    event: spun.BetRemoved | spun.BetMoved,
) -> None:
    with pytest.raises(NotThereError):
        fold(opened().state, event)
