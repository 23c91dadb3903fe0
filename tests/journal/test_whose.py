"""A table's own file holds its chain alone; only the copy of a whole house holds several."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from app.journal.errors import Damaged, EmptyJournal, NotAJournal
from app.journal.schema import HOUSE_MARK
from app.journal.store import Journal
from app.journal.verifying import Broken, Verified, verify_chain
from app.journal.whose import check_own
from tests.journal.bodies import Bodies

SAID = "several tables lie in a file that is no house's copy: T1, T9"


@pytest.fixture
def two(path: Path, bodies: Bodies) -> Path:
    """Table T1's own file, in which a chain of T9 was begun behind its back."""
    for table in ("T1", "T9"):
        with Journal.open(path, table, program="test", ballast_bytes=0) as journal:
            journal.append(bodies(2))
    return path


def test_a_second_chain_is_said_by_verify_and_by_the_start(two: Path) -> None:
    for table in (None, "T1"):
        found = verify_chain(two, table=table)
        assert found == Broken(None, None, f"every event holds, but {SAID}")
    for table in ("T1", "T9"):
        with pytest.raises(Damaged, match=SAID):
            check_own(two, table)


def test_it_is_said_also_where_the_index_hides_it(two: Path) -> None:
    """The rows are counted as they lie: an index that knows nothing of them hides none."""
    with closing(sqlite3.connect(two)) as raw:
        (name,) = raw.execute("SELECT name FROM sqlite_master WHERE type = 'index' AND tbl_name = 'journal'")
        (root,) = raw.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", name).fetchone()
    content = bytearray(two.read_bytes())
    start = (root - 1) * 4096
    page = content[start : start + 4096].replace(b"T9", b"T1")
    content[start : start + 4096] = page
    two.write_bytes(content)
    found = verify_chain(two)
    assert isinstance(found, Broken)


def test_a_house_has_several_and_a_mistyped_name_has_none(two: Path) -> None:
    with pytest.raises(NotAJournal, match="it is the journal of table T1, T9, not of T2"):
        check_own(two, "T2")
    with closing(sqlite3.connect(two)) as raw, raw:
        raw.execute(f"PRAGMA application_id = {HOUSE_MARK}")
    assert isinstance(verify_chain(two), Verified)
    check_own(two, "T1")


def test_where_nothing_lies_yet_any_table_may_begin(path: Path) -> None:
    check_own(path, "T1")
    path.touch()
    with pytest.raises(EmptyJournal):
        check_own(path, "T1")
