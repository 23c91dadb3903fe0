"""`clearing` against rules 3.3 and section 3."""

from itertools import pairwise

import pytest

from .clearing import area, astride, certain, clearing, first_to_last, nearness, sweeps
from .layout import LAYOUT


def test_section_3_the_whole_order() -> None:
    # Number 8: red, odd, high, the other dozens and columns lose; straights far from it in each dozen.
    losing = [
        "straight-0",
        "dozen-2",
        "column-36",
        "red",
        "straight-20",
        "odd",
        "high",
        "dozen-3",
        "straight-35",
    ]
    losing += ["column-34", "straight-9"]
    assert clearing(losing, 8) == [
        ["straight-9"],
        ["column-34", "column-36"],
        ["high"],
        ["odd"],
        ["dozen-3"],
        ["straight-35"],
        ["red"],
        ["dozen-2"],
        ["straight-20"],
        ["straight-0"],
    ]
    assert sweeps(losing, 8) == [
        ["straight-9"],
        ["column-34", "column-36"],
        ["high", "odd", "dozen-3", "straight-35"],
        ["red", "dozen-2", "straight-20"],
        ["straight-0"],
    ]


def test_rules_3_3_the_last_step_is_even_manque_first_dozen_its_numbers_and_zero() -> None:
    assert clearing(["straight-5", "dozen-1", "low", "straight-0", "even"], 35) == [
        ["even"],
        ["low"],
        ["dozen-1"],
        ["straight-0", "straight-5"],
    ]


def test_rules_3_3_at_least_a_six_lines_space() -> None:
    assert nearness("straight-9", 8) == nearness("split-7-8", 9) == "near"
    assert nearness("straight-12", 8) == nearness("corner-4-8", 9) == "open"
    assert nearness("straight-13", 8) == nearness("split-10-13", 8) == "far"
    # At the ends of the grid there is one six line alone.
    assert nearness("straight-33", 35) == "near"
    assert nearness("straight-5", 2) == "near"
    assert nearness("split-0-1", 2) == nearness("straight-0", 2) == "open"
    assert nearness("straight-6", 0) == "near"
    assert nearness("straight-7", 0) == "far"


def test_what_the_documents_leave_open() -> None:
    assert astride("line-10-15")
    assert not astride("line-7-12")
    assert not astride("trio-0-1-2")
    assert area("split-23-26", 1) == "numbers-3"
    assert not certain("split-23-26", 1)
    assert certain("straight-26", 1)
    assert certain("dozen-3", 1)
    with pytest.raises(ValueError, match="do not say"):
        area("double-dozen-1-2", 36)
    with pytest.raises(ValueError, match="has won"):
        area("red", 1)
    with pytest.raises(ValueError, match="no such position"):
        clearing(["split-8-10"], 1)


def test_every_losing_place_is_cleared_once() -> None:
    for number in range(37):
        losing = [p.name for p in LAYOUT if number not in p.numbers and not p.kind.startswith("double-")]
        order = clearing(losing, number)
        assert sorted(name for group in order for name in group) == sorted(losing)
        assert [name for sweep in sweeps(losing, number) for name in sweep] == [n for g in order for n in g]
        for earlier, later in pairwise(order):
            assert first_to_last(earlier[0], later[0], number) == -1
            assert first_to_last(later[-1], earlier[-1], number) == 1
        assert all(first_to_last(group[0], group[-1], number) == 0 for group in order)


@pytest.mark.parametrize("number", range(1, 37))
def test_rules_3_3_columns_are_cleared_before_the_chances_and_these_before_the_numbers_of_the_first(
    number: int,
) -> None:
    losing = [p.name for p in LAYOUT if number not in p.numbers and not p.inside and "double" not in p.kind]
    assert len(losing) == 2 + 2 + 3
    order = [name for group in clearing(losing, number) for name in group]
    printed = [
        "column-34",
        "column-35",
        "column-36",
        "high",
        "odd",
        "dozen-3",
        "red",
        "black",
        "dozen-2",
        "even",
        "low",
        "dozen-1",
    ]
    assert order == [name for name in printed if name in losing]
