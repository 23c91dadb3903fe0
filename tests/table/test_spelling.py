"""What is said to the table has one spelling, whatever the command; what its journal holds stands as it is."""

from __future__ import annotations

from typing import Final

import pytest

from app.rules.spelling import LONGEST_NAME, LONGEST_NOTE
from app.table.acting import commands_at
from app.table.bad_input import BadInputError
from app.table.command import field_names
from app.table.fold import fold
from app.table.roulette.events import BetPlaced
from app.table.roulette.game import ROULETTE
from app.table.spelling import _NOTES, as_spelled
from app.table.state import unopened
from tests.table.playing import Played, opened

FIELDS: Final = [
    (name, each)
    for name, kind in commands_at(ROULETTE).items()
    for part in field_names(kind)
    for each in part
]
"""Every field of every command: whatever it is, a text may be given for it."""


@pytest.mark.parametrize(("name", "field"), FIELDS)
@pytest.mark.parametrize("text", ["a\nb", "a\x00b", "\x1b[2J", "x" * (LONGEST_NOTE + 1), "x" * 1_000_000])
def test_no_command_takes_a_text_that_nobody_can_write_down(name: str, field: str, text: str) -> None:
    table = opened()
    needed = dict.fromkeys(field_names(commands_at(ROULETTE)[name])[0], 1)
    assert table.bad_input(name, **{**needed, field: text}).startswith(f"/{field}: ")


@pytest.mark.parametrize(("name", "field"), FIELDS)
def test_a_name_has_two_hundred_letters_and_a_note_two_thousand(name: str, field: str) -> None:
    most = LONGEST_NOTE if field in _NOTES else LONGEST_NAME
    state = unopened("T1", ROULETTE)
    assert as_spelled({"do": name, field: "x" * most}, state) == {"do": name, field: "x" * most}
    with pytest.raises(BadInputError, match=f"/{field}: must have at most {most} letters"):
        as_spelled({"do": name, field: "x" * (most + 1)}, state)


@pytest.mark.parametrize(("name", "field"), FIELDS)
def test_what_is_typed_is_trimmed_and_composed(name: str, field: str) -> None:
    state = unopened("T1", ROULETTE)
    assert as_spelled({"do": name, field: " Jose\u0301 "}, state) == {"do": name, field: "José"}
    assert as_spelled({"do": name, field: [{field: " x "}]}, state) == {"do": name, field: [{field: "x"}]}


def lay(owner: str, position: str = "straight-8") -> dict[str, object]:
    return {"position": position, "entry": {"value": "5.00", "pieces": 1, "owner": owner}}


def owners(table: Played) -> list[tuple[str | None, int]]:
    return [(entry.owner, entry.pieces) for stack in table.betting.bets for entry in stack.entries]


@pytest.mark.parametrize("again", ["Seat 4", " seat 4 ", "SEAT  4"])
def test_a_player_in_two_spellings_has_one_maximum_and_his_first_name(again: str) -> None:
    table = opened()
    table.do("place", **lay("seat 4"))
    table.do("place", **lay(again))
    assert owners(table) == [("seat 4", 2)]
    table.do("move", **{"from": "straight-8", "to": "straight-9", "owner": again})
    table.do("remove", **lay(again, "straight-9"))
    assert owners(table) == [("seat 4", 1)]


def test_an_accent_in_two_letters_is_one() -> None:
    table = opened()
    table.do("place", **lay("José"))
    table.do("place", **lay("Jose\u0301"))
    assert owners(table) == [("José", 2)]


def test_a_colour_stands_for_its_player_however_it_is_written() -> None:
    table = opened()
    table.do("colour", colour=" RED", value="2.50")
    assert table.state.colours["red"].value == 250
    table.do("place", position="straight-8", entry={"colour": "Red", "pieces": 1})
    table.do("place", **lay("Red"))
    assert {owner for owner, _ in owners(table)} == {"red"}


def test_a_person_is_called_as_he_was_first() -> None:
    table = opened()
    table.do("dealer", name=" Łukasz ")
    assert table.state.dealer == "Łukasz"
    table.do("dealer", name="ŁUKASZ")
    assert table.state.dealer == "Łukasz"
    table.do("minimum", minimum="5.00", by="Rossi")
    table.do("minimum", minimum="10.00", by="ROSSI ")
    assert table.last()["by"] == "Rossi"


def test_what_a_journal_holds_is_played_on_as_it_stands() -> None:
    """Both spellings lie there since before: each is taken up under its own name."""
    table = opened()
    table.do("place", **lay("seat 4"))
    old = BetPlaced(
        spin=1,
        position="straight-9",
        entry={"value": "5.00", "pieces": 1, "owner": "Seat 4 "},
        flags=[],
    )
    state = fold(table.state, old)
    table.table.state = table.again = state
    table.replay = None
    assert owners(table) == [("seat 4", 1), ("Seat 4 ", 1)]
    table.do("remove", **lay("Seat 4 ", "straight-9"))
    assert owners(table) == [("seat 4", 1)]
