"""The review desk's command: a file that is no table's journal is named before any window opens."""

from pathlib import Path

import pytest

from app.__main__ import main
from tests.register_file.a_register import ARegister


def test_the_register_of_people_is_no_journal_to_look_through(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    register = ARegister(tmp_path).peopled()
    assert main(["review", "--database", str(register.path)]) == 2
    assert "this is the register of people" in capsys.readouterr().err
