"""The value of a number: as often as two dice throw it."""

import pytest

from app.rules.repeater.values import TALLIED, USUAL_VALUES, VALUES, WAYS, fits, value_of

PRINTED = {
    2: [1], 3: [2, 7], 4: [3, 8, 13], 5: [4, 9, 14, 19], 6: [5, 10, 15, 20, 25], 7: [6, 11, 16, 21, 26, 31],
    8: [12, 17, 22, 27, 32], 9: [18, 23, 28, 33], 10: [24, 29, 34], 11: [30, 35], 12: [36],
}  # fmt: skip


def test_each_number_has_the_value_that_is_printed() -> None:
    assert {v: [n for n in range(1, 37) if value_of(n) == v] for v in VALUES} == PRINTED
    assert value_of(0) is None


def test_the_ways_are_those_of_two_dice() -> None:
    assert WAYS == tuple(map(len, PRINTED.values())) == (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
    assert TALLIED == (2, 3, 4, 5, 6, 8, 9, 10, 11, 12)


@pytest.mark.parametrize(
    ("values", "right"),
    [
        (USUAL_VALUES, True),
        (USUAL_VALUES[::-1], True),
        (USUAL_VALUES[:-1], False),
        ((*USUAL_VALUES[:-1], 2), False),
        ((*USUAL_VALUES, 7), False),
    ],
)
def test_a_house_may_give_them_in_another_order_alone(values: tuple[int, ...], *, right: bool) -> None:
    assert fits(values) is right


def test_a_house_s_own_values_are_asked() -> None:
    assert value_of(1, USUAL_VALUES[::-1]) == 12
