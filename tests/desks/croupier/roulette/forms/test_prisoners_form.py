"""A prisoner is moved at the player's wish, and never into his hand (rules 4) [4.1]."""

import pytest

from app.desks.croupier.forms.kit import TURN, Panel
from app.desks.croupier.roulette.forms.places import Number, Place, Places
from app.desks.croupier.roulette.forms.zero_form import PRISONERS, Moved
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.rules.money import Cents
from app.rules.roulette.layout import POSITIONS
from app.rules.side import Side
from tests.desks.croupier.forms.asked import ENTER, Asked
from tests.desks.desk import Desk, at


@pytest.fixture
def shut_in(desk: Desk) -> Desk:
    """Zero has shut in one piece of red on black; the next bets are open."""
    desk.station.fall(0)
    desk.colour("red", "black")
    desk.station.say("next")
    desk.station.sent.clear()
    return desk


def lying(desk: Desk) -> list[tuple[str, bool]]:
    spin = desk.station.state.betting
    assert spin is not None
    return [(stack.position.name, entry.enferme) for stack in spin.bets for entry in stack.entries]


def on_the_layout(page: Asked[Moved]) -> Places:
    (panel,) = (part for part in page.form.parts if isinstance(part, Panel))
    assert isinstance(panel.shows, Places)
    return panel.shows


def test_it_stays_a_prisoner_on_another_simple_chance(shut_in: Desk) -> None:
    page = Asked(PRISONERS, shut_in)
    assert not page.key(Place(at("black"))).can
    assert not page.does.can
    page.touch(Place(at("even")))
    page.do()
    assert lying(shut_in) == [("even", True)]
    assert page.left


def test_on_a_dozen_it_plays_again(shut_in: Desk) -> None:
    page = Asked(PRISONERS, shut_in)
    page.touch(Place(at("dozen-2")))
    page.do()
    assert lying(shut_in) == [("dozen-2", False)]


def test_on_a_combination_it_plays_again(shut_in: Desk) -> None:
    """Rules 4: moved to an inside bet, column or dozen it is an ordinary bet."""
    page = Asked(PRISONERS, shut_in)
    page.touch(Number(8), Place(at("split-8-11")))
    assert shut_in.station.sent == []
    assert page.does.below == "rosso € 2,50, Noir → 8/11"
    assert [(key.words, key.below, key.chosen) for key in page.rows[0].keys] == [
        ("rosso", "Noir € 2,50", True)
    ]
    page.do()
    assert lying(shut_in) == [("split-8-11", False)]


@pytest.mark.parametrize("side", list(Side))
def test_each_bet_inside_is_two_touches_away(side: Side) -> None:
    """All 151 combinations and chances of the layout, whichever number of theirs is touched."""
    desk = Desk(side)
    desk.station.fall(0)
    desk.colour("red", "black")
    desk.station.say("next")
    page = Asked(PRISONERS, desk)
    reached = {key.says for key in on_the_layout(page).chances}
    for number in range(37):
        page.touch(Number(number))
        on_it = {Place(place) for place in POSITIONS if place.inside and place.wins(number)}
        assert {key.says for key in on_the_layout(page).bets} == on_it
        reached |= on_it
    assert len(reached) == 157


def test_figures_make_a_number_and_its_straight_is_meant(shut_in: Desk) -> None:
    page = Asked(PRISONERS, shut_in)
    page.press("1", "7")
    assert [key.words for key in on_the_layout(page).numbers if key.chosen] == ["17"]
    page.press(ENTER)
    assert lying(shut_in) == [("straight-17", False)]


def test_left_nothing_is_moved_and_nothing_stays_chosen(shut_in: Desk) -> None:
    page = Asked(PRISONERS, shut_in)
    page.touch(Place(at("even")))
    page.open()
    assert lying(shut_in) == [("black", True)]
    assert not page.does.can


def test_many_prisoners_are_all_there(desk: Desk) -> None:
    """Nobody's prisoner is out of reach, however many there are."""
    desk.station.fall(0)
    for seat in range(1, 9):
        desk.dealing.choose_owner(f"posto {seat}")
        desk.dealing.choose_value(Cents(250))
        desk.touch("black", "even")
    desk.station.say("next")
    page = Asked(PRISONERS, desk)
    first = page.rows[0].keys[:-1]
    page.touch(TURN)
    second = page.rows[0].keys[:-1]
    assert len({key.says for key in (*first, *second)}) == 16


def test_where_nobody_is_in_prison_there_is_nothing_to_move(desk: Desk) -> None:
    assert SpinAct.PRISONERS not in desk.screen.can
