"""A journal is read a page at a time, while its table writes or after it died, and not a byte of it changes."""

import os
import shutil
import sqlite3
import subprocess
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from app.journal import connection, reading
from app.journal.chain import ZERO_HASH, Head
from app.journal.errors import CannotOpen, Damaged, EmptyJournal, NoJournal, NotAJournal
from app.journal.exporting import Form, What, exported_rows
from app.journal.store import Journal
from app.journal.verifying import Broken, Verified, verify_chain
from app.table.roulette.game import ROULETTE
from tests.journal.bodies import Bodies


def test_tables_and_their_heads(path: Path, bodies: Bodies) -> None:
    heads = {}
    for table in ("T2", "T10", "Tavolo è"):
        with Journal.open(path, table, program="test", ballast_bytes=0) as journal:
            journal.append(bodies(3))
            heads[table] = journal.head
    assert reading.tables(path) == ("T10", "T2", "Tavolo è")
    assert {table: reading.head(path, table) for table in reading.tables(path)} == heads
    assert reading.head(path, "T3") == Head(0, ZERO_HASH)
    assert [(event.table, event.seq) for event in reading.events(path)] == [
        (table, seq) for table in ("T10", "T2", "Tavolo è") for seq in (1, 2, 3)
    ]


@pytest.mark.parametrize("place", ["'first'", "2.5", "x'02'"])
@pytest.mark.parametrize("column", ["seq", "hash"])
def test_what_is_no_place_or_no_hash_is_damage_and_no_fault_of_the_program(
    path: Path, bodies: Bodies, place: str, column: str
) -> None:
    """Somebody changed the file: a place is whatever stands there."""
    with Journal.open(path, "T1", program="test", ballast_bytes=0) as journal:
        journal.append(bodies(3, kind="table.opened"))
    with closing(sqlite3.connect(path)) as raw, raw:
        raw.execute("DROP TRIGGER journal_never_changed")
        raw.execute("PRAGMA ignore_check_constraints = ON")
        raw.execute(f"UPDATE journal SET {column} = {place} WHERE seq = 3")
    reads: list[Callable[[], object]] = [lambda: reading.head(path, "T1")]
    if column == "seq":
        reads += [
            lambda: list(reading.events(path, "T1")),
            lambda: list(reading.last_opening(path, "T1")),
            lambda: list(exported_rows(path, ROULETTE, What.BANK, Form.JSONL)),
        ]
    for read in reads:
        if column == "hash" and place == "x'02'":
            assert isinstance(read(), Head)  # bytes, though no hash: the walk finds it
            continue
        with pytest.raises(Damaged, match=r"is no place of an event|has no hash"):
            read()
    assert isinstance(verify_chain(path), Broken)


def test_many_pages_are_read_in_order_without_gap(journal: Journal, bodies: Bodies) -> None:
    written = journal.append(bodies(1000))
    assert tuple(reading.events(journal.path, "T1")) == written
    assert tuple(reading.events(journal.path, "T1", after=990)) == written[990:]


def test_a_reader_sees_what_is_written_while_it_reads(journal: Journal, bodies: Bodies) -> None:
    journal.append(bodies(300))
    found = reading.events(journal.path, "T1")
    next(found)
    journal.append(bodies(1))
    assert sum(1 for _ in found) == 300


def test_events_between_two_times(journal: Journal, bodies: Bodies) -> None:
    journal.append(bodies(10))
    since, until = "2026-11-21T05:14:13.123456Z", "2026-11-21T05:14:16.000000Z"
    assert [event.seq for event in reading.events(journal.path, since=since, until=until)] == [3, 4, 5]


def test_a_restart_reads_from_the_last_opening_on(journal: Journal, bodies: Bodies) -> None:
    journal.append(bodies(2))
    assert [event.seq for event in reading.last_opening(journal.path, "T1")] == [1, 2]
    for _ in range(2):
        journal.append(bodies(1, kind="table.opened"))
        journal.append(bodies(2))
    assert [event.seq for event in reading.last_opening(journal.path, "T1")] == [6, 7, 8]
    assert list(reading.last_opening(journal.path, "T9")) == []


def test_what_is_no_journal_is_named(tmp_path: Path) -> None:
    with pytest.raises(NoJournal, match=r"none\.sqlite: there is no journal here"):
        reading.tables(tmp_path / "none.sqlite")
    with pytest.raises(NotAJournal, match="it is no file"):
        reading.tables(tmp_path)
    (tmp_path / "text").write_text("text " * 300)
    with pytest.raises(NotAJournal, match="it is no SQLite database"):
        reading.tables(tmp_path / "text")
    (tmp_path / "empty").write_bytes(b"")
    with pytest.raises(EmptyJournal, match="as a power cut can leave a journal"):
        reading.tables(tmp_path / "empty")


def test_what_may_not_be_looked_at_is_named(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(self: Path) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "stat", forbidden)
    with pytest.raises(CannotOpen, match=r"cannot be opened \(Permission denied\)"):
        reading.tables(path)


def test_a_name_that_is_no_text_is_damage(path: Path, bodies: Bodies) -> None:
    with Journal.open(path, "T1", program="test", ballast_bytes=0) as journal:
        journal.append(bodies(1))
    with closing(sqlite3.connect(path)) as shell, shell:
        shell.execute("DROP TRIGGER journal_never_changed")
        shell.execute("UPDATE journal SET \"table\" = CAST(X'54FF' AS TEXT)")
    with pytest.raises(Damaged, match="decode"):
        reading.tables(path)


@pytest.mark.parametrize("index", [True, False], ids=["with its index", "without its index"])
def test_a_journal_whose_table_died_can_be_read_from_a_read_only_disk(
    path: Path,
    bodies: Bodies,
    small_disk: Path,
    made_read_only: Callable[[Path], None],
    index: bool,
) -> None:
    with Journal.open(path, "T1", program="test", ballast_bytes=0) as journal:
        journal.append(bodies(5))
        for end in ("", "-wal", "-shm") if index else ("", "-wal"):
            shutil.copyfile(f"{path}{end}", small_disk / f"T1.sqlite{end}")
    made_read_only(small_disk)
    verified = verify_chain(small_disk / "T1.sqlite")
    assert isinstance(verified, Verified)
    assert verified.events == 5


def test_a_closed_journal_can_be_read_from_a_read_only_disk(
    bodies: Bodies, small_disk: Path, made_read_only: Callable[[Path], None]
) -> None:
    with Journal.open(small_disk / "T1.sqlite", "T1", program="test", ballast_bytes=0) as journal:
        journal.append(bodies(5))
    made_read_only(small_disk)
    assert len(list(reading.events(small_disk / "T1.sqlite"))) == 5


def test_reading_changes_nothing(path: Path, bodies: Bodies) -> None:
    with Journal.open(path, "T1", program="test", ballast_bytes=0) as journal:
        journal.append(bodies(5))
        log = path.with_name("T1.sqlite-wal")
        before = path.read_bytes(), log.read_bytes()
        assert isinstance(verify_chain(path), Verified)
        assert (path.read_bytes(), log.read_bytes()) == before
    before_closed = path.read_bytes()
    assert isinstance(verify_chain(path), Verified)
    assert path.read_bytes() == before_closed


WRITES = """
import sys, pathlib
from app.journal.store import Journal
journal = Journal.open(pathlib.Path(sys.argv[1]), "T1", program="test", ballast_bytes=0)
body = {"at": "2026-11-21T05:14:10.123456Z", "mono": 1, "boot": "b", "kind": "spin.number", "spin": 1}
while True:
    print(journal.append([body, body])[-1].seq, flush=True)
"""


@pytest.mark.kill
def test_a_killed_table_loses_nothing_that_it_printed(
    path: Path, bodies: Bodies, program: Callable[..., subprocess.Popen[str]]
) -> None:
    printed = 0
    for _ in range(3):
        with program(WRITES, path) as writer:
            assert writer.stdout
            lines = [writer.stdout.readline() for _ in range(50)]
            running = verify_chain(path)  # while it writes
            assert isinstance(running, Verified)
            assert running.events >= printed + 100
            assert running.events % 2 == 0
            writer.kill()
            printed = int(lines[-1])
        with Journal.open(path, "T1", program="test", ballast_bytes=0) as journal:
            assert journal.head.seq >= printed
            printed = journal.append(bodies(2))[-1].seq
    assert isinstance(verify_chain(path), Verified)


def test_a_journal_is_opened_for_two_that_read_at_the_same_time(journal: Journal, bodies: Bodies) -> None:
    journal.append(bodies(2))
    with reading.opened_twice(journal.path) as both:
        assert both[0] is not both[1]
        assert [reading.head_in(each, "T1") for each in both] == [journal.head] * 2


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with a name")
def test_a_pipe_that_takes_the_place_of_a_journal_between_two_openings_is_not_waited_for(
    journal: Journal, bodies: Bodies, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal.append(bodies(1))
    once, path, held = connection._connected, journal.path, list[int]()

    def and_then_a_pipe(uri: str, timeout: float) -> sqlite3.Connection:
        raw = once(uri, timeout)
        path.rename(path.with_name("aside"))
        os.mkfifo(path)
        held.append(os.open(path, os.O_RDWR))  # whoever opens it after us fails and does not hang
        return raw

    monkeypatch.setattr(connection, "_connected", and_then_a_pipe)
    with pytest.raises(NotAJournal, match="it is no file"), connection.readings(path, 2):
        pass
    os.close(*held)


@pytest.mark.parametrize("act", [reading.head, lambda path, table: Journal.open(path, table, program="test")])
def test_a_file_of_one_byte_is_no_journal_and_stays_as_it_is(
    path: Path, act: Callable[[Path, str], object]
) -> None:
    """SQLite would take it for an empty one."""
    path.write_bytes(b"{")
    with pytest.raises(NotAJournal, match="it is no SQLite database"):
        act(path, "T1")
    assert path.read_bytes() == b"{"
