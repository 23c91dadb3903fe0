"""The disk that fails where a test says so fails as a disk does, and SQLite meets it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.journal.faulty_disk import FAILED_SYNC, FaultyDisk, failing


def opened(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA wal_autocheckpoint=0")
    return connection


def test_a_sync_that_fails_is_sqlite_s_own_error(tmp_path: Path) -> None:
    with FaultyDisk() as disk, closing(opened(tmp_path / "a")) as connection:
        connection.execute("CREATE TABLE one (each)")
        disk.answer = failing("sync", of_log=False)
        with pytest.raises(sqlite3.OperationalError, match="disk I/O error") as failed:
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
        assert failed.value.sqlite_errorcode == FAILED_SYNC
        assert connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()[0] == 0


def test_without_power_what_no_sync_has_brought_is_gone(tmp_path: Path) -> None:
    """As is what a sync failed to bring, though the next one succeeds."""
    path = tmp_path / "a"
    with FaultyDisk() as disk:
        connection = opened(path)
        connection.execute("CREATE TABLE one (each)")
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
        before = path.read_bytes()
        connection.execute("INSERT INTO one VALUES (randomblob(9000))")
        disk.answer = failing("sync", of_log=False)
        with pytest.raises(sqlite3.OperationalError):
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
        assert path.read_bytes() != before
        connection.execute("PRAGMA synchronous=OFF")
        connection.execute("INSERT INTO one VALUES ('never on the disk')")
        log = path.with_name("a-wal").read_bytes()
        reading = opened(path)  # with one more the last does not move the log at its end
        connection.close()
        disk.power_cut()
        assert path.read_bytes() == before
        assert len(path.with_name("a-wal").read_bytes()) < len(log)
        reading.close()


def test_once_it_stands_no_more_all_is_as_before(tmp_path: Path) -> None:
    with FaultyDisk(failing("write", of_log=True, times=1_000_000)):
        pass
    with closing(opened(tmp_path / "a")) as connection:
        connection.execute("CREATE TABLE one (each)")
