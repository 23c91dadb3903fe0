"""What is written can be read again, and reads as the same (interface)."""

import json
from typing import Any

import msgspec
import pytest
import rfc8785
from hypothesis import given
from hypothesis import strategies as st

from app.rules.house import House
from app.rules.roulette.bets import Stack
from app.table.bad_input import BadInputError
from app.table.json_text import read_json
from app.table.roulette.settlement_form import stack_form
from app.table.roulette.spin_form import read_bets, read_colours, read_spin
from tests.properties.layouts import Form, answer, houses_and_spins

TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=6) | st.sampled_from(
    ['"', ":", "\\", '":"', "{}"]
)
PLAIN = st.none() | st.booleans() | st.integers(-(2**53), 2**53) | TEXT
VALUES: Any = st.recursive(
    PLAIN,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXT, inner, max_size=4),
    max_leaves=12,
)


@given(houses_and_spins())
def test_a_stack_that_is_written_is_read_as_the_same(case: tuple[House, Form]) -> None:
    """Interface: an entry says all that it is; what is as usual is left out."""
    under, spin = case
    colours = read_colours(spin["colours"], under)
    bets: tuple[Stack, ...] = read_bets(spin["bets"], under, colours)
    written: Any = json.loads(json.dumps([stack_form(stack) for stack in bets]))
    assert read_bets(written, under, colours) == bets
    assert written == json.loads(json.dumps(spin["bets"]))


@given(houses_and_spins())
def test_an_answer_is_the_same_bytes_by_any_writer_of_json(case: tuple[House, Form]) -> None:
    """Interface: texts, whole numbers, true and null alone, so that any JSON library reads what we wrote."""
    told = answer(*case)
    line = msgspec.json.encode(told)
    assert json.loads(line) == told
    assert read_json(line) == told
    assert json.loads(rfc8785.dumps(told)) == told


@given(houses_and_spins())
def test_a_spin_reads_alike_from_any_spelling_of_its_json(case: tuple[House, Form]) -> None:
    """Interface: white space, escapes and the order of keys mean nothing."""
    under, spin = case
    spellings = (json.dumps(spin, indent=1), json.dumps(spin, sort_keys=True, separators=(",", ":")))
    read = [read_spin(read_json(line.encode()), lambda _: under)[1] for line in spellings]
    assert read[0] == read[1]


@given(VALUES)
def test_any_value_is_read_as_python_reads_it(value: object) -> None:
    """Interface: JSON is JSON, with colons, quotes and braces in texts too."""
    assert read_json(json.dumps(value).encode()) == value
    assert read_json(json.dumps(value, ensure_ascii=False, indent=2).encode()) == value


@given(st.dictionaries(TEXT, PLAIN, min_size=1, max_size=4), st.data())
def test_a_key_given_twice_is_always_found(members: dict[str, Any], data: st.DataObject) -> None:
    """Interface: bad input, however deep, whatever colons the texts hold."""
    again = data.draw(st.sampled_from(list(members)))
    pairs = [f"{json.dumps(key)}:{json.dumps(value)}" for key, value in members.items()]
    pairs.append(f"{json.dumps(again)}:{json.dumps(members[again])}")
    inner = ",".join(data.draw(st.permutations(pairs)))
    with pytest.raises(BadInputError, match="key given twice"):
        read_json(b'{"colon:":[1,{' + inner.encode() + b"}]}")
