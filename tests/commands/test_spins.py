"""`capotavolo spins`: what the pit boss's list shows, for whoever has no window."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from app.__main__ import main
from app.journal.exporting import What
from app.journal.lists.keeping import ListKeeper
from app.journal.place import lists_path
from app.table.roulette.game import ROULETTE
from tests.journal.lists.kept_lists import closed_to_writers, journal, kept_in_part, put_right, told_rows
from tests.journal.played_journals import exported

Spins = Callable[..., tuple[int, list[dict[str, Any]], str]]


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return journal(tmp_path_factory.mktemp("spins") / "T1.sqlite", 41, 42, spins=40)


@pytest.fixture
def spins(capfd: pytest.CaptureFixture[str], path: Path) -> Spins:
    """Run it; exit status, rows and standard error."""

    def run(*words: object) -> tuple[int, list[dict[str, Any]], str]:
        try:
            status = main(["spins", "--database", str(path), *map(str, words)])
        except SystemExit as ended:
            status = int(ended.code or 0)
        out, error = capfd.readouterr()
        return status, [json.loads(line) for line in out.splitlines()], error

    return run


def test_the_newest_spins_come_first_and_agree_with_the_export(spins: Spins, path: Path) -> None:
    status, rows, error = spins("--limit", 1_000)
    assert (status, error) == (0, f"capotavolo: spins: {len(rows)} found\n")
    assert [row["at"] for row in rows] == sorted((row["at"] for row in rows), reverse=True)
    same = ("table", "spin", "at", "number", "source", "dealer", "taken")
    told = {tuple(row[name] for name in same) for row in rows}
    assert told == {tuple(row[name] for name in same) for row in exported(path, What.SPINS)}
    later = {table: put_right(told_rows(path, table)) for table in ("T1", "T2")}
    paid = {(row["table"], row["spin"]): row["paid"] for row in rows if not later[row["table"]][row["spin"]]}
    shown = {(row["table"], row["spin"]): row["paid"] for row in exported(path, What.SPINS)}
    assert paid == {key: shown[key] for key in paid}


def test_pages_follow_one_another(spins: Spins) -> None:
    _, every, _ = spins("--limit", 1_000)
    found: list[dict[str, Any]] = []
    words: list[object] = []
    for _ in range(20):
        _, rows, error = spins("--limit", 13, *words)
        found += rows
        if "--after" not in error:
            break
        words = ["--after", error.split("--after ")[1].strip()]
    assert found == every


def test_words_find_what_they_say(spins: Spins) -> None:
    _, rows, error = spins("void")
    assert rows
    assert all("void" in row["flags"] for row in rows)
    _, rows, _ = spins("table T2 number", rows[0]["number"])
    assert all(row["table"] == "T2" for row in rows)
    _, rows, _ = spins("split", "--since", "2025-01-01", "--until", "2030-01-01", "--limit", 3)
    assert len(rows) == 3
    assert "found" in error


def test_lists_that_another_program_keeps_are_read(spins: Spins, path: Path) -> None:
    spins("--limit", 1)
    with ListKeeper.open(path, ROULETTE, program="the table"):
        assert spins("--limit", 1)[0] == 0


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("17",), "straight 17"),
        (("--limit", 0), "--limit"),
        (("--after", "nowhere"), "--after"),
        (("--since", "soon"), "soon"),
        (("void", "2026-11-21", "--since", "2026-11-22"), "once only"),
    ],
)
def test_what_is_not_understood_is_one_line(spins: Spins, words: tuple[object, ...], said: str) -> None:
    status, rows, error = spins(*words)
    assert (status, rows, error.count("\n")) == (2, [], 1)
    assert said in error


def test_without_a_journal_nothing_is_made(spins: Spins, tmp_path: Path) -> None:
    status, _, error = spins("--database", tmp_path / "T9.sqlite")
    assert (status, error.count("\n")) == (2, 1)
    assert not lists_path(tmp_path / "T9.sqlite").exists()


def test_what_fell_since_the_lists_were_closed_to_writers_is_found_and_it_is_said(
    spins: Spins, path: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    every = spins("--limit", 1_000)[1]
    own = tmp_path / path.name
    own.write_bytes(path.read_bytes())
    ends = kept_in_part(own)
    closed_to_writers(own)
    assert main(["spins", "--database", str(own), "--limit", "1000"]) == 0
    out, error = capfd.readouterr()
    assert [json.loads(line) for line in out.splitlines()] == every
    said, count = error.splitlines()
    assert f"the lists beside the journal end at event {ends['T1']} of table T1" in said
    assert "the rest was looked for in the journal itself" in said
    assert count == f"capotavolo: spins: {len(every)} found"
