"""The maxima: for each player and position, and what is over goes back (rules 5) [2, 4.3]."""

import pytest

from app.rules.roulette.layout import BY_NAME
from tests.rules.roulette.spins import VENEZIA, answer, chips, colour, house_with, notes, paid, parts, stacks

PRINTED = {
    "straight-8": 60, "split-8-11": 120, "street-7-9": 180, "trio-0-1-2": 180, "corner-8-12": 240,
    "first-four": 240, "line-7-12": 360, "dozen-1": 500, "column-35": 500, "double-dozen-1-2": 500,
    "double-column-34-35": 500, "black": 1000, "low": 1000,
}  # fmt: skip


@pytest.mark.parametrize("name", PRINTED)
def test_rules_5_the_maximum_of_each_kind(name: str) -> None:
    """Rules 5: up to the maximum all is paid; one unit more, and the unit comes back unpaid."""
    number, most = BY_NAME[name].numbers[0], PRINTED[name]
    under = house_with(doubles=True)
    just = answer(number, {name: [colour("red", most * 2 // 5)]}, under=under)
    over = answer(number, {name: [colour("red", most * 2 // 5 + 1)]}, under=under)
    assert just["returned"] == []
    assert parts(over, "returned") == [(name, "red", "red", 1, "2.50")]
    assert over["payments"] == just["payments"]
    assert over["standing"] == just["standing"]


def test_2_two_players_stakes_never_add_up() -> None:
    """[2] The maximum holds for each player; unknown owners are each compared alone."""
    told = answer(8, {"straight-8": [chips("20.00", 3, owner=who) for who in ("A", "B", None, None)]})
    assert told["returned"] == []
    assert len(told["payments"]) == 4


def test_2_a_player_s_colour_and_value_count_together() -> None:
    """[2, interface] Declared as one owner, colour and value have one maximum; the higher chip counts first."""
    told = answer(8, {"straight-8": [colour("red", 4), chips("50.00", owner="seat 4")]},
                  colours={"red": {"value": "5.00", "owner": "seat 4"}})  # fmt: skip
    assert paid(told) == [("inside", "50.00", "seat 4", "1750.00"), ("inside", "red", "seat 4", "350.00")]
    assert parts(told, "returned") == [("straight-8", "red", "seat 4", 2, "10.00")]


def test_rules_5_the_highest_chip_counts_first_then_from_the_bottom() -> None:
    """Rules 5: highest denomination first, at equal worth from the bottom."""
    told = answer(8, {"straight-8": [chips("5.00"), chips("20.00", 2), chips("10.00"), chips("20.00")]})
    assert parts(told, "returned") == [
        ("straight-8", "5.00", "seat 1", 1, "5.00"), ("straight-8", "10.00", "seat 1", 1, "10.00"),
    ]  # fmt: skip
    assert stacks(told) == {"straight-8": [chips("20.00", 3)]}


def test_interface_a_chip_may_count_in_part() -> None:
    """Interface: a chip cut in two is paid as an amount; the rest returns without pieces, the stake is re-laid."""
    told = answer(8, {"straight-8": [chips("100.00")], "split-8-11": [chips("100.00")]})
    (payment,) = told["payments"]
    assert (payment["chip"], payment["pieces"], payment["amount"]) == ({"value": "100.00"}, None, "3800.00")
    assert payment["winning"] == [
        {"position": "split-8-11", "amount": "100.00", "pays": 17},
        {"position": "straight-8", "amount": "60.00", "pays": 35},
    ]
    assert parts(told, "returned") == [("straight-8", "100.00", "seat 1", None, "40.00")]
    assert stacks(told)["straight-8"] == [chips("50.00"), chips("10.00")]
    assert stacks(told)["split-8-11"] == [chips("100.00")]


def test_interface_a_cut_colour_stands_as_value_of_its_owner() -> None:
    """Interface: what counted of a cut piece stands in the fewest value chips at its place."""
    told = answer(8, {"straight-8": [colour("red"), colour("green")]},
                  colours={"red": {"value": "100.00"}, "green": {"value": "5.00"}})  # fmt: skip
    assert stacks(told)["straight-8"] == [
        chips("50.00", owner="red"),
        chips("10.00", owner="red"),
        colour("green"),
    ]


def test_5_a_complimentary_chip_is_never_cut() -> None:
    """[5, rules 5] Indivisible: one that would be cut does not count at all and is returned whole."""
    told = answer(8, {"straight-8": [chips("50.00", kind="complimentary"), chips("20.00"), chips("10.00")]})
    assert paid(told) == [("inside", "50.00", "seat 1", "1750.00"), ("inside", "20.00", "seat 1", "350.00")]
    whole = answer(8, {"straight-8": [chips("100.00", kind="complimentary"), chips("20.00")]})
    assert parts(whole, "returned") == [("straight-8", "100.00", "seat 1", 1, "100.00")]
    assert whole["returned"][0]["kind"] == "complimentary"
    assert paid(whole) == [("inside", "20.00", "seat 1", "700.00")]


def test_rules_5_ordinary_chips_count_before_complimentary_ones() -> None:
    """Rules 5: at equal worth ordinary before complimentary, wherever they lie in the stack."""
    told = answer(8, {"straight-8": [chips("20.00", 2, kind="complimentary"), chips("20.00", 2)]})
    assert parts(told, "returned") == [("straight-8", "20.00", "seat 1", 1, "20.00")]
    assert told["returned"][0]["kind"] == "complimentary"
    assert stacks(told)["straight-8"] == [chips("20.00", kind="complimentary"), chips("20.00", 2)]


def test_5_complimentary_chips_are_paid_with_the_ordinary_ones() -> None:
    """[5] In ordinary chips, together with the owner's ordinary chips of that denomination."""
    told = answer(8, {"split-8-11": [chips("5.00", 2, kind="complimentary"), chips("5.00")]})
    assert paid(told) == [("inside", "5.00", "seat 1", "255.00")]
    assert told["payments"][0]["winning"] == [{"position": "split-8-11", "pieces": 3, "pays": 17}]


def test_rules_5_notes_count_last() -> None:
    """Rules 5: chips, notes and complimentary chips share one maximum, notes coming last."""
    told = answer(8, {"dozen-1": [notes("500.00"), chips("2.50", 40)]})
    assert parts(told, "returned") == [("dozen-1", "500.00", "seat 1", None, "100.00")]
    assert stacks(told)["dozen-1"] == [chips("200.00", 2), chips("2.50", 40)]
    assert told["bank"]["notes"] == "400.00"


def test_rules_5_prisoners_do_not_fill_the_maximum() -> None:
    """Rules 5: prisoners apart; a full stake beside a prisoner is paid in full."""
    told = answer(8, {"black": [chips("1000.00"), chips("2.50", enferme=True)]})
    assert (told["returned"], paid(told)) == ([], [("black", "1000.00", "seat 1", "1000.00")])


def test_rules_5_on_a_losing_position_the_over_bet_is_lost() -> None:
    """Rules 5: nothing comes back where nothing is won."""
    told = answer(9, {"straight-8": [chips("100.00")]})
    assert (told["returned"], parts(told, "lost")) == ([], [("straight-8", "100.00", "seat 1", 1, "100.00")])


@pytest.mark.parametrize(("number", "taken"), [(8, "0.00"), (19, "1000.00"), (0, "500.00")])
def test_4_3_doubtful_notes_play_up_to_the_maximum_at_every_number(number: int, taken: str) -> None:
    """[4.3] "Fino alla concorrenza dei massimi": the excess comes back before anything is paid or taken."""
    told = answer(
        number, {"low": [chips("500.00", owner="A"), notes("200.00", 4, owner="A", up_to_maximum=True)]}
    )
    assert parts(told, "returned") == [("low", "200.00", "A", None, "300.00")]
    assert told["returned"][0]["kind"] == "notes"
    assert told["bank"]["taken"] == taken
    assert told["bank"]["notes"] == "500.00"


def test_rules_5_doubtful_notes_have_the_room_beside_all_else() -> None:
    """Rules 5: beside the owner's chips and known notes, prisoners apart; where no room is, all comes back."""
    bets = [
        notes("500.00", up_to_maximum=True), notes("500.00"), chips("500.00", enferme=True), chips("100.00", 4),
        notes("50.00", 2, up_to_maximum=True),
    ]  # fmt: skip
    told = answer(19, {"low": bets})
    assert sorted(parts(told, "returned")) == [
        ("low", "50.00", "seat 1", 2, "100.00"), ("low", "500.00", "seat 1", None, "400.00"),
    ]  # fmt: skip
    full = answer(19, {"low": [chips("1000.00", 2), notes("5.00", up_to_maximum=True)]})
    assert parts(full, "returned") == [("low", "5.00", "seat 1", 1, "5.00")]


def test_interface_returned_chips_are_listed_as_they_lie() -> None:
    """Interface: within a position every list but the payments follows the entries as they lie."""
    told = answer(
        8, {"low": [chips("1000.00", 2, owner="A"), notes("500.00", 3, owner="B", up_to_maximum=True)]}
    )
    assert [owner for _, _, owner, _, _ in parts(told, "returned")] == ["A", "B"]


def test_5_2_held_voisins_may_exceed_the_maximum() -> None:
    """[5.2] On the trio and the corner the announce's own pieces count in full and take no room."""
    held = [chips("100.00", 2, over_maximum=True), chips("100.00", 2)]
    told = answer(0, {"trio-0-2-3": held})
    assert parts(told, "returned") == [("trio-0-2-3", "100.00", "seat 1", None, "20.00")]
    assert told["payments"][0]["amount"] == "4180.00"
    placed = answer(29, {"corner-25-29": [chips("100.00", 4)]})
    assert placed["payments"][0]["amount"] == "1920.00"


def test_rules_5_held_voisins_leave_no_mark_on_what_stands() -> None:
    """Interface: equal entries merge by chip, owner, kind, kept and enferme; being held is for one spin."""
    told = answer(0, {"trio-0-2-3": [chips("20.00", 2, over_maximum=True), chips("20.00")]})
    assert stacks(told) == {"trio-0-2-3": [chips("20.00", 3)]}


def test_2_over_the_maximum_is_no_bad_input() -> None:
    """Interface: over a maximum or under a minimum is settled, not refused."""
    assert answer(8, {"straight-8": [chips("1000.00", 1000)]})["payments"][0]["amount"] == "2100.00"
    assert answer(8, {"black": [colour("red")]})["payments"][0]["amount"] == "2.50"
    assert VENEZIA.maximum(BY_NAME["straight-8"]) == 6000
