"""Whatever happens to the log of an open journal, or to the disk under it: it is told, and nothing is lost unsaid."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from app.journal import reading
from app.journal.chain import JSON, Recorded
from app.journal.errors import Damaged, JournalFailed, LogChanged, LogGone, LogStuck
from app.journal.kept_log import kept_beside
from app.journal.store import Journal
from app.journal.verifying import Verified, verify_chain
from tests.journal.bodies import Bodies
from tests.journal.faulty_disk import FaultyDisk, failing


@pytest.fixture
def disk() -> Iterator[FaultyDisk]:
    with FaultyDisk() as disk:
        yield disk


@pytest.fixture
def wal(path: Path) -> Path:
    return path.with_name(path.name + "-wal")


def opened(path: Path) -> Journal:
    return Journal.open(path, "T1", program="test", ballast_bytes=0)


def written(journal: Journal, bodies: list[dict[str, JSON]]) -> tuple[Recorded, ...]:
    """Write as a table does: told, and then read back."""
    recorded = journal.append(bodies)
    journal.look_back()
    return recorded


def removed(wal: Path) -> None:
    wal.unlink()


def exchanged(wal: Path) -> None:
    content = wal.read_bytes()
    wal.unlink()
    wal.write_bytes(content)


def cut(wal: Path) -> None:
    os.truncate(wal, wal.stat().st_size - 4_000)


def with_another_head(wal: Path) -> None:
    with wal.open("r+b") as file:
        file.seek(16)
        file.write(b"12345678")


@pytest.mark.parametrize("spoil", [removed, exchanged])
def test_a_log_that_lies_there_no_more_is_missed_and_all_it_had_is_put_into_the_file(
    path: Path, wal: Path, bodies: Bodies, spoil: Callable[[Path], None]
) -> None:
    """It is open still: what it has is moved, another is begun."""
    with opened(path) as journal:
        first = written(journal, bodies(5))
        spoil(wal)
        with pytest.raises(LogGone, match="log"):
            journal.glance()
        second = written(journal, bodies(3, first=6))
        third = written(journal, bodies(3, first=9))
        assert tuple(reading.events(path)) == (*first, *second, *third)
    assert tuple(reading.events(path)) == (*first, *second, *third)
    assert isinstance(verify_chain(path), Verified)
    assert wal.with_name(f"{wal.name}.found-1").exists() == (spoil is exchanged)


@pytest.mark.parametrize("spoil", [removed, exchanged])
def test_a_log_that_went_just_before_an_event_is_missed_before_the_next_is_told(
    path: Path, wal: Path, bodies: Bodies, spoil: Callable[[Path], None]
) -> None:
    with opened(path) as journal:
        first = written(journal, bodies(5))
        spoil(wal)
        second = journal.append(bodies(2, first=6))
        with pytest.raises(LogGone, match="log"):
            journal.look_back()
        assert journal.gone
        assert journal.append(()) == ()
        assert not journal.gone, "it was put right with nothing to record"
        third = written(journal, bodies(1, first=8))
        assert tuple(reading.events(path)) == (*first, *second, *third)


def test_what_was_told_is_missed_where_the_log_went_and_came_back_without_it(
    path: Path, wal: Path, bodies: Bodies
) -> None:
    """No alarm ends because all looks well again."""
    with opened(path) as journal:
        written(journal, bodies(5))
        content = wal.read_bytes()
        journal.append(bodies(2, first=6))
        wal.write_bytes(content)
        for ask in (journal.look_back, lambda: journal.append(bodies(1, first=8))):
            with pytest.raises(LogChanged):
                ask()
        assert not journal.close(), "it is not moved either"


@pytest.mark.parametrize("spoil", [cut, with_another_head])
def test_a_log_that_is_cut_or_has_another_head_is_not_written_on(
    path: Path, wal: Path, bodies: Bodies, spoil: Callable[[Path], None]
) -> None:
    """And not moved either, not even at the end: it stays as it was found."""
    with opened(path) as journal:
        written(journal, bodies(5))
        before = path.read_bytes()
        spoil(wal)
        with pytest.raises(LogChanged, match="its log was"):
            journal.glance()
        for _ in range(3):
            with pytest.raises(LogChanged, match="its log was"):
                journal.append(bodies(2, first=6))
        with pytest.raises(LogChanged):
            journal.checkpoint()
        assert journal.gone
        assert not journal.close()
    assert path.read_bytes() == before
    assert wal.exists()


@pytest.mark.parametrize("spoil", [cut, with_another_head])
def test_a_log_that_was_cut_just_before_an_event_is_missed_before_the_next_is_told(
    path: Path, wal: Path, bodies: Bodies, spoil: Callable[[Path], None]
) -> None:
    """The event has made it longer again, over a hole."""
    with opened(path) as journal:
        written(journal, bodies(5))
        spoil(wal)
        journal.append(bodies(9, first=6))
        for ask in (journal.look_back, lambda: journal.append(bodies(1, first=15)), journal.checkpoint):
            with pytest.raises(LogChanged, match="its log was"):
                ask()


def test_what_is_written_over_in_the_log_is_found_before_it_is_moved(
    path: Path, wal: Path, bodies: Bodies
) -> None:
    with opened(path) as journal:
        written(journal, bodies(9))
        before, content = path.read_bytes(), wal.read_bytes()
        with wal.open("r+b") as file:
            file.seek(5_000)
            file.write(bytes(reversed(content[5_000:5_100])) + b"!")
        with pytest.raises(LogChanged, match="its log was written over"):
            journal.look()
        with pytest.raises(LogChanged):
            journal.checkpoint()
        assert path.read_bytes() == before
        with pytest.raises(LogChanged, match="its log was written over"):
            journal.append(bodies(1, first=10))
        wal.write_bytes(content)
        assert written(journal, bodies(1, first=10))[0].seq == 10, "it is as it was, and was read whole"
        assert journal.checkpoint()


@pytest.mark.parametrize(
    "trigger",
    [
        "BEFORE INSERT ON journal BEGIN SELECT RAISE(IGNORE); END",
        "AFTER INSERT ON journal BEGIN DELETE FROM journal WHERE seq = NEW.seq; END",
        "AFTER INSERT ON journal BEGIN UPDATE journal SET body = '{}' WHERE seq = NEW.seq; END",
    ],
)
@pytest.mark.parametrize("count", [1, 3])
def test_a_trigger_that_comes_while_the_table_plays_is_noticed_before_anything_is_told(
    path: Path, bodies: Bodies, trigger: str, count: int
) -> None:
    with opened(path) as journal:
        written(journal, bodies(2))
        with closing(sqlite3.connect(path)) as other:
            for each in ("journal_never_changed", "journal_never_deleted"):
                other.execute(f"DROP TRIGGER {each}")
            other.execute(f"CREATE TRIGGER no_more {trigger}")
            other.commit()
        for _ in range(2):
            with pytest.raises(JournalFailed):
                journal.append(bodies(count, first=3))


def test_a_sync_that_fails_while_the_log_is_moved_loses_nothing(
    path: Path, wal: Path, bodies: Bodies, disk: FaultyDisk
) -> None:
    """The log is kept, also at the end, and copied; the next start has all of it."""
    journal = opened(path)
    first = written(journal, bodies(40))
    disk.answer = failing("sync", of_log=False)
    with pytest.raises(LogStuck, match="take a backup now"):
        journal.checkpoint()
    copied = kept_beside(path).read_bytes()
    assert wal.read_bytes().startswith(copied)
    second = written(journal, bodies(5, first=41))
    assert not journal.checkpoint(), "what it has in the file is not known any more"
    assert journal.failed
    assert not journal.close()
    assert wal.read_bytes().startswith(copied)
    disk.power_cut()
    with opened(path) as journal:
        assert journal.was_kept
        assert tuple(reading.events(path)) == (*first, *second)
        third = written(journal, bodies(1, first=46))
        assert journal.checkpoint()
        assert not journal.was_kept
        assert not kept_beside(path).exists()
    assert tuple(reading.events(path)) == (*first, *second, *third)
    assert isinstance(verify_chain(path), Verified)


def test_a_sync_that_fails_at_the_end_loses_nothing(
    path: Path, wal: Path, bodies: Bodies, disk: FaultyDisk
) -> None:
    journal = opened(path)
    first = written(journal, bodies(40))
    disk.answer = failing("sync", of_log=False)
    with pytest.raises(LogStuck):
        journal.close()
    assert wal.exists()
    disk.power_cut()
    with opened(path) as journal:
        assert journal.was_kept
    assert tuple(reading.events(path)) == first


def test_a_file_that_lacks_what_its_log_had_is_refused(
    path: Path, wal: Path, bodies: Bodies, disk: FaultyDisk
) -> None:
    """Once the disk had failed, and the log is not beside it any more."""
    journal = opened(path)
    written(journal, bodies(40))
    disk.answer = failing("sync", of_log=False)
    with pytest.raises(LogStuck):
        journal.checkpoint()
    journal.close()
    disk.power_cut()
    wal.unlink()
    path.with_name(path.name + "-shm").unlink()
    with pytest.raises(Damaged, match=r"page \d+ is not what the log had when the disk failed"):
        opened(path)


def test_a_file_that_has_all_that_its_log_had_is_taken(
    path: Path, wal: Path, bodies: Bodies, disk: FaultyDisk
) -> None:
    journal = opened(path)
    first = written(journal, bodies(40))
    disk.answer = failing("sync", of_log=False)
    with pytest.raises(LogStuck):
        journal.checkpoint()
    journal.close()
    with closing(sqlite3.connect(path)) as other:  # it moves the log, and has no trouble
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with opened(path) as journal:
        assert journal.was_kept
    assert tuple(reading.events(path)) == first


def test_where_not_even_the_copy_can_be_made_both_are_said(
    path: Path, bodies: Bodies, disk: FaultyDisk
) -> None:
    with opened(path) as journal:
        written(journal, bodies(4))
        disk.answer = failing("sync", of_log=False)
        kept_beside(path).mkdir()
        with pytest.raises(LogStuck, match="nor can the log be copied"):
            journal.checkpoint()
