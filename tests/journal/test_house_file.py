"""The house's copy: many tables in one file, and nothing in it that does not follow."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from app.journal.chain import FORM, Head, Recorded, canonical, link
from app.journal.errors import DiskFailed, DiskFull, JournalGone, NotFollowing, TableInUse
from app.journal.house_file import HouseFile
from app.journal.reading import events
from app.journal.store import Journal
from app.journal.verifying import Verified, verify_chain
from tests.journal.bodies import Bodies

Made = Callable[[str, int], list[Recorded]]


@pytest.fixture
def made(tmp_path: Path, bodies: Bodies) -> Made:
    """Give the events of a table as its own journal sealed them."""

    def recorded(table: str, count: int) -> list[Recorded]:
        path = tmp_path / f"{table}-own.sqlite"
        with Journal.open(path, table, program="test", ballast_bytes=0) as journal:
            journal.append(bodies(count))
        return list(events(path, table))

    return recorded


def head_of(event: Recorded) -> Head:
    return Head(event.seq, event.hash)


def test_two_tables_stand_in_one_file_each_with_its_chain(path: Path, made: Made) -> None:
    first, second = made("T1", 30), made("T2", 20)
    with HouseFile.open(path, program="test") as house:
        assert house.take("T1", first[:10]) == head_of(first[9])
        assert house.take("T2", second) == head_of(second[-1])
        assert house.take("T1", first[10:]) == head_of(first[-1])
        assert house.checkpoint()
        assert house.tables() == ("T1", "T2")
        assert house.at("T1", 7) == first[6]
        assert house.time_of("T1", 1) == "2026-11-21T05:14:11.123456Z"
        assert house.time_of("T1", 99) == ""
    assert [*events(path)] == [*first, *second]
    found = verify_chain(path)
    assert isinstance(found, Verified)
    assert found.heads == {"T1": head_of(first[-1]), "T2": head_of(second[-1])}


def test_what_is_there_already_is_passed_over_and_what_is_new_is_taken(path: Path, made: Made) -> None:
    story = made("T1", 12)
    with HouseFile.open(path, program="test") as house:
        house.take("T1", story[:8])
        assert house.take("T1", story[4:]) == head_of(story[-1])
        assert house.take("T1", story[4:]) == head_of(story[-1])
    assert [*events(path)] == story


def test_it_goes_on_where_it_was(path: Path, made: Made) -> None:
    story = made("T1", 12)
    for part in (story[:5], story[5:]):
        with HouseFile.open(path, program="test") as house:
            house.take("T1", part)
    assert [*events(path)] == story


def changed(event: Recorded, **fields: Any) -> Recorded:
    """An event with another text, sealed anew over the text alone."""
    body = canonical({**msgspec.json.decode(event.body), **fields})
    return Recorded(event.table, event.seq, body, event.hash)


def test_what_does_not_follow_is_refused_and_what_came_before_it_is_kept(path: Path, made: Made) -> None:
    story = made("T1", 10)
    with HouseFile.open(path, program="test") as house:
        with pytest.raises(NotFollowing, match="event 6: the hash does not fit"):
            house.take("T1", [*story[:5], changed(story[5], number=0), *story[6:]])
        assert house.head("T1") == head_of(story[4])
        with pytest.raises(NotFollowing, match="event 7: event 6 is missing"):
            house.take("T1", story[6:])
        with pytest.raises(NotFollowing, match="event 3: the copy has another event"):
            house.take("T1", [changed(story[2], number=0)])
        with pytest.raises(NotFollowing, match="event 1: the hash"):
            house.take("T2", [changed(story[0], number=5)])
    assert [*events(path)] == story[:5]


@pytest.mark.parametrize(
    "text",
    [
        b'{"v":1,"seq":1}',  # not in order
        b'{"seq":2,"v":1}',  # another place
        b'{"seq":1,"v":2}',  # another form
        b'{"seq":1.0,"v":1}',
        b"no event",
        b"\xff\xfe",
    ],
)
def test_a_text_that_is_not_in_its_one_form_is_refused_though_its_hash_fits(path: Path, text: bytes) -> None:
    with HouseFile.open(path, program="test") as house:
        with pytest.raises(NotFollowing):
            house.take("T1", [Recorded("T1", 1, text, link(bytes(32), text))])
        assert house.tables() == ()


def test_any_event_in_its_form_is_taken(path: Path) -> None:
    text = canonical({"seq": 1, "v": FORM, "note": "Ü – 😀", "late": True})
    with HouseFile.open(path, program="test") as house:
        assert house.take("T1", [Recorded("T1", 1, text, link(bytes(32), text))]).seq == 1


def test_one_program_at_a_time_takes_the_house_s_events(path: Path) -> None:
    with HouseFile.open(path, program="test"), pytest.raises(TableInUse):
        HouseFile.open(path, program="test")


def taken_until_full(house: HouseFile, story: list[Recorded]) -> None:
    for place in range(0, len(story), 200):
        house.take("T1", story[place : place + 200])


def test_a_full_disk_takes_nothing_half_and_goes_on_when_there_is_room(small_disk: Path, made: Made) -> None:
    story = made("T1", 8_000)
    path = small_disk / "house.sqlite"
    with HouseFile.open(path, program="test") as house:
        with pytest.raises(DiskFull):
            taken_until_full(house, story)
        taken = house.head("T1").seq
        assert 0 < taken < 8_000
        assert house.head("T1") == head_of(story[taken - 1])
        with pytest.raises((DiskFull, DiskFailed)):
            house.take("T1", story[taken:])
        house.checkpoint()
    assert [*events(path)] == story[:taken]
    assert isinstance(verify_chain(path), Verified)


def test_into_a_copy_that_was_moved_away_nothing_is_taken_until_it_is_back(path: Path, made: Made) -> None:
    """What is confirmed to a table is in the file that the house finds."""
    story = made("T1", 5)
    with HouseFile.open(path, program="test") as house:
        house.take("T1", story[:2])
        away = path.rename(path.with_name("away.sqlite"))
        with pytest.raises(JournalGone, match="lies there no more"):
            house.take("T1", story)
        assert house.head("T1") == head_of(story[1])
        away.rename(path)
        assert house.take("T1", story) == head_of(story[4])
    assert [*events(path)] == story


def test_nobody_else_s_hand_changes_what_was_taken(path: Path, made: Made) -> None:
    with HouseFile.open(path, program="test") as house:
        house.take("T1", made("T1", 3))
    with sqlite3.connect(path) as other, pytest.raises(sqlite3.IntegrityError, match="only grows"):
        other.execute("DELETE FROM journal")
    other.close()
