"""A spin as JSON becomes a spin as the rules know it (interface)."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from app.rules.chips import Colour, Piece
from app.rules.house import House
from app.rules.money import Cents
from app.rules.roulette.bets import Entry
from app.rules.roulette.layout import BY_NAME
from app.rules.side import Side
from app.table.bad_input import BadInputError
from app.table.fields import MOST_PIECES
from app.table.roulette.spin_form import read_colours, read_entry, read_position, read_spin
from tests.houses import house

VENEZIA = house("venezia")
COLOURS = {"red": Colour(Cents(250)), "blue": Colour(Cents(500), "seat 4")}


def refused(read: Callable[[], object]) -> str:
    with pytest.raises(BadInputError) as fault:
        read()
    return str(fault.value)


def entry(position: str, **form: Any) -> Entry:
    return read_entry(form, BY_NAME[position], VENEZIA, COLOURS)


def test_what_is_not_written_is_as_usual() -> None:
    """Interface: house `venezia`, cylinder `left`, not the last spin, no colours."""
    under, spin = read_spin({"number": 8, "bets": []}, house)
    assert under is VENEZIA
    assert (spin.number, spin.side, spin.last_spin, spin.colours, spin.bets) == (8, Side.LEFT, False, {}, ())


def test_all_that_can_be_written() -> None:
    """Interface: every field of a spin arrives where the rules look for it."""
    form = {
        "house": "venezia",
        "number": 0,
        "cylinder": "right",
        "last_spin": True,
        "colours": {"red": {"value": "2.50"}, "blue": {"value": "5.00", "owner": "seat 4"}},
        "bets": [
            {"position": "red", "stack": [{"colour": "blue", "pieces": 3, "kept": 1}]},
            {"position": "straight-0", "stack": [{"value": "20.00", "pieces": 1}]},
        ],
    }
    _, spin = read_spin(form, house)  # type: ignore[arg-type] # a literal is wider than JSON
    assert (spin.number, spin.side, spin.last_spin) == (0, Side.RIGHT, True)
    assert spin.colours == COLOURS
    assert [stack.position.name for stack in spin.bets] == ["red", "straight-0"]
    assert spin.bets[0].entries == (Entry(3, VENEZIA.chips[1], "blue", "seat 4", kept=1),)
    assert spin.bets[1].entries == (Entry(1, VENEZIA.chips[3]),)


def test_a_colour_s_owner_is_the_colour_unless_declared() -> None:
    """Interface: a colour's owner is the colour unless declared; a value chip's is unknown unless written."""
    assert entry("red", colour="red", pieces=1).owner == "red"
    assert entry("red", colour="blue", pieces=1).owner == "seat 4"
    assert entry("red", value="5.00", pieces=1).owner is None
    assert entry("red", value="5.00", pieces=1, owner="seat 4").owner == "seat 4"


def test_an_entry_s_flags() -> None:
    """Interface: kind, up_to_maximum, enferme, kept and over_maximum."""
    notes = entry("red", value="50.00", pieces=2, kind="notes", up_to_maximum=True, kept=2)
    assert (notes.kind, notes.up_to_maximum, notes.kept, notes.amount) == (Piece.NOTES, True, 2, 10000)
    assert entry("straight-8", value="5.00", pieces=1, kind="complimentary").kind is Piece.COMPLIMENTARY
    assert entry("red", colour="red", pieces=1, enferme=True).enferme
    assert entry("trio-0-2-3", colour="red", pieces=1, over_maximum=True).over_maximum
    assert entry("red", value="5.00", pieces=1, kept=0).kept == 0
    assert entry("red", value="5.00", pieces=1).kept is None


def test_pieces_are_one_to_a_million() -> None:
    """Interface, fine print: `pieces` from 1 to 1,000,000."""
    assert entry("red", colour="red", pieces=MOST_PIECES).amount == 250_000_000
    for pieces in (0, MOST_PIECES + 1, True, 1.0, "1", None):
        assert refused(lambda: entry("red", colour="red", pieces=pieces)).startswith("/pieces: ")  # noqa: B023


def test_a_position_is_named_as_it_is_refused() -> None:
    """Interface: `no such position: split-8-10`; a house that does not offer it says so by name."""
    assert refused(lambda: read_position("split-8-10", VENEZIA)) == "no such position: split-8-10"
    assert "venezia" in refused(lambda: read_position("double-column-34-35", VENEZIA))
    assert refused(lambda: read_position(8, VENEZIA)).startswith("no such position")


def test_two_colours_never_have_one_owner() -> None:
    """Interface, fine print: a player has one colour and a colour one player."""
    shared: Any = {"red": {"value": "2.50", "owner": "A"}, "blue": {"value": "2.50", "owner": "A"}}
    assert refused(lambda: read_colours(shared, VENEZIA)).startswith("/blue: ")
    assert refused(lambda: read_colours({"": {"value": "2.50"}}, VENEZIA)).startswith("/: ")


def test_an_unknown_house_is_refused_at_its_field() -> None:
    """Interface: the fault stands at /house and names the houses that there are."""
    said = refused(lambda: read_spin({"house": "atlantis", "number": 8, "bets": []}, house))
    assert said.startswith("/house: no such house: atlantis")
    assert "venezia" in said


def test_any_finder_of_houses_will_do() -> None:
    """Design: the rules and the table read no files; who calls says where houses come from."""
    asked: list[str] = []

    def find(name: str) -> House:
        asked.append(name)
        return VENEZIA

    read_spin({"house": "elsewhere", "number": 8, "bets": []}, find)
    assert asked == ["elsewhere"]


def test_a_stake_for_the_employees_has_no_owner() -> None:
    """Rules 9: what it wins goes to the boîte; nobody leaves it lying, has it shut in, or holds an announce for it."""
    theirs = entry("straight-8", value="20.00", pieces=1, employees=True)
    assert theirs == Entry(1, Cents(2000), employees=True)
    assert entry("straight-8", colour="blue", pieces=1, employees=True) == Entry(
        1, Cents(500), "blue", employees=True
    )
    assert entry("straight-8", value="20.00", pieces=1, employees=False) == Entry(1, Cents(2000))
    for position, more in (
        ("straight-8", {"owner": "seat 1"}),
        ("red", {"kept": 0}),
        ("trio-0-2-3", {"over_maximum": True}),
    ):
        fields: Any = {"value": "20.00", "pieces": 1, "employees": True, **more}
        assert refused(partial(entry, position, **fields)).startswith(f"/{next(iter(more))}: ")
    assert refused(lambda: entry("red", value="20.00", pieces=1, employees="yes")).startswith("/employees: ")
