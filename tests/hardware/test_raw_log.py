"""Every byte with its time, in files that rotate, and a disk that never stops the line."""

from __future__ import annotations

from pathlib import Path

import pytest

from hardware import raw_log
from hardware.raw_log import RawLog


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(raw_log, "POLL", 0.005)


def written(path: Path, records: list[tuple[int, bytes]], **limits: int) -> RawLog:
    log = RawLog(path, **limits)
    log.start()
    for at, data in records:
        log.put(at, data)
    log.stop(2)
    return log


def test_a_record_is_a_time_a_tab_and_the_bytes_escaped(tmp_path: Path) -> None:
    written(tmp_path / "logs" / "wheel.log", [(5, b"*X;2\r\n"), (6, b"\x00\xff\t\\")])
    assert (tmp_path / "logs" / "wheel.log").read_text() == "5\t*X;2\\r\\n\n6\t\\x00\\xff\\t\\\\\n"


def test_a_full_file_takes_a_number_and_the_oldest_goes(tmp_path: Path) -> None:
    path = tmp_path / "wheel.log"
    for night in range(5):
        written(path, [(night, b"x" * 20)], file_bytes=10, files=2)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["wheel.log", "wheel.log.1", "wheel.log.2"]
    assert [path.read_text()[0], (tmp_path / "wheel.log.1").read_text()[0]] == ["4", "3"]
    assert (tmp_path / "wheel.log.2").read_text()[0] == "2"


def test_a_failing_disk_is_said_once_for_each_failure(tmp_path: Path) -> None:
    blocked = tmp_path / "blocked"
    blocked.touch()
    log = written(blocked / "wheel.log", [(1, b"a"), (2, b"b")])
    failure = log.take_failure()
    assert failure is not None
    assert "cannot be written" in failure
    assert log.take_failure() is None


def test_a_log_of_a_line_never_started_stops_at_once(tmp_path: Path) -> None:
    RawLog(tmp_path / "wheel.log").stop(0)
    assert not (tmp_path / "wheel.log").exists()


def test_a_disk_that_does_not_answer_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from threading import Event

    release = Event()
    log = RawLog(tmp_path / "wheel.log")
    monkeypatch.setattr(log, "_append", lambda _records: release.wait(5))
    log.put(1, b"a")
    log.start()
    with pytest.raises(TimeoutError, match="its disk does not answer"):
        log.stop(0.05)
    release.set()
    log.stop(2)
