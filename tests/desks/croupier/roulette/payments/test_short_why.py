"""What won is told kind by kind where its places have no room (screens: "2 cavalli + 1 pieno")."""

import pytest

from app.rules.roulette.layout import BY_NAME, Kind, Position
from app.rules.roulette.position_words import ITALIAN_POSITIONS
from tests.desks.desk import Desk


def test_a_straight_with_its_splits_is_told_in_two_kinds(desk: Desk) -> None:
    desk.station.fall(12)
    desk.dealing.choose_count(2)
    desk.colour("red", "split-11-12", "split-12-15", "split-9-12", "straight-12")
    assert desk.large.beside.short == "6 cavalli + 2 pieni"
    assert desk.large.why.count("12") == 4, "place by place it names the number four times"
    assert desk.large.pieces == 6 * 17 + 2 * 35


def test_one_piece_is_told_in_the_singular(desk: Desk) -> None:
    desk.station.fall(8)
    desk.value(5, "posto 4", "corner-5-9", "line-7-12")
    assert desk.large.beside.short in {"1 carré + 1 sestina", "1 sestina + 1 carré"}


def test_on_a_chance_nothing_is_left_out(desk: Desk) -> None:
    desk.station.fall(8)
    desk.value(5, "posto 4", "black")
    assert desk.large.beside.short == ""


_NUMBERED = [place for place in BY_NAME.values() if place.inside and place.kind is not Kind.FIRST_FOUR]


@pytest.mark.parametrize("position", _NUMBERED, ids=lambda position: position.name)
def test_every_place_inside_is_named_by_its_last_word(position: Position) -> None:
    """Only its numbers are left out, and they are one word."""
    pieces, noun, numbers = ITALIAN_POSITIONS.stake(2, position).split(" ")
    assert pieces == "2"
    assert noun.isalpha()
    assert numbers.replace("/", "").isdecimal()


def test_the_first_four_are_called_by_their_name(desk: Desk) -> None:
    desk.station.fall(0)
    desk.colour("red", "first-four", "straight-0")
    assert f"{ITALIAN_POSITIONS.stake(1, BY_NAME['first-four'])}" in desk.large.beside.short
    assert "1 pieno" in desk.large.beside.short
