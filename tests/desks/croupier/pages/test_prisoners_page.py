"""A prisoner is moved at the player's wish, and never into his hand (rules 4) [4.1]."""

import pytest
from pytestqt.qtbot import QtBot

from app.desks.croupier.acts import Act
from app.desks.croupier.pages.prisoners_page import PrisonersPage
from app.desks.croupier.pages.table_page import TablePage
from tests.desks.played import Played


@pytest.fixture
def shut_in(qtbot: QtBot) -> Played:
    """Zero has shut in one piece of red on black; the next bets are open."""
    played = Played(qtbot)
    played.fall(0)
    played.colour("red")
    played.place("black")
    played.station.say("next")
    return played


def test_it_stays_a_prisoner_on_another_simple_chance(shut_in: Played) -> None:
    shut_in.touch(shut_in.window.strip.more)
    shut_in.touch(shut_in.page(Act.TABLE, TablePage).buttons[Act.PRISONERS])
    page = shut_in.page(Act.PRISONERS, PrisonersPage)
    assert not page.places["black"].isEnabled()
    assert not page.moves.isEnabled()
    shut_in.touch(page.places["even"])
    shut_in.touch(page.moves)
    spin = shut_in.station.state.betting
    assert spin is not None
    assert [(stack.position.name, entry.enferme) for stack in spin.bets for entry in stack.entries] == [
        ("even", True)
    ]


def test_on_a_dozen_it_plays_again(shut_in: Played) -> None:
    shut_in.window.do(Act.PRISONERS)
    page = shut_in.page(Act.PRISONERS, PrisonersPage)
    shut_in.touch(page.places["dozen-2"])
    shut_in.touch(page.moves)
    spin = shut_in.station.state.betting
    assert spin is not None
    assert [(stack.position.name, entry.enferme) for stack in spin.bets for entry in stack.entries] == [
        ("dozen-2", False)
    ]


def test_where_nobody_is_in_prison_there_is_nothing_to_move(played: Played) -> None:
    assert played.window.dealing.screen is not None
    assert Act.PRISONERS not in played.window.dealing.screen.can
