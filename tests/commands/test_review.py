"""The review desk's command: a file that is no table's journal is named before any window opens."""

from pathlib import Path

import pytest

from app.__main__ import main
from app.commands.review import houses_of
from tests.register_file.a_register import ARegister
from tests.reports.repeater.floor import recorded_floor
from tests.table.repeater.night import Night


def test_the_register_of_people_is_no_journal_to_look_through(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    register = ARegister(tmp_path).peopled()
    assert main(["review", "--database", str(register.path)]) == 2
    assert "this is the register of people" in capsys.readouterr().err


def test_the_desk_knows_the_houses_that_it_can_read_before_it_opens(tmp_path: Path) -> None:
    night = Night()
    recorded_floor(tmp_path, night)
    nothing = tmp_path / "nothing.sqlite"
    nothing.write_bytes(b"no journal")
    assert houses_of([nothing, tmp_path / "R1.sqlite"]) == (night.state.house,)
