"""A check is this program's own `verify`, in a program of its own that stands behind all others."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

import pytest

from app.journal.reading import head
from app.journal.verifying import KnownHead
from app.station.daily_check import NoAnswerError
from app.station.verify_process import VerifyProcess, started
from app.table.heard import VerifiedHeard
from tests.journal.played_journals import evening, record, story_of

PATIENCE = 60.0


def answered(process: VerifyProcess) -> VerifiedHeard:
    end = time.monotonic() + PATIENCE
    while (heard := process.answer()) is None:
        assert time.monotonic() < end, "no answer"
        time.sleep(0.02)
    return heard


def saying(script: str) -> VerifyProcess:
    return VerifyProcess([sys.executable, "-c", script], "T1", None)


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "T1.sqlite"
    record(path, story_of(evening(3, spins=1, nights=2)))
    return path


def test_it_checks_all_and_then_from_where_it_was(database: Path) -> None:
    last = head(database, "T1")
    known = KnownHead("T1", last.seq, last.hash)
    whole = started(database, "T1", None)
    whole.go_on(goes_on=True)
    assert answered(whole) == VerifiedHeard("", str(known), last.seq)
    whole.end()
    since = started(database, "T1", known)
    since.go_on(goes_on=True)
    heard = answered(since)
    since.end()
    assert (heard.after, heard.head, heard.reason) == (str(known), str(known), "")
    assert 0 < heard.events < last.seq


def test_what_does_not_hold_is_named(database: Path) -> None:
    process = started(database, "T1", KnownHead("T1", 3, bytes(32)))
    process.go_on(goes_on=True)
    heard = answered(process)
    process.end()
    assert (heard.head, heard.place) == ("", 3)
    assert "is known with the hash" in heard.reason


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="this system has no such priorities")
def test_it_stands_behind_everything_and_waits_until_it_is_told(database: Path) -> None:
    process = started(database, "T1", None)
    try:
        end = time.monotonic() + PATIENCE
        while os.getpriority(os.PRIO_PROCESS, process.number) != 19:
            assert time.monotonic() < end
            time.sleep(0.01)
        process.go_on(goes_on=False)
        assert process.answer() is None
    finally:
        process.end()


def test_one_that_is_killed_gives_no_answer(database: Path) -> None:
    process = started(database, "T1", None)
    os.kill(process.number, 9)
    with pytest.raises(NoAnswerError, match="it ended with -9"):
        answered(process)
    process.end()


@pytest.mark.parametrize(
    ("script", "why"),
    [
        ("print('{\"tables\":1}')", "its answer is not understood"),
        ("print('no json')", "its answer is not understood"),
        ('print(\'{"events":1,"heads":{}}\')', "its answer is not understood"),
        ('print(\'{"events":1,"heads":{"T1":[1,"ab"]}}\')', "its answer is not understood"),
        ("raise OSError('no room')", "its answer is not understood: OSError: no room"),
        (
            "import sys; sys.exit('capotavolo: no such option')",
            "its answer is not understood: capotavolo: no",
        ),
        ("import sys; print('full', file=sys.stderr); sys.exit(2)", "it ended with 2: full"),
    ],
)
def test_an_answer_that_is_none_is_not_taken_for_one(script: str, why: str) -> None:
    process = saying(script)
    with pytest.raises(NoAnswerError) as said:
        answered(process)
    process.end()
    assert str(said.value).startswith(why)


def test_a_fault_of_another_table_in_the_file_says_which() -> None:
    process = saying('import sys; print(\'{"table":"T2","seq":3,"reason":"changed"}\'); sys.exit(1)')
    heard = answered(process)
    process.end()
    assert (heard.place, heard.reason) == (3, "table T2: changed")


def test_one_that_cannot_be_started_says_why() -> None:
    with pytest.raises(NoAnswerError, match="No such file"):
        VerifyProcess(["/nowhere/python"], "T1", None)


def test_it_ends_where_whoever_started_it_is_there_no_more(database: Path) -> None:
    process = started(database, "T1", None)
    process.let_go()
    with pytest.raises(NoAnswerError, match="it ended with 3"):
        answered(process)
    process.end()
