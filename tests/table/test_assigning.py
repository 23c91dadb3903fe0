"""A colour of another table that lies here: paid at that table's opening minimum, taken when it loses (rules 2) [2]."""

from app.rules.chips import Chip
from app.rules.money import Cents
from tests.table.playing import Form, Played, colour, fall, form_of

GUEST = "red of T2"


def guest(**more: object) -> Played:
    """A table with a bank of 20s, at which the red of table T2 is worth 5.00 a piece."""
    table = Played()
    table.do("open", all_entered=True)
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
