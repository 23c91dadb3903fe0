"""`capotavolo house`: a key, a file for the whole house, and where the copy stands."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from app.__main__ import main
from app.house_copy.key import read_key
from tests.house_copy.houses import KEY, Station, listening, until
from tests.journal.played_journals import evening, record, story_of


def told(capfd: pytest.CaptureFixture[str], *words: object) -> tuple[int, list[dict[str, Any]], str]:
    status = main([str(word) for word in words])
    out, error = capfd.readouterr()
    return status, [json.loads(line) for line in out.splitlines()], error


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """Two evenings that were really played, in the house's file."""
    copy = tmp_path / "house.sqlite"
    with listening(copy, []) as house:
        for table, seed in (("T1", 7), ("T2", 8)):
            own = tmp_path / f"{table}.sqlite"
            record(own, story_of(evening(seed, spins=12), table), table)
            with Station(own, table, house.address) as station:
                until(lambda station=station: station.is_copied(house))  # type: ignore[misc] # this one's
    return copy


def test_a_key_is_made_once(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "house.key"
    assert told(capfd, "house", "--new-key", path) == (0, [], "")
    key = read_key(path)
    assert key not in {KEY, bytes(32)}
    status, _, error = told(capfd, "house", "--new-key", path)
    assert (status, read_key(path)) == (2, key)
    assert "cannot be written" in error


def test_the_status_is_a_line_for_each_table(copy: Path, capfd: pytest.CaptureFixture[str]) -> None:
    status, tables, _ = told(capfd, "house", "--status", "--database", copy)
    assert status == 0
    assert [(table["table"], table["connected"], table["trouble"]) for table in tables] == [
        ("T1", False, ""),
        ("T2", False, ""),
    ]
    assert all(table["came"] and table["at"] and table["seq"] > 100 for table in tables)


def test_what_reads_a_journal_reads_the_copy(
    copy: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """The same answers as from each table's own file."""
    status, (found,), _ = told(capfd, "verify", "--database", copy)
    assert (status, found["tables"], found["differs"]) == (0, 2, [])
    for table in ("T1", "T2"):
        own = tmp_path / f"{table}.sqlite"
        for words in (
            ["export", "--what", "journal"],
            ["export", "--what", "spins"],
            ["export", "--what", "payments"],
            ["export", "--what", "bank"],
            ["day", "--zone", "Europe/Rome"],
            ["wheel-health", "--json"],
        ):
            of_own = told(capfd, *words, "--database", own, "--table", table)
            assert told(capfd, *words, "--database", copy, "--table", table) == of_own
            assert of_own[1]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "name the house's file"),
        (["--database", "h.sqlite"], "--listen and --key"),
        (["--database", "h.sqlite", "--listen", "pit", "--key", "k"], "HOST:PORT"),
        (["--database", "h.sqlite", "--listen", "127.0.0.1:0", "--key", "none.key"], "cannot be read"),
        (["--database", "none.sqlite", "--status"], "there is no journal here"),
    ],
)
def test_what_is_missing_is_said(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    words: list[str],
    said: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    status, _, error = told(capfd, "house", *words)
    assert status == 2
    assert said in error
    assert not (tmp_path / "h.sqlite").exists()
