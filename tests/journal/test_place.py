"""Two tables never share a file, whatever they are called."""

import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.journal.errors import CannotOpen
from app.journal.place import default_database, file_name
from app.journal.store import Journal


def test_a_journal_lies_in_the_users_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("platformdirs.user_data_path", lambda *given, **named: tmp_path / given[0])
    assert default_database("T1") == tmp_path / "capotavolo" / "T1.sqlite"


def test_a_plain_name_stays_as_it_is() -> None:
    assert file_name("TABLE-12") == "TABLE-12"


@pytest.mark.parametrize(
    "name", ["t1", "Tavolo 1", "../T1", "T1/T2", "COM1", "NUL", "", "T1\0", "é" * 300, "\ud800"]
)
def test_any_other_name_becomes_a_safe_one(name: str) -> None:
    if not name:
        with pytest.raises(ValueError, match="give it a name"):
            file_name(name)
        return
    safe = file_name(name)
    assert safe != name
    assert len(safe) < 60
    assert not set(safe) & set('/\\:*?"<>|\0. ')


@given(st.text(min_size=1), st.text(min_size=1))
def test_two_tables_have_two_files_even_where_capitals_do_not_count(one: str, other: str) -> None:
    if one != other:
        assert file_name(one).casefold() != file_name(other).casefold()


@pytest.mark.skipif(sys.platform == "win32", reason="links need a right of their own there")
def test_a_link_that_leads_to_itself_is_said(tmp_path: Path) -> None:
    path = tmp_path / "T1.sqlite"
    path.symlink_to("T1.sqlite")
    with pytest.raises(CannotOpen, match="its links lead round in a circle"):
        Journal.open(path, "T1", program="test", ballast_bytes=0)
