"""The rows of a journal are taken as they lie, many of one table at once."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import cast

import pytest

from app.journal import lying_rows as rows_of
from app.journal.lying_rows import Lying, lying_rows
from app.journal.store import Journal
from tests.journal.bodies import Bodies


def written(path: Path, bodies: Bodies, *tables: tuple[str, int]) -> None:
    for table, events in tables:
        with Journal.open(path, table, program="test", ballast_bytes=0) as journal:
            journal.append(bodies(events))


def taken(path: Path) -> list[Lying]:
    with closing(sqlite3.connect(path)) as raw:
        return list(lying_rows(raw))


def test_rows_of_one_table_are_taken_together(path: Path, bodies: Bodies) -> None:
    written(path, bodies, ("T1", 3), ("T2", 2), ("T1", 1))
    assert [(each.table, each.before, len(each.raw)) for each in taken(path)] == [
        ("T1", 0, 3),
        ("T2", 3, 2),
        ("T1", 5, 1),
    ]


@pytest.mark.parametrize("at_once", [1, 2, 7, 512])
def test_no_row_is_passed_by(
    path: Path, bodies: Bodies, at_once: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    written(path, bodies, ("T1", 5), ("T2", 4))
    monkeypatch.setattr(rows_of, "_AT_ONCE", at_once)
    rows = [row for each in taken(path) for row in each.rows()]
    assert [(row.table, row.seq) for row in rows] == [
        *(("T1", seq) for seq in range(1, 6)),
        *(("T2", seq) for seq in range(1, 5)),
    ]
    assert all(row.whole for row in rows)


def test_all_rows_before_a_damaged_page_are_given(path: Path, bodies: Bodies) -> None:
    """The page of a row in the middle is lost: what lies before it comes, and then the error."""
    written(path, bodies, ("T1", 300))
    whole = path.read_bytes()
    at = whole.index(b'"seq":150,') // 4096 * 4096
    path.write_bytes(whole[:at] + b"\xaa" * 4096 + whole[at + 4096 :])
    seen = []
    with closing(sqlite3.connect(path)) as raw, pytest.raises(sqlite3.DatabaseError):  # noqa: PT012
        for lying in lying_rows(raw):
            seen += [row.seq for row in lying.rows()]
    assert seen == list(range(1, len(seen) + 1))
    assert 100 < len(seen) < 150


class _LeadsBack:
    """A damaged tree: read at once it fails, row by row it comes to rows again that were taken."""

    def __init__(self) -> None:
        self._found = iter([5, 6, 3, 4, 5, 6] * 100)

    def execute(self, statement: str, _places: tuple[int]) -> "_LeadsBack":
        self._at_once = "LIMIT" not in statement
        return self

    def fetchmany(self, _size: int) -> list[object]:
        raise sqlite3.DatabaseError("database disk image is malformed")

    def fetchone(self) -> tuple[object, ...]:
        number = next(self._found)
        return number, "T1", number, b"{}", b"", 1


def test_a_damaged_tree_that_leads_back_is_not_followed_for_ever() -> None:
    found: list[int] = []
    with pytest.raises(sqlite3.DatabaseError, match="malformed"):
        found.extend(each.raw[0][0] for each in lying_rows(cast("sqlite3.Connection", _LeadsBack())))
    assert found == [5, 6]
