"""A day is read from its journal: whole nights, and only what is still sealed."""

import sqlite3
from contextlib import closing
from datetime import date
from pathlib import Path

import pytest

from app.journal.errors import Damaged
from app.journal.verifying import KnownHead, verify_chain
from app.reports.day_reading import day_begins, day_of_table, last_day
from app.reports.gaming_day import gaming_day
from app.table.heard import ReaderHeard, VerifiedHeard, WarningHeard
from app.table.roulette.game import ROULETTE
from tests.journal.played_journals import record
from tests.reports.days import BEGUN, ROME, played_night, read_day, recorded_day, story_at
from tests.table.playing import Played

DAY = 86_400


def test_the_head_is_what_verify_takes(tmp_path: Path) -> None:
    found = recorded_day(tmp_path)
    head = KnownHead.read(str(found.head))
    assert head == found.head
    verified = verify_chain(tmp_path / "T1.sqlite", heads=[head])
    assert getattr(verified, "heads")["T1"].seq == head.seq  # noqa: B009 - a broken journal has none
    forged = KnownHead("T1", head.seq, bytes(32))
    assert not hasattr(verify_chain(tmp_path / "T1.sqlite", heads=[forged]), "heads")


def two_days(path: Path) -> None:
    """The night above, and another a day later, in which a warning is answered for and the one before it."""
    table = played_night()
    table.hear(WarningHeard("wheel", "bad_frame", "damaged lines"))
    first = story_at(table)
    warned = table.state.seq
    count = len(table.story)
    table.do("open")
    table.do("answer", of=warned, by="Carla", note="cable changed")
    later = story_at(table, BEGUN + DAY)
    record(path, [*first, *later[count:]])


def test_a_day_has_its_own_nights_and_what_was_answered_for_later(tmp_path: Path) -> None:
    path = tmp_path / "T1.sqlite"
    two_days(path)
    begins = day_begins(path, "T1", ROULETTE)
    last = last_day(path, "T1", begins, ROME)
    assert last == date(2026, 11, 22)
    first = day_of_table(path, "T1", ROULETTE, gaming_day(date(2026, 11, 21), begins, ROME))
    second = day_of_table(path, "T1", ROULETTE, gaming_day(last, begins, ROME))
    assert first is not None
    assert second is not None
    assert (len(first.figures.nights), len(second.figures.nights)) == (1, 1)
    (waiting,) = first.figures.waiting
    assert (waiting.answered_by, waiting.note) == ("Carla", "cable changed")
    assert first.head.seq < second.head.seq


def explained_a_day_later(path: Path) -> None:
    """A throw is void for no reason; the next day's first spin has its number, and is void for another."""
    table = Played()
    table.do("open")
    table.do("throw")
    table.do("void", reason="")
    table.do("close")
    first = story_at(table)
    count = len(table.story)
    table.do("open")
    table.do("throw")
    table.do("void", reason="wheel_stopped")
    table.do("explain", reason="no_pocket", told="Ivo")
    record(path, [*first, *story_at(table, BEGUN + DAY)[count:]])


def test_why_a_throw_was_void_stands_on_its_own_day_also_where_it_is_said_later(tmp_path: Path) -> None:
    path = tmp_path / "T1.sqlite"
    explained_a_day_later(path)
    begins = day_begins(path, "T1", ROULETTE)
    days = [
        day_of_table(path, "T1", ROULETTE, gaming_day(date(2026, 11, day), begins, ROME)) for day in (21, 22)
    ]
    assert [[(each.throw.reason, each.throw.told) for each in day.figures.voids] for day in days if day] == [
        [("no_pocket", "Ivo")],
        [("wheel_stopped", None)],
    ]


def test_the_last_event_of_the_day_is_the_gaming_days(tmp_path: Path) -> None:
    """What the machine does the next noon, before anybody opens, is none of it; what is said of the night is."""
    table = played_night()
    over = len(table.story)
    table.hear(ReaderHeard("wheel", connected=True, reason=""))
    table.hear(VerifiedHeard("", "T1:5:" + 64 * "a", 5))
    story = story_at(table)
    later = story_at(table, BEGUN + DAY)
    record(tmp_path / "T1.sqlite", [*story[:over], *later[over:]])
    found = read_day(tmp_path / "T1.sqlite")
    assert found.head.seq == over
    assert found.figures.last is not None
    assert (found.figures.last.seq, found.figures.verified) == (over, None)


def test_what_is_said_of_a_night_after_its_day_is_the_last_of_it(tmp_path: Path) -> None:
    """A closing count of the next morning, and a warning that waits: both stand on the page."""
    table = played_night(closing=False)
    table.do("close")
    closed = len(table.story)
    lying = [{"value": "50.00", "pieces": 86}, {"value": "20.00", "pieces": 5}]
    table.do("bank", operation="close", chips=lying)
    counted = len(table.story)
    table.hear(ReaderHeard("wheel", connected=True, reason=""))
    story = [*story_at(table)[:closed], *story_at(table, BEGUN + DAY)[closed:]]
    record(tmp_path / "T1.sqlite", story)
    assert read_day(tmp_path / "T1.sqlite").head.seq == counted


def test_a_day_on_which_nobody_opened_the_table_is_none(tmp_path: Path) -> None:
    recorded_day(tmp_path)
    assert (
        day_of_table(tmp_path / "T1.sqlite", "T1", ROULETTE, gaming_day(date(2026, 1, 1), 360, ROME)) is None
    )
    assert last_day(tmp_path / "T1.sqlite", "T9", 360, ROME) is None


def test_a_house_says_when_its_day_begins(tmp_path: Path) -> None:
    story = story_at(played_night())
    for event in story:
        if event["kind"] == "table.rules":
            event["profile"] = {**event["profile"], "day_begins": "12:30"}
    record(tmp_path / "T1.sqlite", story)
    assert day_begins(tmp_path / "T1.sqlite", "T1", ROULETTE) == 750


def test_a_night_that_is_not_over_has_no_result(tmp_path: Path) -> None:
    table = Played()
    table.do("open")
    record(tmp_path / "T1.sqlite", story_at(table))
    (night,) = read_day(tmp_path / "T1.sqlite").figures.nights
    assert night.closed is None
    assert night.result is None


def test_what_was_changed_behind_the_programs_back_is_no_day(tmp_path: Path) -> None:
    recorded_day(tmp_path)
    path = tmp_path / "T1.sqlite"
    with closing(sqlite3.connect(path)) as raw, raw:
        raw.execute("DROP TRIGGER journal_never_changed")
        raw.execute('UPDATE journal SET body = replace(body, \'"amount":"200.00"\', \'"amount":"900.00"\')')
    with pytest.raises(Damaged, match="hash does not fit"):
        read_day(path)
