"""A table with register, lists and the house's copy beside it is killed, and its disk fills up, at any moment."""

import os
import random
import sys
from pathlib import Path

import pytest

from tests.end_to_end.harmed_table import HARMS, ROOMS, harm_many
from tests.end_to_end.running import Headless
from tests.often import times

HARMED = int(os.environ.get("CAPOTAVOLO_HARMED", str(times(4, 6))))
SEED = int(os.environ.get("CAPOTAVOLO_SEED", str(20261122)))


@pytest.mark.often
@pytest.mark.kill
@pytest.mark.skipif(sys.platform != "linux", reason="no other system lets a test take a program's room")
def test_nothing_that_was_told_is_lost_whatever_harm_is_done(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with capsys.disabled():
        print(f" [CAPOTAVOLO_SEED={SEED} CAPOTAVOLO_HARMED={HARMED}] ", end="")
    counted = harm_many(tmp_path, random.Random(SEED), HARMED)
    with capsys.disabled():
        print({harm: counted[harm] for harm in (*sorted({*HARMS}), "killed without room", "house killed")})
    assert sum(counted[harm] for harm in {*HARMS}) == HARMED
    assert {kind for kind in ROOMS if not counted[kind]} == set()


def test_a_line_that_is_no_signed_one_is_an_ordinary_command(tmp_path: Path) -> None:
    """The program with a register beside it is the table's own but for who signs."""
    words = ("--register", str(tmp_path / "people.sqlite"))
    with Headless(tmp_path / "T1.sqlite", *words, program=("tests.end_to_end.signed_table",)) as table:
        table.do("open")
        (refused,) = table.all_of({"codes": [["Marco", "58201327"]], "command": {"do": "close"}})
        assert "no register of people" in refused["refused"]
        assert table.state()["opened"]
        assert table.finish() == 0
