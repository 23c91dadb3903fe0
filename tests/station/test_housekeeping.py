"""What housekeeping meets is told once, and as long as nothing is wrong nobody hears of it."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from app.journal import reading
from app.journal.kept_log import kept_beside
from app.journal.store import Journal
from app.station.housekeeping import LOG_CHANGED, SYNC_FAILED, Housekeeping
from tests.journal.faulty_disk import FaultyDisk, failing
from tests.station.at_the_table import PATIENCE
from tests.station.test_station import Desk


class Told:
    """Takes what is told, and lets a test wait for it."""

    def __init__(self) -> None:
        self.all: list[tuple[str, str]] = []
        self._come = threading.Semaphore(0)

    def __call__(self, reason: str, sentence: str) -> None:
        self.all.append((reason, sentence))
        self._come.release()

    def wait(self) -> tuple[str, str]:
        assert self._come.acquire(timeout=PATIENCE), "nothing is told"
        return self.all[-1]


@pytest.fixture
def disk() -> Iterator[FaultyDisk]:
    with FaultyDisk() as disk:
        yield disk


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "T1.sqlite"


def opened(path: Path) -> Journal:
    return Journal.open(path, "T1", program="test", ballast_bytes=0)


def write(journal: Journal) -> None:
    journal.append([{"at": "2026-11-21T05:14:10.123456Z", "mono": 1, "boot": "b", "kind": "k", "spin": 1}])
    journal.look_back()


def test_a_failed_sync_is_told_once_however_many_spins_follow(path: Path, disk: FaultyDisk) -> None:
    told = Told()
    keeping = Housekeeping(told)
    with opened(path) as journal:
        keeping.start(journal)
        write(journal)
        disk.answer = failing("sync", of_log=False, times=99)
        keeping.between_spins()
        reason, sentence = told.wait()
        assert reason == SYNC_FAILED
        assert "take a backup now" in sentence
        for _ in range(3):
            keeping.between_spins()
        keeping.stop()
    assert len(told.all) == 1


def test_the_next_start_tells_what_was_kept(path: Path, disk: FaultyDisk) -> None:
    with opened(path) as journal:
        write(journal)
        disk.answer = failing("sync", of_log=False)
        told = Told()
        keeping = Housekeeping(told)
        keeping.start(journal)
        keeping.between_spins()
        told.wait()
        keeping.stop()
    told = Told()
    keeping = Housekeeping(told)
    with opened(path) as journal:
        keeping.start(journal)
        assert told.all[0][0] == SYNC_FAILED
        write(journal)
        keeping.stop()
    assert not kept_beside(path).exists(), "all of it is moved at the end"
    assert len(told.all) == 1


def test_what_is_written_over_in_the_log_is_found_though_no_spin_is_closed(path: Path) -> None:
    told = Told()
    keeping = Housekeeping(told, every=0.01)
    with opened(path) as journal:
        write(journal)
        keeping.start(journal)
        with path.with_name(path.name + "-wal").open("r+b") as log:
            log.seek(3_000)
            log.write(b"!!!")
        assert told.wait()[0] == LOG_CHANGED
        keeping.stop()
    assert len(told.all) == 1


def test_a_failed_sync_is_in_the_journal_and_on_the_desk(path: Path, disk: FaultyDisk) -> None:
    """It waits there for an answer; the lamp stays lit as long as this program runs."""
    with Desk(path) as desk:
        assert desk.ask("open") is None
        disk.answer = failing("sync", of_log=False)
        desk.station._between_spins()
        live = desk.wait(lambda live: bool(live.state.unanswered))
        assert "Take a backup now" in live.journal.reason
        assert [_reason(each) for each in live.state.unanswered.values()] == [SYNC_FAILED]
        assert live.journal.on_paper == 0, "all goes on being recorded"
    bodies = [msgspec.json.decode(event.body) for event in reading.events(path)]
    assert [body["reason"] for body in bodies if body["kind"] == "reader.warning"] == [SYNC_FAILED]


def test_a_log_that_is_removed_while_the_table_plays_is_on_the_screen(path: Path) -> None:
    """With nobody touching anything, and what comes then is recorded once."""
    with Desk(path) as desk:
        assert desk.ask("open") is None
        path.with_name(path.name + "-wal").unlink()
        desk.wait(lambda live: bool(live.state.unanswered))
        assert desk.ask("throw") is None
        desk.wait(lambda live: live.state.betting is not None and not live.journal.on_paper)
    bodies = [msgspec.json.decode(event.body) for event in reading.events(path)]
    assert [body["kind"] for body in bodies].count("spin.thrown") == 1
    assert [body["reason"] for body in bodies if body["kind"] == "reader.warning"] == [LOG_CHANGED]


def _reason(event: Any) -> str:
    return str(event.reason)
