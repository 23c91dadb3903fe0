"""`pictures` against rules 1 and 3.6 and the table of section 4.2."""

import pytest

from .layout import POSITIONS
from .pictures import (
    all_corners,
    all_splits,
    around,
    at,
    complete,
    lying,
    odds,
    of_kind,
    paid,
    straight_and_splits,
    sums,
    winning,
)

TABLE_4_2 = {"line-7-12": 5, "street-7-9": 11, "corner-8-12": 8, "split-8-11": 17, "straight-8": 35}


@pytest.mark.parametrize("position", TABLE_4_2)
def test_section_4_2_table(position: str) -> None:
    for pieces in range(1, 11):
        assert paid({position: pieces}, 8) == pieces * TABLE_4_2[position]
        assert paid({position: pieces}, 36) == 0
    assert odds(position) == TABLE_4_2[position]


def test_section_4_1_trios_and_first_four() -> None:
    assert (odds("trio-0-1-2"), odds("trio-0-2-3"), odds("first-four")) == (11, 11, 8)


def test_rules_3_6_the_twelve_round_8() -> None:
    assert around(8) == [
        "line-7-12", "line-4-9", "street-7-9", "corner-8-12", "corner-7-11", "corner-5-9", "corner-4-8",
        "split-8-11", "split-8-9", "split-7-8", "split-5-8", "straight-8",
    ]  # fmt: skip
    assert of_kind(8, "split") == ["split-8-11", "split-8-9", "split-7-8", "split-5-8"]


def test_how_many_lie_round_a_number() -> None:
    counts = {number: len(around(number)) for number in range(37)}
    assert counts[0] == 3 + 2 + 1 + 1
    assert {counts[number] for number in range(5, 33, 3)} == {12}
    assert {counts[number] for number in range(4, 34) if number % 3 != 2} == {9}
    # The last row: one six line, two corners or one, no split beyond.
    assert (counts[34], counts[35], counts[36]) == (6, 8, 6)
    # The first row has zero beside it: a split, the first four, a trio (two for the 2).
    assert (counts[1], counts[2], counts[3]) == (9, 12, 9)


def test_rules_3_6_the_sum_of_a_picture() -> None:
    picture = {"split-8-11": 2, "straight-8": 1, "straight-9": 5, "corner-4-8": 3}
    assert paid(picture, 8) == 34 + 35 + 24
    assert winning(picture, 8) == {"corner-4-8": 3, "split-8-11": 2, "straight-8": 1}
    assert sums(picture, 8) == [
        ("corner-4-8", 3, 8, 24),
        ("split-8-11", 2, 17, 34),
        ("straight-8", 1, 35, 35),
    ]


def test_figures() -> None:
    assert paid(all_splits(8), 8) == 4 * 17
    assert paid(all_splits(7), 7) == 3 * 17
    assert paid(all_corners(8), 8) == 4 * 8
    assert paid(straight_and_splits(8), 8) == 35 + 68
    assert paid(complete(8), 8) == 35 + 68 + 32 + 11 + 10
    assert paid(complete(7), 7) == 35 + 51 + 16 + 11 + 10
    assert paid(all_corners(2), 2) == 3 * 8
    assert paid(complete(0), 0) == 35 + 51 + 22 + 8


def test_geometry() -> None:
    assert lying("split-8-11", 8) == (1, 0)
    assert lying("split-5-8", 8) == (-1, 0)
    assert lying("split-8-9", 8) == (0, 1)
    assert lying("corner-7-11", 8) == (1, -1)
    assert lying("street-7-9", 8) == (0, 0)
    assert at(8, 1, 1) == "corner-8-12"
    assert at(8, 0, 0) == "straight-8"
    assert at(7, 0, -1) is None
    assert at(2, -1, -1) == "trio-0-1-2"
    for number in range(4, 34):
        for away in (-1, 0, 1):
            for across in (-1, 0, 1):
                name = at(number, away, across)
                if name is not None:
                    assert number in POSITIONS[name].numbers


def test_what_cannot_be() -> None:
    with pytest.raises(ValueError, match="a chance"):
        paid({"red": 1}, 1)
    with pytest.raises(ValueError, match="no such position"):
        odds("split-8-10")
    with pytest.raises(ValueError, match="no such number"):
        around(37)
    with pytest.raises(ValueError, match="does not hold"):
        lying("split-8-11", 9)
