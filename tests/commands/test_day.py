"""`capotavolo day`: the figures of a table's day, its page and its rows."""

import json
import os
from collections.abc import Callable
from pathlib import Path
from unittest.mock import patch

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from app.__main__ import main
from app.reports.sheet import Rows, Sheet
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


def of_rome(folder: Path) -> Path:
    """The same journal, of a house that names its zone."""
    story = story_at(played_night())
    for event in story:
        if event["kind"] == "table.rules":
            event["profile"] = {**event["profile"], "zone": "Europe/Rome"}
    path = folder / "rome.sqlite"
    record(path, story)
    return path


def printed(journal: Path, *words: object) -> Sheet:
    """The page that a command prints."""
    sheets: list[Sheet] = []
    with patch("app.reports.pdf.write_pdf", lambda sheet, _path, *, program: sheets.append(sheet)):
        assert main([*map(str, words), "--database", str(journal), "--pdf", "page.pdf"]) == 0
    return sheets[0]


def first_time(sheet: Sheet) -> str:
    """The time of the first row of the list of the bank."""
    rows = [part for part in sheet.parts if isinstance(part, Rows) and part.columns[0] == "Ora"]
    return rows[0].rows[0].cells[0]


@pytest.mark.parametrize("words", [("day",), ("spin", "--spin", 1), ("slip", "--document", "A-1")])
def test_paper_goes_by_the_clocks_of_the_house_and_says_so(tmp_path: Path, words: tuple[object, ...]) -> None:
    """One setting: what the house's profile says holds for all of its paper; --zone says another for once."""
    journal = of_rome(tmp_path)
    house, tokyo = printed(journal, *words), printed(journal, *words, "--zone", "Asia/Tokyo")
    assert house.clocks == "Ore di Europe/Rome (UTC+1)"
    assert tokyo.clocks == "Ore di Asia/Tokyo (UTC+9)"
    again = printed(journal, *words, "--zone", "Europe/Rome")
    assert (house.title, house.beneath, house.clocks) == (again.title, again.beneath, again.clocks)


def test_the_hours_are_those_that_the_page_names(tmp_path: Path, journal: Path) -> None:
    rome = printed(of_rome(tmp_path), "day")
    assert first_time(rome) == first_time(printed(journal, "day", "--zone", "Europe/Rome"))
    assert first_time(rome) != first_time(printed(journal, "day", "--zone", "UTC"))


def test_a_house_that_names_no_zone_goes_by_the_machine_and_the_paper_says_so(journal: Path) -> None:
    assert printed(journal, "day").clocks.startswith("Ore di questa macchina (UTC")


def test_a_zone_that_this_machine_does_not_know_is_said_by_its_name(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    story = story_at(played_night())
    for event in story:
        if event["kind"] == "table.rules":
            event["profile"] = {**event["profile"], "zone": "Europe/Atlantis"}
    record(tmp_path / "T1.sqlite", story)
    assert main(["day", "--database", str(tmp_path / "T1.sqlite")]) == 2
    said = capfd.readouterr().err
    assert "no such zone: Europe/Atlantis on this machine: say --zone" in said
    assert main(["day", "--database", str(tmp_path / "T1.sqlite"), "--zone", "Europe/Rome"]) == 0
    capfd.readouterr()
