"""`capotavolo day`: the figures of a table's day, its page and its rows."""

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from app.__main__ import main
from tests.journal.played_journals import record
from tests.reports.days import played_night, story_at

Day = Callable[..., tuple[int, str, str]]


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    path = tmp_path / "T1.sqlite"
    record(path, story_at(played_night()))
    return path


@pytest.fixture
def day(capfd: pytest.CaptureFixture[str]) -> Day:
    """Run it; exit status, standard output and standard error."""

    def run(*words: object) -> tuple[int, str, str]:
        try:
            status = main(["day", "--zone", "Europe/Rome", *map(str, words)])
        except SystemExit as ended:
            status = int(ended.code or 0)
        said = capfd.readouterr()
        return status, said.out, said.err

    return run


def test_the_last_day_is_told_and_printed(day: Day, journal: Path, tmp_path: Path) -> None:
    pdf, rows = tmp_path / "day.pdf", tmp_path / "day.csv"
    status, out, err = day("--database", journal, "--pdf", pdf, "--csv", rows)
    assert (status, err) == (0, "")
    told = json.loads(out)
    assert (told["day"], told["result"], told["spins"]) == ("2026-11-21", "-1500.00", 1)
    assert pdf.read_bytes().startswith(b"%PDF-")
    assert b"figure,,,result,-1500.00" in rows.read_bytes()
    assert day("--database", journal, "--day", "2026-11-21")[1] == out


def test_the_seal_of_the_page_is_one_that_verify_takes(
    day: Day, journal: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    head = json.loads(day("--database", journal)[1])["head"]
    assert main(["verify", "--database", str(journal), "--head", head]) == 0
    forged = head[:-1] + ("0" if head[-1] != "0" else "1")
    assert main(["verify", "--database", str(journal), "--head", forged]) == 1
    capfd.readouterr()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--day", "2026-02-30"), "--day: no such day: 2026-02-30"),
        (("--day", "2025-01-01"), "--day: table T1 was not opened on 2025-01-01"),
        (("--table", "T9"), "--table: no table T9 in this journal, only T1"),
        (("--zone", "Mars/Olympus"), "--zone: no such zone: Mars/Olympus"),
        (("--pdf", "/nowhere/at/all/day.pdf"), "/nowhere/at/all/day.pdf cannot be written"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(
    day: Day, journal: Path, words: tuple[str, ...], said: str
) -> None:
    status, out, err = day("--database", journal, *words)
    assert (status, out) == (2, "")
    assert said in err
    assert err.count("\n") == 1


def test_a_journal_that_is_not_there_is_named(day: Day, tmp_path: Path) -> None:
    status, out, err = day("--database", tmp_path / "none.sqlite")
    assert (status, out) == (2, "")
    assert "none.sqlite" in err
