"""A table's own journal and the house's copy are never taken for each other."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

import pytest

from app.journal.chain import ZERO_HASH, Head
from app.journal.errors import NotAJournal
from app.journal.hands import folder_made, hands_on, is_house_copy
from app.journal.house_file import HouseFile
from app.journal.reading import opened
from app.journal.store import Journal
from tests.journal.bodies import Bodies


def test_a_file_says_itself_whose_it_is(tmp_path: Path) -> None:
    for name, house in (("own", False), ("house", True)):
        with ExitStack() as stack:
            hands = hands_on(tmp_path / name, stack, house=house, begins=True)
            assert hands.head(tmp_path / name, "T1") == Head(0, ZERO_HASH)
            assert hands.log_moved(tmp_path / name, "TRUNCATE")
        with opened(tmp_path / name) as connection:
            assert is_house_copy(connection) is house


def test_a_table_does_not_write_into_the_house_s_copy(path: Path) -> None:
    HouseFile.open(path, program="test").close()
    with pytest.raises(NotAJournal, match="the copy for the whole house"):
        Journal.open(path, "T1", program="test", ballast_bytes=0)


def test_the_house_takes_no_table_s_own_journal(path: Path, bodies: Bodies) -> None:
    with Journal.open(path, "T1", program="test", ballast_bytes=0) as journal:
        journal.append(bodies(2))
    with pytest.raises(NotAJournal, match="the journal of table T1 itself"):
        HouseFile.open(path, program="test")


def test_a_file_that_was_made_and_never_marked_becomes_the_house_s(path: Path) -> None:
    """The power went between the making of the file and its mark."""
    Journal.open(path, "T1", program="test", ballast_bytes=0).close()
    HouseFile.open(path, program="test").close()
    with opened(path) as connection:
        assert is_house_copy(connection)


def test_a_folder_is_no_journal(tmp_path: Path) -> None:
    folder_made(tmp_path / "new" / "T1.sqlite")
    with pytest.raises(NotAJournal):
        folder_made(tmp_path / "new")
