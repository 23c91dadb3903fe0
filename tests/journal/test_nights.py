"""Whoever folds begins at an opening, ends before another, and is given nothing that was tampered with."""

import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from app.journal.chain import JSON
from app.journal.errors import Damaged, NoJournal
from app.journal.nights import Nights, every_night, nights, nights_of, walked
from app.journal.store import Journal
from app.station.stamps import moment_text
from tests.journal.bodies import Bodies

OPENINGS = (1, 5, 9)


def record(path: Path, times: list[int], table: str = "T1") -> None:
    """Three nights of four events, with such times."""
    with Journal.open(path, table, program="test", ballast_bytes=0) as journal:
        for place, second in enumerate(times, 1):
            kind = "table.opened" if place in OPENINGS else "spin.number"
            form: dict[str, JSON] = {"at": moment_text(second * 1_000_000), "kind": kind}
            journal.append([{**form, "mono": place, "boot": "a4f1", "spin": None}])


def at(second: int) -> str:
    return moment_text(second * 1_000_000)


def test_without_times_there_is_all_of_each_table(path: Path) -> None:
    for table in ("T2", "T1"):
        record(path, list(range(12)), table)
    assert nights(path) == (Nights("T1", 1, 12), Nights("T2", 1, 12))
    assert nights(path, "T2") == (Nights("T2", 1, 12),)
    assert nights(path, "T3") == ()


def test_every_night_is_named_the_one_opened_last_first(path: Path) -> None:
    record(path, [*range(4), *range(20, 24), *range(40, 43)])
    record(path, [*range(10, 14), *range(30, 34)], "T2")
    assert every_night(path) == (
        Nights("T1", 9, 11),
        Nights("T2", 5, 8),
        Nights("T1", 5, 8),
        Nights("T2", 1, 4),
        Nights("T1", 1, 4),
    )


def test_a_table_that_was_never_opened_has_no_night(path: Path, bodies: Bodies) -> None:
    """A journal begins with its reader, or with what names the journal before it; the opening comes later."""
    with Journal.open(path, "T1", program="test", ballast_bytes=0) as journal:
        journal.append(bodies(3, kind="reader.lost"))
    assert every_night(path) == nights_of(path, "T1") == ()
    assert nights_of(path, "T2") == ()


def test_the_nights_of_a_table_come_in_their_order(path: Path) -> None:
    record(path, [*range(40, 44), *range(20, 24), *range(3)])
    assert nights_of(path, "T1") == (Nights("T1", 1, 4), Nights("T1", 5, 8), Nights("T1", 9, 11))


@pytest.mark.parametrize(
    ("since", "until", "first", "last"),
    [
        (0, 12, 1, 12),
        (3, 4, 1, 4),
        (4, 5, 5, 8),
        (7, None, 5, 12),
        (None, 8, 1, 8),
        (None, 9, 1, 12),
        (11, 100, 9, 12),
    ],
)
def test_nights_are_whole(path: Path, since: int | None, until: int | None, first: int, last: int) -> None:
    record(path, list(range(12)))
    limits = {"since": None if since is None else at(since), "until": None if until is None else at(until)}
    assert nights(path, **limits) == (Nights("T1", first, last),)


def test_where_nothing_happened_there_is_no_night(path: Path) -> None:
    record(path, list(range(12)))
    assert nights(path, since=at(12)) == ()


def test_a_clock_that_was_put_back_hides_nothing(path: Path) -> None:
    """Every event between two times lies in the nights that are found, whatever the clock did."""
    chance = random.Random(3)
    times = [chance.randrange(20) for _ in range(12)]
    record(path, times)
    for since in range(20):
        for until in range(since + 1, 21):
            wanted = {seq for seq, time in enumerate(times, 1) if since <= time < until}
            found = {event.seq for event in walked(path, nights(path, since=at(since), until=at(until)))}
            assert wanted <= found
            assert not found or min(found) in OPENINGS
            assert not found or max(found) + 1 in {*OPENINGS, 13}


def test_events_are_walked_in_order_and_counted(journal: Journal, bodies: Bodies) -> None:
    written = journal.append(bodies(2500))
    said: list[tuple[int, int]] = []
    found = walked(journal.path, nights(journal.path), lambda done, of: said.append((done, of)))
    assert next(found) == written[0]
    assert said == []
    assert tuple(found) == written[1:]
    assert said == [(1000, 2500), (2000, 2500)]


def test_what_is_written_meanwhile_is_not_waited_for(journal: Journal, bodies: Bodies) -> None:
    journal.append(bodies(3))
    there = nights(journal.path)
    journal.append(bodies(3))
    assert [event.seq for event in walked(journal.path, there)] == [1, 2, 3]


def tampered(path: Path, statement: str, *values: Any) -> None:
    with closing(sqlite3.connect(path)) as shell, shell:
        for name in ("never_changed", "never_deleted"):
            shell.execute(f"DROP TRIGGER IF EXISTS journal_{name}")
        shell.execute(statement, values)


@pytest.mark.parametrize(
    ("statement", "reason"),
    [
        (
            "UPDATE journal SET body = replace(body, 'spin.number', 'spin.numbre') WHERE seq = 6",
            "does not fit",
        ),
        ("UPDATE journal SET hash = zeroblob(32) WHERE seq = 6", "does not fit"),
        ("UPDATE journal SET hash = printf('%.32c', 'x') WHERE seq = 6", "does not fit"),
        ("DELETE FROM journal WHERE seq = 6", "is missing"),
    ],
)
def test_what_was_changed_ends_the_walk_with_its_place(path: Path, statement: str, reason: str) -> None:
    record(path, list(range(12)))
    tampered(path, statement)
    found = walked(path, nights(path))
    assert [next(found).seq for _ in range(5)] == [1, 2, 3, 4, 5]
    with pytest.raises(Damaged, match=f"event 6 of table T1.*{reason}"):
        next(found)


def test_the_first_event_of_a_night_is_checked_against_the_night_before(path: Path) -> None:
    record(path, list(range(12)))
    tampered(path, "UPDATE journal SET body = replace(body, 'a4f1', 'a4f2') WHERE seq = 5")
    with pytest.raises(Damaged, match="event 5 of table T1"):
        list(walked(path, nights(path, since=at(6))))
    assert len(list(walked(path, nights(path, until=at(3))))) == 4


def test_an_end_that_was_cut_off_meanwhile_is_missed(path: Path) -> None:
    record(path, list(range(12)))
    there = nights(path)
    tampered(path, "DELETE FROM journal WHERE seq > 10")
    with pytest.raises(Damaged, match="event 11 of table T1 is missing"):
        list(walked(path, there))


def test_a_file_that_breaks_off_is_named_with_the_place(path: Path, bodies: Bodies) -> None:
    with Journal.open(path, "T1", program="test", ballast_bytes=0) as journal:
        journal.append(bodies(4000))
    there = nights(path)
    with path.open("r+b") as file:
        size = path.stat().st_size
        file.seek(size // 2)
        file.write(b"\xff" * (size // 4))
    with pytest.raises(Damaged, match=r"event \d+ of table T1"):
        list(walked(path, there))


def test_a_journal_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(NoJournal):
        nights(tmp_path / "none.sqlite")


def test_a_night_that_says_no_time_is_damage(path: Path) -> None:
    record(path, list(range(12)))
    record(path, list(range(12)), "T2")
    with closing(sqlite3.connect(path, isolation_level=None)) as journal:
        journal.execute("DROP TRIGGER journal_never_changed")
        journal.execute(
            """UPDATE journal SET body = '{"kind":"table.opened"}' WHERE "table" = 'T2' AND seq = 5"""
        )
    with pytest.raises(Damaged, match="event 5 of table T2 says no time"):
        every_night(path)
