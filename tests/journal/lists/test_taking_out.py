"""A spin that was opened again leaves nothing in the lists by which it is found."""

from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest

from app.journal.chain import Head
from app.journal.lists.entries import Reopened, SpinEntry
from app.journal.lists.writing import ListsFile
from tests.journal.lists.invented_lists import invented
from tests.journal.lists.kept_lists import content


@pytest.fixture
def spins() -> list[SpinEntry]:
    return invented(120)["T1"]


@pytest.fixture
def out(spins: list[SpinEntry]) -> set[int]:
    """The first and the last too: the times of their blocks are those of the spins that are left."""
    return {spin.spin for spin in (*spins[::3], spins[-1])}


def lists(path: Path, *batches: list[SpinEntry | Reopened]) -> dict[str, list[Any]]:
    """What stands in the lists once some batches were put in."""
    with ListsFile.open(path, program="test") as file:
        number = file.table("T1")
        for place, batch in enumerate(batches, 1):
            file.add(number, batch, Head(place, bytes(32)))
    return defaultdict(list, content(path))


def test_rows_and_marks_are_those_of_lists_that_never_had_it(
    tmp_path: Path, spins: list[SpinEntry], out: set[int]
) -> None:
    """In another batch than it was put in with, and in the same."""
    without = lists(tmp_path / "a.sqlite", [spin for spin in spins if spin.spin not in out])
    reopened = [Reopened(spin) for spin in sorted(out)]
    later = lists(tmp_path / "b.sqlite", [*spins], [*reopened])
    at_once = lists(tmp_path / "c.sqlite", [*spins, *reopened])
    for name in ("list_spin", "list_payment", "list_mark", "list_block"):
        assert later[name] == at_once[name] == without[name]


def test_what_comes_anew_stands_as_if_it_had_come_once(
    tmp_path: Path, spins: list[SpinEntry], out: set[int]
) -> None:
    """Its last closing had other payments than the first."""
    first = [
        spin._replace(payments=spin.payments[:1], number=7, flags=0) for spin in spins if spin.spin in out
    ]
    others = [spin for spin in spins if spin.spin not in out]
    last = [spin for spin in spins if spin.spin in out]
    reopened = [Reopened(spin.spin) for spin in first]
    anew = lists(tmp_path / "a.sqlite", [*others, *first], [*reopened, *last])
    once = lists(tmp_path / "b.sqlite", [*others, *last])
    for name in ("list_spin", "list_payment", "list_mark", "list_block"):
        assert anew[name] == once[name]


def test_a_block_of_which_no_spin_is_left_has_no_times(tmp_path: Path, spins: list[SpinEntry]) -> None:
    assert lists(tmp_path / "a.sqlite", [spins[0], Reopened(spins[0].spin)])["list_block"] == []


def test_one_that_is_not_there_is_no_fault(tmp_path: Path) -> None:
    assert lists(tmp_path / "a.sqlite", [Reopened(9_999)])["list_spin"] == []
