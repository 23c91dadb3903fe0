"""Zero where the player chooses: half back, or his whole stake in prison (the arrêté of 14 May 2007, art. 52)."""

from fractions import Fraction

import pytest

from app.rules.roulette.edge import house_edges
from tests.houses import house
from tests.rules.roulette.spins import Form, answer, chips, colour, notes, parts, stacks

FRANCE = house("france")


def zero(*entries: Form, **fields: object) -> Form:
    """Settle zero with these entries on red."""
    return answer(0, {"red": list(entries)}, under=FRANCE, **fields)


def test_art_52_whoever_says_nothing_has_half_back_to_the_cent() -> None:
    """Half to the bank, half to the player, an odd unit divided too; nothing stands."""
    told = zero(chips("2.50"), colour("green", 3))
    assert parts(told, "partage") == [
        ("red", None, "seat 1", None, "1.25"),
        ("red", "green", "green", None, "15.00"),
    ]
    assert parts(told, "returned") == [
        ("red", None, "seat 1", None, "1.25"),
        ("red", "green", "green", None, "15.00"),
    ]
    assert (told["enferme"], told["standing"]) == ([], [])


def test_art_52_who_wants_prison_has_all_of_it_shut_in() -> None:
    """The bank takes nothing; the chips lie on the outer line as they lay."""
    told = zero(chips("20.00", 2, prison=True), colour("green", 3, prison=True))
    assert parts(told, "enferme") == [
        ("red", "20.00", "seat 1", 2, "40.00"),
        ("red", "green", "green", 3, "30.00"),
    ]
    assert stacks(told) == {"red": [chips("20.00", 2, enferme=True), colour("green", 3, enferme=True)]}
    assert (told["partage"], told["returned"], told["bank"]["taken"]) == ([], [], "0.00")


def test_art_52_each_player_chooses_for_himself() -> None:
    """One in prison and one with half back on the same chance, and two chances of one player apart."""
    told = answer(
        0,
        {"red": [chips("10.00", prison=True), chips("10.00", owner="seat 2")], "even": [chips("10.00")]},
        under=FRANCE,
    )
    assert parts(told, "returned") == [
        ("red", None, "seat 2", None, "5.00"),
        ("even", None, "seat 1", None, "5.00"),
    ]
    assert stacks(told) == {"red": [chips("10.00", enferme=True)]}


def test_art_52_what_was_shut_in_is_freed_when_its_chance_wins_and_else_lost() -> None:
    """The next number that counts decides, zero included."""
    shut = {"red": [chips("20.00", 2, enferme=True)]}
    assert parts(answer(3, shut, under=FRANCE), "freed") == [("red", "20.00", "seat 1", 2, "40.00")]
    for number in (2, 0):
        assert parts(answer(number, shut, under=FRANCE), "lost") == [("red", "20.00", "seat 1", 2, "40.00")]


def test_rules_4_on_the_last_spin_nothing_is_shut_in() -> None:
    """A la derniere half goes back, whatever was wanted."""
    told = zero(chips("20.00", prison=True), last_spin=True)
    assert (parts(told, "returned"), told["standing"]) == ([("red", None, "seat 1", None, "10.00")], [])


def test_notes_in_prison_stay_notes_and_go_into_no_box() -> None:
    """Only what is lost, won or divided goes into the box."""
    told = zero(notes("50.00", 2, prison=True))
    assert (told["bank"]["notes"], told["enferme"][0]["kind"]) == ("0.00", "notes")
    assert stacks(told) == {"red": [notes("50.00", 2, enferme=True)]}
    assert zero(notes("50.00", 2))["bank"]["notes"] == "100.00"


def test_notes_up_to_the_maximum_are_shut_in_as_far_as_they_count() -> None:
    """Maximum 2500 on a simple chance: of three 500s beside 1,500 in chips two count."""
    told = zero(
        chips("500.00", 3, owner="seat 1", prison=True), notes("500.00", 3, up_to_maximum=True, prison=True)
    )
    assert parts(told, "returned") == [("red", "500.00", "seat 1", 1, "500.00")]
    assert parts(told, "enferme") == [("red", None, "seat 1", None, "2500.00")]
    assert stacks(told)["red"][1] == notes("500.00", 2, enferme=True)


@pytest.mark.parametrize("number", [3, 2])
def test_the_choice_matters_at_zero_alone(number: int) -> None:
    """At any other number the stake wins or loses, and what was wanted is forgotten."""
    wanted = answer(number, {"red": [chips("20.00", prison=True)]}, under=FRANCE)
    assert wanted == answer(number, {"red": [chips("20.00")]}, under=FRANCE)


def test_edge_prison_costs_the_player_a_little_more_than_half_back() -> None:
    """19/1369 by counting: 18 numbers pay, and at zero the stake is worth the 18 in 37 that free it."""
    wins = sum(int(answer(n, {"red": [chips("2.50")]}, under=FRANCE)["payments"] != []) for n in range(37))
    freed = sum(
        int(answer(n, {"red": [chips("2.50", enferme=True)]}, under=FRANCE)["freed"] != []) for n in range(37)
    )
    assert 1 - (2 * wins + Fraction(freed, 37)) / 37 == Fraction(19, 1369)
    printed = {item.bet: item.edge for item in house_edges(FRANCE)}
    assert (printed["even-money"], printed["double-dozen"]) == (Fraction(1, 74), Fraction(1, 37))
    assert "even-money-indivisible" not in printed
