"""In a spin of `settle` a player is one, in whichever spellings he stands there."""

from __future__ import annotations

import json
from typing import Any

import pytest

from app.table.bad_input import BadInputError
from app.table.roulette.spin_line import read_spin_line
from app.table.roulette.spin_names import spin_spelled
from tests.houses import house

Form = dict[str, Any]


def spin(*owners: str, colours: Form | None = None, **more: Any) -> Form:
    stack = [{"value": "5.00", "pieces": 1, "owner": owner} for owner in owners]
    return {
        "number": 8,
        "colours": colours or {},
        "bets": [{"position": "straight-8", "stack": stack}],
        **more,
    }


def read(form: Form) -> list[tuple[str | None, int]]:
    (stack,) = read_spin_line(json.dumps(form).encode(), house)[1].bets
    return [(entry.owner, entry.pieces) for entry in stack.entries]


@pytest.mark.parametrize(
    "owners", [("seat 4", "Seat 4 "), ("Rossi", "ROSSI"), ("José", "Jose\u0301"), (" seat 4", "seat 4")]
)
def test_he_is_called_as_he_was_called_first(owners: tuple[str, str]) -> None:
    assert {owner for owner, _ in read(spin(*owners))} == {owners[0].strip()}


def test_a_colour_and_its_player_are_found_in_any_spelling() -> None:
    form = spin("SEAT 4", colours={" red": {"value": "2.50", "owner": "seat 4"}})
    form["bets"][0]["stack"].append({"colour": "Red ", "pieces": 3})
    assert read(form) == [("seat 4", 1), ("seat 4", 3)]


@pytest.mark.parametrize(
    ("form", "said"),
    [
        (spin("a\nb"), "/bets/0/stack/0/owner: must have no control characters"),
        (spin("x" * 201), "/bets/0/stack/0/owner: must have at most 200 letters"),
        (spin("seat 4", " "), "/bets/0/stack/1/owner: must be a text that is not empty"),
        (
            spin(colours={"red": {"value": "2.50"}, "RED": {"value": "5.00"}}),
            "/colours/RED: stands there twice",
        ),
        (
            spin(colours={"red": {"value": "2.50", "owner": "A"}, "blue": {"value": "5.00", "owner": "a "}}),
            "/colours/blue: red is A's already: a player has one colour",
        ),
    ],
)
def test_what_is_no_name_is_named_with_its_place(form: Form, said: str) -> None:
    with pytest.raises(BadInputError) as refused:
        read_spin_line(json.dumps(form).encode(), house)
    assert str(refused.value).startswith(said)


@pytest.mark.parametrize("form", [None, 1, [], {"bets": 1, "colours": []}, {"bets": [1, {"stack": [None]}]}])
def test_what_is_no_spin_is_left_for_whoever_reads_it(form: Any) -> None:
    assert spin_spelled(form) == form


def test_names_as_they_are_compared_cost_no_second_look() -> None:
    form = spin("rossi", "posto 4", colours={"red": {"value": "2.50", "owner": "bianchi"}})
    assert spin_spelled(form) is form
