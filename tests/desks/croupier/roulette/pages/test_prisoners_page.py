"""A prisoner is moved at the player's wish, and never into his hand (rules 4) [4.1]."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.desks.common.theme import Scale
from app.desks.croupier.acts import Act
from app.desks.croupier.roulette.pages.prisoners_page import PrisonersPage
from app.rules.roulette.layout import POSITIONS
from app.rules.side import Side
from tests.desks.desk import Desk
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
    shut_in.touch(shut_in.form(Act.TABLE).key(Act.PRISONERS))
    page = shut_in.page(Act.PRISONERS, PrisonersPage)
    assert not page.places.chances["black"].isEnabled()
    assert not page.moves.isEnabled()
    shut_in.touch(page.places.chances["even"])
    shut_in.touch(page.moves)
    spin = shut_in.station.state.betting
    assert spin is not None
    assert [(stack.position.name, entry.enferme) for stack in spin.bets for entry in stack.entries] == [
        ("even", True)
    ]


def test_on_a_dozen_it_plays_again(shut_in: Played) -> None:
    shut_in.window.do(Act.PRISONERS)
    page = shut_in.page(Act.PRISONERS, PrisonersPage)
    shut_in.touch(page.places.chances["dozen-2"])
    shut_in.touch(page.moves)
    spin = shut_in.station.state.betting
    assert spin is not None
    assert [(stack.position.name, entry.enferme) for stack in spin.bets for entry in stack.entries] == [
        ("dozen-2", False)
    ]


def lying(played: Played) -> list[tuple[str, bool]]:
    spin = played.station.state.betting
    assert spin is not None
    return [(stack.position.name, entry.enferme) for stack in spin.bets for entry in stack.entries]


def test_on_a_combination_it_plays_again(shut_in: Played) -> None:
    """Rules 4: moved to an inside bet, column or dozen it is an ordinary bet."""
    shut_in.station.sent.clear()
    shut_in.window.do(Act.PRISONERS)
    page = shut_in.page(Act.PRISONERS, PrisonersPage)
    shut_in.touch(page.places.numbers[8])
    shut_in.touch(page.places.bet("split-8-11"))
    assert shut_in.station.sent == []
    assert page.moves.below == "rosso € 2,50, Noir → 8/11"
    assert page.whose[0].accessibleName() == "rosso Noir € 2,50"
    shut_in.touch(page.moves)
    assert lying(shut_in) == [("split-8-11", False)]


@pytest.mark.parametrize("side", list(Side))
def test_each_bet_inside_is_two_touches_away(qtbot: QtBot, side: Side) -> None:
    """All 151 combinations and chances of the layout, whichever number of theirs is touched."""
    desk = QWidget()
    qtbot.addWidget(desk)
    page = PrisonersPage(Scale(), desk, Desk(side).dealing, lambda: None)
    reached = set(page.places.chances)
    page.places.show_places(side, None, lambda _position: True)
    for key in page.places.numbers:
        key.click()
        on_it = {place.name for place in POSITIONS if place.inside and place.wins(key.number)}
        assert set(page.places.shown()) == on_it
        reached |= on_it
    assert len(reached) == 157


def test_a_prisoner_is_moved_by_keyboard_alone(shut_in: Played) -> None:
    shut_in.key(Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    page = shut_in.page(Act.PRISONERS, PrisonersPage)
    for key in (Qt.Key.Key_1, Qt.Key.Key_7):
        shut_in.key(key)
    straight = page.places.bet("straight-17")
    for _ in range(40):
        shut_in.key(Qt.Key.Key_Left)
        if straight.hasFocus():
            break
    shut_in.key(Qt.Key.Key_Return)
    shut_in.key(Qt.Key.Key_Return)
    assert lying(shut_in) == [("straight-17", False)]


def test_left_nothing_is_moved_and_nothing_stays_chosen(shut_in: Played) -> None:
    shut_in.window.do(Act.PRISONERS)
    page = shut_in.page(Act.PRISONERS, PrisonersPage)
    shut_in.touch(page.places.chances["even"])
    shut_in.key(Qt.Key.Key_Escape)
    assert lying(shut_in) == [("black", True)]
    shut_in.window.do(Act.PRISONERS)
    assert not page.moves.isEnabled()


def test_many_prisoners_are_all_there(qtbot: QtBot) -> None:
    """Nobody's prisoner is out of reach, however many there are."""
    played = Played(qtbot)
    played.fall(0)
    for seat in range(1, 9):
        played.value(250, seat)
        played.place("black", "even")
    played.station.say("next")
    played.window.do(Act.PRISONERS)
    page = played.page(Act.PRISONERS, PrisonersPage)
    first = [(button.text(), button.below) for button in page.whose if button.isVisible()]
    played.touch(page.more)
    second = [(button.text(), button.below) for button in page.whose if button.isVisible()]
    assert len({*first, *second}) == 16


def test_where_nobody_is_in_prison_there_is_nothing_to_move(played: Played) -> None:
    assert played.window.dealing.screen is not None
    assert Act.PRISONERS not in played.window.dealing.screen.can
