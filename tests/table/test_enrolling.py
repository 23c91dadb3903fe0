"""A side game is put beside a game, and refused where the two would have one word for two things."""

from typing import Any

import pytest
from msgspec.structs import replace

from app.table.enrolling import ClashError, enrolled
from app.table.events import TableOpened
from app.table.side_game import SideGame
from app.table.table_commands import NextSpin
from tests.games.coins import COINS, BetOn, CoinsFell
from tests.games.runs import RUNS, ForgetRuns


def test_side_games_are_told_in_the_order_in_which_they_are_enrolled() -> None:
    other = replace(RUNS, name="other", folds={}, acts={})
    assert [side.name for side in enrolled(COINS, other, RUNS).sides] == ["other", "runs"]
    assert enrolled(COINS).sides == ()


@pytest.mark.parametrize(
    ("side", "why"),
    [
        (RUNS, "runs has the name runs"),
        (replace(RUNS, name="coins"), "coins has the name coins"),
        (replace(RUNS, name="more"), "runs has the event runs.counted"),
        (replace(RUNS, name="more", folds={}), "runs has the command bet_run"),
        (replace(RUNS, name="bank", folds={}, acts={}), "coins has the part of the state bank"),
        (
            replace(RUNS, name="more", folds={}, acts={BetOn: RUNS.acts[ForgetRuns]}),
            "coins has the command bet",
        ),
        (
            replace(RUNS, name="more", folds={}, acts={NextSpin: RUNS.acts[ForgetRuns]}),
            "coins has the command next",
        ),
        (
            replace(RUNS, name="more", folds={CoinsFell: lambda runs, _event: runs}),
            "coins has the event coins.fell",
        ),
        (
            replace(RUNS, name="more", folds={TableOpened: lambda runs, _event: runs}),
            "coins has the event table.opened",
        ),
    ],
)
def test_what_would_have_one_word_for_two_things_is_not_played_together(
    side: SideGame[Any], why: str
) -> None:
    with pytest.raises(ClashError, match=f"^{side.name} is not played beside coins: {why}$"):
        enrolled(COINS, RUNS, side)
