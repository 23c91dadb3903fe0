"""The layout: 157 places where a chip may lie, derived here a second time from the grid of numbers [4.1]."""

from itertools import combinations

import pytest

from app.rules.roulette.layout import BY_NAME, OUTER, POSITIONS, Kind, chances_winning, inside_winning, offers
from tests.rules.roulette.spins import VENEZIA, house_with

COUNTS = {
    Kind.STRAIGHT: 37, Kind.SPLIT: 60, Kind.STREET: 12, Kind.TRIO: 2, Kind.CORNER: 22, Kind.FIRST_FOUR: 1,
    Kind.LINE: 11, Kind.DOZEN: 3, Kind.COLUMN: 3, Kind.EVEN_MONEY: 6, Kind.DOUBLE_DOZEN: 2,
    Kind.DOUBLE_COLUMN: 2,
}  # fmt: skip


def cell(number: int) -> tuple[int, int]:
    """Row from the zero end, column from that of 34, both from 0."""
    return (number - 1) // 3, (number - 1) % 3


def touching(one: int, two: int) -> bool:
    """Whether two numbers have a side in common; zero has one with each of the first row."""
    if one == 0 or two == 0:
        return max(one, two) in {1, 2, 3}
    (row, column), (other_row, other_column) = cell(one), cell(two)
    return abs(row - other_row) + abs(column - other_column) == 1


def blocks(rows: int, columns: int) -> set[tuple[int, ...]]:
    """All blocks of so many rows and columns on the grid."""
    return {
        tuple(sorted(3 * row + column + 1 for row in range(top, top + rows) for column in range(left, left + columns)))
        for top in range(13 - rows)
        for left in range(4 - columns)
    }  # fmt: skip


def of_kind(kind: Kind) -> set[tuple[int, ...]]:
    return {position.numbers for position in POSITIONS if position.kind is kind}


def test_rules_1_fair_roulette_has_157_positions() -> None:
    """Rules 1: so many of each kind, 157 where doubles are not offered and 161 where they are."""
    assert {kind: len(of_kind(kind)) for kind in Kind} == COUNTS
    assert sum(offers(VENEZIA, position) for position in POSITIONS) == 157
    assert sum(offers(house_with(doubles=True), position) for position in POSITIONS) == 161


def test_4_1_a_split_is_two_numbers_that_touch() -> None:
    """[4.1] Cavallo: two adjacent numbers, fifty-seven on the grid and three with zero."""
    pairs = {pair for pair in combinations(range(37), 2) if touching(*pair)}
    assert of_kind(Kind.SPLIT) == pairs
    assert {pair for pair in pairs if 0 in pair} == {(0, 1), (0, 2), (0, 3)}


def test_4_1_a_corner_is_two_numbers_above_two() -> None:
    """[4.1] Carré: a square of four; the first four are no square and have a name of their own."""
    assert of_kind(Kind.CORNER) == blocks(2, 2)
    assert of_kind(Kind.FIRST_FOUR) == {(0, 1, 2, 3)}


def test_4_1_streets_are_rows_and_six_lines_two_rows() -> None:
    """[4.1] Terzina: three in a row; sestina: two rows; the two trios of zero lie astride zero's line."""
    assert of_kind(Kind.STREET) == blocks(1, 3)
    assert of_kind(Kind.LINE) == blocks(2, 3)
    assert of_kind(Kind.TRIO) == {(0, 1, 2), (0, 2, 3)}


def test_4_1_dozens_and_columns_are_twelve_numbers() -> None:
    """[4.1] Dozens go by twelve, columns by threes and are named by their last number."""
    assert of_kind(Kind.DOZEN) == {tuple(range(1, 13)), tuple(range(13, 25)), tuple(range(25, 37))}
    assert of_kind(Kind.COLUMN) == blocks(12, 1)
    assert all(
        position.name == f"column-{position.numbers[-1]}"
        for position in POSITIONS
        if position.kind is Kind.COLUMN
    )


@pytest.mark.parametrize(
    ("name", "wins"),
    [
        ("low", range(1, 19)),
        ("high", range(19, 37)),
        ("odd", range(1, 37, 2)),
        ("even", range(2, 37, 2)),
        ("red", (1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36)),
        ("black", (2, 4, 6, 8, 10, 11, 13, 15, 17, 20, 22, 24, 26, 28, 29, 31, 33, 35)),
    ],
)
def test_4_1_each_simple_chance_has_eighteen_numbers(name: str, wins: tuple[int, ...]) -> None:
    """[4.1] Rosso, nero, pari, dispari, manque, passe; zero wins none of them."""
    assert BY_NAME[name].numbers == tuple(wins)
    assert BY_NAME[name].even_money
    assert len(BY_NAME[name].numbers) == 18


def test_rules_1_doubles_are_two_neighbouring_chances() -> None:
    """Rules 1: columns 34-35 and 35-36, dozens 1-2 and 2-3, and never the outer two."""
    assert BY_NAME["double-dozen-1-2"].numbers == tuple(range(1, 25))
    assert BY_NAME["double-dozen-2-3"].numbers == tuple(range(13, 37))
    assert BY_NAME["double-column-34-35"].numbers == tuple(n for n in range(1, 37) if n % 3)
    assert BY_NAME["double-column-35-36"].numbers == tuple(n for n in range(1, 37) if n % 3 != 1)


def test_interface_names_say_the_numbers_ascending() -> None:
    """Interface: a straight, a split and a trio name all their numbers, the others the lowest and highest."""
    for position in POSITIONS:
        if position.inside and position.kind is not Kind.FIRST_FOUR:
            named = [int(word) for word in position.name.split("-")[1:]]
            whole = position.kind in {Kind.STRAIGHT, Kind.SPLIT, Kind.TRIO}
            assert named == (list(position.numbers) if whole else [position.numbers[0], position.numbers[-1]])
            assert position.name.startswith(f"{position.kind.value}-")


def test_interface_lists_follow_one_order_of_the_layout() -> None:
    """Interface: chances as they are paid, then six lines, streets, trios, corners, splits, straights."""
    chances = (
        "column-34 column-35 column-36 double-column-34-35 double-column-35-36 high odd dozen-3 red black "
        "dozen-2 even low dozen-1 double-dozen-1-2 double-dozen-2-3"
    )
    assert [position.name for position in POSITIONS[:16]] == chances.split()
    rank = [Kind.LINE, Kind.STREET, Kind.TRIO, Kind.CORNER, Kind.FIRST_FOUR, Kind.SPLIT, Kind.STRAIGHT]
    inside = [(rank.index(position.kind), position.numbers) for position in POSITIONS[16:]]
    assert inside == sorted(inside)
    assert [position.index for position in POSITIONS] == list(range(161))
    assert [position.inside for position in POSITIONS] == [False] * 16 + [True] * 145


@pytest.mark.parametrize("number", range(37))
def test_a_chip_wins_where_its_numbers_are(number: int) -> None:
    """[4.1] What wins is what names the number, and at most twelve combinations do."""
    by_numbers = {position.name for position in POSITIONS if number in position.numbers}
    assert {position.name for position in POSITIONS if position.wins(number)} == by_numbers
    assert {p.name for p in (*inside_winning(number), *chances_winning(number))} == by_numbers
    assert len(inside_winning(number)) <= 12


def test_a_chip_lies_in_the_middle_of_what_it_plays() -> None:
    """[4.1] A chip's place is the mean of its cells' middles; streets and lines lie on the outer line."""
    for position in POSITIONS:
        if position.point is None:
            assert not position.inside
            continue
        x, y = position.point
        ends = [2 * cell(number)[0] + 1 if number else -1 for number in position.numbers]
        assert 2 * x == min(ends) + max(ends)
        if position.kind in {Kind.STREET, Kind.LINE, Kind.FIRST_FOUR}:
            assert y == OUTER
        else:
            across = [2 * cell(number)[1] + 1 for number in position.numbers if number] or [1, 5]
            assert 2 * y == min(across) + max(across)
