"""A commit that is refused is told as what it is."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from app.journal.chain import Head, Recorded, sealed
from app.journal.errors import DiskFailed, ForeignRow, JournalGone
from app.journal.refused_commit import why_refused
from app.journal.store import Journal
from tests.journal.bodies import Bodies

_INSERT = 'INSERT INTO journal ("table", seq, body, hash) VALUES (?, ?, ?, ?)'


def put_behind(path: Path, event: Recorded) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute(_INSERT, (event.table, event.seq, event.body.decode(), event.hash))


def test_a_row_that_somebody_put_behind_the_last_event_is_no_disk_that_refuses(
    journal: Journal, path: Path, bodies: Bodies
) -> None:
    """The table says so, and goes on in a new journal."""
    last = journal.append(bodies(3))[-1]
    (other,) = sealed("T1", Head(last.seq, last.hash), [{**bodies(1)[0], "number": 36}])
    put_behind(path, other)
    for _ in range(2):
        with pytest.raises(ForeignRow, match="and go on in a new journal"):
            journal.append(bodies(2, first=4))


def test_any_other_refusal_is_the_disk_s(journal: Journal, path: Path, bodies: Bodies) -> None:
    last = journal.append(bodies(3))[-1]
    head = Head(last.seq, last.hash)
    refused = why_refused(
        journal._driver, path, head, sealed("T1", head, bodies(1)), sqlite3.IntegrityError("no")
    )
    assert isinstance(refused, DiskFailed)
    with closing(sqlite3.connect(path)) as closed:
        pass
    refused = why_refused(closed, path, head, sealed("T1", head, bodies(1)), sqlite3.IntegrityError("no"))
    assert "nor can it be read" in str(refused)
    assert not isinstance(refused, JournalGone)
