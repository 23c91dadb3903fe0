"""`pay` against rules 7, section 4.4 and the interface."""

import random
from typing import Any

import pytest

from .book import money
from .generate import random_pay
from .pay import best_fill, fewest_of, pay
from .writing import cents, rows


def laid(answer: dict[str, object]) -> list[list[tuple[str, int]]]:
    """Every group as (chip, pieces); `c` is the colour."""
    return [
        [("c" if "colour" in chip else chip["value"].removesuffix(".00"), chip["pieces"]) for chip in found["chips"]]
        for found in rows(answer, "groups")
    ]  # fmt: skip


def test_rules_7_120_pieces_at_2_50_with_50() -> None:
    answer = pay(120, colour_value="2.50", with_=["50", "20"])
    assert rows(answer, "groups") == [
        {"chips": [{"value": "50.00", "pieces": 5}], "pieces": 100, "amount": "250.00"},
        {"chips": [{"value": "50.00", "pieces": 1}], "pieces": 20, "amount": "50.00"},
    ]
    assert (answer["pieces"], answer["total"], answer["counted_in"]) == (120, "300.00", "pieces")


def test_rules_7_colour_first_the_highest_last() -> None:
    assert laid(pay(135, colour_value="2.50", with_=["50"])) == [[("50", 5)], [("c", 15), ("50", 1)]]
    assert laid(pay(77, colour_value="5", with_=["20.00", "100"])) == [[("c", 1), ("20", 4), ("100", 3)]]
    assert laid(pay(35, colour_value="5.00", with_=["100"])) == [[("c", 15), ("100", 1)]]
    assert laid(pay(320, colour_value="2.50", with_=["500"])) == [[("500", 1)], [("c", 100)], [("c", 20)]]


def test_interface_as_many_pieces_as_possible() -> None:
    assert laid(pay(24, colour_value="2.50", with_=["50", "20"])) == [[("20", 3)]]
    assert laid(pay(100, colour_value="2.50", with_=["20"])) == [[("c", 4), ("20", 12)]]


def test_rules_7_colour_in_colour() -> None:
    assert laid(pay(155, colour_value="2.50")) == [[("c", 100)], [("c", 20)], [("c", 20)], [("c", 15)]]
    assert laid(pay(12, colour_value="7.50", with_=["10", "50"])) == [[("c", 12)]]
    [found] = rows(pay(12, colour_value="7.50"), "groups")
    assert found == {"chips": [{"colour": "7.50", "pieces": 12}], "pieces": 12, "amount": "90.00"}


def test_section_4_4_52_pieces_of_20() -> None:
    answer = pay(52, value="20")
    assert laid(answer) == [[("20", 20)], [("20", 20)], [("20", 12)]]
    assert (answer["total"], answer["counted_in"]) == ("1040.00", "pieces")
    assert answer == pay(52, value="20.00", positions=2)


def test_section_4_4_a_split_and_a_straight_of_20_mixed() -> None:
    answer = pay(52, value="20", mixed=True)
    assert laid(answer) == [[("20", 20), ("100", 1)], [("500", 1)], [("20", 2)]]
    assert [found["pieces"] for found in rows(answer, "groups")] == [25, 25, 2]
    assert (answer["spoken"], answer["counted_in"], answer["total"]) == ("500, 500, 40", "value", "1040.00")


@pytest.mark.parametrize(
    ("pieces", "value", "expected"),
    [
        (17, "20", [[("20", 17)]]),
        (21, "20", [[("20", 16), ("100", 1)]]),
        (35, "10", [[("10", 20), ("50", 1), ("100", 1)]]),
        (35, "5", [[("5", 19), ("10", 1), ("20", 1), ("50", 1)]]),
        (35, "100", [[("100", 5)], *[[("500", 1)]] * 6]),
        (4, "200", [[("100", 1), ("200", 2)], [("100", 1), ("200", 1)]]),
        (17, "50", [[("50", 10)], [("50", 1), ("100", 1), ("200", 1)]]),
        (1, "1000", [[("500", 1)], [("500", 1)]]),
    ],
)
def test_rules_7_mixed_value(pieces: int, value: str, expected: list[list[tuple[str, int]]]) -> None:
    assert laid(pay(pieces, value=value, mixed=True)) == expected


def check_groups(given: dict[str, Any], answer: dict[str, object]) -> None:
    """Chips make up the amounts, amounts the total, and every group keeps its fraction."""
    groups = rows(answer, "groups")
    for found in groups:
        chips = [(cents(chip.get("value", chip.get("colour"))), chip["pieces"]) for chip in found["chips"]]
        assert sum(worth * count for worth, count in chips) == cents(found["amount"])
        value = [cents(chip["value"]) for chip in found["chips"] if "value" in chip]
        assert value == sorted(set(value))
        assert all("value" in chip for chip in found["chips"][1:])
        if answer["counted_in"] == "pieces":
            assert found["pieces"] <= 100 or (len(chips) == 1 and found["pieces"] in {200, 400})
    assert sum(cents(found["amount"]) for found in groups) == cents(answer["total"])
    if answer["counted_in"] == "pieces":
        assert sum(found["pieces"] for found in groups) == answer["pieces"] == given["pieces"]
        sizes = [found["pieces"] for found in groups]
        assert sizes == sorted(sizes, reverse=True)
    else:
        played = money(cents(answer["total"]) // given["pieces"])
        assert all(found["amount"] == "500.00" for found in groups[:-1])
        assert all(chip["pieces"] <= 20 for chip in groups[0]["chips"] if chip["value"] == played)


def test_random_payments() -> None:
    rng = random.Random("pay")
    for _ in range(1_500):
        given: dict[str, Any] = random_pay(rng)
        check_groups(given, pay(**given))


def test_fills_against_every_way() -> None:
    assert best_fill(24, [20, 8]) == {20: 0, 8: 3}
    assert best_fill(100, [80, 8]) == {80: 1, 8: 2}
    assert best_fill(7, [8]) == {8: 0}
    assert best_fill(7, []) == {}
    assert fewest_of(30_00, [20_00, 50_00]) is None
    assert fewest_of(60_00, [20_00, 50_00]) == {20_00: 3}
    assert fewest_of(0, []) == {}


@pytest.mark.parametrize(
    "bad",
    [
        {"pieces": 0, "value": "20"},
        {"pieces": 5},
        {"pieces": 5, "value": "20", "colour_value": "2.50"},
        {"pieces": 5, "value": "30"},
        {"pieces": 5, "colour_value": "3"},
        {"pieces": 5, "colour_value": "2.50", "with_": ["30"]},
        {"pieces": 5, "colour_value": "2.50", "mixed": True},
        {"pieces": 5, "value": "20", "with_": ["50"]},
    ],
)
def test_bad_input(bad: Any) -> None:
    with pytest.raises(ValueError):  # noqa: PT011
        pay(**bad)
