"""SQLite looks at the whole file while the rows are walked, and can be told to stop."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from app.journal.structure import StructureCheck


@pytest.fixture
def raw(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    """A file whose check takes many seconds: a recursive view would be quick, so many rows and an index."""
    with closing(sqlite3.connect(tmp_path / "any.sqlite", check_same_thread=False)) as connection:
        connection.execute("CREATE TABLE many (one INTEGER PRIMARY KEY, other TEXT UNIQUE)")
        yield connection


def fill(raw: sqlite3.Connection, rows: int) -> None:
    with raw:
        raw.executemany("INSERT INTO many(other) VALUES (?)", ((str(row),) for row in range(rows)))


def test_a_file_that_holds_together_is_told(raw: sqlite3.Connection) -> None:
    fill(raw, 100)
    with StructureCheck(raw) as check:
        assert check.ended() is None


def test_who_waits_is_told_that_it_is_still_looked_at(raw: sqlite3.Connection) -> None:
    fill(raw, 200_000)
    told: list[None] = []
    with StructureCheck(raw) as check:
        assert check.ended(lambda: told.append(None)) is None
    assert told


def test_nobody_waits_for_what_is_no_longer_asked(raw: sqlite3.Connection) -> None:
    fill(raw, 500_000)
    with StructureCheck(raw) as check:
        pass
    with pytest.raises(sqlite3.OperationalError, match="interrupted"):
        check.ended()


def test_what_sqlite_cannot_read_is_an_error(raw: sqlite3.Connection, tmp_path: Path) -> None:
    (tmp_path / "none.sqlite").write_bytes(b"no database at all" * 100)
    with (
        closing(sqlite3.connect(tmp_path / "none.sqlite", check_same_thread=False)) as other,
        StructureCheck(other) as check,
        pytest.raises(sqlite3.DatabaseError, match="not a database"),
    ):
        check.ended()


def test_words_that_nobody_can_read_are_an_error_too(raw: sqlite3.Connection, tmp_path: Path) -> None:
    """Of a damaged schema: what SQLite says of it has the damaged name in it."""
    raw.execute("PRAGMA writable_schema = ON")
    raw.execute("UPDATE sqlite_master SET name = CAST(x'ff' AS TEXT), sql = 'x' WHERE name = 'many'")
    raw.commit()
    with (
        closing(sqlite3.connect(tmp_path / "any.sqlite", check_same_thread=False)) as other,
        StructureCheck(other) as check,
        pytest.raises(UnicodeDecodeError),
    ):
        check.ended()
