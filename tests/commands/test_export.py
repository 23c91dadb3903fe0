"""`capotavolo export`: the journal, its spins, its payments and its bank for other programs (interface)."""

import csv
import io
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from app.__main__ import main
from app.commands import progress
from app.journal.exporting import COLUMNS
from tests.end_to_end.running import capotavolo
from tests.journal.played_journals import evening, record, story_of
from tests.table.playing import chips, stack

Export = Callable[..., tuple[int, str, str]]
SUMMED = ("spins", "payments", "bank")


@pytest.fixture(scope="module")
def journal(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two tables that played, in one file."""
    path = tmp_path_factory.mktemp("export") / "house.sqlite"
    for seed, table in ((1, "4"), (2, "5")):
        record(path, story_of(evening(seed, 40), table), table)
    return path


@pytest.fixture
def export(capfd: pytest.CaptureFixture[str]) -> Export:
    """Run it; exit status, standard output and standard error."""

    def run(*words: object) -> tuple[int, str, str]:
        try:
            status = main(["export", *map(str, words)])
        except SystemExit as ended:
            status = int(ended.code or 0)
        out, error = capfd.readouterr()
        return status, out, error

    return run


def told(export: Export, *words: object) -> list[dict[str, Any]]:
    status, out, error = export(*words)
    assert (status, error) == (0, "")
    return [json.loads(line) for line in out.splitlines()]


def test_every_spin_is_there_with_its_payments(export: Export, journal: Path) -> None:
    spins = told(export, "--database", journal, "--what", "spins")
    events = told(export, "--database", journal, "--what", "journal", "--format", "jsonl")
    kinds = [event["kind"] for event in events]
    closed = kinds.count("spin.closed") - kinds.count("spin.reopened")
    assert len(spins) == closed > 60
    payments = told(export, "--database", journal, "--what", "payments")
    keys = [(spin["table"], spin["spin"]) for spin in spins]
    assert {(row["table"], row["spin"]) for row in payments} <= set(keys)
    assert keys == sorted(keys)


@pytest.mark.parametrize("what", ["journal", *SUMMED])
def test_one_table_is_a_part_of_all_in_either_format(export: Export, journal: Path, what: str) -> None:
    every = told(export, "--database", journal, "--what", what)
    one = told(export, "--database", journal, "--what", what, "--table", "5")
    if what != "journal":
        assert one == [row for row in every if row["table"] == "5"]
    assert every[-len(one) :] == one
    status, out, error = export("--database", journal, "--what", what, "--table", "5", "--format", "csv")
    assert (status, error) == (0, "")
    titles, *rows = csv.reader(io.StringIO(out, newline=""))
    assert titles == (list(COLUMNS) if what == "journal" else list(one[0]))
    assert len(rows) == len(one)


@pytest.mark.parametrize("what", SUMMED)
def test_two_times_part_the_rows_in_two(export: Export, journal: Path, what: str) -> None:
    spins = told(export, "--database", journal, "--what", "spins", "--table", "4")
    middle = spins[len(spins) // 2]["at"]
    asked = ("--database", journal, "--what", what, "--table", "4")
    before = told(export, *asked, "--until", middle)
    after = told(export, *asked, "--since", middle)
    assert before
    assert after
    assert before + after == told(export, *asked)


@pytest.mark.parametrize("what", SUMMED)
def test_a_damaged_journal_is_one_line_with_table_and_place(
    export: Export, journal: Path, tmp_path: Path, what: str
) -> None:
    """Interface: bad input is status 2 and one line; the rows before the damage are out."""
    damaged = tmp_path / "damaged.sqlite"
    damaged.write_bytes(journal.read_bytes())
    with closing(sqlite3.connect(damaged)) as shell, shell:
        shell.execute("DROP TRIGGER journal_never_changed")
        shell.execute("UPDATE journal SET body = '{' WHERE seq = 300 AND \"table\" = '5'")
    status, out, error = export("--database", damaged, "--what", what)
    assert status == 2
    assert error.count("\n") == 1
    assert "event 300 of table 5" in error
    rows = [json.loads(line) for line in out.splitlines()]
    assert rows == told(export, "--database", journal, "--what", what)[: len(rows)]
    assert {row["table"] for row in rows} == {"4", "5"}
    assert export("--database", damaged, "--what", "journal", "--format", "csv")[0] == status


def test_what_cannot_be_asked_for_is_refused_in_one_line(
    export: Export, journal: Path, tmp_path: Path
) -> None:
    for words in (
        ("--database", journal, "--what", "chips"),
        ("--database", journal),
        ("--database", journal, "--what", "spins", "--format", "xml"),
        ("--database", journal, "--what", "payments", "--since", "ieri"),
        ("--database", tmp_path / "none.sqlite", "--what", "bank"),
    ):
        status, out, error = export(*words)
        assert (status, out, error.count("\n")) == (2, "", 1)


@pytest.mark.parametrize("what", SUMMED)
def test_a_long_export_says_how_far_it_is(
    export: Export, journal: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    """On standard error once it takes more than a second, and never among the rows."""
    quiet = export("--database", journal, "--what", what)
    events = len(told(export, "--database", journal, "--what", "journal"))
    monkeypatch.setattr(progress, "_SILENT_FOR", 0.0)
    status, out, error = export("--database", journal, "--what", what)
    assert (status, out) == quiet[:2]
    lines = [line for line in error.splitlines() if "events of the chain" not in line]
    assert len(lines) < error.count("\n"), "how far the chain is walked is said too"
    assert [line.split(",")[0] for line in lines] == [
        f"capotavolo: export: {done} of {events} events" for done in range(1000, events + 1, 1000)
    ]
    assert lines


def test_a_players_name_is_no_formula_in_a_spreadsheet(export: Export, tmp_path: Path) -> None:
    """It is made harmless in every csv; as jsonl, and in the journal, it stays what was typed."""
    name, path = '=HYPERLINK("http://x","y")', tmp_path / "T1.sqlite"
    played: list[dict[str, Any]] = [
        {"do": "open", "dealer": "@SUM(1)"},
        {"do": "number", "number": 8},
        {"do": "confirm"},
        {"do": "winners", "bets": [stack("black", chips("20.00", owner=name))]},
        {"do": "paid_all"},
        {"do": "next"},
    ]
    done = capotavolo(
        *("table", "--headless", "--table", "T1", "--database", path),
        hears="\n".join(map(json.dumps, played)),
    )
    assert (done.returncode, "refused" in done.stdout) == (0, False)
    for what, column, text in (("payments", "owner", name), ("spins", "dealer", "@SUM(1)")):
        asked = ("--database", path, "--what", what)
        assert [row[column] for row in told(export, *asked)] == [text]
        out = export(*asked, "--format", "csv")[1]
        (row,) = csv.DictReader(io.StringIO(out, newline=""))
        assert row[column] == f"'{text}"
        assert row["table"] == "T1"
    (paid,) = (row["amount"] for row in told(export, "--database", path, "--what", "payments"))
    assert paid == "20.00"
    out = export("--database", path, "--what", "journal", "--format", "csv")[1]
    assert not [
        cell for row in csv.reader(io.StringIO(out, newline="")) for cell in row if cell[:1] in {*"=+-@"}
    ]
    assert json.dumps(name) in out.replace('""', '"')
