"""What shows a journal shows of a damaged one what holds, and says where it is damaged; status 2."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from app.__main__ import main
from tests.commands.test_reader import READING
from tests.journal.test_readable import harmed
from tests.reports.spins import recorded

CUT: Final = 36
"""An event of the third spin."""
SAID: Final = f"event {CUT} of table T1 does not hold, the last that does is of 2026-11-17T20:35"


@pytest.fixture
def damaged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CAPOTAVOLO_PEOPLE", str(tmp_path / "none.sqlite"))
    recorded(tmp_path / "T1.sqlite")
    return harmed(tmp_path / "T1.sqlite", lambda file: file.execute(f"DELETE FROM journal WHERE seq = {CUT}"))


def told(capfd: pytest.CaptureFixture[str], journal: Path, *words: str) -> tuple[int, str, str]:
    asked = [word.format(folder=journal.parent) for word in words]
    status = main([asked[0], "--database", str(journal), *asked[1:]])
    return status, *capfd.readouterr()


@pytest.mark.parametrize("words", [words for words in READING if words[0] != "slip"], ids=" ".join)
def test_what_holds_is_shown_and_where_it_is_damaged_is_said(
    damaged: Path, capfd: pytest.CaptureFixture[str], words: tuple[str, ...]
) -> None:
    before = {path.name: path.read_bytes() for path in damaged.parent.glob("*.sqlite")}
    status, out, error = told(capfd, damaged, *words)
    assert status == 2
    assert error.splitlines()[-1].startswith(f"capotavolo: {damaged}: {SAID}")
    assert out or (damaged.parent / "page.pdf").read_bytes().startswith(b"%PDF-")
    assert {path.name: path.read_bytes() for path in damaged.parent.glob("*.sqlite")} == before


def test_the_spins_before_it_are_listed_and_no_other(
    damaged: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    _, out, error = told(capfd, damaged, "spins")
    assert [json.loads(line)["spin"] for line in out.splitlines()] == [2, 1]
    assert "2 found" in error


def test_every_event_before_it_is_exported_and_no_other(
    damaged: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    _, out, _ = told(capfd, damaged, "export", "--what", "journal")
    assert [json.loads(line)["seq"] for line in out.splitlines()] == [*range(1, CUT)]


def test_a_spin_behind_it_is_not_shown_as_if_it_were_true(
    damaged: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    status, _, error = told(capfd, damaged, "spin", "--spin", "4", "--pdf", "{folder}/page.pdf")
    assert (status, (damaged.parent / "page.pdf").exists()) == (2, False)
    (line,) = error.splitlines()
    assert "table T1 has no spin 4" in line
    assert SAID in line


def test_a_dossier_of_a_spin_before_it_says_that_the_journal_is_damaged(
    damaged: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """What was put right of it later is not known: whoever verifies the dossier must know that."""
    status, _, _ = told(capfd, damaged, "dossier", "--spin", "2", "--to", "{folder}/made", "--language", "it")
    made = damaged.parent / "made"
    assert status == 2
    assert "REGISTRO GUASTO: del tavolo T1 regge fino al fatto n. 35" in (made / "page.html").read_text()
    assert "REGISTRO GUASTO: del tavolo T1" in (made / "README.txt").read_text()
    program = [sys.executable, "-I", str(made / "verify_dossier.py")]
    assert subprocess.run(program, capture_output=True, check=False).returncode == 0


def test_a_day_goes_up_to_it_and_says_so(damaged: Path, capfd: pytest.CaptureFixture[str]) -> None:
    _, out, _ = told(capfd, damaged, "day")
    day = json.loads(out)
    assert (day["spins"], day["head"].split(":")[:2]) == (2, ["T1", str(CUT - 1)])
    assert day["damaged"]["seq"] == CUT
    status, out, error = told(capfd, damaged, "day", "--day", "2026-11-18")
    assert (status, out) == (2, "")
    assert SAID in error


def test_of_a_journal_that_holds_nothing_is_said(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    recorded(tmp_path / "T1.sqlite")
    status, out, error = told(capfd, tmp_path / "T1.sqlite", "day")
    assert (status, error, "damaged" in json.loads(out)) == (0, "", False)
