"""A payment's bits are laid into strings and taken off again; no other's is touched."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.journal.lists.flags import BLOCK, SLOTS
from app.journal.lists.mark_rows import MarkRows, Slot
from app.journal.lists.marks import unpacked
from app.journal.lists.writing import ListsFile
from tests.often import times

WORDS = ("over 1000", "amount 3", "chip red")


@pytest.fixture(scope="module")
def raw(tmp_path_factory: pytest.TempPathFactory) -> Iterator[sqlite3.Connection]:
    with ListsFile.open(_path(tmp_path_factory), program="test") as lists:
        yield lists._raw


def _path(factory: pytest.TempPathFactory) -> Path:
    return factory.mktemp("marks") / "T.lists.sqlite"


def test_a_payment_has_its_bit_in_its_spins_byte() -> None:
    assert Slot.of(BLOCK + 5, 1) == (1, 5, 0, 1)
    assert Slot.of(BLOCK + 5, SLOTS) == (1, 5, 0, 128)
    assert Slot.of(7, SLOTS + 1) == (0, 7, 1, 1)


Change = tuple[bool, int, int, str]
CHANGES = st.lists(
    st.tuples(st.booleans(), st.sampled_from([0, 1, 40_000]), st.integers(1, 10), st.sampled_from(WORDS)),
    max_size=30,
)


@settings(max_examples=times(15, 40), deadline=None)
@given(changes=CHANGES)
def test_marked_is_what_was_marked_and_not_taken_off(raw: sqlite3.Connection, changes: list[Change]) -> None:
    """Against a set of what is marked; a string in which nothing is left is no row."""
    raw.execute("BEGIN")
    rows = MarkRows(raw, 1)
    marked: set[tuple[str, int, int]] = set()
    for on, spin, order, word in changes:
        (rows.mark if on else rows.unmark)(Slot.of(spin, order), [word])
        if order % 3 == 0:
            rows.write()
        (marked.add if on else marked.discard)((word, spin, order))
    rows.write()
    found = set()
    for word, block, layer, bits in raw.execute("SELECT word, block, layer, bits FROM list_mark"):
        there = {
            (word, block * BLOCK + place, layer * SLOTS + bit + 1)
            for place, byte in enumerate(unpacked(bits))
            if byte
            for bit in range(SLOTS)
            if byte >> bit & 1
        }
        assert there
        found |= there
    raw.execute("ROLLBACK")
    assert found == marked


def test_what_cannot_be_read_is_said(raw: sqlite3.Connection) -> None:
    raw.execute("BEGIN")
    rows, slot = MarkRows(raw, 1), Slot.of(3, 1)
    rows.mark(slot, WORDS)
    rows.write()
    rows.add_amounts(0, "chip red", (500,))
    raw.execute("UPDATE list_mark SET bits = x'00'")
    raw.execute("UPDATE list_amount SET amounts = x'00'")
    for change in (rows.mark, rows.unmark):
        with pytest.raises(ValueError, match="a mark"):
            change(slot, WORDS)
    with pytest.raises(ValueError, match="amounts of a block"):
        rows.add_amounts(0, "chip red", (700,))
    raw.execute("ROLLBACK")
