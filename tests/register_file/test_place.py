"""Where the register lies."""

from pathlib import Path

import pytest

from app.journal.place import default_database, file_name
from app.register_file.place import PEOPLE_VARIABLE, register_path


def test_the_command_line_comes_before_the_environment_and_that_before_the_data_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("platformdirs.user_data_path", lambda *given, **named: tmp_path / given[0])
    assert register_path("a.sqlite", {PEOPLE_VARIABLE: "b.sqlite"}) == Path("a.sqlite")
    assert register_path(None, {PEOPLE_VARIABLE: "b.sqlite"}) == Path("b.sqlite")
    assert register_path(None, {}) == tmp_path / "capotavolo" / "people.sqlite"
    assert register_path(None, {}).parent == default_database("T1").parent


@pytest.mark.parametrize("table", ["people", "PEOPLE", "People"])
def test_no_table_lies_where_the_register_does(table: str) -> None:
    assert file_name(table).casefold() != "people"
