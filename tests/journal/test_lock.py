"""Two programs on one table: the second is refused by name, and a killed one lets the next one in."""

import errno
import os
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from app.journal import lock
from app.journal.errors import ForeignLock, ReadOnlyPlace, TableInUse
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


posix = pytest.mark.skipif(sys.platform == "win32", reason="rights are another thing there")


@posix
def test_a_lock_is_made_so_that_nobody_else_can_open_it(path: Path) -> None:
    before = os.umask(0)
    try:
        with TableLock(path, "T1", program="test"):
            assert stat.S_IMODE(lock_of(path).stat().st_mode) == 0o600
    finally:
        os.umask(before)


def lock_of(path: Path) -> Path:
    return path.with_name(path.name + ".lock")


@posix
def test_a_lock_that_others_could_open_is_replaced_under_its_own_lock(path: Path) -> None:
    """Whoever opened the old file before holds nothing by it any more; nor does he get in between."""
    lock_of(path).touch()
    lock_of(path).chmod(0o644)
    with lock_of(path).open("rb") as stranger:
        with TableLock(path, "T1", program="test"):
            assert stat.S_IMODE(lock_of(path).stat().st_mode) == 0o600
            with pytest.raises(BlockingIOError):
                lock._take(stranger.fileno())  # an earlier program that had it open is kept out
            with pytest.raises(TableInUse, match="test, table T1"):
                TableLock(path, "T1", program="another")
        lock._take(stranger.fileno())
        TableLock(path, "T1", program="another").close()
    assert [file.name for file in path.parent.iterdir()] == [lock_of(path).name]


@posix
def test_a_lock_that_was_replaced_while_we_opened_it_is_taken_at_its_place(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, times = lock._take, []

    def replaced_first(descriptor: int) -> None:
        real(descriptor)
        times.append(descriptor)
        if len(times) == 1:
            lock_of(path).unlink()

    monkeypatch.setattr(lock, "_take", replaced_first)
    with TableLock(path, "T1", program="test"), pytest.raises(TableInUse):
        TableLock(path, "T1", program="another")
    assert len(times) == 2


@posix
def test_where_the_folder_lets_nobody_replace_it_the_lock_holds_all_the_same(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lock_of(path).touch()
    lock_of(path).chmod(0o644)

    def refused(self: Path, target: Path) -> Path:
        raise PermissionError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(Path, "replace", refused)
    with TableLock(path, "T1", program="test"), pytest.raises(TableInUse, match="test, table T1"):
        TableLock(path, "T1", program="another")
    assert [file.name for file in path.parent.iterdir()] == [lock_of(path).name]


@pytest.mark.skipif(sys.platform != "linux", reason="the system names no holder")
@pytest.mark.parametrize(("user", "refusal"), [(65_534, ForeignLock), (0, TableInUse)])
def test_another_user_who_holds_the_lock_is_named(
    path: Path, monkeypatch: pytest.MonkeyPatch, user: int, refusal: type[Exception]
) -> None:
    """The administrator runs the table's own programs; anybody else has no business there."""
    monkeypatch.setattr(lock, "_user_of", lambda process: user if process == os.getpid() else -1)
    monkeypatch.setattr(os, "geteuid", lambda: path.parent.stat().st_uid or 4_711)
    with lock_of(path).open("xb") as stranger:
        lock._take(stranger.fileno())
        with pytest.raises(refusal) as refused:
            TableLock(path, "T1", program="test")
    if isinstance(refused.value, ForeignLock):
        assert f"{lock_of(path)}: this lock is not this program's own" in str(refused.value)
        assert f"held by process {os.getpid()} of the user" in str(refused.value)
        assert refused.value.user in str(refused.value)


@posix
def test_another_users_file_that_we_may_not_open_is_told_by_his_name(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lock_of(path).touch()
    monkeypatch.setattr(os, "geteuid", lambda: lock_of(path).stat().st_uid + 1)

    def refused(*_: object) -> int:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(os, "open", refused)
    with pytest.raises(ForeignLock, match="it belongs to the user"):
        TableLock(path, "T1", program="test")


@posix
def test_no_link_is_followed_and_nothing_but_a_file_is_locked(path: Path) -> None:
    (path.parent / "other").write_text("kept")
    lock_of(path).symlink_to(path.parent / "other")
    with pytest.raises(ReadOnlyPlace):
        TableLock(path, "T1", program="test")
    assert (path.parent / "other").read_text() == "kept"
    lock_of(path).unlink()
    os.mkfifo(lock_of(path))
    with pytest.raises(ReadOnlyPlace, match="it is no file"):
        TableLock(path, "T1", program="test")


@pytest.mark.skipif(sys.platform != "linux", reason="the system names no holder")
def test_the_user_of_a_process_is_read() -> None:
    assert lock._user_of(os.getpid()) == os.geteuid()


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the system does not tell")
def test_that_somebody_holds_it_is_seen_without_a_touch(path: Path) -> None:
    """Whoever looks holds nothing: a table that starts at that moment finds it free."""
    assert not lock.seen_held(path)
    assert not lock_of(path).exists()
    with TableLock(path, "T1", program="test"):
        before = lock_of(path).stat()
        assert lock.seen_held(path)
        assert lock_of(path).stat() == before
    assert not lock.seen_held(path)
