"""A spin that was opened again leaves nothing in the lists by which it is found."""

from collections import defaultdict
from pathlib import Path
from typing import Any

from app.journal.chain import Head
from app.journal.lists.entries import Reopened, SpinEntry
from app.journal.lists.writing import ListsFile
from tests.journal.lists.invented_lists import invented
from tests.journal.lists.kept_lists import content

SPINS = invented(120)["T1"]
OUT = {spin.spin for spin in (*SPINS[::3], SPINS[-1])}
"""The first and the last too: the times of their blocks are those of the spins that are left."""


def lists(path: Path, *batches: list[SpinEntry | Reopened]) -> dict[str, list[Any]]:
    """What stands in the lists once some batches were put in."""
    with ListsFile.open(path, program="test") as file:
        number = file.table("T1")
        for place, batch in enumerate(batches, 1):
            file.add(number, batch, Head(place, bytes(32)))
    return defaultdict(list, content(path))


def test_rows_and_marks_are_those_of_lists_that_never_had_it(tmp_path: Path) -> None:
    """In another batch than it was put in with, and in the same."""
    without = lists(tmp_path / "a.sqlite", [spin for spin in SPINS if spin.spin not in OUT])
    reopened = [Reopened(spin) for spin in sorted(OUT)]
    later = lists(tmp_path / "b.sqlite", [*SPINS], [*reopened])
    at_once = lists(tmp_path / "c.sqlite", [*SPINS, *reopened])
    for name in ("list_spin", "list_payment", "list_mark", "list_block"):
        assert later[name] == at_once[name] == without[name]


def test_what_comes_anew_stands_as_if_it_had_come_once(tmp_path: Path) -> None:
    """Its last closing had other payments than the first."""
    first = [
        spin._replace(payments=spin.payments[:1], number=7, flags=0) for spin in SPINS if spin.spin in OUT
    ]
    others = [spin for spin in SPINS if spin.spin not in OUT]
    last = [spin for spin in SPINS if spin.spin in OUT]
    reopened = [Reopened(spin.spin) for spin in first]
    anew = lists(tmp_path / "a.sqlite", [*others, *first], [*reopened, *last])
    once = lists(tmp_path / "b.sqlite", [*others, *last])
    for name in ("list_spin", "list_payment", "list_mark", "list_block"):
        assert anew[name] == once[name]


def test_a_block_of_which_no_spin_is_left_has_no_times(tmp_path: Path) -> None:
    assert lists(tmp_path / "a.sqlite", [SPINS[0], Reopened(SPINS[0].spin)])["list_block"] == []


def test_one_that_is_not_there_is_no_fault(tmp_path: Path) -> None:
    assert lists(tmp_path / "a.sqlite", [Reopened(9_999)])["list_spin"] == []
