"""A row that another program put behind the last event is called that, by whoever meets it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path

import pytest

from app.journal.chain import Head, Recorded
from app.journal.errors import Damaged, ForeignRow
from app.journal.foreign_row import foreign_row, put_behind
from app.journal.reading import events, head
from app.journal.store import Journal
from app.journal.verifying import Broken, verify_chain
from tests.journal.bodies import Bodies

_INSERT = 'INSERT INTO journal ("table", seq, body, hash) VALUES (?, ?, ?, ?)'
_A_HASH = b"x" * 32


@pytest.fixture
def six(path: Path, bodies: Bodies) -> Path:
    with Journal.open(path, "T1", program="test", ballast_bytes=0) as journal:
        journal.append(bodies(6))
    return path


@pytest.fixture
def raw(six: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(six, isolation_level=None)) as connection:
        yield connection


def put(raw: sqlite3.Connection, *rows: Sequence[object]) -> None:
    """Add rows as another program does: its guards let the next one of the table in."""
    for row in rows:
        raw.execute(_INSERT, row)


def without_guards(raw: sqlite3.Connection, *statements: str) -> None:
    guards = raw.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").fetchall()
    for name, _ in guards:
        raw.execute(f"DROP TRIGGER {name}")
    for statement in statements:
        raw.execute(statement)
    for _, text in guards:
        raw.execute(text)


FOREIGN = [
    ("T1", 7, "{}", _A_HASH),
    ("T1", 7, "no event", _A_HASH),
    ("T1", 7, b"\xff\xfe", _A_HASH),
    (
        "T1",
        7,
        '{"at":"2026-11-21","boot":"b","kind":"table.opened","mono":1,"seq":7,"spin":null,"v":1}',
        _A_HASH,
    ),
]


@pytest.mark.parametrize("row", FOREIGN, ids=["empty", "text", "bytes", "an opening"])
def test_while_the_table_plays_it_is_told_from_a_disk_that_refuses(
    six: Path, raw: sqlite3.Connection, bodies: Bodies, row: Sequence[object]
) -> None:
    with Journal.open(six, "T1", program="test", ballast_bytes=0) as journal:
        put(raw, row)
        with pytest.raises(ForeignRow, match="behind event 6 lies a row that this program did not write"):
            journal.append(bodies(1, first=7))
        why = foreign_row(raw, "T1", journal.head)
    assert why == "behind event 6 lies a row that this program did not write: somebody else did"
    sentence = str(ForeignRow(six, why, 1))
    assert sentence.startswith(f"{six}: behind event 6 lies a row")
    assert "one event was NOT recorded" in sentence
    assert "disk" not in sentence


def test_nothing_lies_behind_the_last_event(six: Path, raw: sqlite3.Connection) -> None:
    assert foreign_row(raw, "T1", head(six, "T1")) is None
    assert foreign_row(raw, "T9", Head(0, bytes(32))) is None


def test_what_was_to_follow_is_ours_where_it_lies_there(six: Path, raw: sqlite3.Connection) -> None:
    """A commit that was refused and came through after all."""
    told = list(events(six, "T1"))
    assert foreign_row(raw, "T1", Head(4, told[3].hash), told[4:]) is None
    assert "behind event 4 lie 2 rows" in str(foreign_row(raw, "T1", Head(4, told[3].hash)))
    other = [Recorded("T1", 5, b"{}", told[4].hash), told[5]]
    assert "behind event 4 lie 2 rows" in str(foreign_row(raw, "T1", Head(4, told[3].hash), other))


def test_a_row_behind_ours_is_counted_from_ours(six: Path, raw: sqlite3.Connection) -> None:
    told = list(events(six, "T1"))
    put(raw, FOREIGN[0])
    found = foreign_row(raw, "T1", Head(4, told[3].hash), told[4:])
    assert found == "behind event 6 lies a row that this program did not write: somebody else did"


@pytest.mark.parametrize("row", FOREIGN, ids=["empty", "text", "bytes", "an opening"])
def test_verify_says_that_somebody_else_wrote_it(
    six: Path, raw: sqlite3.Connection, row: Sequence[object]
) -> None:
    put(raw, row)
    found = verify_chain(six)
    assert isinstance(found, Broken)
    assert (found.table, found.seq) == ("T1", 7)
    assert "somebody else" in found.reason
    assert "behind event 6" in found.reason


def test_the_last_event_may_have_been_changed_or_put_there(six: Path, raw: sqlite3.Connection) -> None:
    without_guards(
        raw, "UPDATE journal SET body = replace(body, '\"number\":6', '\"number\":4') WHERE seq = 6"
    )
    found = verify_chain(six)
    assert isinstance(found, Broken)
    assert found.reason.endswith("; somebody else changed it, or put it behind event 5")


def test_several_rows_are_counted(six: Path, raw: sqlite3.Connection) -> None:
    put(raw, FOREIGN[0], ("T1", 8, "{}", _A_HASH), ("T1", 9, "{}", b"y" * 32))
    assert "behind event 6 lie 3 rows" in str(put_behind(raw, "T1", 7))


def test_a_row_whose_place_is_no_number_is_no_traceback(six: Path, raw: sqlite3.Connection) -> None:
    without_guards(
        raw, f"{_INSERT.split(' VALUES', maxsplit=1)[0]} VALUES ('T1', 'last', '{{}}', zeroblob(32))"
    )
    assert "behind event 6 lies a row" in str(foreign_row(raw, "T1", Head(6, bytes(32))))
    with pytest.raises(Damaged, match="'last' is no place of an event of table T1"):
        head(six, "T1")
    with pytest.raises(Damaged, match="'last' is no place of an event of table T1"):
        Journal.open(six, "T1", program="test", ballast_bytes=0)


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE journal SET body = replace(body, '\"number\":3', '\"number\":4') WHERE seq = 3",
        "UPDATE journal SET body = '{}' WHERE seq = 3",
        "UPDATE journal SET hash = zeroblob(32) WHERE seq = 3",
        "UPDATE journal SET hash = zeroblob(32) WHERE seq = 5",
        "DELETE FROM journal WHERE seq = 3",
        "DELETE FROM journal WHERE seq IN (3, 4, 5)",
    ],
)
def test_an_event_that_was_changed_or_cut_out_is_no_row_behind_the_last(
    six: Path, raw: sqlite3.Connection, statement: str
) -> None:
    without_guards(raw, statement)
    found = verify_chain(six)
    assert isinstance(found, Broken)
    assert "somebody else" not in found.reason
    assert put_behind(raw, "T1", found.seq or 0) is None


def test_where_the_file_cannot_be_read_nothing_is_said(raw: sqlite3.Connection) -> None:
    raw.execute("DROP TABLE journal")
    assert put_behind(raw, "T1", 7) is None
