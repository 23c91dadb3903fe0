"""The lists follow a table that plays, and never stand in its way."""

import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from app.journal.chain import Recorded
from app.journal.errors import NoLists
from app.journal.lists.filters import Filter
from app.journal.lists.finding import Finder
from app.journal.lists.keeping import ListKeeper
from app.journal.place import lists_path
from app.station.listing import Listing
from app.station.station import Plan, Station
from app.station.wirings import WIRINGS
from app.table.json_text import Json
from app.table.roulette.game import ROULETTE
from tests.houses import house
from tests.journal.lists.kept_lists import closed_to_writers, content, journal, kept
from tests.station.at_the_table import PATIENCE, answered


@pytest.fixture(autouse=True)
def no_thread_is_left_behind() -> Iterator[None]:
    before = set(threading.enumerate())
    yield
    assert set(threading.enumerate()) <= before


def met(what: Callable[[], bool]) -> bool:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if what():
            return True
        time.sleep(0.02)
    return False


def listed(path: Path) -> int:
    try:
        with Finder.open(path, ROULETTE) as finder:
            return finder.count(Filter()).spins
    except NoLists:
        return 0


def test_lists_that_lag_behind_catch_up_by_themselves(tmp_path: Path) -> None:
    path = journal(tmp_path / "T1.sqlite", 61, spins=20)
    listing = Listing(path, ROULETTE, "test", first=0.01, breath=0)
    listing.start()
    assert met(lambda: listed(path) > 30)
    listing.stop()
    before = content(lists_path(path))
    kept(path)
    assert content(lists_path(path)) == before


def test_whoever_keeps_them_already_is_left_to_it(tmp_path: Path) -> None:
    path = journal(tmp_path / "T1.sqlite", 62, spins=5)
    listing = Listing(path, ROULETTE, "test", first=1_000)
    with ListKeeper.open(path, ROULETTE, program="another"):
        listing.start()
        listing.spin_closed()
        time.sleep(0.1)
    listing.spin_closed()
    assert met(lambda: listed(path) > 0)
    listing.stop()
    assert listing.trouble == ""


class ToldJustAfterwards(threading.Event):
    """Whoever asks whether he is to end is told no; and is told to end before he does anything more."""

    def __init__(self, wake: threading.Event) -> None:
        super().__init__()
        self._told_with = wake

    def is_set(self) -> bool:
        before = super().is_set()
        if not before:
            self.set()
            self._told_with.set()
        return before


def test_it_ends_also_where_it_is_told_to_just_after_it_asked(tmp_path: Path) -> None:
    """A station that is left closes its journal and lets go of its lock; it never waits for lists."""
    path = journal(tmp_path / "T1.sqlite", 64, spins=2)
    listing = Listing(path, ROULETTE, "test", first=0.01, breath=0)
    listing._worker._stopping = ToldJustAfterwards(listing._worker._wake)
    before = set(threading.enumerate())
    listing.start()
    assert met(lambda: set(threading.enumerate()) <= before)


def test_what_is_wrong_is_said_and_tried_again(tmp_path: Path) -> None:
    path = tmp_path / "T1.sqlite"
    listing = Listing(path, ROULETTE, "test", first=1_000)
    listing.start()
    listing.spin_closed()
    assert met(lambda: "T1.sqlite" in listing.trouble)
    journal(path, 63, spins=5)
    listing.spin_closed()
    assert met(lambda: listing.trouble == "" and listed(path) > 0)
    listing.stop()


@pytest.mark.parametrize("practice", [False, True])
def test_a_closed_spin_stands_in_the_lists_of_a_live_table(tmp_path: Path, *, practice: bool) -> None:
    path = tmp_path / "T1.sqlite"
    told: list[Recorded] = []
    plan = Plan(
        table="T1", database=path, house=house("venezia"), practice=practice, wiring=WIRINGS["roulette"]
    )
    with Station(plan, told=told.extend, publish=lambda _live: None) as station:
        asked: list[Json] = [{"do": "open"}]
        for number in (8, 17):
            asked += [{"do": "throw"}, {"do": "no_more_bets"}, {"do": "number", "number": number}]
            asked += [{"do": "confirm"}, {"do": "cleared"}, {"do": "next"}]
        for command in asked:
            station.table.ask(command, lambda reason, form: pytest.fail(f"{form}: {reason}"))
        answered(station.table)
        assert sum(b'"spin.closed"' in event.body for event in told) == 2
        if practice:
            assert not lists_path(path).exists()
        else:
            assert met(lambda: listed(path) == 2)
    assert lists_path(path).exists() is not practice


def test_lists_that_nobody_here_may_write_are_told_at_once_and_once(tmp_path: Path) -> None:
    path = journal(tmp_path / "T1.sqlite", 63, spins=5)
    closed_to_writers(path)
    told: list[str] = []
    listing = Listing(path, ROULETTE, "test", told.append, first=1_000)
    listing.start()
    assert met(lambda: bool(told))
    listing.spin_closed()
    listing.stop()
    (said,) = told
    assert said.startswith("The lists in which spins are looked for cannot be kept: ")
    assert said.endswith("What falls is recorded.")


def test_a_table_warns_of_lists_that_it_cannot_keep(tmp_path: Path) -> None:
    path = journal(tmp_path / "T1.sqlite", 64, spins=5)
    closed_to_writers(path)
    heard: list[Recorded] = []
    plan = Plan("T1", path, house("venezia"), wiring=WIRINGS["roulette"])
    with Station(plan, told=heard.extend, publish=lambda _: None):
        assert met(lambda: any(b'"device":"lists"' in event.line for event in heard))
    (warning,) = [event.line for event in heard if b'"device":"lists"' in event.line]
    assert b'"reason":"not_written"' in warning
