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
    table.do("bank", operation="open", chips=[colour("red", 100)])
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


def test_closing_names_the_colours_that_are_still_out_and_is_not_refused() -> None:
    table = opened()
    table.do("place", position="black", entry=colour("blue", 5))
    table.do("last")
    fall(table, 8)
    table.do("winners", bets=[stack("even", colour("red", 5))])
    table.do("next")
    assert table.do("close") == ("table.closed",)
    assert table.last()["colours_out"] == ["red", "blue"]
    assert list(table.state.colours_out) == ["red", "blue"]
    table.do("open")
    assert not table.state.colours_out


def test_colours_that_came_back_are_out_no_more_when_the_table_is_closed() -> None:
    """Rules 8: players give their colours back at the end, and nobody counts what comes over the table."""
    table = opened()
    for name in ("blue", "red"):
        table.do("place", position="black", entry=colour(name, 5))
    assert table.bad_input("close", back=["mauve"])
    table.do("close", back=["blue"])
    assert table.last()["colours_out"] == ["red"]
    assert table.state.colours_out == ("red",)


def test_what_the_counted_bank_misses_has_not_come_back() -> None:
    table = opened()
    table.do("bank", operation="open", chips=[colour("red", 100)])
    table.do("bank", operation="change", chips=[colour("red", -20), {"value": "50.00", "pieces": 1}])
    assert "20 pieces of red are out" in table.refused("close", back=["red"])
    table.do("close")
    assert table.last()["colours_out"] == ["red"]


def test_colours_are_not_out_that_were_taken_off_or_lost() -> None:
    table = opened()
    entry = colour("blue", 5)
    table.do("place", position="black", entry=entry)
    table.do("remove", position="black", entry=entry)
    table.do("place", position="red", entry=entry)
    fall(table, 8)
    table.do("next")
    table.do("close")
    assert table.last()["colours_out"] == []


def test_a_bank_that_is_known_says_which_colours_are_out() -> None:
    """Rules 9: a fill belongs to the bank, what was changed for a player is out until it comes back."""
    table = opened()
    red, green = colour("red", 100), colour("green", 40)
    table.do("bank", operation="open", chips=[red, {"value": "50.00", "pieces": 10}])
    signed = {"document": "17", "signatures": ["Carla", "Dario", "Elena"]}
    table.do("bank", operation="fill", chips=[green], **signed)
    out = [colour("red", -20), {"value": "50.00", "pieces": 1}]
    table.do("bank", operation="change", chips=out)
    assert list(colours_out(table.state)) == ["red"]
    back = [colour("red", 20), {"value": "50.00", "pieces": -1}]
    table.do("bank", operation="change", chips=back)
    assert list(colours_out(table.state)) == []
    table.do("bank", operation="credit", chips=[green], **{**signed, "document": "18"})
    assert list(colours_out(table.state)) == []
    table.do("bank", operation="close", chips=[colour("red", 95)])
    assert list(colours_out(table.state)) == ["red"]
    table.do("close")
    assert table.last()["colours_out"] == ["red"]
