"""What is shown as done has been written first; nothing that was written is ever changed."""

import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from app.journal import reading
from app.journal.chain import ZERO_HASH, Head, Recorded, canonical, link
from app.journal.connection import driver
from app.journal.errors import (
    BadSynchronous,
    CannotOpen,
    Damaged,
    DiskFailed,
    JournalGone,
    NotAJournal,
    ReadOnlyPlace,
    UnwritableEvent,
)
from app.journal.store import Journal
from tests.journal.bodies import Bodies


def test_a_new_journal_has_no_event(journal: Journal) -> None:
    assert journal.head == Head(0, ZERO_HASH)
    assert journal.append([]) == ()


def test_events_get_their_place_their_form_and_the_hash_over_the_one_before(
    journal: Journal, bodies: Bodies
) -> None:
    first, second = journal.append(bodies(2))
    assert first.body == canonical({**bodies(1)[0], "seq": 1, "v": 1})
    assert first.hash == link(ZERO_HASH, first.body)
    assert second.hash == link(first.hash, second.body)
    assert journal.head == Head(2, second.hash)


def test_a_journal_goes_on_where_it_was(path: Path, bodies: Bodies) -> None:
    written: list[Recorded] = []
    for spin in range(1, 4):
        with Journal.open(path, "T1", program="test", ballast_bytes=0) as journal:
            written += journal.append(bodies(2, first=spin))
    assert list(reading.events(path, "T1")) == written
    assert [event.seq for event in written] == [1, 2, 3, 4, 5, 6]


def test_events_can_be_read_while_the_table_writes(journal: Journal, bodies: Bodies) -> None:
    written = journal.append(bodies(3))
    assert tuple(reading.events(journal.path)) == written


def test_kind_spin_and_time_can_be_asked_for(journal: Journal, bodies: Bodies) -> None:
    journal.append(bodies(1, first=7))
    with closing(sqlite3.connect(journal.path)) as shell:
        row = shell.execute('SELECT "table", seq, kind, spin, "at" FROM journal').fetchone()
    assert row == ("T1", 1, "spin.number", 7, "2026-11-21T05:14:17.123456Z")


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"boot": None, "mono": 0.5}, "/mono: a float"),
        ({"seq": 4}, "the journal itself gives seq"),
        ({"hash": "00"}, "the journal itself gives hash"),
    ],
)
def test_one_unwritable_event_keeps_its_fellows_out(
    journal: Journal, bodies: Bodies, changed: dict[str, Any], why: str
) -> None:
    good, bad = bodies(2)
    with pytest.raises(UnwritableEvent, match=why):
        journal.append([good, {**bad, **changed}])
    with pytest.raises(UnwritableEvent, match="an event needs at, boot, mono, spin"):
        journal.append([{"kind": "spin.number"}])
    assert journal.head.seq == 0
    assert list(reading.events(journal.path)) == []


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE journal SET body = '{}' WHERE seq = 2",
        "UPDATE OR REPLACE journal SET seq = 1 WHERE seq = 2",
        "DELETE FROM journal WHERE seq = 3",
        "DELETE FROM journal",
        "INSERT OR REPLACE INTO journal(\"table\", seq, body, hash) VALUES ('T1', 2, '{}', zeroblob(32))",
        "REPLACE INTO journal(\"table\", seq, body, hash) VALUES ('T1', '2', '{}', zeroblob(32))",
        "INSERT OR REPLACE INTO journal(rowid, \"table\", seq, body, hash) VALUES (2, 'T1', 2, '{}', zeroblob(32))",
        "INSERT OR IGNORE INTO journal(\"table\", seq, body, hash) VALUES ('T1', 9, '{}', zeroblob(32))",
        "INSERT INTO journal(\"table\", seq, body, hash) VALUES ('T1', NULL, '{}', zeroblob(32))",
        "INSERT INTO journal(\"table\", seq, body, hash) VALUES ('T2', 2, '{}', zeroblob(32))",
        "INSERT INTO journal VALUES ('T1', 2, '{}', zeroblob(32)) ON CONFLICT DO UPDATE SET body = excluded.body",
        "INSERT INTO journal(\"table\", seq, body, hash) VALUES ('T1', 2, '{}', zeroblob(32)) ON CONFLICT DO NOTHING",
    ],
)
def test_no_statement_from_any_program_changes_an_event(path: Path, bodies: Bodies, statement: str) -> None:
    with Journal.open(path, "T1", program="test", ballast_bytes=0) as journal:
        written = journal.append(bodies(3))
    with closing(sqlite3.connect(path)) as shell:
        assert shell.execute("PRAGMA recursive_triggers").fetchone() == (0,)
        with pytest.raises(sqlite3.DatabaseError, match="the journal only grows"):
            shell.execute(statement)
        shell.commit()
    assert tuple(reading.events(path)) == written


def test_even_the_next_row_can_take_no_others_number_in_the_file(path: Path, bodies: Bodies) -> None:
    with Journal.open(path, "T1", program="test", ballast_bytes=0) as journal:
        written = journal.append(bodies(3))
    with (
        closing(sqlite3.connect(path)) as shell,
        pytest.raises(sqlite3.DatabaseError, match="the journal only grows"),
    ):
        shell.execute(
            "INSERT OR REPLACE INTO journal(rowid, \"table\", seq, body, hash) VALUES (2, 'T1', 4, '{}', zeroblob(32))"
        )
    assert tuple(reading.events(path)) == written


def test_a_table_held_up_by_another_program_goes_on_afterwards(journal: Journal, bodies: Bodies) -> None:
    driver(journal._moving.hands.writer).execute("PRAGMA busy_timeout=20")
    with closing(sqlite3.connect(journal.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(DiskFailed, match=r"database is locked.*2 events were NOT recorded"):
            journal.append(bodies(2))
        other.execute("ROLLBACK")
    assert journal.append(bodies(1))[0].seq == 1


@pytest.mark.parametrize(
    ("count", "denied", "said"), [(2, "COMMIT", "2 events were"), (1, "journal", "one event was")]
)
def test_a_commit_that_fails_leaves_nothing(
    journal: Journal, bodies: Bodies, count: int, denied: str, said: str
) -> None:
    raw = driver(journal._moving.hands.writer)
    raw.set_authorizer(lambda action, *rest: sqlite3.SQLITE_DENY if rest[0] == denied else sqlite3.SQLITE_OK)
    with pytest.raises(DiskFailed, match=f"{said} NOT recorded"):
        journal.append(bodies(count))
    raw.set_authorizer(None)
    assert list(reading.events(journal.path)) == []
    assert journal.append(bodies(1))[0].seq == 1


def test_a_place_that_cannot_keep_a_log_is_refused(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.journal.hands.log_kept", lambda connection, level: False)
    with pytest.raises(CannotOpen, match="cannot keep a write-ahead log"):
        Journal.open(path, "T1", program="test", ballast_bytes=0)


def test_something_elses_file_is_refused_and_not_touched(path: Path) -> None:
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE bookmarks (name)")
    before = path.read_bytes()
    with pytest.raises(NotAJournal, match="the database of something else"):
        Journal.open(path, "T1", program="test", ballast_bytes=0)
    assert path.read_bytes() == before


def test_a_folder_is_no_journal(tmp_path: Path) -> None:
    with pytest.raises(NotAJournal, match="it is a folder"):
        Journal.open(tmp_path, "T1", program="test")


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(ReadOnlyPlace, match="Not a directory"):
        Journal.open(tmp_path / "file" / "journals" / "T1.sqlite", "T1", program="test")


def test_a_read_only_folder_is_refused(
    small_disk: Path, made_read_only: Callable[[Path], None], bodies: Bodies
) -> None:
    made_read_only(small_disk)
    with pytest.raises(
        ReadOnlyPlace, match=r"disk: the journal cannot be written here \(Read-only file system\)"
    ):
        Journal.open(small_disk / "T1.sqlite", "T1", program="test")


def test_a_read_only_file_is_refused(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Journal.open(path, "T1", program="test", ballast_bytes=0).close()
    monkeypatch.setattr("app.journal.connection._uri", lambda place, mode: f"{place.as_uri()}?mode=ro")
    with pytest.raises(
        ReadOnlyPlace, match=r"T1\.sqlite: the journal cannot be written here \(attempt to write"
    ):
        Journal.open(path, "T1", program="test", ballast_bytes=0)


def test_only_a_test_may_commit_without_waiting_for_the_disk(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Journal.open(path, "T1", program="test", ballast_bytes=0) as journal:
        raw = driver(journal._moving.hands.writer)
        asked = ("synchronous", "foreign_keys", "wal_autocheckpoint", "busy_timeout", "journal_mode")
        said = [raw.execute(f"PRAGMA {pragma}").fetchone()[0] for pragma in asked]
    assert said == [2, 1, 0, 2000, "wal"]
    monkeypatch.setenv("CAPOTAVOLO_SYNCHRONOUS", "OFF")
    with pytest.raises(BadSynchronous, match="leave it unset"):
        Journal.open(path, "T1", program="test", ballast_bytes=0)


def test_a_journal_whose_guards_were_taken_away_is_refused(path: Path, bodies: Bodies) -> None:
    with Journal.open(path, "T1", program="test", ballast_bytes=0) as journal:
        journal.append(bodies(1))
    with closing(sqlite3.connect(path)) as shell, shell:
        shell.execute("DROP TRIGGER journal_never_deleted")
    with pytest.raises(Damaged, match="journal_never_deleted"):
        Journal.open(path, "T1", program="test", ballast_bytes=0)


def test_into_a_file_that_was_moved_away_nothing_is_written_until_it_is_back(
    journal: Journal, bodies: Bodies
) -> None:
    """What is shown as done is in the file that people find, not in one that is open and has no name there."""
    first = journal.append(bodies(1))
    away = journal.path.with_name("away.sqlite")
    journal.path.rename(away)
    assert journal.gone.startswith(f"{journal.path}: the journal lies there no more")
    with pytest.raises(JournalGone, match="lies there no more, and 2 events were NOT recorded"):
        journal.append(bodies(2))
    away.rename(journal.path)
    assert journal.gone, "no alarm ends before all was read back"
    second = journal.append(bodies(2))
    assert journal.gone == ""
    assert tuple(reading.events(journal.path)) == (*first, *second)


def test_a_copy_in_the_place_of_the_journal_is_not_taken_for_it(journal: Journal, bodies: Bodies) -> None:
    """A backup put back over a journal that is open would lose every spin from then on."""
    journal.append(bodies(1))
    other = journal.path.with_name("copy.sqlite")
    other.write_bytes(journal.path.read_bytes())
    other.replace(journal.path)
    with pytest.raises(JournalGone, match="another file lies in the journal's place"):
        journal.append(bodies(1))


def test_the_room_of_a_disk_that_is_away_is_none(tmp_path: Path, bodies: Bodies) -> None:
    place = tmp_path / "disk"
    with Journal.open(place / "T1.sqlite", "T1", program="test") as journal:
        journal.append(bodies(1))
        place.rename(tmp_path / "away")
        assert journal.running_out
        assert journal.spins_left == 0
        assert not journal.restore_ballast()
        (tmp_path / "away").rename(place)
        assert not journal.running_out
        assert journal.spins_left > 0


def test_what_was_written_though_nobody_heard_of_it_is_found_and_not_written_twice(
    journal: Journal, bodies: Bodies, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal.append(bodies(1))
    commit = Journal._commit

    def fails_behind(itself: Journal, recorded: tuple[Recorded, ...]) -> None:
        commit(itself, recorded)
        raise sqlite3.OperationalError("disk I/O error")

    with monkeypatch.context() as patch:
        patch.setattr(Journal, "_commit", fails_behind)
        with pytest.raises(DiskFailed):
            journal.append(bodies(2, first=2))
    assert journal.head.seq == 1
    found = journal.read_back(bodies(2, first=2))
    assert journal.head == journal.in_the_file() == Head(3, found[-1].hash)
    (last,) = journal.append(bodies(1, first=4))
    assert list(reading.events(journal.path, "T1"))[1:] == [*found, last]


def test_what_was_not_written_is_not_found(journal: Journal, bodies: Bodies) -> None:
    journal.append(bodies(1))
    assert journal.read_back(bodies(2, first=2)) == ()
    assert journal.read_back([]) == ()
    assert journal.head == journal.in_the_file()


def test_a_file_that_ends_in_something_else_is_not_taken_for_what_was_to_be_written(
    path: Path, journal: Journal, bodies: Bodies
) -> None:
    before = journal.head
    with closing(sqlite3.connect(path)) as another:
        body = canonical({**bodies(1)[0], "seq": 1, "v": 1})
        another.execute(
            'INSERT INTO journal ("table", seq, body, hash) VALUES (?, ?, ?, ?)',
            ("T1", 1, body.decode(), link(ZERO_HASH, body)),
        )
        another.commit()
    with pytest.raises(DiskFailed, match="ends in another event, 1"):
        journal.read_back(bodies(1, first=2))
    assert journal.head == before


def test_a_journal_that_was_moved_away_is_not_read_back(journal: Journal, bodies: Bodies) -> None:
    away = journal.path.rename(journal.path.with_name("away.sqlite"))
    with pytest.raises(JournalGone):
        journal.read_back(bodies(1))
    away.rename(journal.path)
    assert journal.read_back(bodies(1)) == ()


def test_a_writing_connection_can_be_interrupted_from_another_thread(
    journal: Journal, bodies: Bodies
) -> None:
    interrupted = threading.Thread(target=journal.interrupt)
    interrupted.start()
    interrupted.join()
    assert journal.append(bodies(1))
