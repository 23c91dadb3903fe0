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


def with_log(played: Path) -> Path:
    """Put the raw log of a wheel beside a journal."""
    log = played.with_name("T1.wheel.1.log")
    log.write_bytes(b"1795000000000000\tA;5;08\\r\\n\n")
    return log


def test_the_raw_logs_go_along_and_a_copy_without_one_of_them_is_no_whole_one(
    tmp_path: Path, played: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    log = with_log(played)
    (tmp_path / "stick").mkdir()
    _, made, _ = told(capfd, "backup", "--database", played, "--to", tmp_path / "stick")
    assert made["logs"] == 1
    status, found, _ = told(capfd, "verify", "--database", made["copy"])
    assert (status, found["logs"]) == (0, 1)
    log.unlink()
    status, back, _ = told(capfd, "restore", "--copy", made["copy"], "--database", played, "--table", "T1")
    assert (status, back["logs"]) == (0, {"restored": 1, "wrong": []})
    assert log.exists()
    copied = Path(made["copy"]).with_suffix(".logs") / log.name
    copied.write_bytes(b"1795000000000000\tA;5;09\\r\\n\n")
    status, found, _ = told(capfd, "verify", "--database", made["copy"])
    reason = f"the raw log {copied.parent.name}/{log.name} is not what was copied"
    assert (status, found) == (1, {"table": None, "seq": None, "reason": reason})
    status, back, error = told(
        capfd, "restore", "--copy", made["copy"], "--database", played, "--table", "T1"
    )
    assert (status, back["logs"]) == (1, {"restored": 0, "wrong": [reason]})
    assert error == f"capotavolo: {reason}; the journal was put back\n"


def test_a_copy_of_before_there_were_logs_is_verified_as_before(
    tmp_path: Path, played: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "stick").mkdir()
    _, made, _ = told(capfd, "backup", "--database", played, "--to", tmp_path / "stick")
    assert made["logs"] == 0
    assert [path.name for path in (tmp_path / "stick").iterdir()] == [Path(made["copy"]).name]
    status, found, _ = told(capfd, "verify", "--database", made["copy"])
    assert status == 0
    assert "logs" not in found
