"""The minimum is announced a spin ahead; colours that are out keep their value (rules 2, 8) [3]."""

import pytest

from app.table.relieving import relief_notes
from tests.table.playing import Played, colour, fall, opened, stack

BLUE_WINS = [stack("black", colour("blue", 5))]


def test_a_minimum_is_announced_a_spin_ahead() -> None:
    table = opened()
    assert table.do("minimum", minimum="5.00", by="Carla") == ("table.minimum",)
    assert (table.last()["from"], table.state.minimum) == (2, 250)
    table.do("throw")
    assert "before the throw" in table.refused("minimum", minimum="10.00", by="Carla")
    fall(table, 8)
    table.do("next")
    assert table.state.minimum == 500
    assert table.state.colours["red"].value == 250  # nobody counted the bank: it may be out
    table.do("colour", colour="red", owner="seat 1")
    assert table.state.colours["red"].value == 500


def test_the_minimum_that_holds_withdraws_the_one_that_was_announced() -> None:
    """Rules 8: no ball has run on what was said; announced again, it comes after all."""
    table = opened()
    assert "no other is announced" in table.refused("minimum", minimum="2.50", by="Carla")
    table.do("minimum", minimum="5.00", by="Carla", out=["red"])
    assert table.do("minimum", minimum="2.50", by="Carla") == ("table.minimum",)
    assert (table.last()["over"], table.state.announced, table.state.said_out) == (True, None, None)
    fall(table, 8)
    table.do("next")
    assert (table.state.minimum, table.state.minima) == (250, ())
    table.do("minimum", minimum="5.00", by="Carla")
    table.do("throw")
    assert "before the throw" in table.refused("minimum", minimum="2.50", by="Carla")


@pytest.mark.parametrize("minimum", ["0.00", "3.00", "five"])
def test_a_minimum_that_cannot_be_is_bad_input(minimum: str) -> None:
    assert opened().bad_input("minimum", minimum=minimum, by="Carla")


def test_a_minimum_is_the_capo_tavolos() -> None:
    assert "is missing" in opened().bad_input("minimum", minimum="5.00")


def test_a_colour_of_which_nothing_is_out_is_worth_the_new_minimum() -> None:
    """Rules 2: red lies on the layout and keeps its value; blue is in the bank, every piece of it."""
    table = opened(all_entered=True)
    table.do("bank", operation="open", chips=[colour("red", 100), colour("blue", 100)])
    table.do("bank", operation="change", chips=[colour("red", -8), {"value": "20.00", "pieces": 1}])
    table.do("minimum", minimum="5.00", by="Carla")
    fall(table, 8)
    assert "colour.assigned" in table.do("cleared")
    colours = table.state.colours
    assert (colours["red"].value, colours["blue"].value) == (250, 500)


def changed_to_five(*out: str) -> Played:
    """A table whose minimum goes from 2.50 to 5.00 with the next spin; number 8 has fallen for the last at 2.50."""
    table = opened()
    table.do("colour", colour="green", owner="seat 3")
    table.do("minimum", minimum="5.00", by="Carla", out=list(out))
    fall(table, 8)
    return table


def values(table: Played) -> dict[str, int]:
    """What a piece of each colour is worth, in cents."""
    return {name: given.value for name, given in table.state.colours.items()}


def test_colours_that_are_out_keep_their_value_and_all_others_get_the_new_one() -> None:
    """Rules 2: a change of the minimum converts nothing that is out; a colour is worth the minimum else."""
    table = changed_to_five("red", "blue")
    assert set(values(table).values()) == {250}
    table.do("cleared")
    assert {name for name, value in values(table).items() if value == 250} == {"red", "blue", "green"}
    assert set(values(table).values()) == {250, 500}
    table.do("colour", colour="red", owner="seat 1")
    assert values(table)["red"] == 500  # its player changed it in: the next has it at the minimum


def test_a_relief_is_told_which_colours_kept_their_value() -> None:
    """[3]: variations of the minima, colours with minima of their own."""
    table = changed_to_five("red")
    table.do("next")
    assert [name for name, _ in relief_notes(table.state).colours] == ["red", "green"]
    assert table.state.personalised == {"red", "green"}, "green was given to somebody, and kept its value too"


def test_a_colour_that_wins_all_the_same_was_out_and_keeps_its_value() -> None:
    """Rules 2: nobody changed its pieces; what of it stands is worth what it was."""
    table = changed_to_five()
    table.do("winners", bets=BLUE_WINS)
    assert values(table)["blue"] == 500
    table.do("next")
    assert values(table)["blue"] == 250
    assert values(table)["red"] == 500
    assert table.state.personalised == {"blue", "green"}


def test_a_prisoner_of_the_last_number_at_the_old_minimum_is_not_lost_with_the_change() -> None:
    """Rules 4: it lies there, at the value at which it was shut in."""
    table = opened()
    table.do("minimum", minimum="5.00", by="Carla", out=[])
    fall(table, 0)
    table.do("winners", bets=BLUE_WINS)
    table.do("next")
    (stack,) = table.betting.bets
    assert [(entry.colour, entry.value, entry.enferme) for entry in stack.entries] == [("blue", 250, True)]
    assert values(table)["blue"] == 250


def test_a_colour_that_is_played_at_the_new_minimum_already_stays_at_it() -> None:
    """The next spin's bets are open: what lies there is worth what it was laid at."""
    table = changed_to_five()
    table.do("winners", bets=BLUE_WINS)
    table.do("place", position="even", entry=colour("blue", 5))
    table.do("next")
    assert values(table)["blue"] == 500


def test_only_colours_of_the_house_are_said_to_be_out() -> None:
    table = opened()
    said = {"minimum": "5.00", "by": "Carla"}
    assert table.bad_input("minimum", **said, out=["red", "mauve"]) == (
        "/out/1: venezia has no such colour: mauve (rules 2)"
    )
    assert table.bad_input("minimum", **said, out="red") == "/out: must be a list"
    assert table.bad_input("minimum", **said, out=[7]).startswith("/out: must be a text")


def test_an_announced_minimum_of_an_older_record_says_nothing_of_colours() -> None:
    table = opened()
    table.do("minimum", minimum="5.00", by="Carla")
    assert "out" not in table.last()
    assert table.state.said_out is None
