"""The totals that every dealer knows: each is what the table of odds makes of its pictures [4.2]."""

import random

import pytest

from app.practice.drills.roulette.round_a_number import (
    KNOWN,
    MIDDLE,
    OUTER,
    PLACES,
    Picture,
    figure,
    known,
    numbers_with,
    uneven,
)
from app.rules.roulette.layout import Kind, inside_winning

TOTALS = (21, 25, 33, 42, 51, 52, 60, 67, 68, 69, 77, 86, 100, 101, 102, 103, 116)
PRINTED = {
    Kind.LINE: 5,
    Kind.CORNER: 8,
    Kind.FIRST_FOUR: 8,
    Kind.STREET: 11,
    Kind.TRIO: 11,
    Kind.SPLIT: 17,
    Kind.STRAIGHT: 35,
}
"""The table of 4.2, and of 4.1 for the exceptions at zero."""


def paid(picture: Picture) -> int:
    return sum(places * PRINTED[kind] for kind, places in picture)


def test_they_are_the_seventeen() -> None:
    assert tuple(KNOWN) == TOTALS


@pytest.mark.parametrize("total", TOTALS)
def test_each_picture_makes_its_total_and_lies_round_some_number(total: int) -> None:
    for picture in KNOWN[total]:
        assert paid(picture) == total
        assert numbers_with(picture)


@pytest.mark.parametrize(
    ("total", "picture"),
    [
        (25, ((Kind.CORNER, 1), (Kind.SPLIT, 1))),
        (52, ((Kind.SPLIT, 1), (Kind.STRAIGHT, 1))),
        (69, ((Kind.SPLIT, 2), (Kind.STRAIGHT, 1))),
        (100, ((Kind.CORNER, 4), (Kind.SPLIT, 4))),
        (103, ((Kind.SPLIT, 4), (Kind.STRAIGHT, 1))),
    ],
)
def test_a_total_of_one_picture_is_that_picture(total: int, picture: Picture) -> None:
    assert KNOWN[total] == (picture,)


def test_21_lies_on_the_outer_line_or_on_two_corners_and_a_six_line() -> None:
    assert {frozenset(picture) for picture in KNOWN[21]} == {
        frozenset({(Kind.LINE, 2), (Kind.STREET, 1)}),
        frozenset({(Kind.LINE, 1), (Kind.CORNER, 2)}),
    }


def test_116_is_all_that_lies_round_zero() -> None:
    laid = dict(known(116, random.Random(seed)) for seed in range(20))
    assert tuple(laid[0]) == inside_winning(0)
    assert set(laid) == {0, 2}, "the 2 touches both trios and the first four too"


@pytest.mark.parametrize("total", TOTALS)
def test_a_known_total_is_laid_round_its_number(total: int) -> None:
    for seed in range(40):
        number, pieces = known(total, random.Random(seed))
        assert all(position.wins(number) for position in pieces)
        assert set(pieces.values()) == {1}
        assert sum(PRINTED[position.kind] for position in pieces) == total


def test_a_known_total_lies_at_many_numbers_and_in_every_of_its_pictures() -> None:
    for total in TOTALS[:-1]:
        laid = [known(total, random.Random(seed)) for seed in range(200)]
        assert len({number for number, _ in laid}) >= 9, total
        kinds = {tuple(sorted(position.kind for position in pieces)) for _, pieces in laid}
        assert len(kinds) == len(KNOWN[total])


@pytest.mark.parametrize(
    ("name", "number", "pieces"),
    [
        ("splits", 17, 68),
        ("splits", 16, 51),
        ("corners", 17, 32),
        ("corners", 18, 16),
        ("straight-splits", 17, 103),
        ("straight-splits", 16, 86),
        ("straight-corners", 17, 67),
        ("complete", 17, 156),
        ("complete", 16, 123),
        ("complete", 35, 135 - 16 - 17 + 11 + 5),
        ("complete", 36, 86 - 17 + 8 + 11 + 5),
        ("complete", 1, 35 + 51 + 8 + 11 + 8 + 11 + 5),
        ("complete", 2, 35 + 68 + 16 + 22 + 8 + 11 + 5),
        ("complete", 0, 116),
    ],
)
def test_a_figure_is_paid_what_dealers_say(name: str, number: int, pieces: int) -> None:
    laid = figure(name, number, 1)
    assert sum(PRINTED[position.kind] for position in laid) == pieces
    assert set(figure(name, number, 3).values()) == {3}


def test_every_number_has_its_place_once() -> None:
    assert sorted(number for numbers in PLACES.values() for number in numbers) == list(range(37))
    assert all(len(inside_winning(number)) == 12 for number in MIDDLE)
    assert all(len(inside_winning(number)) == 9 for number in OUTER)


def test_uneven_pieces_keep_to_the_room_that_there_is() -> None:
    places = inside_winning(17)
    room = {position: 0 if position.kind is Kind.STRAIGHT else 2 for position in places}
    for seed in range(50):
        laid = uneven(17, 20, room, random.Random(seed))
        assert len(laid) == 11
        assert set(laid.values()) <= {1, 2}
    assert {len(uneven(17, 3, room, random.Random(seed))) for seed in range(20)} == {3}
