"""A new journal is there whole, or it is not there."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from app import file_modes
from app.journal.errors import EmptyJournal
from app.journal.fresh import begun_where_none_is
from app.journal.reading import opened, tables


def test_it_is_whole_and_alone_and_of_its_mode(tmp_path: Path) -> None:
    path = tmp_path / "T1.sqlite"
    begun_where_none_is(path, file_modes.OWN)
    assert [*tmp_path.iterdir()] == [path]
    assert stat.S_IMODE(path.stat().st_mode) == file_modes.OWN
    assert tables(path) == ()


def test_what_is_there_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "T1.sqlite"
    path.write_bytes(b"something else")
    begun_where_none_is(path)
    assert path.read_bytes() == b"something else"


def test_a_file_with_nothing_in_it_stays_so_and_keeps_its_log(tmp_path: Path) -> None:
    path, log = tmp_path / "T1.sqlite", tmp_path / "T1.sqlite-wal"
    path.touch()
    log.write_bytes(b"what SQLite would delete")
    with pytest.raises(EmptyJournal), opened(path):
        pass
    with pytest.raises(EmptyJournal):
        begun_where_none_is(path)
    assert (path.read_bytes(), log.read_bytes()) == (b"", b"what SQLite would delete")


def test_one_that_was_broken_off_is_made_anew(tmp_path: Path) -> None:
    path = tmp_path / "T1.sqlite"
    for end in ("", "-wal", "-shm"):
        (tmp_path / f"T1.sqlite.new{end}").write_bytes(b"half")
    begun_where_none_is(path)
    assert [*tmp_path.iterdir()] == [path]
    assert tables(path) == ()
