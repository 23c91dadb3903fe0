"""A colour given to a player, and one of another table that lies here (rules 2) [2]."""

import pytest

from app.rules.chips import Chip
from app.rules.money import Cents
from tests.table.playing import Form, Played, colour, fall, form_of, opened

GUEST = "red of T2"


def guest(**more: object) -> Played:
    """A table with a bank of 20s, at which the red of table T2 is worth 5.00 a piece."""
    table = opened(all_entered=True)
    table.do("bank", operation="open", chips=[{"value": "20.00", "pieces": 500}])
    assert table.do("colour", colour="red", table="T2", value="5.00", **more) == ("colour.assigned",)
    return table


def spun(table: Played, number: int) -> Form:
    """The settlement of a number, the spin being closed."""
    fall(table, number)
    table.do("next")
    return form_of(next(event for event in table.story[::-1] if type(event).__name__ == "SpinSettled"))


def test_it_wins_at_the_minimum_at_which_its_table_opened() -> None:
    """Two pieces on a split: 34 of 5.00, where this table's own red is worth 2.50."""
    table = guest()
    table.do("place", position="split-8-11", entry=colour(GUEST, 2))
    (paid,) = spun(table, 8)["payments"]
    assert (paid["chip"], paid["pieces"], paid["amount"]) == ({"colour": GUEST}, 34, "170.00")


def test_it_is_paid_in_value_since_the_bank_has_none_of_it() -> None:
    """170.00 leave the bank in chips of value; no piece of the other table's colour does."""
    table = guest()
    before = table.state.bank.inventory.pieces
    table.do("place", position="split-8-11", entry=colour(GUEST, 2))
    spun(table, 8)
    gone = {
        chip: before.get(chip, 0) - pieces
        for chip, pieces in table.state.bank.inventory.pieces.items()
        if pieces != before.get(chip, 0)
    }
    assert all(chip.colour is None for chip in gone)
    assert sum(chip.value * pieces for chip, pieces in gone.items()) == 17000


def test_it_is_taken_when_it_loses() -> None:
    """The pieces lie in this bank until they go back."""
    table = guest()
    table.do("place", position="split-8-11", entry=colour(GUEST, 2))
    assert [item["amount"] for item in spun(table, 3)["lost"]] == ["10.00"]
    assert table.state.bank.inventory.pieces[Chip(Cents(500), GUEST)] == 2


def test_it_is_no_personalised_colour_and_this_table_keeps_its_own() -> None:
    """The notes for the relief and the colours that are asked in speak of this table's."""
    table = guest()
    assert GUEST not in table.state.personalised
    assert table.state.colours["red"].value == 250
    table.do("place", position="split-8-11", entry=colour(GUEST, 2))
    table.do("close")
    assert table.last()["colours_out"] == []


def test_what_is_missing_or_wrong_is_said() -> None:
    """Its value must be known, its table another, its player without a colour here."""
    table = guest(owner="seat 4")
    assert "value" in table.bad_input("colour", colour="blue", table="T2")
    assert "this table" in table.refused("colour", colour="blue", table="T1", value="5.00")
    assert "has the colour" in table.refused(
        "colour", colour="blue", table="T3", value="5.00", owner="seat 4"
    )
    assert "no such colour" in table.bad_input("colour", colour="mauve", table="T2", value="5.00")


def test_a_colour_is_given_at_the_tables_minimum() -> None:
    table = opened()
    assert table.do("colour", colour="red", owner="seat 4") == ("colour.assigned",)
    assert tuple(table.state.colours["red"]) == (250, "seat 4")


def test_a_colour_at_a_value_of_its_own_needs_the_capo_tavolo() -> None:
    table = opened()
    reason = "a value of its own is given to a colour by the capo tavolo: say by whom (rules 2)"
    assert table.refused("colour", colour="red", value="10.00") == reason
    table.do("colour", colour="red", value="10.00", by="Carla")
    assert tuple(table.state.colours["red"]) == (1000, None)
    assert table.last()["by"] == "Carla"


def test_a_player_has_one_colour() -> None:
    table = opened()
    table.do("colour", colour="red", owner="seat 4")
    taken = "seat 4 has the colour red already: a player has one (rules 2)"
    assert table.refused("colour", colour="blue", owner="seat 4") == taken
    assert (
        table.refused("colour", colour="red", owner="blue")
        == "blue has the colour blue already: a player has one (rules 2)"
    )
    table.do("colour", colour="red", owner="seat 5")
    table.do("colour", colour="blue", owner="seat 4")


@pytest.mark.parametrize(
    ("fields", "fault"),
    [
        ({"colour": "pink"}, "/colour: venezia has no such colour: pink (rules 2)"),
        (
            {"colour": "red", "value": "0.00"},
            "/value: must be a multiple of the house's unit, and more than nothing (rules 2)",
        ),
        (
            {"colour": "red", "value": "2.60"},
            "/value: must be a multiple of the house's unit, and more than nothing (rules 2)",
        ),
        ({"colour": "red", "owner": ""}, "/owner: must be a text that is not empty"),
    ],
)
def test_a_colour_that_cannot_be_is_bad_input(fields: dict[str, object], fault: str) -> None:
    assert opened().bad_input("colour", **fields) == fault
