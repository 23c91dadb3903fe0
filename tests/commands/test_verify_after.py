"""`verify --after` goes on from a known event; `--as-told` goes on while somebody says so."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from app.__main__ import main
from app.journal.reading import head
from app.journal.verifying import KnownHead
from tests.journal.played_journals import evening, record, story_of

PATIENCE = 120.0


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "T1.sqlite"
    record(path, story_of(evening(3, spins=1, nights=2)))
    return path


def known(database: Path) -> str:
    last = head(database, "T1")
    return str(KnownHead("T1", last.seq, last.hash))


def verify(database: Path, *words: str) -> int:
    return main(["verify", "--database", str(database), *words])


def test_the_same_last_event_is_found_by_fewer(database: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert verify(database) == 0
    whole = json.loads(capfd.readouterr().out)
    assert verify(database, "--after", known(database)) == 0
    since = json.loads(capfd.readouterr().out)
    assert since["heads"] == whole["heads"]
    assert 0 < since["events"] < whole["events"]


def test_a_journal_that_does_not_go_on_from_it_is_named(
    database: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert verify(database, "--after", f"T1:2:{64 * '0'}") == 1
    found = json.loads(capfd.readouterr().out)
    assert (found["table"], found["seq"]) == ("T1", 2)
    assert "is known with the hash 0000" in found["reason"]


@pytest.mark.parametrize("beside", [["--lists"], ["--head", f"T1:1:{64 * 'a'}"], ["--heads", "told.txt"]])
def test_it_goes_with_nothing_else(
    database: Path, beside: list[str], capfd: pytest.CaptureFixture[str]
) -> None:
    assert verify(database, "--after", known(database), *beside) == 2
    assert "--after: only a journal goes on from an event" in capfd.readouterr().err


def test_what_is_written_otherwise_is_no_event(database: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert verify(database, "--after", "T1:first") == 2
    assert "is no known event" in capfd.readouterr().err


def test_as_told_it_answers_once_it_may_and_ends_with_its_input(database: Path) -> None:
    words = [sys.executable, "-m", "app", "verify", "--as-told", "--database", str(database)]
    told = subprocess.run(words, input="", capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert (told.returncode, told.stdout) == (3, "")
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("wait\ngo\n")
        process.stdin.flush()
        answer = json.loads(process.stdout.readline())
        assert process.wait(PATIENCE) == 0
    assert answer["heads"]["T1"] == [head(database, "T1").seq, head(database, "T1").hash.hex()]
