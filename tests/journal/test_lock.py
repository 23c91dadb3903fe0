"""Two programs on one table: the second is refused by name, and a killed one lets the next one in."""

import errno
import os
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from app.journal import lock
from app.journal.errors import ReadOnlyPlace, TableInUse
from app.journal.lock import TableLock
from app.journal.store import Journal

HOLDER = """
import sys, pathlib
from app.journal.store import Journal
with Journal.open(pathlib.Path(sys.argv[1]), "T1", program="capotavolo 0.1.0", ballast_bytes=0):
    print("open", flush=True)
    sys.stdin.readline()
"""


@pytest.mark.kill
def test_the_second_program_is_refused_by_name_until_the_first_is_gone(
    path: Path, program: Callable[..., subprocess.Popen[str]]
) -> None:
    with program(HOLDER, path) as holder:
        assert holder.stdout
        assert holder.stdout.readline() == "open\n"
        with pytest.raises(TableInUse) as refused:
            Journal.open(path, "T1", program="test", ballast_bytes=0)
        assert f"T1: its journal {path} is already open in capotavolo 0.1.0" in str(refused.value)
        assert f"process {holder.pid}" in str(refused.value)
        holder.kill()
    Journal.open(path, "T1", program="test", ballast_bytes=0).close()


def test_another_name_of_the_same_file_is_the_same_table(path: Path, journal: Journal) -> None:
    other = path.with_name("link.sqlite")
    other.symlink_to(path)
    with pytest.raises(TableInUse):
        Journal.open(other, "T1", program="test", ballast_bytes=0)


def test_a_closed_journal_can_be_opened_again(path: Path) -> None:
    for _ in range(2):
        Journal.open(path, "T1", program="test", ballast_bytes=0).close()


def test_a_refused_opening_lets_go_of_the_lock(path: Path) -> None:
    path.write_text("no database, but longer than the header of one would be " * 20)
    for _ in range(2):
        with pytest.raises(Exception, match="no SQLite database"):
            Journal.open(path, "T1", program="test", ballast_bytes=0)


def test_an_unsigned_lock_holds_all_the_same(path: Path) -> None:
    with TableLock(path, "T1", program="test"):
        path.with_name("T1.sqlite.lock").write_bytes(b"")
        with pytest.raises(TableInUse, match="already open in another program"):
            TableLock(path, "T1", program="test")


def test_a_lock_on_a_full_disk_is_held_without_a_name(small_disk: Path) -> None:
    path = small_disk / "T1.sqlite"
    path.with_name("T1.sqlite.lock").touch()
    free = os.statvfs(small_disk)
    (small_disk / "filler").write_bytes(bytes(free.f_bavail * free.f_frsize))
    with TableLock(path, "T1", program="test") as held:
        assert not held.signed
        with pytest.raises(TableInUse, match="another program"):
            TableLock(path, "T1", program="test")


def test_a_lock_that_the_system_cannot_give_is_a_place_that_will_not_do(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def impossible(descriptor: int) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(lock, "_take", impossible)
    with pytest.raises(ReadOnlyPlace, match="No locks available"):
        TableLock(path, "T1", program="test")
