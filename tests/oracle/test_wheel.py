"""`wheel` against rules 1 and what section 5 prints."""

import pytest

from .printed import WHEEL
from .wheel import (
    POCKETS,
    between,
    between_clockwise,
    clockwise,
    distance,
    neighbours,
    sector,
    side,
    step,
)


def test_rules_1_the_wheel_has_every_number_once() -> None:
    assert POCKETS == 37
    assert sorted(WHEEL) == list(range(37))


def test_section_5_2_the_orphans_as_they_lie() -> None:
    # "17 – 34 - 6 da una parte e 1 – 20 – 14 – 31 - 9 dall'altra"
    assert neighbours(34, 1) == [17, 34, 6]
    assert neighbours(14, 2) == [1, 20, 14, 31, 9]
    assert [number for number in WHEEL if sector(number) == "orfanelli"] == [17, 34, 6, 1, 20, 14, 31, 9]


def test_section_5_2_the_voisins_are_one_arc_from_22_to_25_and_the_serie_from_27_to_33() -> None:
    assert [22, *between_clockwise(22, 25), 25] == [
        22, 18, 29, 7, 28, 12, 35, 3, 26, 0, 32, 15, 19, 4, 21, 2, 25,
    ]  # fmt: skip
    assert {sector(number) for number in [22, *between_clockwise(22, 25), 25]} == {"vicini"}
    serie = [27, *between_clockwise(27, 33), 33]
    assert serie == [27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33]
    assert {sector(number) for number in serie} == {"serie"}


def test_rules_1_neighbours_go_over_zero() -> None:
    assert neighbours(0) == [3, 26, 0, 32, 15]
    assert neighbours(26, 3) == [12, 35, 3, 26, 0, 32, 15]
    assert neighbours(17, 0) == [17]
    assert len(set(neighbours(8, 18))) == 37
    assert (step(0, 1), step(0, -1), step(26, 2)) == (32, 26, 32)


def test_distances_and_what_lies_between() -> None:
    assert (distance(0, 32), distance(26, 32), distance(5, 5)) == (1, 2, 0)
    assert (clockwise(0, 26), distance(0, 26)) == (36, 1)
    assert between(26, 32) == [0]
    assert between(32, 26) == [0]
    assert between(19, 2) == [4, 21]
    assert between(2, 19) == [21, 4]
    assert between(0, 32) == between(8, 8) == []
    assert (side(0, 32), side(0, 26), side(7, 7)) == ("clockwise", "counter", "same")


def test_every_pair() -> None:
    for one in range(37):
        for other in range(37):
            assert distance(one, other) == distance(other, one) <= 18
            assert len(between(one, other)) == max(0, distance(one, other) - 1)
            assert between(one, other) == between(other, one)[::-1]
            assert step(one, clockwise(one, other)) == other
            assert (other in neighbours(one)) == (distance(one, other) <= 2)


def test_there_is_no_37() -> None:
    with pytest.raises(ValueError, match="no such number"):
        neighbours(37)
    with pytest.raises(ValueError, match="no such count"):
        neighbours(3, 19)
