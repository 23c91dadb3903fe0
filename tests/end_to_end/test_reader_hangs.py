"""Whoever reads a table without a window: slowly, not for now, or never again. The journal has everything."""

import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from app.journal.errors import NoJournal
from app.journal.reading import events
from tests.end_to_end.running import PATIENCE, Headless, capotavolo, verify

pytestmark = pytest.mark.kill
SPINS = 100
FULL = Path("/dev/full")


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "T1.sqlite"


def play(table: Headless) -> None:
    """More than any pipe holds, each spin with a line that is refused."""
    table.send({"do": "open"})
    for spin in range(SPINS):
        table.send({"do": "throw"}, {"do": "dance"}, {"do": "no_more_bets"}, {"do": "number", "number": 17})
        table.send({"do": "confirm"}, {"do": "next"}, {"do": "dealer", "name": f"dealer {spin}"})


def until(met: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not met():
        assert time.monotonic() < end
        time.sleep(0.05)


def closed(database: Path) -> int:
    """How many spins are over; what else is recorded meanwhile is the machine's."""
    try:
        return sum(b'"kind":"spin.closed"' in event.body for event in events(database))
    except NoJournal:  # not yet
        return 0


def test_a_reader_that_hangs_keeps_nothing_out_of_the_journal_and_no_end_away(database: Path) -> None:
    with Headless(database, reads=False) as table:
        play(table)
        until(lambda: closed(database) == SPINS)
        assert table.terminate() == 2
        (said,) = table.errors
        assert "lines that nobody read of this table: " in said
    status, told = verify(database)
    assert (status, told["spins"]) == (0, SPINS)


def test_a_reader_that_hung_hears_everything_in_its_order(database: Path) -> None:
    with Headless(database, reads=False) as table:
        play(table)
        until(lambda: closed(database) == SPINS)
        table.listen()
        assert table.finish() == 0
        assert table.errors == []
        heard = [answer for answer in table.answers if answer.get("kind") in {None, "spin.thrown"}]
    assert ["refused" in answer for answer in heard] == [False, True] * SPINS
    exported = capotavolo("export", "--database", database, "--what", "journal", "--format", "jsonl")
    assert exported.stdout.encode() == table.printed


def test_a_reader_that_went_away_ends_the_table_and_it_says_so(database: Path) -> None:
    with Headless(database, "--stay", reads=False) as table:
        table.leave()
        table.send({"do": "open"}, {"do": "throw"}, {"do": "state"})
        assert table.process.wait(PATIENCE) == 2
        assert "nobody reads this table, and it ends (Broken pipe)" in table.wait_for_complaint("nobody")
        assert len(table.errors) == 1
    assert verify(database)[0] == 0


@pytest.mark.skipif(not FULL.exists(), reason="no other system has a disk that is always full")
def test_a_full_disk_behind_its_output_ends_the_table_and_it_says_so(database: Path) -> None:
    full = os.open(FULL, os.O_WRONLY)
    try:
        with Headless(database, "--stay", reads=False, output=full) as table:
            table.send({"do": "open"}, {"do": "throw"})
            assert table.process.wait(PATIENCE) == 2
            assert "(No space left on device)" in table.wait_for_complaint("nobody reads this table")
    finally:
        os.close(full)
    assert verify(database)[0] == 0
