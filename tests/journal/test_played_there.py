"""Which game a journal is of."""

from pathlib import Path

import pytest

from app.games import GAMES, USUAL, game_at, game_called
from app.journal.errors import NoJournal
from app.journal.played_there import game_begun, game_said
from app.table.beginning import journal_begun
from app.table.event_record import event_form
from tests.games.coins import COINS
from tests.games.test_coins import opened
from tests.journal.played_journals import evening, record, stamped, story_of


@pytest.fixture
def coins(tmp_path: Path) -> Path:
    path = tmp_path / "C1.sqlite"
    record(path, stamped(opened().story), "C1")
    return path


def test_an_opening_names_it(coins: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert game_said(coins) == "coins"
    assert game_said(coins, "C1") == "coins"
    assert game_said(coins, "C2") == ""
    monkeypatch.setitem(GAMES, "coins", COINS)
    assert game_at(coins) is COINS


def test_so_does_what_a_journal_begins_with(tmp_path: Path) -> None:
    dealt = opened()
    dealt.do("close")
    form = {**event_form(journal_begun(dealt.state, "head")), "at": "", "mono": 1, "boot": ""}
    record(tmp_path / "C1.sqlite", [form], "C1")
    assert game_said(tmp_path / "C1.sqlite") == "coins"


def test_one_that_names_none_is_of_the_usual_game_as_all_old_ones_are(tmp_path: Path) -> None:
    path = tmp_path / "T1.sqlite"
    record(path, story_of(evening(1, 2)), "T1")
    assert game_said(path) == ""
    assert game_at(path) is USUAL


def test_one_that_cannot_be_read_or_whose_game_is_not_enrolled_is_taken_for_the_usual_games(
    tmp_path: Path, coins: Path
) -> None:
    with pytest.raises(NoJournal):
        game_said(tmp_path / "none")
    assert game_at(tmp_path / "none") is USUAL
    assert game_at(coins) is USUAL


def test_a_text_that_is_no_event_names_none() -> None:
    assert game_begun(b"{") == ""
    assert game_begun(b'{"plays":3}') == ""


def test_a_game_is_found_by_its_name() -> None:
    assert game_called("") is game_called("roulette") is USUAL
    with pytest.raises(LookupError, match="no such game: coins; there is roulette"):
        game_called("coins")
