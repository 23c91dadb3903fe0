"""When the disk is full the ballast goes first; then nothing is written at all, and nothing by halves."""

import errno
import os
import sys
from pathlib import Path

import pytest

from app.journal import reading
from app.journal.ballast import COMMIT_BYTES, COMMITS_A_SPIN, Ballast, spins_left
from app.journal.chain import Recorded
from app.journal.connection import driver
from app.journal.errors import DiskFull, NoRoom
from app.journal.store import Journal
from app.journal.verifying import Verified, verify_chain
from tests.journal.bodies import Bodies

SIZE = 256 * 1024


def filled(place: Path, left: int = 0) -> Path:
    """Fill a disk up but for some bytes."""
    filler = place / "filler"
    with filler.open("wb") as file:
        free = os.statvfs(place)
        file.write(bytes(max(0, free.f_bavail * free.f_frsize - left)))
    return filler


def appended_until_refused(journal: Journal, bodies: Bodies) -> list[Recorded]:
    written: list[Recorded] = []

    def appended() -> None:
        while len(written) < 15_000:
            written.extend(journal.append(bodies(3)))

    with pytest.raises(DiskFull, match="the disk is full and 3 events were NOT recorded; write on paper"):
        appended()
    return written


def test_the_ballast_takes_real_room(tmp_path: Path) -> None:
    ballast = Ballast(tmp_path / "T1.sqlite", SIZE)
    assert not ballast.present
    assert ballast.make()
    assert ballast.present
    assert ballast.path.stat().st_blocks * 512 >= SIZE
    assert ballast.release()
    assert not ballast.release()


def test_where_the_system_sets_no_room_aside_the_ballast_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(descriptor: int, start: int, size: int) -> None:
        raise OSError(errno.EOPNOTSUPP, "Operation not supported")

    monkeypatch.setattr(os, "posix_fallocate", refused)
    ballast = Ballast(tmp_path / "T1.sqlite", SIZE + 1)
    assert ballast.make()
    assert ballast.path.stat().st_size == SIZE + 1
    assert ballast.present


def test_where_the_system_knows_no_setting_aside_the_ballast_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(os, "posix_fallocate")
    assert Ballast(tmp_path / "T1.sqlite", SIZE).make()


def test_a_ballast_full_of_holes_is_made_again(tmp_path: Path) -> None:
    ballast = Ballast(tmp_path / "T1.sqlite", SIZE)
    with ballast.path.open("wb") as file:
        file.truncate(SIZE)
    assert not ballast.present
    assert ballast.make()
    assert ballast.present


def test_a_ballast_that_fails_half_way_is_taken_away_and_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def failed(descriptor: int, start: int, size: int) -> None:
        raise OSError(errno.EIO, "Input/output error")

    monkeypatch.setattr(os, "posix_fallocate", failed)
    with Journal.open(tmp_path / "T1.sqlite", "T1", program="test", ballast_bytes=SIZE) as journal:
        assert journal.running_out
        assert journal._ballast.trouble == "Input/output error"
        monkeypatch.undo()
        assert journal.restore_ballast()
        assert not journal.running_out
        assert journal._ballast.trouble is None
    assert (tmp_path / "T1.sqlite.ballast").exists()


def test_a_practice_journal_takes_no_ballast(journal: Journal) -> None:
    assert not journal.running_out
    assert not journal.path.with_name("T1.sqlite.ballast").exists()


def test_spins_left_are_counted_by_what_a_spin_has_needed_here() -> None:
    usual = COMMIT_BYTES * COMMITS_A_SPIN
    assert spins_left(10 * usual - 1, commits=0, spins=0) == 9
    assert spins_left(10 * usual, commits=900, spins=9) == 10
    assert spins_left(10 * usual, commits=1, spins=1000) == 10 * COMMITS_A_SPIN
    assert spins_left(10 * usual, commits=801, spins=10) == 4
    assert spins_left(-1, commits=0, spins=0) == 0


def test_an_open_journal_learns_what_a_spin_needs(path: Path, bodies: Bodies) -> None:
    with Journal.open(path, "T1", program="test", ballast_bytes=SIZE) as journal:
        before = journal.spins_left
        for spin in range(1, 12):
            journal.append(bodies(1, first=spin))
        assert journal.spins_left > 10 * before  # one commit a spin instead of forty


def test_without_room_nothing_is_written_and_the_journal_goes_on_later(
    journal: Journal, bodies: Bodies
) -> None:
    raw = driver(journal._moving.hands.writer)
    (pages,) = raw.execute("PRAGMA page_count").fetchone()
    raw.execute(f"PRAGMA max_page_count={pages + 8}")
    written = appended_until_refused(journal, bodies)
    assert tuple(reading.events(journal.path)) == tuple(written)
    raw.execute("PRAGMA max_page_count=100000")
    written += journal.append(bodies(2))
    assert list(reading.events(journal.path)) == written


def test_ballast_that_cannot_be_thrown_away_makes_no_room_and_no_fault(tmp_path: Path) -> None:
    """The folder is gone and something else has its name: housekeeping goes on, and tries again."""
    place = tmp_path / "disk"
    place.mkdir()
    ballast = Ballast(place / "T1.sqlite", 1024)
    place.rmdir()
    place.write_bytes(b"")
    assert not ballast.make()
    assert ballast.trouble == "Not a directory"
    assert not ballast.release()


def test_a_full_disk_costs_the_ballast_first_and_then_nothing_by_halves(
    small_disk: Path, bodies: Bodies
) -> None:
    path = small_disk / "T1.sqlite"
    with Journal.open(path, "T1", program="test", ballast_bytes=SIZE) as journal:
        journal.append(bodies(3))
        assert not journal.running_out
        filler = filled(small_disk)
        written = journal.append(bodies(200))  # more than a page: the ballast has to go
        assert journal.running_out
        assert written[-1].seq == 203
        more = appended_until_refused(journal, bodies)
        assert journal.head.seq == 203 + len(more)
        assert journal.restore_ballast() is False
        assert journal.spins_left == 0
        filler.unlink()
        journal.append(bodies(1))
        assert journal.restore_ballast()
        assert not journal.running_out
        last = journal.head
    verified = verify_chain(path)
    assert isinstance(verified, Verified)
    assert verified.heads == {"T1": last}


def test_a_disk_that_filled_up_over_night_costs_the_ballast_at_opening(
    small_disk: Path, bodies: Bodies
) -> None:
    path = small_disk / "T1.sqlite"
    with Journal.open(path, "T1", program="test", ballast_bytes=SIZE) as journal:
        journal.append(bodies(3))
    filler = filled(small_disk)
    with Journal.open(path, "T1", program="test", ballast_bytes=SIZE) as journal:
        assert journal.append(bodies(1))[0].seq == 4
        assert journal.running_out
        filled(small_disk)
        appended_until_refused(journal, bodies)
    filler.unlink()


def test_a_journal_that_cannot_even_be_opened_says_so(small_disk: Path) -> None:
    path = small_disk / "T1.sqlite"
    Journal.open(path, "T1", program="test", ballast_bytes=0).close()
    filled(small_disk)
    with pytest.raises(NoRoom, match="the disk is full and the journal cannot be opened; make room"):
        Journal.open(path, "T1", program="test", ballast_bytes=0)


def test_a_link_in_the_ballasts_place_is_not_written_through(tmp_path: Path) -> None:
    ballast = Ballast(tmp_path / "T1.sqlite", SIZE)
    other = tmp_path / "other"
    other.write_bytes(bytes(SIZE))
    ballast.path.symlink_to(other)
    assert not ballast.present
    assert ballast.make()
    assert other.read_bytes() == bytes(SIZE)
    assert not ballast.path.is_symlink()


@pytest.mark.skipif(sys.platform == "win32", reason="rights are another thing there")
def test_a_ballast_is_ours_alone_and_another_users_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who has it open keeps its room when it goes."""
    ballast = Ballast(tmp_path / "T1.sqlite", SIZE)
    assert ballast.make()
    ballast.path.chmod(0o644)
    assert ballast.make()
    assert ballast.path.stat().st_mode & 0o777 == 0o600
    monkeypatch.setattr(os, "geteuid", lambda: ballast.path.stat().st_uid + 1)
    assert not ballast.present
