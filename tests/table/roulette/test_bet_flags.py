"""Limits that are said and never refused: five pieces of a colour, a minimum for each kind of bet (rules 5) [2]."""

import pytest

from app.rules.money import Cents
from app.rules.roulette.bets import Entry, Stack
from app.rules.roulette.layout import BY_NAME
from app.table.roulette.bet_flags import few_pieces
from tests.rules.roulette.spins import house_with
from tests.table.playing import Played, chips, opened


def red(pieces: int, **flags: bool) -> Entry:
    """Pieces of red."""
    return Entry(pieces, Cents(250), "red", "red", **flags)  # type: ignore[arg-type]


def test_fewer_than_five_pieces_of_a_colour_are_a_warning() -> None:
    split, black = BY_NAME["split-8-11"], BY_NAME["black"]
    assert few_pieces((Stack(split, (red(4),)),)) == {"red": 4}
    assert few_pieces((Stack(split, (red(4),)), Stack(black, (red(1, enferme=True),)))) == {}


def test_chips_of_value_and_an_empty_layout_have_no_such_rule() -> None:
    assert few_pieces(()) == {}
    assert few_pieces((Stack(BY_NAME["red"], (Entry(1, Cents(2000), None, "seat 1"),)),)) == {}


@pytest.mark.parametrize(
    ("position", "worth", "under"),
    [
        ("red", "5.00", "10.00"),
        ("red", "10.00", None),
        ("dozen-1", "5.00", "7.50"),
        ("double-dozen-1-2", "5.00", "7.50"),
        ("split-8-11", "2.50", None),
    ],
)
def test_a_kind_of_bet_may_ask_for_more_than_the_tables_minimum(
    position: str, worth: str, under: str | None
) -> None:
    """Ten on the simple chances, 7.50 on dozens and columns, the table's 2.50 elsewhere."""
    table = Played(under=house_with(minima={"even_money": "10.00", "dozen": "7.50"}, doubles=True))
    table.do("open")
    table.do("place", position=position, entry=chips(worth, owner="seat 1"))
    said = f"under the minimum of {under} on {position} (rules 5)"
    assert table.last()["flags"] == ([] if under is None else [said])


@pytest.mark.parametrize(("worth", "odd"), [("2.50", True), ("5.00", False)])
def test_half_of_a_stake_on_a_double_must_be_whole_units(worth: str, odd: bool) -> None:
    """Rules 10: a double pays 1 to 2; a stake that this does not pay in chips is said when it is laid."""
    table = Played(under=house_with(doubles=True))
    table.do("open")
    table.do("place", position="double-dozen-1-2", entry=chips(worth, owner="seat 1"))
    said = "2.50 on double-dozen-1-2 pays 1 to 2, which makes no whole units of 2.50 (rules 10)"
    assert table.last()["flags"] == [said] * odd
    table.do("place", position="double-dozen-1-2", entry=chips("2.50", owner="seat 1"))
    assert bool(table.last()["flags"]) is not odd, "one player's chips there are one stake"


def test_a_table_whose_minimum_is_higher_asks_for_that() -> None:
    """At a minimum of 20.00 ten on red are too little, whatever the kind of bet asks."""
    table = Played(under=house_with(minima={"even_money": "10.00"}))
    table.do("open", minimum="20.00")
    table.do("place", position="red", entry=chips("10.00", owner="seat 1"))
    assert table.last()["flags"] == ["under the minimum of 20.00 on red (rules 5)"]


def test_notes_up_to_the_maximum_are_no_fault() -> None:
    """Rules 5: what is over comes back at every number, before anything is paid or taken."""
    table = opened()
    table.do("place", position="red", entry=chips("400.00", owner="C") | {"value": "100.00", "pieces": 4})
    notes = {"value": "500.00", "pieces": 2, "owner": "C", "kind": "notes", "up_to_maximum": True}
    table.do("place", position="red", entry=notes)
    assert table.last()["flags"] == []
    table.do("place", position="red", entry=chips("500.00", owner="C") | {"pieces": 1})
    assert table.last()["flags"] == []
    table.do("place", position="red", entry=chips("500.00", owner="C") | {"pieces": 1})
    assert table.last()["flags"] == ["over the maximum of 1000.00 on red (rules 5)"]
