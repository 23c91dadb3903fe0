"""A spin is paid again while the next ball runs: each key says which of the two it means, and there is a way on."""

from app.desks.croupier.acts import Act
from app.table.procedure import Phase
from tests.desks.croupier.entry_scenes import gone_back_while_it_runs
from tests.desks.played import Played


def test_rien_ne_va_plus_stands_there_and_closes_it_as_unmarked_as_it_is(played: Played) -> None:
    gone_back_while_it_runs(played)
    keys = played.panel.buttons
    assert keys[Act.NEXT].isHidden()
    assert "la palla che gira" in keys[Act.VOID].accessibleName()
    played.touch(keys[Act.NO_MORE_BETS])
    state = played.station.state
    assert state.paying is None
    assert state.betting is not None
    assert state.betting.phase is Phase.NO_MORE_BETS


def test_rien_va_is_of_the_ball_that_runs_and_then_of_the_number(played: Played) -> None:
    gone_back_while_it_runs(played)
    keys = played.panel.buttons
    played.touch(keys[Act.VOID])
    state = played.station.state
    assert state.paying is not None
    assert [void.spin for void in state.unexplained.values()] == [state.paying.spin + 1]
    played.window.pages.leave()
    assert keys[Act.NO_MORE_BETS].isHidden()
    assert "il numero non vale" in keys[Act.VOID].accessibleName()
