"""Winnings that a player leaves lying: to the third spin or the maximum (rules 5) [2]."""

import pytest

from tests.rules.roulette.spins import Form, answer, chips, colour, house_with, notes, paid, parts, stacks


def evening(numbers: str, bets: dict[str, list[Form]]) -> list[Form]:
    """Settle numbers one after another, each with what the one before left lying."""
    told: list[Form] = []
    for number in numbers.split():
        told.append(answer(int(number), stacks(told[-1]) if told else bets))
    return told


def test_2_600_on_manque_wins_and_1200_is_taken_off() -> None:
    """[2] First spin: 600 winning and not collected, 1,200 is taken off."""
    (told,) = evening("8", {"low": [chips("100.00", 6, kept=0)]})
    assert paid(told) == [("low", "100.00", "seat 1", "600.00")]
    assert parts(told, "withdrawn") == [("low", "100.00", "seat 1", 12, "1200.00")]
    assert told["standing"] == []


def test_2_400_on_manque_plays_800_and_1600_is_taken_off() -> None:
    """[2] 400 wins, 800 plays, wins, is paid, and 1,600 is taken off."""
    first, second = evening("8 9", {"low": [chips("100.00", 4, kept=0)]})
    assert stacks(first) == {"low": [chips("100.00", 8, kept=1)]}
    assert paid(second) == [("low", "100.00", "seat 1", "800.00")]
    assert parts(second, "withdrawn") == [("low", "100.00", "seat 1", 16, "1600.00")]


def test_rules_5_only_strictly_over_the_maximum() -> None:
    """Rules 5: 500 wins, and exactly 1,000 plays on."""
    (told,) = evening("8", {"low": [chips("500.00", kept=0)]})
    assert stacks(told) == {"low": [chips("500.00", 2, kept=1)]}


def test_2_after_the_third_spin_all_of_it_is_taken_off() -> None:
    """[2] The spin that won is the first: 2.50 grows to 5, to 10, and at the third 20 is taken off."""
    told = evening("8 9 10", {"low": [chips("2.50", kept=0)]})
    assert [stacks(one) for one in told] == [
        {"low": [chips("2.50", 2, kept=1)]}, {"low": [chips("2.50", 4, kept=2)]}, {},
    ]  # fmt: skip
    assert parts(told[2], "withdrawn") == [("low", "2.50", "seat 1", 8, "20.00")]


def test_2_zero_counts_as_a_spin() -> None:
    """[2] "L'uscita dello zero è considerato un colpo": won, zero, and at the third all is taken off."""
    told = evening("8 0 9", {"low": [chips("10.00", kept=0)]})
    assert stacks(told[1]) == {"low": [chips("10.00", kept=2)]}
    assert parts(told[2], "withdrawn") == [("low", "10.00", "seat 1", 2, "20.00")]


def test_rules_5_a_third_spin_that_is_zero_takes_what_is_left() -> None:
    """Rules 5: after a zero likewise for what is left; a prisoner stays where it is."""
    told = evening("8 9 0", {"low": [colour("red", 1, kept=0), chips("2.50", owner="A")]})
    shut = answer(0, {"low": [colour("red", 3, kept=2)]})
    assert parts(told[2], "withdrawn") == [("low", "red", "red", 2, "5.00")]
    assert parts(shut, "withdrawn") == [("low", "red", "red", 1, "2.50")]
    assert stacks(shut) == {"low": [colour("red", 1, enferme=True)]}


def test_rules_5_of_a_lump_that_zero_shuts_in_whole_nothing_is_left_to_take_off() -> None:
    """Rules 5: a single piece goes into prison, and nothing of 0.00 is listed."""
    told = answer(0, {"low": [colour("red", 1, kept=2)]})
    assert (told["withdrawn"], stacks(told)) == ([], {"low": [colour("red", 1, enferme=True)]})


def test_rules_5_zero_begins_no_count() -> None:
    """Rules 5: who leaves winnings that he has not won yet stands after zero as before."""
    (told,) = evening("0", {"low": [chips("10.00", 2, kept=0)]})
    assert stacks(told) == {"low": [chips("10.00", kept=0)]}


def test_rules_5_after_zero_the_lump_is_compared_with_the_maximum() -> None:
    """Rules 5: what is left of a lump at zero is taken off where it is more than the maximum."""
    told = answer(0, {"low": [chips("1000.00", 3, kept=1), chips("5.00")]})
    assert told["withdrawn"] == [
        {"position": "low", "chip": None, "owner": "seat 1", "pieces": None, "amount": "1502.50"}
    ]
    assert told["standing"] == []


def test_rules_5_one_owner_s_winnings_are_one_lump() -> None:
    """Rules 5: the highest count is everyone's, and the sum is what is compared."""
    counts = answer(8, {"low": [chips("5.00", kept=0), chips("20.00", kept=1)]})
    assert stacks(counts) == {"low": [chips("5.00", 2, kept=2), chips("20.00", 2, kept=2)]}
    third = answer(8, {"low": [chips("5.00", kept=0), chips("20.00", kept=2)]})
    assert parts(third, "withdrawn") == [
        ("low", "5.00", "seat 1", 2, "10.00"), ("low", "20.00", "seat 1", 2, "40.00"),
    ]  # fmt: skip
    summed = answer(8, {"low": [chips("200.00", 2, kept=0), chips("50.00", 4, kept=0)]})
    assert [amount for *_, amount in parts(summed, "withdrawn")] == ["800.00", "400.00"]


def test_rules_5_the_highest_count_is_everyone_s_even_of_what_is_returned() -> None:
    """Rules 5: an entry of the lump that the maximum sends back whole still has lain as long as it has."""
    told = answer(8, {
        "dozen-1": [chips("200.00", 2), chips("100.00", kept=0), chips("5.00", kept=2)]})  # fmt: skip
    assert parts(told, "returned") == [("dozen-1", "5.00", "seat 1", 1, "5.00")]
    assert parts(told, "withdrawn") == [("dozen-1", "100.00", "seat 1", 3, "300.00")]


@pytest.mark.parametrize("number", [8, 0])
def test_rules_5_doubtful_notes_that_go_back_count_for_nothing(number: int) -> None:
    """Rules 5: what exceeds the room is returned before anything is paid or taken, and is no part of the lump."""
    bets = [notes("100.00", up_to_maximum=True, kept=2), chips("100.00", 9), chips("50.00", 2, kept=0)]
    told, alone = answer(number, {"low": bets}), answer(number, {"low": bets[1:]})
    assert parts(told, "returned") == [("low", "100.00", "seat 1", 1, "100.00")]
    assert (told["standing"], told["withdrawn"]) == (alone["standing"], alone["withdrawn"])


def test_interface_what_is_not_kept_is_no_part_of_the_lump() -> None:
    """Interface: an entry without `kept` stands by itself, and its winnings are taken by the player."""
    told = answer(8, {"low": [chips("500.00", kept=0), chips("100.00", 4)]})
    assert stacks(told) == {"low": [chips("500.00", 2, kept=1), chips("100.00", 4)]}


def test_rules_5_two_owners_are_two_lumps() -> None:
    """Rules 5: each player, and each entry of unknown owner, has a count and a sum of his own."""
    entries = [
        chips("500.00", owner="A", kept=0),
        chips("500.00", owner="B", kept=1),
        *[chips("500.00", owner=None, kept=0)] * 2,
    ]
    told = answer(8, {"low": entries})
    assert (told["withdrawn"], [entry["kept"] for entry in stacks(told)["low"]]) == ([], [1, 2, 1])


def test_interface_winnings_lie_in_the_same_chips() -> None:
    """Interface: stake and winnings in the same chips: a column triples, a colour grows in its pieces."""
    told = answer(8, {"column-35": [colour("blue", 2, kept=0)], "dozen-1": [chips("20.00", kept=1)]})
    assert stacks(told) == {"column-35": [colour("blue", 6, kept=1)], "dozen-1": [chips("20.00", 3, kept=2)]}


@pytest.mark.parametrize(("pieces", "standing"), [(1, 1), (2, 3), (3, 4)])
def test_interface_what_the_same_chips_cannot_make_up_is_handed_over(pieces: int, standing: int) -> None:
    """Interface: a double pays half; of an odd number of pieces the half piece is handed over."""
    told = answer(8, {"double-dozen-1-2": [colour("red", pieces, kept=0)]}, under=house_with(doubles=True))
    assert stacks(told) == {"double-dozen-1-2": [colour("red", standing, kept=1)]}
    assert told["payments"][0]["amount"] == f"{pieces * 1.25:.2f}"


def test_interface_notes_become_chips_and_grow_in_them() -> None:
    """Interface: each won entry of notes becomes the fewest chips, and the winnings lie in the same."""
    told = answer(8, {"low": [notes("50.00", 3, kept=0)]})
    assert stacks(told) == {"low": [chips("100.00", 2, kept=1), chips("50.00", 2, kept=1)]}
    assert told["bank"]["notes"] == "150.00"


def test_rules_5_a_prisoner_that_is_freed_does_not_join_the_lump() -> None:
    """Rules 5: a prisoner is not paid and not compared; freed, it stands beside what is kept."""
    told = answer(8, {"low": [chips("500.00", kept=0), chips("2.50", enferme=True)]})
    assert stacks(told) == {"low": [chips("500.00", 2, kept=1), chips("2.50")]}


def test_rules_5_a_losing_chance_ends_it_all() -> None:
    """Rules 5: stake and winnings play on together, and are lost together."""
    told = evening("8 19", {"low": [chips("10.00", kept=0)]})
    assert parts(told[1], "lost") == [("low", "10.00", "seat 1", 2, "20.00")]
    assert told[1]["standing"] == []


def test_2_inside_winnings_are_never_left_lying() -> None:
    """[2] On a combination the stake plays on only if its owner is certain, otherwise it is taken off."""
    told = answer(8, {"straight-8": [chips("5.00"), chips("5.00", 2, owner=None), colour("red")]})
    assert parts(told, "withdrawn") == [("straight-8", "5.00", None, 2, "10.00")]
    assert stacks(told) == {"straight-8": [chips("5.00"), colour("red")]}
