"""What is wrong with an option is said of it as it is written, and a table's journal lies where it always lay."""

from pathlib import Path

import pytest

from app.__main__ import parser
from app.commands.spelled_options import journal_of, names_spelled
from app.journal.place import default_database


def test_a_table_whose_file_nobody_named_has_its_usual_one() -> None:
    assert journal_of(parser().parse_args(["run", "--table", "7"])) == default_database("7")
    named = parser().parse_args(["run", "--table", "7", "--database", "seven.sqlite"])
    assert journal_of(named) == Path("seven.sqlite")


@pytest.mark.parametrize(
    "option", ["--wheel", "--wheel-kind", "--wheel-option", "--wheel-number", "--second-option", "--dealer"]
)
def test_a_word_that_is_no_text_is_named_by_its_option(option: str) -> None:
    with pytest.raises(ValueError, match=rf"^{option}: .* is no text"):
        names_spelled(parser().parse_args(["run", "--table", "7", option, "a=\udcff"]))


def test_a_wheel_that_has_no_name_is_named_by_its_option() -> None:
    with pytest.raises(ValueError, match=r"^--wheel-number: must have at most 200 letters"):
        names_spelled(parser().parse_args(["run", "--table", "7", "--wheel-number", "x" * 201]))
