"""A spin is paid again while the next ball runs: each key says which of the two it means, and there is a way on."""

import pytest

from app.desks.croupier.acts import Act
from app.desks.croupier.roulette.payments import step
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.desks.croupier.words.words import act_words
from app.table.roulette.procedure import Phase
from tests.desks.croupier.entry_scenes import gone_back_while_it_runs
from tests.desks.played import Played

_KEYS = (Act.NEXT, SpinAct.NO_MORE_BETS, SpinAct.CLEARED)


def test_rien_ne_va_plus_stands_there_and_closes_it_as_unmarked_as_it_is(played: Played) -> None:
    gone_back_while_it_runs(played)
    keys = played.panel.buttons
    assert keys[Act.NEXT].isHidden()
    assert "la pallina che gira" in keys[Act.VOID].accessibleName()
    played.touch(keys[SpinAct.NO_MORE_BETS])
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
    assert keys[SpinAct.NO_MORE_BETS].isHidden()
    assert "il numero non vale" in keys[Act.VOID].accessibleName()


def test_what_is_to_be_done_names_the_keys_that_stand_there(
    played: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone_back_while_it_runs(played)
    drawn: list[str] = []
    monkeypatch.setattr(
        step, "write_lines", lambda _painter, _rect, words, *_size, **_how: drawn.append(words)
    )
    played.panel.grab()
    said = " ".join(drawn)
    named = {str(act): f"«{act_words(act)}»" in said for act in _KEYS}
    shown = {str(act): not played.panel.buttons[act].isHidden() for act in _KEYS}
    assert named == shown == {"next": False, "no_more_bets": True, "cleared": False}
