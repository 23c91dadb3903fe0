"""Rules 8: play that is suspended while a ball runs makes its throw void, as a person's "Rien va" does."""

import pytest

from app.rules.roulette.wheel import Turning
from app.table.events import TableSuspended
from app.table.fold import fold
from app.table.heard import ReaderHeard
from app.table.roulette.drawing import TurnedHeard
from app.table.roulette.hearing import Heard, NumberHeard, VoidHeard
from app.table.roulette.procedure import SUSPENDED, Phase
from app.table.roulette.spin_table import SpinTable
from tests.houses import house
from tests.table.playing import (
    HEARD_AT,
    NO_MORE_BETS,
    READY,
    THROW,
    Played,
    chips,
    number,
    opened,
    running,
    step,
)

GAMES = pytest.mark.parametrize("game", [7, None])


def is_open(state: SpinTable) -> bool:
    return state.betting is not None and state.betting.phase is Phase.BETS_OPEN


@GAMES
def test_the_throw_does_not_count_and_bets_are_open_when_play_goes_on(game: int | None) -> None:
    """Whether the number falls before play goes on or after it; the next throw is the same spin's."""
    for early in (True, False):
        table = running(game)
        assert table.do("suspend", reason="a dispute", by="Carla") == ("table.suspended", "spin.void")
        said = table.last()
        assert (said["reason"], said["by"], said["throw"]) == (SUSPENDED, "Carla", 1)
        assert not table.state.unexplained
        falls: list[Heard] = [step(NO_MORE_BETS, game), number(14, game)]
        if early:
            assert table.hear(*falls) == ("void.number",)
        assert table.do("suspend", over=True) == ("table.suspended", "spin.bets_open")
        assert is_open(table.state)
        assert (table.betting.void, table.betting.untold) == (SUSPENDED, False)
        if not early:
            assert table.hear(*falls) == ("void.number",)
        assert is_open(table.state)
        table.do("place", position="red", entry=chips("20.00"))
        after = None if game is None else game + 1
        assert table.hear(step(READY, after), step(THROW, after)) == ("spin.thrown",)
        assert (table.betting.spin, table.betting.throw) == (1, 2)


@GAMES
def test_the_throw_counts_after_all_with_the_number_that_was_told(game: int | None) -> None:
    table = running(game)
    table.do("suspend")
    table.hear(step(NO_MORE_BETS, game), number(14, game))
    assert table.refused("valid", reason="seen") == "play is suspended"
    table.do("suspend", over=True)
    assert table.do("valid", reason="seen") == ("spin.valid", "spin.number")
    assert (table.paying.spin, table.paying.number) == (1, 14)


@GAMES
def test_it_counts_after_all_while_its_ball_runs_on(game: int | None) -> None:
    table = running(game)
    table.do("suspend")
    table.do("suspend", over=True)
    table.do("valid", reason="seen")
    assert table.hear(step(NO_MORE_BETS, game), number(14, game)) == ("spin.no_more_bets", "spin.number")


@GAMES
def test_a_ball_that_ran_later_meanwhile_is_another_and_counts_for_no_throw_of_before(
    game: int | None,
) -> None:
    """It runs when play goes on, or has told its number: then only a number in somebody's name counts."""
    after = None if game is None else game + 1
    for falls in (True, False):
        table = running(game)
        table.do("suspend")
        table.hear(step(NO_MORE_BETS, game), number(14, game), step(READY, after), step(THROW, after))
        if falls:
            table.hear(step(NO_MORE_BETS, after), number(20, after))
        table.do("suspend", over=True)
        assert table.refused("valid", reason="seen").startswith("another ball ran since")
        if not falls:
            assert table.hear(step(NO_MORE_BETS, after), number(20, after)) == ("void.number",)
        assert table.do("number", number=14, by="Carla", reason="seen") == ("spin.number",)


@GAMES
def test_a_wheel_that_is_ready_again_by_then_is_heard(game: int | None) -> None:
    after = None if game is None else game + 1
    table = running(game)
    table.do("suspend")
    table.hear(VoidHeard("ball_removed", game), step(READY, after))
    table.do("suspend", over=True)
    told = table.hear(step(THROW, after), step(NO_MORE_BETS, after), number(3, after))
    assert told == ("spin.thrown", "spin.no_more_bets", "spin.number")


def test_a_ball_that_a_hand_threw_is_void_too() -> None:
    table = opened()
    table.do("throw")
    table.do("no_more_bets")
    assert table.do("suspend") == ("table.suspended", "spin.void")
    assert table.do("suspend", over=True) == ("table.suspended", "spin.bets_open")


def test_a_draw_is_void_too() -> None:
    table = opened(under=house("tombola-half-back"), has_wheel=True)
    table.hear(
        ReaderHeard("tumbler", connected=True, reason=""), TurnedHeard(Turning.CLOCKWISE, 6, "tumbler", 5)
    )
    table.do("suspend")
    ball = NumberHeard(17, "tumbler", "tumbler", HEARD_AT, 5, ("BALL 17",))
    assert table.hear(TurnedHeard(Turning.ANTICLOCKWISE, 6, "tumbler", 5), ball) == ("void.number",)
    table.do("suspend", over=True)
    assert is_open(table.state)


def test_a_suspension_that_an_earlier_program_recorded_leaves_no_ball_turning() -> None:
    """Its journal has no void throw; that is said when play goes on."""
    thrown = running(7)
    table = Played(
        fold(thrown.state, TableSuspended(suspended=True, reason="a dispute", by="")), has_wheel=True
    )
    assert table.do("suspend", over=True) == ("spin.void", "table.suspended", "spin.bets_open")
    assert is_open(table.state)


def test_play_that_rests_is_suspended_and_nothing_is_void() -> None:
    table = opened()
    assert table.do("suspend") == ("table.suspended",)
    assert table.do("suspend", over=True) == ("table.suspended",)
    assert table.betting.void is None


def test_play_is_suspended_and_taken_up_again() -> None:
    table = opened()
    assert table.do("suspend", reason="alarm", by="Carla") == ("table.suspended",)
    assert table.state.suspended == "alarm"
    assert table.refused("throw") == "play is suspended"
    again = "play is suspended already: it is taken up again with over"
    assert table.refused("suspend", reason="another alarm") == again
    table.do("suspend", over=True)
    not_suspended = "play is not suspended: there is nothing to take up again"
    assert table.refused("suspend", over=True) == not_suspended
    assert table.state.suspended is None
    assert table.do("throw") == ("spin.thrown",)
    assert table.bad_input("suspend", over="yes") == "/over: must be true or false"
