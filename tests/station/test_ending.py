"""A table ends whatever its disk does; what a thread is inside of is not closed."""

import os
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest

from app.journal.errors import LogStuck
from app.journal.store import Journal
from app.station import ending
from app.station.ending import Ending, end_program, in_time
from tests.station.at_the_table import PATIENCE, AtTheTable


@pytest.fixture(autouse=True)
def left(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """What was left, in a list of each test's own; the disk has time."""
    found: list[object] = []
    monkeypatch.setattr(ending, "_left", found)
    monkeypatch.setattr(ending, "IN_TIME", PATIENCE)
    return found


@pytest.fixture
def never() -> Iterator[threading.Event]:
    """What is waited for in vain; at the end of the test it comes, and all who waited go."""
    event = threading.Event()
    yield event
    event.set()
    for thread in threading.enumerate():
        if thread.name == "ending":
            thread.join(PATIENCE)


class Closed:
    """A journal that is closed, or never ends to be."""

    def __init__(self, never: threading.Event | None = None, fault: Exception | None = None) -> None:
        self.closed, self._never, self._fault = False, never, fault

    def close(self) -> None:
        self.closed = True
        if self._fault is not None:
            raise self._fault
        if self._never is not None:
            self._never.wait(PATIENCE)


def ends(journal: Closed, ending_: Ending) -> None:
    ending_.close(cast("Journal", journal))


def test_a_journal_that_nobody_uses_is_closed(left: list[object], tmp_path: Path) -> None:
    journal, end = Closed(), Ending(tmp_path / "T1.sqlite", keeps=True)
    end.stop(lambda: True)
    ends(journal, end)
    assert journal.closed
    assert left == []


def test_a_journal_that_somebody_is_inside_of_is_not_closed(left: list[object], tmp_path: Path) -> None:
    journal, end = Closed(), Ending(tmp_path / "T1.sqlite", keeps=True)
    end.stop(lambda: False)
    end.stop(lambda: True)
    ends(journal, end)
    assert not journal.closed
    assert left == [journal]


def test_a_journal_whose_closing_never_ends_is_left(
    left: list[object], tmp_path: Path, never: threading.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ending, "IN_TIME", 0.02)
    journal = Closed(never)
    ends(journal, Ending(tmp_path / "T1.sqlite", keeps=True))
    assert journal in left


def test_what_the_disk_refuses_at_the_closing_is_said(tmp_path: Path) -> None:
    journal = Closed(fault=LogStuck(tmp_path / "T1.sqlite", "disk I/O error"))
    end = Ending(tmp_path / "T1.sqlite", keeps=True)
    ends(journal, end)
    assert "take a backup now" in end.failed


def test_what_is_on_paper_is_kept_beside_the_journal_and_of_practice_nothing(tmp_path: Path) -> None:
    for keeps in (True, False):
        folder = tmp_path / str(keeps)
        folder.mkdir()
        table = AtTheTable()
        with table:
            table.journal.full = True
            table.ask("open")
            table.state()
        end = Ending(folder / "T1.sqlite", keeps=keeps)
        end.stop_table(table.thread)
        assert [path.name for path in folder.iterdir()] == (["T1.not-recorded.jsonl"] if keeps else [])
        assert end.kept == (
            f"what was never recorded is kept in {folder / 'T1.not-recorded.jsonl'}" if keeps else ""
        )


def test_where_nothing_can_be_kept_that_is_said(tmp_path: Path) -> None:
    table = AtTheTable()
    with table:
        table.journal.full = True
        table.ask("open")
        table.state()
    end = Ending(tmp_path / "nowhere" / "T1.sqlite", keeps=True)
    end.stop_table(table.thread)
    assert end.kept.startswith("what was never recorded could not be kept beside ")
    assert end.kept.endswith("(No such file or directory)")


def test_what_takes_its_time_is_waited_for_and_no_longer(left: list[object], never: threading.Event) -> None:
    assert in_time(lambda: None, PATIENCE)
    assert left == []
    assert not in_time(lambda: never.wait(PATIENCE), 0.01)
    assert len(left) == 1
    with pytest.raises(ZeroDivisionError):
        in_time(lambda: 1 // 0, PATIENCE)


def test_a_program_of_which_something_was_left_ends_at_once(
    left: list[object], monkeypatch: pytest.MonkeyPatch
) -> None:
    statuses: list[int] = []
    flushed: list[bool] = []
    monkeypatch.setattr(os, "_exit", statuses.append)
    monkeypatch.setattr(sys.stdout, "flush", lambda: flushed.append(True))
    assert end_program(3) == 3
    assert (statuses, flushed) == ([], [])
    left.append(object())
    end_program(1)
    assert (statuses, flushed) == ([1], [True])
