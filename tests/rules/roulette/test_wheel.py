"""The French cylinder [1.1]; rules 1."""

from itertools import pairwise

import pytest

from app.rules.roulette.wheel import BLACK, POCKETS, RED, is_number, neighbours

CLOCKWISE = (
    "0 32 15 19 4 21 2 25 17 34 6 27 13 36 11 30 8 23 10 5 24 16 33 1 20 14 31 9 22 18 29 7 28 12 35 3 26"
)
PRINTED_RED = "1/3/5/7/9/12/14/16/18/19/21/23/25/27/30/32/34/36"
PRINTED_BLACK = "2/4/6/8/10/11/13/15/17/20/22/24/26/28/29/31/33/35"


def test_1_1_thirty_seven_pockets_in_the_order_of_the_french_wheel() -> None:
    """[1.1] The pockets stand clockwise from zero as on every French cylinder."""
    assert tuple(map(int, CLOCKWISE.split())) == POCKETS
    assert sorted(POCKETS) == list(range(37))


def test_1_1_red_and_black_alternate_all_the_way_round() -> None:
    """[1.1] From zero's right to its left no two neighbours have the same colour."""
    assert [number in RED for number in POCKETS[1:]] == [place % 2 == 0 for place in range(36)]


def test_4_1_reds_and_blacks_are_the_printed_ones() -> None:
    """[4.1] Eighteen red, eighteen black, and zero is neither."""
    assert set(map(int, PRINTED_RED.split("/"))) == RED
    assert set(map(int, PRINTED_BLACK.split("/"))) == BLACK


def test_1_1_manque_and_passe_alternate_but_for_ten_and_five() -> None:
    """[1.1] The French wheel's known seam: only 10 and 5, both low, stand side by side."""
    together = [(one, two) for one, two in pairwise(POCKETS[1:]) if (one <= 18) == (two <= 18)]
    assert together == [(10, 5)]


@pytest.mark.parametrize(
    ("number", "laterali"),
    [(17, (2, 25, 17, 34, 6)), (0, (3, 26, 0, 32, 15)), (26, (35, 3, 26, 0, 32)), (32, (26, 0, 32, 15, 19))],
)
def test_5_5_a_number_and_its_two_neighbours_on_each_side(number: int, laterali: tuple[int, ...]) -> None:
    """[5.5] The laterali are five numbers side by side on the wheel, clockwise."""
    assert neighbours(number, 2) == laterali


def test_eighteen_neighbours_on_each_side_are_the_whole_wheel() -> None:
    """[1.1] Once round is every number once."""
    assert all(sorted(neighbours(number, 18)) == list(range(37)) for number in range(37))


def test_a_number_that_the_wheel_lacks_has_no_neighbours() -> None:
    """[1.1] There is no 37 and no double zero."""
    with pytest.raises(KeyError):
        neighbours(37, 2)
    assert [is_number(number) for number in (-1, 0, 36, 37)] == [False, True, True, False]
