"""Zero: à partager, enfermé, the last spin, prisoners already there (rules 4) [4.1]."""

import pytest

from tests.rules.roulette.spins import VENEZIA, Form, answer, chips, colour, house_with, notes, parts, stacks

SIMPLE = ("high", "odd", "red", "black", "even", "low")
HALF_BACK = house_with(zero="half_back", doubles=True)
ALL_LOST = house_with(zero="all_lost", doubles=True)


def prison(*entries: Form) -> Form:
    """Settle zero with these entries on red."""
    return answer(0, {"red": list(entries)})


def test_4_1_dozens_and_columns_lose_at_once() -> None:
    """[4.1] "Le colonne e le dozzine perdono immediatamente", doubles too."""
    names = ["column-34", "column-36", "dozen-1", "dozen-3", "double-column-34-35", "double-dozen-1-2"]
    told = answer(0, {name: [chips("10.00")] for name in names}, under=house_with(doubles=True))
    assert sorted(item["position"] for item in told["lost"]) == sorted(names)
    assert told["bank"]["taken"] == "60.00"


def test_rules_4_what_holds_zero_wins() -> None:
    """Rules 4: straight, splits, trios and first four with zero win; all else inside loses."""
    winning = ["straight-0", "split-0-1", "split-0-2", "split-0-3", "trio-0-1-2", "trio-0-2-3", "first-four"]
    told = answer(0, {name: [chips("5.00", owner=None)] for name in [*winning, "straight-1", "line-1-6"]})
    assert {payment["winning"][0]["position"] for payment in told["payments"]} == set(winning)
    assert [item["position"] for item in told["lost"]] == ["line-1-6", "straight-1"]


@pytest.mark.parametrize("name", SIMPLE)
def test_4_1_a_partager_halves_each_simple_chance(name: str) -> None:
    """[4.1] The bank takes half at once, the player's half stays on the chance."""
    told = answer(0, {name: [chips("20.00", 2), colour("red", 4)]})
    assert parts(told, "partage") == [(name, None, "seat 1", None, "20.00"), (name, "red", "red", 2, "5.00")]
    assert stacks(told) == {name: [chips("20.00"), colour("red", 2)]}
    assert (told["enferme"], told["lost"], told["payments"]) == ([], [], [])
    assert told["bank"] == {
        "taken": "25.00", "paid": "0.00", "result": "25.00", "notes": "0.00", "complimentary": "0.00",
    }  # fmt: skip


def test_4_1_of_an_odd_number_of_colour_pieces_one_is_shut_in() -> None:
    """[4.1] "Uno solo resterà in prigione": seven pieces, three taken, one enfermé, three left."""
    told = prison(colour("green", 7))
    assert parts(told, "partage") == [("red", "green", "green", 3, "30.00")]
    assert parts(told, "enferme") == [("red", "green", "green", 1, "10.00")]
    assert stacks(told) == {"red": [colour("green", 3), colour("green", 1, enferme=True)]}


def test_rules_4_a_single_piece_is_shut_in_whole() -> None:
    """Rules 4: a colour counts in pieces, whatever a piece is worth; nothing of 0.00 is listed."""
    told = prison(colour("green"))
    assert (told["partage"], parts(told, "enferme")) == ([], [("red", "green", "green", 1, "10.00")])
    assert stacks(told) == {"red": [colour("green", 1, enferme=True)]}


def test_rules_4_value_is_divided_in_units_of_the_house() -> None:
    """Rules 4: 5.00 is two units and divides; 7.50 leaves one unit of 2.50 in prison."""
    assert parts(prison(chips("5.00")), "partage") == [("red", None, "seat 1", None, "2.50")]
    odd = prison(chips("5.00"), chips("2.50"))
    assert parts(odd, "enferme") == [("red", "2.50", "seat 1", 1, "2.50")]
    assert stacks(odd) == {"red": [chips("2.50"), chips("2.50", enferme=True)]}


def test_rules_4_an_owner_s_chips_and_notes_are_one_sum() -> None:
    """Rules 4: value and notes of one owner together, in the fewest chips at his first place, highest first."""
    told = prison(
        chips("10.00", owner="A"),
        chips("50.00", owner="B"),
        notes("100.00", owner="A"),
        chips("2.50", owner="A"),
    )
    assert parts(told, "partage") == [("red", None, "A", None, "55.00"), ("red", None, "B", None, "25.00")]
    assert "kind" not in told["partage"][0]
    assert stacks(told)["red"] == [
        chips("50.00", owner="A"), chips("5.00", owner="A"), chips("2.50", owner="A", enferme=True),
        chips("20.00", owner="B"), chips("5.00", owner="B"),
    ]  # fmt: skip
    assert told["bank"]["notes"] == "100.00"


def test_interface_a_division_of_notes_alone_says_so() -> None:
    """Interface: in `partage` the kind is notes only if all of it was; divided notes go into the box whole."""
    told = prison(notes("50.00", 3))
    assert told["partage"] == [
        {
            "position": "red",
            "chip": None,
            "owner": "seat 1",
            "pieces": None,
            "amount": "75.00",
            "kind": "notes",
        }
    ]
    assert told["bank"]["notes"] == "150.00"
    assert stacks(told)["red"] == [chips("50.00"), chips("20.00"), chips("5.00")]


def test_rules_4_unknown_owners_are_divided_each_by_itself() -> None:
    """Rules 4: two single units of nobody's are two prisoners, not one division."""
    told = prison(chips("2.50", owner=None), chips("2.50", owner=None))
    assert parts(told, "enferme") == [("red", "2.50", None, 1, "2.50")] * 2
    assert stacks(told) == {"red": [chips("2.50", 2, owner=None, enferme=True)]}


def test_rules_4_a_colour_is_divided_apart_from_its_player_s_value() -> None:
    """Rules 4: value is a sum, a colour is pieces, even where one player owns both."""
    told = answer(0, {"red": [colour("green", 3), chips("2.50", owner="seat 4")]},
                  colours={"green": {"value": "10.00", "owner": "seat 4"}})  # fmt: skip
    assert parts(told, "partage") == [("red", "green", "seat 4", 1, "10.00")]
    assert parts(told, "enferme") == [
        ("red", "green", "seat 4", 1, "10.00"),
        ("red", "2.50", "seat 4", 1, "2.50"),
    ]


def test_rules_4_the_whole_stake_is_divided_over_the_maximum_too() -> None:
    """Rules 4: at zero nothing is returned for being over the maximum."""
    told = prison(chips("1000.00", 3))
    assert (told["returned"], told["bank"]["taken"]) == ([], "1500.00")
    assert stacks(told) == {"red": [chips("1000.00"), chips("500.00")]}


def test_4_1_on_the_last_spin_the_indivisible_piece_is_returned() -> None:
    """[4.1] "Il gettone indivisibile verrà restituito": half is taken, nothing is imprisoned, the rest stands."""
    told = answer(0, {"red": [colour("green", 7), chips("2.50")]}, last_spin=True)
    assert told["enferme"] == []
    assert parts(told, "returned") == [
        ("red", "green", "green", 1, "10.00"),
        ("red", "2.50", "seat 1", 1, "2.50"),
    ]
    assert stacks(told) == {"red": [colour("green", 3)]}


def test_4_1_a_second_zero_takes_the_prisoner_and_divides_again() -> None:
    """[4.1] The prisoner goes to the bank, then the free pieces are divided as at a first zero."""
    told = prison(colour("green", 3), colour("green", 1, enferme=True))
    assert parts(told, "lost") == [("red", "green", "green", 1, "10.00")]
    assert parts(told, "partage") == [("red", "green", "green", 1, "10.00")]
    assert parts(told, "enferme") == [("red", "green", "green", 1, "10.00")]
    assert stacks(told) == {"red": [colour("green", 1), colour("green", 1, enferme=True)]}


def test_rules_4_zero_after_zero_until_nothing_is_left() -> None:
    """Rules 4: seven pieces at zero again and again: 3 and a prisoner, 1 and a prisoner, a prisoner, nothing."""
    bets, taken = {"red": [colour("red", 7)]}, []
    while bets:
        told = answer(0, bets)
        taken.append(told["bank"]["taken"])
        bets = stacks(told)
    assert taken == ["7.50", "5.00", "2.50", "2.50"]


def test_rules_4_many_prisoners_are_all_taken() -> None:
    """Rules 4: at zero however many there are, and so by a number of the other chance."""
    shut = [chips("2.50", 4, enferme=True), colour("blue", 3, enferme=True)]
    for number in (0, 8):
        told = answer(number, {"red": shut})
        assert parts(told, "lost") == [
            ("red", "2.50", "seat 1", 4, "10.00"),
            ("red", "blue", "blue", 3, "15.00"),
        ]
        assert (told["standing"], told["bank"]["taken"]) == ([], "25.00")


def test_4_1_a_prisoner_whose_chance_wins_is_freed_and_not_paid() -> None:
    """[4.1] "Liberare", put in the middle, "NON pagandolo": it stands as an ordinary stake."""
    told = answer(8, {"black": [chips("2.50", enferme=True), chips("2.50")]})
    assert parts(told, "freed") == [("black", "2.50", "seat 1", 1, "2.50")]
    assert [payment["amount"] for payment in told["payments"]] == ["2.50"]
    assert stacks(told) == {"black": [chips("2.50", 2)]}


@pytest.mark.parametrize("number", [8, 9, 0])
def test_rules_4_a_prisoner_from_before_is_resolved_on_the_last_spin_too(number: int) -> None:
    """Rules 4: as on any spin: freed, or taken."""
    bets = {"black": [colour("red", 1, enferme=True)]}
    assert answer(number, bets, last_spin=True) == answer(number, bets)


def test_tombola_half_comes_back_to_the_cent() -> None:
    """Rules 4, `half_back`: the bank's half is taken, the player's returned, nothing stands or is shut in."""
    told = answer(0, {"red": [chips("2.50"), chips("5.00")], "low": [colour("red", 3)]}, under=HALF_BACK)
    assert parts(told, "partage") == [
        ("red", None, "seat 1", None, "3.75"),
        ("low", "red", "red", None, "3.75"),
    ]
    assert parts(told, "returned") == parts(told, "partage")
    assert (told["standing"], told["enferme"], told["bank"]["taken"]) == ([], [], "7.50")


def test_tombola_half_of_notes_is_handed_back_in_chips() -> None:
    """Interface: divided notes go into the box whole, so that what comes back of them is no note."""
    told = answer(0, {"red": [notes("50.00")]}, under=HALF_BACK)
    assert (told["partage"][0]["kind"], told["bank"]["notes"]) == ("notes", "50.00")
    assert "kind" not in told["returned"][0]


def test_tombola_without_mercy_zero_takes_all() -> None:
    """Rules 4, `all_lost`: the simple chances lose like the others."""
    told = answer(0, {"red": [chips("2.50"), notes("50.00")]}, under=ALL_LOST)
    assert parts(told, "lost") == [
        ("red", "2.50", "seat 1", 1, "2.50"),
        ("red", "50.00", "seat 1", 1, "50.00"),
    ]
    assert (told["standing"], told["bank"]["taken"], told["bank"]["notes"]) == ([], "52.50", "50.00")


def test_zero_s_rule_touches_no_other_number() -> None:
    """Rules 4: a number that is not zero is settled alike whatever zero does."""
    bets = {name: [chips("5.00"), colour("red", 3)] for name in SIMPLE}
    assert (
        answer(8, bets, under=HALF_BACK) == answer(8, bets, under=ALL_LOST) == answer(8, bets, under=VENEZIA)
    )
