"""The oracle against what the documents print."""

import json

import pytest

from .generate import standing_to_next
from .layout import LAYOUT, POSITIONS, inside_order
from .settle import settle
from .writing import amounts, bank, colour, rows, spin, stack_left, value

EXAMPLE = """
{"house": "venezia", "number": 8, "cylinder": "left", "last_spin": false,
 "colours": {"red": {"value": "2.50"}, "blue": {"value": "5.00"}},
 "bets": [
   {"position": "split-8-11", "stack": [{"colour": "red", "pieces": 2}, {"value": "20.00", "pieces": 1, "owner": "seat 4"}]},
   {"position": "black", "stack": [{"colour": "blue", "pieces": 1, "enferme": true}]}]}
"""
EXAMPLE_ANSWER = """
{"number": 8, "announcement": "Huit, Noir, Pair, Manque",
 "payments": [
   {"section": "inside", "chip": {"value": "20.00"}, "owner": "seat 4", "winning": [{"position": "split-8-11", "pieces": 1, "pays": 17}], "pieces": 17, "amount": "340.00"},
   {"section": "inside", "chip": {"colour": "red"}, "owner": "red", "winning": [{"position": "split-8-11", "pieces": 2, "pays": 17}], "pieces": 34, "amount": "85.00"}],
 "lost": [], "partage": [], "enferme": [],
 "freed": [{"position": "black", "chip": {"colour": "blue"}, "owner": "blue", "pieces": 1, "amount": "5.00"}],
 "returned": [], "withdrawn": [],
 "standing": [{"position": "black", "stack": [{"colour": "blue", "pieces": 1}]},
              {"position": "split-8-11", "stack": [{"colour": "red", "pieces": 2}, {"value": "20.00", "pieces": 1, "owner": "seat 4"}]}],
 "bank": {"taken": "0.00", "paid": "425.00", "result": "-425.00", "notes": "0.00", "complimentary": "0.00"}}
"""


# --- the layout -------------------------------------------------------------------------------------------


def test_rules_1_there_are_157_positions_and_four_doubles() -> None:
    kinds = [position.kind for position in LAYOUT]
    assert len([kind for kind in kinds if not kind.startswith("double-")]) == 157
    assert {kind: kinds.count(kind) for kind in set(kinds)} == {
        "straight": 37, "split": 60, "street": 12, "trio": 2, "corner": 22, "first-four": 1, "line": 11,
        "dozen": 3, "column": 3, "even-money": 6, "double-dozen": 2, "double-column": 2,
    }  # fmt: skip
    assert len(POSITIONS) == len(LAYOUT)


def test_rules_1_as_many_numbers_as_the_table_says() -> None:
    size = {
        "straight": 1, "split": 2, "street": 3, "trio": 3, "corner": 4, "first-four": 4, "line": 6,
        "dozen": 12, "column": 12, "even-money": 18, "double-dozen": 24, "double-column": 24,
    }  # fmt: skip
    for position in LAYOUT:
        assert len(set(position.numbers)) == size[position.kind], position.name
        # Every one of them returns 36 for a stake of one for each number: the odds follow from the size.
        assert (position.pays + 1) * size[position.kind] == 36


def test_interface_names_of_positions() -> None:
    printed = (
        "straight-8 split-8-11 street-7-9 trio-0-1-2 trio-0-2-3 corner-8-12 first-four line-7-12 dozen-1 "
        "column-34 red black even odd low high double-dozen-1-2 double-column-34-35"
    )
    assert set(printed.split()) <= set(POSITIONS)


# --- the order of payments --------------------------------------------------------------------------------

EIGHT_LEFT = (
    "line-7-12 line-4-9 street-7-9 corner-8-12 corner-7-11 corner-5-9 corner-4-8 "
    "split-8-11 split-8-9 split-7-8 split-5-8 straight-8"
)
EIGHT_RIGHT = (
    "line-7-12 line-4-9 street-7-9 corner-7-11 corner-8-12 corner-4-8 corner-5-9 "
    "split-8-11 split-7-8 split-8-9 split-5-8 straight-8"
)


@pytest.mark.parametrize(("cylinder", "expected"), [("left", EIGHT_LEFT), ("right", EIGHT_RIGHT)])
def test_rules_3_6_number_8(cylinder: str, expected: str) -> None:
    order = expected.split()
    assert [position.name for position in inside_order(8, cylinder)] == order
    bets = {name: [value("20.00", owner=None)] for name in reversed(order)}
    answer = settle(spin(8, bets, cylinder=cylinder))
    paid = [payment["winning"][0]["position"] for payment in rows(answer, "payments")]
    assert paid == order


def test_rules_3_6_zero_lies_nearer_the_wheel_than_the_first_row() -> None:
    left = [position.name for position in inside_order(2, "left")]
    assert left == [
        "line-1-6", "street-1-3", "trio-0-2-3", "trio-0-1-2", "corner-2-6", "corner-1-5", "first-four",
        "split-2-5", "split-2-3", "split-1-2", "split-0-2", "straight-2",
    ]  # fmt: skip
    zero = [position.name for position in inside_order(0, "right")]
    assert zero == [
        "trio-0-1-2", "trio-0-2-3", "first-four", "split-0-1", "split-0-2", "split-0-3", "straight-0",
    ]  # fmt: skip


def test_rules_3_5_order_of_the_chances() -> None:
    bets = {position.name: [value("10.00")] for position in reversed(LAYOUT) if not position.inside}
    for number in range(37):
        answer = settle(spin(number, bets, house="regulations-1970"))
        paid = [payment["winning"][0]["position"] for payment in rows(answer, "payments")]
        order = [position.name for position in LAYOUT if not position.inside and number in position.numbers]
        assert paid == order


def test_rules_3_5_within_a_chance_value_then_colours_then_notes() -> None:
    stack = [
        value("10.00", owner="seat 2", kind="notes"),
        colour("red", 2),
        value("5.00", 2, owner="seat 1"),
        value("10.00", 2, owner=None),
        colour("blue"),
        value("50.00", owner="seat 1"),
    ]

    def chips(position: str) -> list[object]:
        answer = settle(spin(22, {position: stack}))
        return [
            (item["chip"], item["owner"], item["pieces"], item["amount"]) for item in rows(answer, "payments")
        ]

    fives = (None, "seat 1", None, "60.00")
    tens = ({"value": "10.00"}, None, 2, "20.00")
    rest = [
        ({"colour": "red"}, "red", 2, "5.00"),
        ({"colour": "blue"}, "blue", 1, "5.00"),
        ({"value": "10.00"}, "seat 2", 1, "10.00"),
    ]
    assert chips("black") == [fives, tens, *rest]
    stack[0], stack[3] = stack[3], stack[0]
    assert chips("black") == [tens, fives, *rest]
    paid = settle(spin(22, {"column-34": stack}))
    assert [item["amount"] for item in rows(paid, "payments")][:2] == ["120.00", "40.00"]


def test_rules_3_6_value_goes_by_the_first_positions_highest_chip() -> None:
    bets = {
        "straight-8": [value("50.00", owner="a"), value("20.00", owner="b")],
        "split-8-11": [value("5.00", owner="a"), value("20.00", owner="a"), value("20.00", owner=None)],
        "street-7-9": [value("20.00", owner="b"), value("5.00", owner="b")],
    }
    paid = rows(settle(spin(8, bets)), "payments")
    assert [(item["chip"]["value"], item["owner"], item["amount"]) for item in paid] == [
        ("20.00", "b", "920.00"),  # 11 + 35 at 20
        ("20.00", "a", "340.00"),
        ("20.00", None, "340.00"),
        ("5.00", "b", "55.00"),
        ("5.00", "a", "85.00"),
        ("50.00", "a", "1750.00"),
    ]


def test_rules_3_6_colours_the_highest_in_the_stack_first() -> None:
    stack = [colour("blue", 1), colour("red", 1)]
    paid = rows(settle(spin(8, {"straight-8": [colour("blue", 1)], "split-8-11": stack})), "payments")
    assert [(item["chip"]["colour"], item["pieces"]) for item in paid] == [("red", 17), ("blue", 52)]


def test_section_5_complimentary_is_paid_with_ordinary_chips() -> None:
    stack = [value("10.00", 2, kind="complimentary"), value("10.00", 1)]
    answer = settle(spin(8, {"split-8-11": stack}))
    [item] = rows(answer, "payments")
    assert item["winning"] == [{"position": "split-8-11", "pieces": 3, "pays": 17}]
    assert item["pieces"] == 51
    assert stack_left(answer, "split-8-11") == [stack[0], stack[1]]
    lost = settle(spin(9, {"split-8-11": stack}))
    assert [item.get("kind") for item in rows(lost, "lost")] == ["complimentary", None]
    assert (bank(lost, "taken"), bank(lost, "complimentary")) == ("10.00", "20.00")


# --- the printed table ------------------------------------------------------------------------------------

TABLE_4_2 = {
    "line-7-12": (5, 10, 15, 20, 25, 30, 35, 40, 45, 50),
    "street-7-9": (11, 22, 33, 44, 55, 66, 77, 88, 99, 110),
    "corner-8-12": (8, 16, 24, 32, 40, 48, 56, 64, 72, 80),
    "split-8-11": (17, 34, 51, 68, 85, 102, 119, 136, 153, 170),
    "straight-8": (35, 70, 105, 140, 175, 210, 245, 280, 315, 350),
}


@pytest.mark.parametrize("position", TABLE_4_2)
def test_section_4_2_table_of_payments(position: str) -> None:
    for pieces, paid in enumerate(TABLE_4_2[position], start=1):
        answer = settle(spin(8, {position: [colour("red", pieces)]}))
        assert [item["pieces"] for item in rows(answer, "payments")] == [paid]


def test_interface_example() -> None:
    assert settle(json.loads(EXAMPLE)) == json.loads(EXAMPLE_ANSWER)


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (0, "Zéro"),
        (1, "Premiere, Rouge, Impair, Manque"),
        (17, "Dix-sept, Noir, Impair, Manque"),
        (19, "Dix-neuf, Rouge, Impair, Passe"),
        (21, "Vingt et un, Rouge, Impair, Passe"),
        (22, "Vingt-deux, Noir, Pair, Passe"),
        (30, "Trente, Rouge, Pair, Passe"),
        (31, "Trente et un, Noir, Impair, Passe"),
        (36, "Trente-six, Rouge, Pair, Passe"),
    ],
)
def test_section_7_2_announcement(number: int, words: str) -> None:
    assert settle(spin(number, {}))["announcement"] == words


# --- limits and what is left lying ------------------------------------------------------------------------


def test_rules_5_600_on_manque_is_taken_off_at_once() -> None:
    answer = settle(spin(8, {"low": [value("100.00", 6, kept=0)]}))
    assert amounts(answer, "payments") == ["600.00"]
    assert amounts(answer, "withdrawn") == ["1200.00"]
    assert rows(answer, "standing") == []


def test_rules_5_400_on_manque_plays_as_800_and_then_goes() -> None:
    first = spin(8, {"low": [value("100.00", 4, kept=0)]})
    answer = settle(first)
    assert stack_left(answer, "low") == [value("100.00", 8, kept=1)]
    again = settle(standing_to_next(answer, first, 3))
    assert amounts(again, "payments") == ["800.00"]
    assert amounts(again, "withdrawn") == ["1600.00"]


def test_rules_5_the_third_spin_takes_all_off_and_zero_is_a_spin() -> None:
    first = spin(8, {"low": [value("10.00", 4, kept=0)]})
    second = standing_to_next(settle(first), first, 0)
    at_zero = settle(second)
    assert stack_left(at_zero, "low") == [value("20.00", 2, kept=2)]
    third = settle(standing_to_next(at_zero, first, 5))
    assert amounts(third, "withdrawn") == ["80.00"]
    assert rows(third, "standing") == []


def test_rules_5_exactly_the_maximum_stays_and_zero_begins_no_count() -> None:
    answer = settle(spin(8, {"low": [value("500.00", 1, kept=0)]}))
    assert stack_left(answer, "low") == [value("500.00", 2, kept=1)]
    nothing_yet = settle(spin(0, {"low": [value("10.00", 2, kept=0)]}))
    assert stack_left(nothing_yet, "low") == [value("10.00", 1, kept=0)]


def test_rules_5_the_highest_count_is_everyones() -> None:
    answer = settle(
        spin(8, {"low": [value("5.00", 2, kept=2), value("10.00", 1, kept=0), value("20.00", 1)]})
    )
    assert amounts(answer, "withdrawn") == ["20.00", "20.00"]
    assert stack_left(answer, "low") == [value("20.00", 1)]


def test_rules_5_a_chip_may_count_in_part() -> None:
    answer = settle(spin(8, {"straight-8": [value("5.00", 1), value("50.00", 2)]}))
    [paid] = rows(answer, "payments")
    assert paid["winning"] == [{"position": "straight-8", "amount": "60.00", "pays": 35}]
    assert (paid["chip"], paid["pieces"], paid["amount"]) == ({"value": "50.00"}, None, "2100.00")
    returned = [(item["chip"], item["pieces"], item["amount"]) for item in rows(answer, "returned")]
    assert returned == [({"value": "5.00"}, 1, "5.00"), ({"value": "50.00"}, None, "40.00")]
    assert stack_left(answer, "straight-8") == [value("50.00", 1), value("10.00", 1)]


def test_rules_5_a_complimentary_chip_is_never_cut() -> None:
    stack = [value("50.00", 1, kind="complimentary"), value("20.00", 1), value("5.00", 3)]
    answer = settle(spin(8, {"straight-8": [stack[0], *stack]}))
    assert amounts(answer, "returned") == ["50.00", "10.00", "15.00"]
    assert [item["pieces"] for item in rows(answer, "returned")] == [1, None, 3]
    # 50 complimentary, half of the 20; the room is full then.
    assert amounts(answer, "payments") == ["1750.00", "350.00"]


def test_rules_5_two_players_never_add_up_but_colour_and_value_of_one_do() -> None:
    declared = {"red": {"value": "2.50", "owner": "seat 1"}}
    bets = {"straight-8": [colour("red", 20), value("20.00", 2), value("20.00", 3, owner="seat 2")]}
    answer = settle(spin(8, bets, colours=declared))
    assert [(item["owner"], item["amount"]) for item in rows(answer, "payments")] == [
        ("seat 1", "1400.00"),
        ("seat 2", "2100.00"),
        ("seat 1", "700.00"),
    ]
    assert amounts(answer, "returned") == ["30.00"]


def test_rules_5_notes_up_to_the_maximum() -> None:
    notes = value("500.00", 2, kind="notes", up_to_maximum=True)
    stack = [notes, value("100.00", 3)]
    won = settle(spin(8, {"low": stack}))
    assert amounts(won, "returned") == ["300.00"]
    assert amounts(won, "payments") == ["300.00", "700.00"]
    assert stack_left(won, "low") == [value("500.00"), value("200.00"), value("100.00", 3)]
    assert bank(won, "notes") == "700.00"
    lost = settle(spin(36, {"low": stack}))
    assert amounts(lost, "lost") == ["700.00", "300.00"]
    assert (bank(lost, "notes"), bank(lost, "taken")) == ("700.00", "1000.00")
    halved = settle(spin(0, {"low": stack}))
    assert amounts(halved, "partage") == ["500.00"]
    assert bank(halved, "notes") == "700.00"


def test_rules_5_held_voisins_may_exceed_the_maximum() -> None:
    stack = [value("100.00", 2, over_maximum=True), value("100.00", 2)]
    answer = settle(spin(26, {"corner-25-29": stack}))
    assert amounts(answer, "payments") == ["3200.00"]
    too_much = settle(spin(26, {"corner-25-29": [value("100.00", 4)]}))
    assert amounts(too_much, "payments") == ["1920.00"]
    assert amounts(too_much, "returned") == ["160.00"]


def test_rules_5_an_inside_stake_of_unknown_owner_is_taken_off() -> None:
    answer = settle(spin(8, {"straight-8": [value("20.00", 1, owner=None), value("5.00", 1)]}))
    assert amounts(answer, "withdrawn") == ["20.00"]
    assert stack_left(answer, "straight-8") == [value("5.00", 1)]


# --- zero -------------------------------------------------------------------------------------------------


def test_section_4_1_zero_halves_and_shuts_in_one_unit() -> None:
    answer = settle(spin(0, {"red": [colour("blue", 5), value("2.50", 3), value("10.00", 1)]}))
    partage = [(item["chip"], item["pieces"], item["amount"]) for item in rows(answer, "partage")]
    assert partage == [({"colour": "blue"}, 2, "10.00"), (None, None, "7.50")]
    shut_in = [(item["chip"], item["pieces"], item["amount"]) for item in rows(answer, "enferme")]
    assert shut_in == [({"colour": "blue"}, 1, "5.00"), ({"value": "2.50"}, 1, "2.50")]
    assert stack_left(answer, "red") == [
        colour("blue", 2), colour("blue", 1, enferme=True),
        value("5.00"), value("2.50"), value("2.50", enferme=True),
    ]  # fmt: skip
    assert bank(answer, "taken") == "17.50"


def test_section_4_1_a_prisoner_is_freed_or_taken() -> None:
    stack = [colour("red", 3, enferme=True), colour("red", 1)]
    freed = settle(spin(1, {"red": stack}))
    assert amounts(freed, "freed") == ["7.50"]
    assert amounts(freed, "payments") == ["2.50"]
    assert stack_left(freed, "red") == [colour("red", 4)]
    for number in (0, 2):
        assert "7.50" in amounts(settle(spin(number, {"red": stack})), "lost")
    again = settle(spin(0, {"red": stack}))
    assert stack_left(again, "red") == [colour("red", 1, enferme=True)]


def test_section_4_1_last_spin_returns_the_indivisible_piece() -> None:
    answer = settle(spin(0, {"red": [colour("red", 3), value("2.50")]}, last_spin=True))
    assert amounts(answer, "partage") == ["2.50"]
    assert amounts(answer, "enferme") == []
    assert amounts(answer, "returned") == ["2.50", "2.50"]
    assert stack_left(answer, "red") == [colour("red", 1)]


def test_section_4_1_zero_takes_dozens_and_columns_and_pays_its_combinations() -> None:
    bets = {
        name: [value("5.00")] for name in ("dozen-1", "column-34", "split-0-2", "straight-0", "first-four")
    }
    answer = settle(spin(0, bets))
    assert amounts(answer, "lost") == ["5.00", "5.00"]
    assert amounts(answer, "payments") == ["300.00"]


def test_rules_4_half_back_and_all_lost() -> None:
    bets = {"red": [colour("red", 3), value("2.50")]}
    half = settle(spin(0, bets, house="regulations-1970"))
    assert amounts(half, "partage") == amounts(half, "returned") == ["3.75", "1.25"]
    assert [item["pieces"] for item in rows(half, "partage")] == [None, None]
    assert rows(half, "standing") == []
    for house in ("sanremo", "tombola-all-lost"):
        assert amounts(settle(spin(0, bets, house=house)), "lost") == ["7.50", "2.50"]


def test_interface_a_double_pays_half_and_hands_over_what_does_not_fit() -> None:
    bets = {"double-dozen-1-2": [value("5.00", 3, kept=0), value("2.50", 1, owner=None)]}
    answer = settle(spin(8, bets, house="tombola-half-back"))
    assert [
        (item["chip"], item["pieces"], item["amount"], item["winning"]) for item in rows(answer, "payments")
    ] == [
        (
            {"value": "5.00"},
            None,
            "7.50",
            [{"position": "double-dozen-1-2", "amount": "15.00", "pays": "1/2"}],
        ),
        (
            {"value": "2.50"},
            None,
            "1.25",
            [{"position": "double-dozen-1-2", "amount": "2.50", "pays": "1/2"}],
        ),
    ]
    assert stack_left(answer, "double-dozen-1-2") == [value("5.00", 4, kept=1), value("2.50", 1, owner=None)]
