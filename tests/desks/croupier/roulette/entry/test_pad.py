"""The number pad is the neighbourhood, as it lies on the screen."""

import pytest

from app.desks.common.roulette.cloth import closed_in
from app.desks.croupier.roulette.entry.entry_keys import pad_keys
from app.rules.roulette.layout import inside_winning
from app.rules.side import Side


def names(number: int, side: Side) -> dict[str, str]:
    return {key: position.name for key, position in pad_keys(number, side).items()}


def test_number_eight_with_the_cylinder_on_the_left() -> None:
    assert names(8, Side.LEFT) == {
        "*": "line-4-9", "/": "street-7-9", "-": "line-7-12",
        "7": "corner-5-9", "8": "split-8-9", "9": "corner-8-12",
        "4": "split-5-8", "5": "straight-8", "6": "split-8-11",
        "1": "corner-4-8", "2": "split-7-8", "3": "corner-7-11",
    }  # fmt: skip


def test_a_cylinder_on_the_right_turns_it_by_half_a_turn() -> None:
    assert names(8, Side.RIGHT) == {
        "*": "line-7-12", "/": "street-7-9", "-": "line-4-9",
        "7": "corner-7-11", "8": "split-7-8", "9": "corner-4-8",
        "4": "split-8-11", "5": "straight-8", "6": "split-5-8",
        "1": "corner-8-12", "2": "split-8-9", "3": "corner-5-9",
    }  # fmt: skip


def test_round_zero_the_places_lie_on_one_line() -> None:
    assert names(0, Side.LEFT) == {
        "/": "first-four", "8": "split-0-3", "9": "trio-0-2-3", "6": "split-0-2", "3": "trio-0-1-2",
        "2": "split-0-1", "5": "straight-0",
    }  # fmt: skip
    assert names(0, Side.RIGHT)["8"] == "split-0-1"


@pytest.mark.parametrize("side", list(Side))
@pytest.mark.parametrize("number", range(37))
def test_each_place_has_one_key_that_lies_as_the_place_does(number: int, side: Side) -> None:
    keys = pad_keys(number, side)
    assert set(keys.values()) == set(inside_winning(number))
    grid = closed_in(number, side, 656, 410, 56)
    rows = {"/": 0, "*": 0, "-": 0} | {str(n): 3 - (n - 1) // 3 for n in range(1, 10)}
    lying = sorted(((grid.place(position)[1], rows[key]) for key, position in keys.items() if number))
    assert [row for _, row in lying] == sorted(row for _, row in lying)
