"""What can be asked for of an event is what its text says, whatever SQLite or the file makes of it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.journal.chain import JSON, LARGEST, canonical
from app.journal.computed import COLUMNS, ColumnCheck, why_not_as_said
from app.journal.reading import events
from app.journal.store import Journal
from app.journal.verifying import Broken, Verified, verify_chain
from tests.journal.bodies import Bodies
from tests.journal.lying_columns import reading_wrong

HIDDEN = 2


@pytest.fixture
def played(path: Path, bodies: Bodies) -> Path:
    with Journal.open(path, "T1", program="test", ballast_bytes=0) as journal:
        journal.append(bodies(600))
    return path


def test_every_computed_column_of_a_journal_is_compared(played: Path) -> None:
    with closing(sqlite3.connect(played)) as raw:
        columns = raw.execute("SELECT name FROM pragma_table_xinfo('journal') WHERE hidden = ?", (HIDDEN,))
        assert tuple(name for (name,) in columns) == COLUMNS


@pytest.mark.parametrize("name", COLUMNS)
def test_a_column_that_says_something_else_is_named_with_its_table_and_its_event(
    played: Path, name: str
) -> None:
    with closing(sqlite3.connect(played)) as raw, raw:
        raw.execute("PRAGMA writable_schema=ON")
        raw.execute(
            "UPDATE sqlite_master SET sql = replace(sql, ?, ?) WHERE name = 'journal'",
            (f"json_extract(body, '$.{name}')", "'2' || json_extract(body, '$.number')"),
        )
    found = verify_chain(played)
    assert isinstance(found, Broken)
    assert (found.table, found.seq) == ("T1", 1)
    assert found.reason.startswith(f"column {name} of table journal gives ")


@pytest.mark.parametrize("seq", [1, 2, 511, 512, 513, 600])
@pytest.mark.parametrize("name", COLUMNS)
def test_a_library_that_reads_one_event_wrong_is_found_at_that_event(
    played: Path, monkeypatch: pytest.MonkeyPatch, name: str, seq: int
) -> None:
    """The form of the file is ours to the letter; SQLite's own function gives something else, once."""
    wrong = next(events(played, after=seq - 1)).body.decode()
    reading_wrong(monkeypatch, wrong, name)
    found = verify_chain(played)
    assert isinstance(found, Broken)
    assert (found.table, found.seq) == ("T1", seq)
    assert f"column {name} of table journal gives nothing, its text says " in found.reason
    monkeypatch.undo()
    assert isinstance(verify_chain(played), Verified)


VALUES = (
    st.none()
    | st.booleans()
    | st.integers(-LARGEST, LARGEST)
    | st.text(st.characters(exclude_categories=["Cs"]), max_size=9)
    | st.lists(st.integers(0, 9), max_size=2)
)


@given(VALUES, VALUES, VALUES)
def test_whatever_an_event_says_sqlite_gives_what_is_expected(kind: JSON, spin: JSON, at: JSON) -> None:
    text = canonical({"kind": kind, "spin": spin, "at": at, "seq": 1, "v": 1})
    with closing(sqlite3.connect(":memory:")) as raw:
        row = raw.execute(
            "SELECT json_extract(?1, '$.kind'), json_extract(?1, '$.spin'), json_extract(?1, '$.at')",
            (text.decode(),),
        ).fetchone()
        raw.execute("CREATE TABLE one (kind TEXT, spin INTEGER, at TEXT)")
        raw.execute("INSERT INTO one VALUES (?, ?, ?)", row)
        computed = raw.execute("SELECT kind, spin, at FROM one").fetchone()
    assert why_not_as_said(computed, text) is None
    if all(isinstance(said, str) and "\0" not in said for said in (kind, at)) and type(spin) is int:
        for place, name in enumerate(COLUMNS):
            other = (*computed[:place], "x", *computed[place + 1 :])
            if other != computed:
                assert f"column {name} " in (why_not_as_said(other, text) or "")


SAID = st.none() | st.integers(0, 9) | st.sampled_from(["", "'", "''", "a", "5", "NULL", "None", "a\nb"])


@given(st.lists(st.tuples(SAID, SAID, SAID), min_size=1, max_size=9), st.data())
def test_many_at_once_are_as_said_or_one_of_them_is_named(
    rows: list[tuple[JSON, JSON, JSON]], data: st.DataObject
) -> None:
    """A quick look over rows whose columns say anything comes to the same as a look at each."""
    with closing(sqlite3.connect(":memory:")) as raw:
        raw.execute('CREATE TABLE journal ("table", seq, body TEXT, kind TEXT, spin INTEGER, at TEXT)')
        faults = []
        for seq, (kind, spin, at) in enumerate(rows, 1):
            text = canonical({"kind": kind, "spin": spin, "at": at, "seq": seq})
            given_ = data.draw(st.just((kind, spin, at)) | st.tuples(SAID, SAID, SAID))
            raw.execute("INSERT INTO journal VALUES ('T1', ?, ?, ?, ?, ?)", (seq, text.decode(), *given_))
            stored = raw.execute("SELECT kind, spin, at FROM journal WHERE seq = ?", (seq,)).fetchone()
            if (why := why_not_as_said(stored, text)) is not None:
                faults.append(("T1", seq, why))
        check = ColumnCheck(raw)
        texts = [text.encode() for (text,) in raw.execute("SELECT body FROM journal")]
        half = len(texts) // 2
        if half:
            check.take(0, 1, half, texts[:half])
        check.take(half, half + 1, len(texts), texts[half:])
        check.stop()
        check.look()
        assert check.differs() == (faults[0] if faults else None)


def test_of_what_is_no_event_who_reads_it_tells() -> None:
    assert why_not_as_said((None, None, None), b"{") is None


def test_tables_that_lie_in_turn_are_read_together_and_named_apart(path: Path, bodies: Bodies) -> None:
    for number in range(12):
        with Journal.open(path, f"T{number % 3}", program="test", ballast_bytes=0) as journal:
            journal.append(bodies(1))
    with closing(sqlite3.connect(path, check_same_thread=False)) as raw:
        asked: list[str] = []
        check = ColumnCheck(raw)
        for row, (text,) in enumerate(raw.execute("SELECT body FROM journal ORDER BY rowid").fetchall(), 1):
            check.take(row - 1, row, row, [text.encode()])
        check.stop()
        raw.set_trace_callback(asked.append)
        check.look()
        assert len([one for one in asked if "group_concat" in one]) == 1
        raw.set_trace_callback(None)
        assert check.differs() is None
