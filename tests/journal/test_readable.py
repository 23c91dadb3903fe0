"""What of a damaged journal may be read: all before the first event that does not hold, table by table."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from app.journal.errors import JournalError
from app.journal.readable import Damage, readable
from app.journal.reading import events, head, tables
from app.journal.verifying import Verified, verify_chain
from tests.journal.archived import autumn
from tests.journal.played_journals import record
from tests.reports.spins import recorded, recorded_story

Harm = Callable[[sqlite3.Connection], object]
HARMS: dict[str, Harm] = {
    "another text": lambda file: file.execute(
        "UPDATE journal SET body = replace(body, ':', ': ') WHERE seq = 40"
    ),
    "another hash": lambda file: file.execute("UPDATE journal SET hash = zeroblob(32) WHERE seq = 40"),
    "cut out": lambda file: file.execute("DELETE FROM journal WHERE seq = 40"),
    "another place": lambda file: file.execute("UPDATE journal SET seq = 4000 WHERE seq = 40"),
    "another table": lambda file: file.execute("UPDATE journal SET \"table\" = 'T9' WHERE seq = 40"),
    "no text": lambda file: file.execute("UPDATE journal SET body = x'ff00' WHERE seq = 40"),
}


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    return recorded(tmp_path / "T1.sqlite")


def harmed(journal: Path, harm: Harm) -> Path:
    """Change a journal as whoever may write its file can."""
    with closing(sqlite3.connect(journal)) as file, file:
        for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
            file.execute(f"DROP TRIGGER {name}")
        harm(file)
    return journal


def test_a_journal_that_holds_is_read_where_it_lies(journal: Path) -> None:
    with readable(journal) as found:
        assert found == (journal, ())


@pytest.mark.parametrize("harm", HARMS)
def test_all_before_the_damage_is_there_and_nothing_of_what_comes_after(journal: Path, harm: str) -> None:
    before = [event for event in events(journal) if event.seq < 40]
    last = journal.read_bytes()
    harmed(journal, HARMS[harm])
    as_harmed = journal.read_bytes()
    assert as_harmed != last
    with readable(journal) as found:
        assert found.path != journal
        assert list(events(found.path)) == before
        assert isinstance(verify_chain(found.path), Verified)
        (damage,) = found.damage
        assert (damage.table, damage.seq) == ("T1", 40)
        assert f'"at":"{damage.at}"'.encode() in before[-1].body
        assert f"event 40 of table T1 does not hold, the last that does is of {damage.at}" in str(damage)
        copy = found.path
    assert not copy.parent.exists()
    assert journal.read_bytes() == as_harmed


def test_another_table_of_the_file_is_read_whole(tmp_path: Path) -> None:
    journal = tmp_path / "both.sqlite"
    for table in ("T1", "T2"):
        record(journal, recorded_story(), table)
    ends = head(journal, "T2")
    harmed(journal, lambda file: file.execute("DELETE FROM journal WHERE seq = 40 AND \"table\" = 'T1'"))
    with readable(journal) as found:
        assert [(each.table, each.seq) for each in found.damage] == [("T1", 40)]
        assert tables(found.path) == ("T1", "T2")
        assert (head(found.path, "T1").seq, head(found.path, "T2")) == (39, ends)


def test_of_a_file_that_was_overwritten_what_lies_before_is_read(tmp_path: Path) -> None:
    """Wherever a page is gone: what is read holds, and is the beginning of what there was."""
    journal = tmp_path / "T1.sqlite"
    autumn(journal)
    story, whole = list(events(journal)), journal.read_bytes()
    most = 0
    for place in range(4096, len(whole), 4096):
        journal.write_bytes(whole[:place] + b"\xff" * 4096 + whole[place + 4096 :])
        try:
            with readable(journal) as found:
                kept = list(events(found.path))
                assert kept == story[: len(kept)]
                assert bool(found.damage) is (len(kept) < len(story))
                most = max(most, len(kept) * bool(found.damage))
        except JournalError:
            continue
    assert most > len(story) // 2


def test_a_changed_form_is_said_and_every_event_that_holds_is_read(journal: Path) -> None:
    story = list(events(journal))
    with closing(sqlite3.connect(journal)) as file, file:
        file.execute("ALTER TABLE journal ADD COLUMN more TEXT")
    with readable(journal) as found:
        assert found.damage == (Damage("", 0, ""),)
        assert "somebody changed what the file is made of" in str(found.damage[0])
        assert list(events(found.path)) == story


def test_where_the_first_event_does_not_hold_nothing_is_left(journal: Path) -> None:
    harmed(journal, lambda file: file.execute("UPDATE journal SET body = '{' WHERE seq = 1"))
    with readable(journal) as found:
        assert found.damage == (Damage("T1", 1, ""),)
        assert tables(found.path) == ()


def test_the_readers_own_lines_are_found_beside_the_copy(journal: Path) -> None:
    log = journal.with_name("T1.wheel.1.log")
    log.write_bytes(b"lines")
    harmed(journal, HARMS["cut out"])
    with readable(journal) as found:
        assert found.path.with_name(log.name).read_bytes() == b"lines"
    assert log.read_bytes() == b"lines"
