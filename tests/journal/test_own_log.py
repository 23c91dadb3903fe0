"""Whatever is done to the log of an open journal is noticed: with the next commit, or when it is read again."""

from __future__ import annotations

import os
import random
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.journal.errors import JournalError
from app.journal.own_log import CUT, EXCHANGED, GONE, NOT_THERE, WRITTEN_OVER, OwnLog
from app.journal.store import Journal
from tests.journal.bodies import Bodies
from tests.often import times


@pytest.fixture
def log(journal: Journal, path: Path) -> Iterator[OwnLog]:
    log = OwnLog(path)
    yield log
    log.close()


@pytest.fixture
def wal(path: Path) -> Path:
    return path.with_name(path.name + "-wal")


def written_over(file: Path, offset: int, data: bytes) -> None:
    with file.open("r+b") as opened:
        opened.seek(offset)
        opened.write(data)


def test_what_a_commit_has_written_is_read_back(journal: Journal, log: OwnLog, bodies: Bodies) -> None:
    for spin in range(1, 8):
        journal.append(bodies(spin, first=spin * 10))
        assert log.trouble() == ""
        assert log.look_back() == ""
        assert not log.changed()
    assert log.look_back() == NOT_THERE, "nothing was written since"


def test_a_commit_of_many_pages_is_read_back_whole(
    journal: Journal, log: OwnLog, bodies: Bodies, wal: Path
) -> None:
    journal.append(bodies(900))
    assert wal.stat().st_size > 40 * 4096
    assert log.look_back() == ""
    assert log.look_back() == NOT_THERE
    assert not log.changed()


def test_a_log_that_is_gone_exchanged_or_cut_is_missed(
    journal: Journal, log: OwnLog, bodies: Bodies, wal: Path
) -> None:
    journal.append(bodies(3))
    assert (log.trouble(), log.look_back()) == ("", "")
    content = wal.read_bytes()
    away = wal.rename(wal.with_name("away"))
    assert log.trouble() == GONE
    wal.write_bytes(content)
    assert log.trouble() == EXCHANGED
    away.replace(wal)
    assert log.trouble() == ""
    os.truncate(wal, len(content) - 1)
    assert log.trouble() == CUT
    wal.write_bytes(content)
    assert log.trouble() == ""


def test_another_head_is_noticed_at_once(journal: Journal, log: OwnLog, bodies: Bodies, wal: Path) -> None:
    """Also one whose salt follows: the log may begin at the top only once all of it was moved."""
    journal.append(bodies(3))
    log.look_back()
    head = wal.read_bytes()[:32]
    following = (int.from_bytes(head[16:20], "big") + 1).to_bytes(4, "big")
    for salts in (bytes(8), following + head[20:24]):
        written_over(wal, 16, salts)
        assert log.trouble() == WRITTEN_OVER
        assert log.look_back() == WRITTEN_OVER
        assert log.changed()
    written_over(wal, 16, head[16:24])
    assert log.trouble() == ""
    assert not log.changed()


def test_a_log_that_was_moved_begins_at_the_top(
    journal: Journal, log: OwnLog, bodies: Bodies, wal: Path
) -> None:
    seen = set()
    for first in range(1, 40, 3):
        journal.append(bodies(3, first=first))
        assert (log.trouble(), log.look_back()) == ("", "")
        seen.add(wal.read_bytes()[16:24])
        log.may_move()
        journal.checkpoint()
        log.moved(1_000_000)
        assert not log.changed()
    assert len(seen) > 10


def test_what_is_moved_in_part_may_not_begin_again(
    journal: Journal, log: OwnLog, bodies: Bodies, wal: Path
) -> None:
    journal.append(bodies(3))
    log.look_back()
    log.may_move()
    log.moved(0)
    salts = wal.read_bytes()[16:20]
    written_over(wal, 16, (int.from_bytes(salts, "big") + 1).to_bytes(4, "big"))
    assert log.trouble() == WRITTEN_OVER


def test_a_log_that_begins_at_the_top_while_it_is_moved_is_no_trouble(
    journal: Journal, log: OwnLog, bodies: Bodies
) -> None:
    """The writer may be quicker than whoever moves it says how far it got."""
    journal.append(bodies(3))
    log.look_back()
    log.may_move()
    journal.checkpoint()
    journal.append(bodies(1, first=9))
    assert (log.trouble(), log.look_back()) == ("", "")
    log.moved(1_000_000)
    assert not log.changed()
    log.may_move()
    journal.checkpoint()
    log.moved(1_000_000)
    journal.append(bodies(1, first=10))
    assert not log.changed(), "it begins at the top again, and was not read back yet"
    assert (log.trouble(), log.look_back()) == ("", "")


def test_how_far_it_was_moved_is_believed_once_the_commit_under_way_is_looked_back_at(
    journal: Journal, log: OwnLog, bodies: Bodies
) -> None:
    """SQLite forgets how many frames were moved as soon as a commit begins the log anew."""
    journal.append(bodies(3))
    log.look_back()
    log.may_move()
    journal.checkpoint()
    log.may_write()
    log.moved(0)
    journal.append(bodies(1, first=9))
    assert (log.trouble(), log.changed(), log.look_back()) == ("", False, "")
    log.may_move()
    log.may_write()
    log.moved(0)
    journal.append(bodies(1, first=10))
    assert log.look_back() == ""
    salts = log._salts
    log._salts = (int.from_bytes(salts[:4], "big") - 1).to_bytes(4, "big") + salts[4:]
    assert log.trouble() == WRITTEN_OVER, "that commit began nothing anew, so the number holds"


def test_what_began_anew_while_it_was_moved_may_be_what_was_moved(
    journal: Journal, log: OwnLog, bodies: Bodies
) -> None:
    journal.append(bodies(3))
    log.look_back()
    journal.checkpoint()
    log.may_move()
    journal.append(bodies(1, first=9))
    assert log.look_back() == ""
    journal.checkpoint()
    log.moved(2)
    journal.append(bodies(1, first=10))
    assert (log.trouble(), log.changed(), log.look_back()) == ("", False, "")


@pytest.mark.parametrize("seed", range(2))
def test_a_log_that_is_moved_again_and_again_while_it_is_written_gives_no_alarm(
    journal: Journal, bodies: Bodies, seed: int
) -> None:
    """Whenever the table writes while another thread moves the log or looks at it, all is well."""
    over, chance = threading.Event(), random.Random(seed)
    alarms: list[JournalError] = []

    def keep() -> None:
        while not over.is_set():
            try:
                chance.choice((journal.checkpoint, journal.checkpoint, journal.glance, journal.look))()
            except JournalError as alarm:
                alarms.append(alarm)
                return

    keeper = threading.Thread(target=keep)
    keeper.start()
    try:
        for first in range(1, 1500):
            journal.append(bodies(1, first=first))
            journal.look_back()
    finally:
        over.set()
        keeper.join()
    assert not alarms


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=times(15, 60))
@given(place=st.integers(0, 2**20), other=st.integers(1, 255))
def test_each_byte_that_is_written_over_is_found_when_it_is_read_again(
    journal: Journal, log: OwnLog, bodies: Bodies, wal: Path, place: int, other: int
) -> None:
    journal.append(bodies(2))
    assert log.look_back() == ""
    content = wal.read_bytes()
    place %= len(content)
    written_over(wal, place, bytes([content[place] ^ other]))
    assert log.changed()
    written_over(wal, place, content[place : place + 1])
    assert not log.changed()


def test_a_copy_has_all_that_was_written(
    journal: Journal, log: OwnLog, bodies: Bodies, wal: Path, tmp_path: Path
) -> None:
    journal.append(bodies(40))
    log.look_back()
    log.keep(tmp_path / "copy")
    assert (tmp_path / "copy").read_bytes() == wal.read_bytes()


def test_a_journal_without_a_log_has_none(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        OwnLog(tmp_path / "none")
