"""One hand writes the lists; what is not of this form, or damaged, is made anew."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from app.journal.chain import Head
from app.journal.errors import JournalError, TableInUse
from app.journal.lists.entries import Correction
from app.journal.lists.schema import FORM
from app.journal.lists.writing import ListsFile, form_in, remove
from app.table.listing import Flag
from tests.journal.lists.invented_lists import Entries, invented, written
from tests.journal.lists.kept_lists import content


@pytest.fixture
def entries() -> Entries:
    return invented(60)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "T1.lists.sqlite"


@pytest.mark.parametrize("batch", [1, 7, 60])
def test_it_does_not_matter_how_much_is_written_at_a_time(
    path: Path, entries: Entries, tmp_path: Path, batch: int
) -> None:
    whole = content(written(tmp_path / "whole.sqlite", entries, batch=1_000))
    parts = content(written(path, entries, batch=batch))
    assert parts == whole
    assert len(whole["list_spin"]) == 120
    assert [row[-1] for row in whole["list_block"]] == [0, 1, 1, 1]


def test_only_one_writes(path: Path) -> None:
    with ListsFile.open(path, program="first"), pytest.raises(TableInUse, match="first"):
        ListsFile.open(path, program="second")
    ListsFile.open(path, program="second").close()


def test_all_of_a_batch_is_written_or_nothing(path: Path, entries: Entries) -> None:
    spins = entries["T1"]
    with ListsFile.open(path, program="test") as lists:
        number = lists.table("T1")
        lists.add(number, spins[:5], Head(5, bytes(32)))
        before = content(path)
        with pytest.raises(JournalError):
            lists.add(number, [*spins[5:9], spins[0]], Head(9, bytes(32)))
        assert content(path) == before
        assert lists.read_to(number) == Head(5, bytes(32))
        lists.add(number, spins[5:9], Head(9, bytes(32)))
        assert lists.tables() == {"T1": Head(9, bytes(32))}


def test_a_correction_reaches_a_spin_that_is_there(path: Path, entries: Entries) -> None:
    spins = [spin._replace(flags=0) for spin in entries["T2"]]
    with ListsFile.open(path, program="test") as lists:
        number = lists.table("T2")
        lists.add(number, spins, Head(9, bytes(32)))
        lists.add(number, [Correction(10, spins[3].spin), Correction(11, 7)], Head(11, bytes(32)))
    found = content(path)
    flagged = [row for row in found["list_spin"] if row[12]]
    assert [(row[1], row[12]) for row in flagged] == [(spins[3].spin, Flag.CORRECTED)]
    assert found["list_correction"] == [(1, 10, spins[3].spin), (1, 11, 7)]


def test_another_form_is_made_anew(path: Path, entries: Entries) -> None:
    written(path, entries)
    with closing(sqlite3.connect(path)) as raw, raw:
        raw.execute("UPDATE list_about SET form = form + 1")
    with ListsFile.open(path, program="test") as lists:
        assert lists.tables() == {}
    with closing(sqlite3.connect(path)) as raw:
        assert form_in(raw) == FORM


@pytest.mark.parametrize(
    "text", [b"no database at all, and long enough to be looked at" * 100, b"SQLite format 3\0"]
)
def test_what_is_no_database_is_made_anew(path: Path, text: bytes) -> None:
    path.write_bytes(text)
    with ListsFile.open(path, program="test") as lists:
        assert lists.tables() == {}


def test_what_is_removed_leaves_nothing_behind(path: Path, entries: Entries) -> None:
    written(path, entries)
    remove(path)
    remove(path)
    assert [file.name for file in path.parent.iterdir()] == ["T1.lists.sqlite.lock"]
