"""Which game is played at a table: its journal's, or the one that its house plays."""

from argparse import Namespace
from pathlib import Path

import pytest

from app.commands.which_game import check_game, recorded, unopened_there
from app.games import GAMES, USUAL, read_house
from app.houses import house, house_from
from app.journal.store import Journal
from tests.games.coins import COINS
from tests.games.test_coins import opened
from tests.games.test_coins_listed import recorded as journal_of


@pytest.fixture
def profile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setitem(GAMES, "coins", COINS)
    path = tmp_path / "coins.toml"
    path.write_text('game = "coins"\n' + Path("resources/houses/venezia.toml").read_text("utf-8"), "utf-8")
    return str(path)


def test_a_table_without_a_journal_plays_what_its_house_says(profile: str) -> None:
    assert unopened_there(Namespace(table="1", house=profile)).game is COINS
    assert unopened_there(Namespace(table="1", house="venezia")).game is USUAL


@pytest.mark.usefixtures("profile")
def test_a_table_with_one_plays_what_that_is_of(tmp_path: Path) -> None:
    found = recorded(journal_of(tmp_path, opened()), "C1")
    assert found is not None
    assert found.state.game is COINS


def test_a_journal_with_nothing_in_it_says_nothing(tmp_path: Path) -> None:
    with Journal.open(tmp_path / "T1.sqlite", "T1", program="test"):
        pass
    assert recorded(tmp_path / "T1.sqlite", "T1") is None
    assert recorded(tmp_path / "none", "T1") is None


def test_a_closed_table_keeps_its_game_and_an_open_one_plays_on(profile: str) -> None:
    dealt = opened()
    check_game(house("venezia", read_house), dealt.state)
    dealt.do("close")
    check_game(house_from(profile, read_house), dealt.state)
    with pytest.raises(ValueError, match="house venezia plays roulette, and table C1 plays coins"):
        check_game(house("venezia", read_house), dealt.state)
