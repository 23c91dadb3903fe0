"""Which colours players still have: what is known of it at a closing (rules 2, 8)."""

import pytest

from app.table.colours_out import colours_in, colours_out
from app.table.relieving import relief_notes
from tests.table.playing import Played, colour, fall, fallen, opened, stack


def test_nobody_has_a_colour_at_a_table_that_begins() -> None:
    assert colours_out(Played().state) == colours_out(opened().state) == ()


def test_what_lies_there_or_won_is_out_in_the_order_of_the_house() -> None:
    table = fallen(8)
    table.do("winners", bets=[stack("black", colour("blue", 5))])
    table.do("place", position="even", entry=colour("red", 5))
    assert colours_out(table.state) == ("red", "blue")
    table.do("next")
    assert colours_out(table.state) == ("red", "blue")


def test_a_colour_that_won_is_asked_in_though_nothing_of_it_lies_there_any_more() -> None:
    """Rules 8: after the last spin the colours that are still out are asked in; nobody counted this one back."""
    table = fallen(8)
    table.do("winners", bets=[stack("straight-8", colour("red", 2))])
    table.do("next")
    for _ in range(2):
        fall(table, 9)
        table.do("next")
    assert colours_out(table.state) == ("red",)


def test_a_bank_that_is_only_estimated_says_nothing() -> None:
    table = opened()
    table.do("bank", operation="open", chips=[{"colour": "red", "pieces": 100}])
    table.do("number", number=8)
    table.do("confirm")
    table.do("winners", bets=[stack("black", colour("blue", 5))])
    table.do("next")
    assert colours_out(table.state) == ("blue",)  # red may be in the bank or not: nobody counted


def test_a_colour_that_won_on_a_chance_alone_is_asked_in_too() -> None:
    """Rules 8: it was paid in its own pieces, and its player has them; so has one that zero divided."""
    table = fallen(8)
    table.do("winners", bets=[stack("black", colour("red", 5))])
    table.do("next")
    fall(table, 0)
    table.do("winners", bets=[stack("even", colour("blue", 6))])
    table.do("next")
    for _ in range(2):
        fall(table, 9)
        table.do("next")
    assert colours_out(table.state) == ("red", "blue")


def test_a_colour_that_was_given_to_another_was_changed_first_and_is_out_with_him() -> None:
    table = fallen(8)
    table.do("winners", bets=[stack("black", colour("red", 5))])
    table.do("next")
    fall(table, 9)
    table.do("next")
    table.do("colour", colour="red", owner="seat 3")
    assert table.state.colours_won == frozenset()
    assert colours_out(table.state) == ("red",)
    table.do("colour", colour="red")
    assert colours_out(table.state) == ()


@pytest.mark.parametrize("when", ["before", "while it is announced", "after"])
def test_a_colour_that_a_seat_was_given_is_asked_in_whatever_became_of_the_minimum(when: str) -> None:
    """Rules 2, 8: it keeps what it was bought at, its player has it, and nothing of it ever lay there."""
    table = opened()
    if when == "before":
        table.do("colour", colour="blue", owner="posto 3")
    table.do("minimum", minimum="5.00", by="Carla", out=["red"])
    if when == "while it is announced":
        table.do("colour", colour="blue", owner="posto 3")
    fall(table, 9)
    table.do("next")
    if when == "after":
        table.do("colour", colour="blue", owner="posto 3")
    assert table.state.minimum == 500
    assert table.state.colours["blue"].value == (500 if when == "after" else 250)
    assert colours_out(table.state) == ("blue",)
    assert "blue" not in colours_in(table.state)
    assert ("blue" in dict(relief_notes(table.state).colours)) is (when != "after"), (
        "the relief hears its value"
    )
    table.do("close")
    assert table.last()["colours_out"] == ["blue"]


def test_without_a_count_nobody_can_tell_what_is_in_unless_somebody_looked() -> None:
    """Rules 2: what lies there is out, whatever was said."""
    table = opened()
    assert colours_in(table.state) == ()
    table.do("place", position="even", entry=colour("blue", 5))
    table.do("minimum", minimum="5.00", by="Carla", out=["red"])
    assert set(colours_in(table.state)) == set(table.state.colours) - {"red", "blue"}
