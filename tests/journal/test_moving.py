"""The log is moved into the file between spins and at the end; where it cannot be, nothing is lost."""

import os
import sqlite3
import threading
from pathlib import Path

import pytest

from app.journal import reading
from app.journal.connection import driver
from app.journal.errors import LogStuck
from app.journal.store import Journal
from app.journal.verifying import Verified, verify_chain
from tests.journal.bodies import Bodies


def test_the_log_is_moved_between_spins_and_emptied_at_closing(path: Path, bodies: Bodies) -> None:
    journal = Journal.open(path, "T1", program="test", ballast_bytes=0)
    journal.append(bodies(50))
    before = path.stat().st_size
    assert journal.checkpoint()
    assert path.stat().st_size > before
    with reading.opened(path) as reader:
        reader.exec_driver_sql("BEGIN")
        reader.exec_driver_sql("SELECT count(*) FROM journal").one()
        journal.append(bodies(1))
        assert not journal.checkpoint()  # somebody reads what was there before: the log stays
        journal.append(bodies(1))
        assert not journal.close()
        reader.exec_driver_sql("COMMIT")
    assert journal.close()
    with Journal.open(path, "T1", program="test", ballast_bytes=0) as again:
        assert again.head.seq == 52
    assert [file.name for file in path.parent.iterdir() if "-" in file.name] == []


def test_the_log_is_moved_from_another_thread_while_the_table_writes(
    journal: Journal, bodies: Bodies
) -> None:
    done = threading.Event()
    moved: list[bool] = []

    def between_spins() -> None:
        while not done.is_set():
            moved.append(journal.checkpoint())

    worker = threading.Thread(target=between_spins)
    worker.start()
    for spin in range(200):
        journal.append(bodies(1, first=spin))
    done.set()
    worker.join()
    assert moved
    assert len(list(reading.events(journal.path))) == 200


def test_a_log_that_the_disk_will_not_move_is_told_and_loses_nothing(
    journal: Journal, bodies: Bodies
) -> None:
    journal.append(bodies(3))
    mover = driver(journal._moving.hands.mover)
    mover.set_authorizer(lambda *asked: sqlite3.SQLITE_DENY)
    with pytest.raises(
        LogStuck, match=r"\(not authorized\); all that is recorded is in the log, which is kept"
    ):
        journal.checkpoint()
    mover.set_authorizer(None)
    assert journal.append(bodies(1))[0].seq == 4


def test_a_log_that_finds_the_disk_full_stays_and_loses_nothing(small_disk: Path, bodies: Bodies) -> None:
    path = small_disk / "T1.sqlite"
    with Journal.open(path, "T1", program="test", ballast_bytes=0) as journal:
        journal.append(bodies(200))
        free = os.statvfs(small_disk)
        (small_disk / "filler").write_bytes(bytes(free.f_bavail * free.f_frsize))
        assert not journal.checkpoint()
        assert not journal.close()
    assert isinstance(verify_chain(path), Verified)
