"""An answer that cannot be written is said in one line, and its status is no "no"."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from app.commands import COMMANDS
from tests.end_to_end.forked import Forked
from tests.end_to_end.running import environment
from tests.journal.played_journals import evening, record, story_of

FULL = Path("/dev/full")
pytestmark = pytest.mark.skipif(not FULL.exists(), reason="no other system has a disk that is always full")


def said(*words: object, to: Path) -> tuple[int, list[str]]:
    """Run a command whose output goes there; gives its status, and its lines on standard error."""
    with to.open("wb") as output:
        done = Forked(["app", *map(str, words)], environment(), stdout=output.fileno())
    assert done.stderr is not None
    with done.stdin, done.stderr:
        complained = done.stderr.readall().decode().splitlines()
    return done.wait(), complained


@pytest.mark.parametrize("command", COMMANDS)
def test_no_command_takes_a_full_disk_for_an_answer(command: str) -> None:
    status, (line,) = said(command, "--help", to=FULL)
    assert status == 2
    assert line.startswith("capotavolo: the answer could not be written (No space left on device)")


def test_a_journal_that_is_whole_is_not_called_damaged(tmp_path: Path) -> None:
    path = tmp_path / "T1.sqlite"
    record(path, story_of(evening(3, spins=2)))
    assert said("verify", "--database", path, to=FULL)[0] == 2
    assert said("verify", "--database", path, to=tmp_path / "told") == (0, [])


def test_whoever_reads_one_line_and_no_more_hears_nothing_of_the_rest() -> None:
    command = f"{sys.executable} -m app edge | head -1"
    done = subprocess.run(["sh", "-c", command], capture_output=True, env=environment(), check=True)
    assert done.stdout.count(b"\n") == 1
    assert done.stderr == b""


def test_what_is_printed_is_utf_8_whatever_the_machine_speaks() -> None:
    command = [sys.executable, "-m", "app", "devices", "--seconds", "0.01"]
    latin = {**environment(), "PYTHONIOENCODING": "latin-1"}
    told = [
        subprocess.run(command, stdout=subprocess.PIPE, env=env, check=True).stdout
        for env in (environment(), latin)
    ]
    assert told[0] == told[1]
    assert not told[0].isascii()


def test_a_name_that_is_no_text_is_said_in_one_line(tmp_path: Path) -> None:
    """In a process of its own, whose standard error the program takes over."""
    path = tmp_path / "T1.sqlite"
    record(path, story_of(evening(3, spins=2)))
    words = ("export", "--database", path, "--what", "spins", "--table", os.fsdecode(b"\xc3"))
    status, (line,) = said(*words, to=tmp_path / "told")
    assert status == 2
    assert line.startswith("capotavolo: --table: no table \\udcc3 in this journal")
