"""Two names of one file are one journal, whatever makes them two."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from app.journal.errors import ReadOnlyPlace, TableInUse, TwoNames
from app.journal.one_file import OneFile
from app.journal.store import Journal
from tests.journal.bodies import Bodies


def test_a_file_with_two_names_is_not_written_under_either(path: Path, bodies: Bodies) -> None:
    """What one program left in the log beside the one name is not seen under the other."""
    with Journal.open(path, "T1", program="test", ballast_bytes=0) as journal:
        journal.append(bodies(2))
    other = path.with_name("other.sqlite")
    other.hardlink_to(path)
    for name in (path, other):
        with pytest.raises(TwoNames, match="has 2 names on its disk"):
            Journal.open(name, "T1", program="test", ballast_bytes=0)
    other.unlink()
    with Journal.open(path, "T1", program="test", ballast_bytes=0) as journal:
        assert journal.append(bodies(1))[0].seq == 3


@pytest.mark.skipif(sys.platform != "linux", reason="there such a lock is one with SQLite's own")
def test_a_name_that_comes_while_the_table_plays_leads_to_the_same_lock(path: Path, bodies: Bodies) -> None:
    with Journal.open(path, "T1", program="test", ballast_bytes=0) as journal:
        journal.append(bodies(2))
        moved = path.with_name("moved.sqlite")
        path.rename(moved)
        with pytest.raises(TableInUse, match="under another name of the same file"):
            Journal.open(moved, "T1", program="test", ballast_bytes=0)
        moved.rename(path)
        assert journal.append(bodies(1))[0].seq == 3, "its own locks were not let go"


def test_a_file_that_may_not_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    with pytest.raises(ReadOnlyPlace):
        OneFile(tmp_path / "folder", "T1")


def test_it_is_let_go_at_the_end(path: Path) -> None:
    for _ in range(2):
        with OneFile(path, "T1"):
            assert path.exists()
