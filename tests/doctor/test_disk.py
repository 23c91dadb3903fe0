"""Whether the journal's disk has room, and keeps what it says it has kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.doctor import disk
from app.doctor.finding import Verdict


@pytest.mark.parametrize(
    ("free", "verdict"),
    [(5_000_000_000, Verdict.WELL), (1_000_000_000, Verdict.LOOK), (50_000_000, Verdict.BAD)],
)
def test_room_is_judged_by_what_a_table_needs(free: int, verdict: Verdict, tmp_path: Path) -> None:
    finding = disk.room(tmp_path / "not" / "there" / "yet", free)
    assert finding.verdict is verdict
    assert bool(finding.advice) == (verdict is not Verdict.WELL)


def test_the_system_is_asked_for_a_folder_that_is_not_there_yet(tmp_path: Path) -> None:
    assert "GB are free" in disk.room(tmp_path / "not" / "there").found


@pytest.mark.parametrize(
    ("seconds", "verdict"), [(0.002, Verdict.WELL), (0.5, Verdict.LOOK), (0.000_004, Verdict.BAD)]
)
def test_a_disk_that_answers_at_once_has_stored_nothing(
    seconds: float, verdict: Verdict, tmp_path: Path
) -> None:
    finding = disk.durable(tmp_path, lambda _folder: seconds)
    assert finding.verdict is verdict
    assert f"{seconds * 1000:.2f} ms" in finding.found


def test_a_folder_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    def refuse(_folder: Path) -> float:
        raise PermissionError(13, "Permission denied")

    finding = disk.durable(tmp_path, refuse)
    assert finding.verdict is Verdict.BAD
    assert "Permission denied" in finding.found


def test_a_disk_in_memory_is_found_out() -> None:
    """Where the system has such a folder: what is written there is stored nowhere."""
    memory = Path("/dev/shm")
    if not memory.is_dir():
        pytest.skip("no folder in memory here")
    assert disk.durable(memory).verdict is Verdict.BAD
