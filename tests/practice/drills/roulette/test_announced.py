"""Announces are drawn by kind, and lie on the layout in colour or in value."""

import random

import pytest

from app.practice.drills.roulette.announced import KINDS, called, drawn_announce, on_layout
from app.rules.money import Cents
from app.rules.roulette.announces import ANNOUNCES
from app.rules.roulette.layout import BY_NAME
from tests.houses import house_from

EIGHT = BY_NAME["straight-8"]


def test_every_announce_is_of_one_kind() -> None:
    drawn = [announce.name for announces in KINDS.values() for announce in announces]
    assert sorted(drawn) == sorted(announce.name for announce in ANNOUNCES)


@pytest.mark.parametrize(
    ("kind", "names"),
    [
        ("finale-of-five", "0-1 1-2 2-3 4-5 5-6"),
        ("finale-of-four", "7-8 8-9 0-3 1-4 2-5 3-6"),
        ("finale-of-three", "4-7 5-8 6-9 7-10 8-11 9-12"),
    ],
)
def test_section_5_1_finali_a_cavallo_by_their_pieces(kind: str, names: str) -> None:
    printed = {f"finale-{numbers}" for numbers in names.split()}
    assert {announce.name for announce in KINDS[kind]} == printed


def test_one_is_drawn_of_the_kind() -> None:
    chance = random.Random(1)
    drawn = {called(drawn_announce("figure", chance)).words for _ in range(200)}
    assert drawn == {f"{figure} e le sue figure" for figure in range(1, 10)}


def test_pieces_lie_in_colour_or_in_value() -> None:
    house = house_from("venezia")
    colour = on_layout({EIGHT: 3}, house).bets[0].entries[0]
    value = on_layout({EIGHT: 3}, house, Cents(2000), number=8)
    assert (colour.colour, colour.value, colour.pieces) == ("red", house.minimum, 3)
    assert (value.bets[0].entries[0].colour, value.bets[0].entries[0].amount) == (None, 6000)
    assert (value.bets[0].position, value.number) == (EIGHT, 8)
