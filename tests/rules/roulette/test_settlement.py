"""What a number does to all that lies on the layout, and the bank's account of it (rules 3, 5; interface)."""

import json

import pytest

from app.rules.roulette.layout import POSITIONS
from tests.rules.roulette.spins import Form, answer, chips, colour, house_with, notes, paid, parts, stacks

EXAMPLE_BETS = {
    "split-8-11": [colour("red", 2), chips("20.00", owner="seat 4")],
    "black": [colour("blue", 1, enferme=True)],
}
EXAMPLE_ANSWER = """
{"number": 8, "announcement": "Huit, Noir, Pair, Manque",
 "payments": [
   {"section": "inside", "chip": {"value": "20.00"}, "owner": "seat 4",
    "winning": [{"position": "split-8-11", "pieces": 1, "pays": 17}], "pieces": 17, "amount": "340.00"},
   {"section": "inside", "chip": {"colour": "red"}, "owner": "red",
    "winning": [{"position": "split-8-11", "pieces": 2, "pays": 17}], "pieces": 34, "amount": "85.00"}],
 "lost": [], "partage": [], "enferme": [],
 "freed": [{"position": "black", "chip": {"colour": "blue"}, "owner": "blue", "pieces": 1, "amount": "5.00"}],
 "returned": [], "withdrawn": [],
 "standing": [{"position": "black", "stack": [{"colour": "blue", "pieces": 1}]},
              {"position": "split-8-11",
               "stack": [{"colour": "red", "pieces": 2}, {"value": "20.00", "pieces": 1, "owner": "seat 4"}]}],
 "bank": {"taken": "0.00", "paid": "425.00", "result": "-425.00", "notes": "0.00", "complimentary": "0.00"}}
"""


def test_interface_the_printed_example() -> None:
    """Interface: the answer that is printed there, field by field."""
    assert answer(8, EXAMPLE_BETS) == json.loads(EXAMPLE_ANSWER)


def test_interface_an_empty_layout_is_settled() -> None:
    """Interface: `bets` and `stack` may be empty; nothing is won, lost or left."""
    empty: tuple[dict[str, list[Form]], ...] = ({}, {"red": [], "straight-8": []})
    for bets in empty:
        told = answer(8, bets)
        lists = ("payments", "lost", "partage", "enferme", "freed", "returned", "withdrawn", "standing")
        assert all(told[name] == [] for name in lists)
        assert set(told["bank"].values()) == {"0.00"}


def test_interface_losing_chips_are_listed_entry_by_entry() -> None:
    """Interface: one item an entry with chip, owner, pieces, amount, and its kind where it is not chips."""
    told = answer(9, {"even": [notes("50.00", 2), chips("5.00"), chips("5.00", owner=None)],
                      "straight-8": [colour("blue", 3), chips("10.00", kind="complimentary")]})  # fmt: skip
    assert parts(told, "lost") == [
        ("even", "50.00", "seat 1", 2, "100.00"),
        ("even", "5.00", "seat 1", 1, "5.00"),
        ("even", "5.00", None, 1, "5.00"),
        ("straight-8", "blue", "blue", 3, "15.00"),
        ("straight-8", "10.00", "seat 1", 1, "10.00"),
    ]
    assert [item.get("kind") for item in told["lost"]] == ["notes", None, None, None, "complimentary"]


def test_interface_the_bank_counts_boxes_apart() -> None:
    """Interface: `taken` is what is lost, complimentary chips apart; `notes` is what went into the box."""
    told = answer(9, {"even": [notes("50.00", 2)], "odd": [notes("20.00")],
                      "straight-8": [chips("10.00", kind="complimentary")]})  # fmt: skip
    assert told["bank"] == {
        "taken": "100.00", "paid": "20.00", "result": "80.00", "notes": "120.00", "complimentary": "10.00",
    }  # fmt: skip


def test_4_3_winning_notes_are_changed_before_they_are_paid() -> None:
    """[4.3] Taken off, changed into chips of the same worth, put back, and paid."""
    told = answer(9, {"odd": [notes("50.00", 3), notes("20.00")]})
    assert paid(told) == [("odd", None, "seat 1", "170.00")]
    assert stacks(told)["odd"] == [chips("100.00"), chips("50.00"), chips("20.00")]


def test_2_a_winning_stake_stays_where_it_is() -> None:
    """[2] "Il giocatore che vince conserva la sua puntata"; chips that lie as before keep their order."""
    stack = [colour("red"), chips("5.00", owner="A"), colour("blue", 2), chips("5.00", owner="B")]
    assert stacks(answer(8, {"straight-8": stack, "low": stack})) == {"straight-8": stack, "low": stack}


def test_interface_equal_entries_merge_at_the_lowest_place() -> None:
    """Interface: what is alike in chip, owner, kind, kept and enferme becomes one entry."""
    told = answer(
        8,
        {"straight-8": [chips("5.00"), colour("red"), chips("5.00", 2), chips("5.00", kind="complimentary")]},
    )
    assert stacks(told)["straight-8"] == [
        chips("5.00", 3),
        colour("red"),
        chips("5.00", kind="complimentary"),
    ]
    unknown = answer(8, {"low": [chips("5.00", owner=None), colour("red"), chips("5.00", 2, owner=None)]})
    assert stacks(unknown)["low"] == [chips("5.00", 3, owner=None), colour("red")]


@pytest.mark.parametrize("number", [0, 8, 36])
def test_interface_every_list_follows_the_layout(number: int) -> None:
    """Interface: whatever the order in which positions are given, the lists come in the layout's order."""
    places = {position.name: position.index for position in POSITIONS}
    bets = {
        position.name: [colour("red", 3), chips("2.50", owner=None)]
        + ([chips("2.50", 2, enferme=True)] if position.even_money else [])
        for position in reversed(POSITIONS)
    }
    told = answer(number, bets, under=house_with(doubles=True))
    for name in ("lost", "partage", "enferme", "freed", "returned", "withdrawn", "standing"):
        found = [places[item["position"]] for item in told[name]]
        assert found == sorted(found), name


def crowded() -> dict[str, list[Form]]:
    """Something of everything on every position."""
    owners = ["A", "B", None]
    return {
        position.name: [
            colour(("red", "blue", "green")[position.index % 3], 1 + position.index % 7),
            chips(("2.50", "5.00", "100.00")[position.index % 3], 1 + position.index % 4, owner=owners[position.index % 3]),
            *([] if position.inside else [notes("50.00", 2, owner="B")]),
        ]
        for position in POSITIONS
    }  # fmt: skip


@pytest.mark.parametrize("number", range(37))
def test_rules_3_every_position_either_wins_loses_or_is_divided(number: int) -> None:
    """Rules 3: of a full layout what names the number is paid, what does not is lost, and zero divides."""
    told = answer(number, crowded(), under=house_with(doubles=True))
    lost = {item["position"] for item in told["lost"]}
    won = {item["position"] for payment in told["payments"] for item in payment["winning"]}
    divided = {item["position"] for item in told["partage"]}
    assert won == {position.name for position in POSITIONS if number in position.numbers}
    assert divided == (
        {position.name for position in POSITIONS if position.even_money} if number == 0 else set()
    )
    assert lost == {position.name for position in POSITIONS} - won - divided
