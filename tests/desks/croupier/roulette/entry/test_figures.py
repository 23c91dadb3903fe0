"""The figures of a number, against the layout as it is printed on the cloth."""

from collections import Counter

import pytest

from app.desks.croupier.roulette.entry.figures import Figure, figure_positions, on_number, own_point
from app.rules.roulette.layout import POSITIONS, Position, inside_winning
from tests.desks.desk import at

NUMBERS = range(37)


def neighbours(number: int) -> set[int]:
    """The numbers beside a number from 1 to 36 on the cloth, zero apart: three in a row, twelve rows."""
    column = (number - 1) % 3
    beside = (
        {number - 3, number + 3}
        | ({number - 1} if column else set())
        | ({number + 1} if column < 2 else set())
    )
    return {n for n in beside if 1 <= n <= 36}


def names(figure: Figure, number: int) -> set[str]:
    return {position.name for position in figure_positions(figure, number)}


@pytest.mark.parametrize("number", NUMBERS)
def test_all_splits_are_those_with_each_neighbour(number: int) -> None:
    zero = {1, 2, 3}
    beside = zero if number == 0 else neighbours(number) | ({0} if number in zero else set())
    assert names(Figure.SPLITS, number) == {f"split-{min(number, n)}-{max(number, n)}" for n in beside}


@pytest.mark.parametrize("number", NUMBERS)
def test_all_corners_are_where_four_cells_meet_and_round_zero_the_trios_and_the_first_four(
    number: int,
) -> None:
    corners = {f"corner-{n}-{n + 4}" for n in range(1, 33) if n % 3 and number in {n, n + 1, n + 3, n + 4}}
    trios = {f"trio-0-{n}-{n + 1}" for n in (1, 2) if number in {0, n, n + 1}}
    four = {"first-four"} if number <= 3 else set()
    assert names(Figure.CORNERS, number) == corners | trios | four


@pytest.mark.parametrize("number", NUMBERS)
def test_straight_and_splits_and_the_complete(number: int) -> None:
    both = names(Figure.SPLITS, number) | {f"straight-{number}"}
    assert names(Figure.STRAIGHT_AND_SPLITS, number) == both
    every = {p.name for p in POSITIONS if p.inside and number in p.numbers}
    assert names(Figure.COMPLETE, number) == every


def test_what_the_figures_of_well_known_numbers_pay() -> None:
    """Rules, "The rules, decided": the odds by what a bet covers."""
    odds = {1: 35, 2: 17, 3: 11, 4: 8, 6: 5}

    def pieces(figure: Figure, number: int) -> int:
        return sum(odds[len(position.numbers)] for position in figure_positions(figure, number))

    assert [pieces(figure, 17) for figure in Figure] == [68, 32, 103, 156]
    assert [pieces(figure, 36) for figure in Figure] == [34, 8, 69, 93]
    assert [pieces(figure, 0) for figure in Figure] == [51, 30, 86, 116]


@pytest.mark.parametrize("number", range(1, 37))
def test_a_number_lies_where_its_straight_does(number: int) -> None:
    assert own_point(number) == at(f"straight-{number}").point
    assert own_point(0) == at("straight-0").point


def test_the_same_picture_in_the_middle_column_is_the_same_for_every_number() -> None:
    for number in range(5, 35, 3):
        for other in range(5, 33, 3):
            moved = {on_number(position, number, other) for position in inside_winning(number)}
            assert moved == set(inside_winning(other))


def test_a_place_that_another_number_does_not_have_is_none() -> None:
    assert on_number(at("split-8-9"), 8, 9) is None
    assert on_number(at("corner-8-12"), 8, 36) is None
    assert on_number(at("split-8-11"), 8, 0) is None
    assert on_number(at("split-0-3"), 0, 8) is None
    assert on_number(at("first-four"), 1, 8) is None, "there it would be a six line, which pays otherwise"
    assert on_number(at("red"), 9, 12) is None
    assert on_number(at("line-7-12"), 8, 17) is at("line-16-21")


def test_a_picture_that_fits_pays_the_same() -> None:
    """Whatever is moved keeps its kind, wins there, and comes back to where it was."""
    moved = 0
    for number in NUMBERS:
        for other in NUMBERS:
            for position in inside_winning(number):
                found = on_number(position, number, other)
                if found is not None:
                    moved += 1
                    assert found.kind is position.kind
                    assert other in found.numbers
                    assert on_number(found, other, number) is position
    assert moved > 5000


def test_no_place_is_in_a_figure_twice() -> None:
    for figure in Figure:
        for number in NUMBERS:
            count: Counter[Position] = Counter(figure_positions(figure, number))
            assert max(count.values()) == 1
