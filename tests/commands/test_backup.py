"""`capotavolo backup` and `restore`: a checked copy, its last event to be noted, and the way back."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from app.__main__ import main
from tests.journal.played_journals import evening, record, story_of


@pytest.fixture
def played(tmp_path: Path) -> Path:
    path = tmp_path / "T1.sqlite"
    record(path, story_of(evening(7, spins=12)))
    return path


def told(capfd: pytest.CaptureFixture[str], *words: object) -> tuple[int, dict[str, Any], str]:
    status = main([str(word) for word in words])
    out, error = capfd.readouterr()
    return status, json.loads(out) if out else {}, error


def test_an_evening_is_copied_lost_and_put_back(
    tmp_path: Path, played: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "stick").mkdir()
    status, made, error = told(capfd, "backup", "--database", played, "--to", tmp_path / "stick")
    assert (status, error) == (0, "")
    assert Path(made["copy"]).parent == tmp_path / "stick"
    assert Path(made["copy"]).name.startswith("T1-20")
    played.unlink()
    _, back, _ = told(capfd, "restore", "--copy", made["copy"], "--database", played, "--table", "T1")
    assert back == {"database": str(played), "head": made["heads"][0], "kept": None, "missing": 0}
    status, found, _ = told(capfd, "verify", "--database", played, "--head", made["heads"][0])
    assert (status, found["events"]) == (0, made["events"])


def test_a_settlement_that_was_forged_with_its_chain_is_not_put_back(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """The chain holds, the payment does not follow from what lay there."""
    story = story_of(evening(8, spins=12))
    settled = next(event for event in story if event["kind"] == "spin.settled" and event["payments"])
    settled["payments"][0]["amount"] = "99999.00"
    forged = tmp_path / "forged.sqlite"
    record(forged, story)
    status, _, error = told(
        capfd, "restore", "--copy", forged, "--database", tmp_path / "T1.sqlite", "--table", "T1"
    )
    assert status == 2
    assert "does not hold" in error
    assert not (tmp_path / "T1.sqlite").exists()


def test_another_tables_copy_is_refused(
    tmp_path: Path, played: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    status, _, error = told(
        capfd, "restore", "--copy", played, "--database", tmp_path / "T9.sqlite", "--table", "T9"
    )
    assert (status, "journal of table T1, not of T9" in error) == (2, True)
