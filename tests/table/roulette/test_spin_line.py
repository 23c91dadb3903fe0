"""A line of a stream is read at once where it is as usual, and comes to what is read field by field."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.rules.house import House
from app.rules.roulette.bets import Spin
from app.table.bad_input import BadInputError
from app.table.json_text import read_json
from app.table.roulette.spin_form import read_spin
from app.table.roulette.spin_line import _at_once, read_spin_line
from tests.houses import house
from tests.properties.layouts import houses_and_spins

USUAL = {
    "number": 8,
    "colours": {"red": {"value": "2.50"}, "blue": {"value": "5.00", "owner": "seat 4"}},
    "bets": [
        {"position": "split-8-11", "stack": [{"colour": "red", "pieces": 2}]},
        {"position": "black", "stack": [{"value": "20.00", "pieces": 1, "owner": "seat 4"}]},
    ],
}
Form = dict[str, Any]


def both(line: bytes, under: House | None = None) -> tuple[object, object]:
    """Read a line in both ways; what is refused is its fault."""
    houses = house if under is None else lambda _: under

    def told(read: Any) -> object:
        try:
            return read()
        except BadInputError as fault:
            return str(fault)

    return told(lambda: read_spin_line(line, houses)), told(lambda: read_spin(read_json(line), houses))


def test_what_is_as_usual_is_read_at_once() -> None:
    line = json.dumps(USUAL).encode()
    read = _at_once(line, house)
    assert read is not None
    assert isinstance(read[1], Spin)
    assert read == read_spin(read_json(line), house)


@given(houses_and_spins())
def test_any_spin_is_read_alike_in_both_ways(case: tuple[House, Form]) -> None:
    under, form = case
    quick, slow = both(json.dumps(form).encode(), under)
    assert quick == slow


CHANGES = st.sampled_from(
    [
        ("number", 37), ("number", 8.0), ("number", "8"), ("number", True), ("house", ""), ("house", "nowhere"),
        ("cylinder", "up"), ("cylinder", "right"), ("last_spin", 1), ("last_spin", True), ("last_spin", False),
        ("colours", {"red": {"value": "2.51"}}), ("colours", {"red": {"value": "2.50", "owner": ""}}),
        ("colours", {"red": {"value": "2.50"}, "blue": {"value": "5.00", "owner": "red"}}), ("colours", []),
        ("colours", {"Red": {"value": "2.50"}, "RED ": {"value": "5.00"}}), ("colours", {"Red": {"value": "2.50"}}),
        ("colours", {"red": {"value": "2.50", "owner": "A"}, "blue": {"value": "5.00", "owner": "a "}}),
        ("colours", {"": {"value": "2.50"}}), ("bets", {}), ("bets", []), ("more", 1),
    ]
)  # fmt: skip
ENTRIES = st.sampled_from(
    [
        {"colour": "red", "pieces": 0}, {"colour": "red", "pieces": 1_000_001}, {"colour": "grey", "pieces": 1},
        {"colour": "red", "pieces": 1, "owner": "seat 4"}, {"colour": "red", "value": "20.00", "pieces": 1},
        {"pieces": 1}, {"value": "20.00"}, {"value": "30.00", "pieces": 1}, {"value": 20, "pieces": 1},
        {"value": "20.00", "pieces": 1, "owner": ""}, {"value": "20.00", "pieces": 1, "owner": None},
        {"value": "20.00", "pieces": 1, "kind": "chips"}, {"value": "20.00", "pieces": 1, "enferme": False},
        {"value": "20.00", "pieces": 1, "owner": "a:b"}, {"value": "20.00", "pieces": 1, "owner": "Seat 4 "},
        {"value": "20.00", "pieces": 1, "owner": "SEAT 4"}, {"value": "20.00", "pieces": 1, "owner": "a\nb"},
        {"value": "20.00", "pieces": 1, "owner": "x" * 201}, {"colour": "RED", "pieces": 1},
        {"value": "20.00", "pieces": 1, "owner": "Rossi"}, {"value": "20.00", "pieces": 1, "owner": "ROSSI"},
        {"colour": "red", "pieces": 1, "kept": 0}, 7, None,
    ]
)  # fmt: skip
PLACES = st.sampled_from(["red", "split-8-10", "double-dozen-1-2", "split-8-11", "", None, 8])


@given(st.lists(CHANGES, max_size=2), st.lists(st.tuples(PLACES, st.lists(ENTRIES, max_size=2)), max_size=2))
def test_what_is_wrong_is_refused_alike_in_both_ways(
    changes: list[tuple[str, object]], bets: list[tuple[object, list[object]]]
) -> None:
    form = {**USUAL, **dict(changes)}
    if isinstance(form["bets"], list):
        form["bets"] = [*form["bets"], *({"position": place, "stack": stack} for place, stack in bets)]
    quick, slow = both(json.dumps(form).encode())
    assert quick == slow


@pytest.mark.parametrize(
    "line",
    [
        b'{"number": 8, "bets": [], "number": 9}',
        b'{"number": 8, "bets": [], "bets": []}',
        b'{"number": 8, "colours": {"red": {"value": "2.50", "value": "5.00"}}, "bets": []}',
        b'{"number": 8, "colours": {"a": {"value": "2.50"}, "a": {"value": "5.00"}}, "bets": []}',
        b'{"number": 8, "colours": {"a:b\\u003a": {"value": "2.50"}, "a": {"value": "5.00"}}, "bets": []}',
        b'{"number": 8, "bets": [{"position": "red", "stack": [], "stack": []}]}',
        b'{"number": 8, "bets": [{"position": "red", "stack": [{"value": "5.00", "pieces": 1, "pieces": 2}]}]}',
    ],
)
def test_a_key_given_twice_is_never_overlooked(line: bytes) -> None:
    quick, slow = both(line)
    assert quick == slow
    assert b"\\u003" in line or "twice" in str(quick)


@pytest.mark.parametrize(
    "line", [b"", b"{", b"\xff", b'{"number": 8}', b"[" * 5_000, b'{"bets": ' + b"[" * 5_000]
)
def test_what_is_no_spin_has_one_fault_in_both_ways(line: bytes) -> None:
    quick, slow = both(line)
    assert isinstance(quick, str)
    assert quick == slow
