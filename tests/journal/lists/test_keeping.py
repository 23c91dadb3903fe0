"""Lists follow their journal; however they came about, they are the same."""

import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.journal.errors import Damaged, NoJournal, TableInUse
from app.journal.lists.keeping import ListKeeper, TableReading, spin_of
from app.journal.lists.writing import remove
from app.journal.place import lists_path
from app.journal.reading import hash_at, head
from app.journal.store import Journal
from app.table.roulette.game import ROULETTE
from tests.journal.lists.kept_lists import content, journal, kept, put_right, spins_in, told, told_rows
from tests.journal.played_journals import record
from tests.often import times
from tests.reports.days import played_night, story_at

Program = Callable[..., subprocess.Popen[str]]
Content = dict[str, list[tuple[Any, ...]]]
KILLED = """
import sys, time
from pathlib import Path
from app.journal.lists.keeping import ListKeeper
from app.table.roulette.game import ROULETTE
with ListKeeper.open(Path(sys.argv[1]), ROULETTE, program="killed") as keeper:
    print("begun", flush=True)
    keeper.catch_up(batch=40, breathe=lambda: time.sleep(0.02))
    print("done", flush=True)
"""


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two tables in one file, and their lists."""
    path = journal(tmp_path_factory.mktemp("played") / "house.sqlite", 11, 12)
    assert kept(path) > 200
    return path


@pytest.fixture(scope="module")
def right(played: Path) -> Content:
    """What their lists hold."""
    return content(lists_path(played))


def copied(played: Path, tmp_path: Path) -> Path:
    path = tmp_path / played.name
    path.write_bytes(played.read_bytes())
    return path


def test_the_lists_have_every_spin_that_is_over(played: Path, right: Content) -> None:
    rows = right
    assert [(name, seq) for name, seq, _ in rows["list_table"]] == [
        (table, head(played, table).seq) for table in ("T1", "T2")
    ]
    assert len(rows["list_spin"]) > 200
    assert len(rows["list_correction"]) >= 4


@settings(max_examples=times(2, 3), deadline=None)
@given(batch=st.integers(1, 900))
def test_batches_of_any_size_give_the_same_lists(
    played: Path, right: Content, tmp_path_factory: pytest.TempPathFactory, batch: int
) -> None:
    path = copied(played, tmp_path_factory.mktemp("batch"))
    kept(path, batch=batch)
    assert content(lists_path(path)) == right


def test_following_spin_by_spin_gives_the_same_lists(tmp_path: Path) -> None:
    story, path = told(11, spins=10), tmp_path / "T1.sqlite"
    own = {"seq", "v", "hash"}
    forms = [{key: value for key, value in event.items() if key not in own} for event in story]
    with Journal.open(path, "T1", program="test", ballast_bytes=0) as table:
        keeper = None
        for place, form in enumerate(forms):
            table.append([form])
            if form["kind"] == "spin.closed":
                if keeper is not None and place % 3 == 0:
                    keeper.close()
                    keeper = None
                keeper = keeper or ListKeeper.open(path, ROULETTE, program="test")
                assert keeper.catch_up() >= 1
        assert keeper is not None
        keeper.catch_up()
        keeper.close()
    whole = tmp_path / "whole" / "T1.sqlite"
    whole.parent.mkdir()
    record(whole, story)
    kept(whole)
    assert content(lists_path(path)) == content(lists_path(whole))


def test_the_lists_say_what_was_paid_in_the_end(played: Path, right: Content) -> None:
    """Rows against the journal's text: what was dealt, and what was paid more when it was put right."""
    rows = right
    for table, number in (("T1", 1), ("T2", 2)):
        story = told_rows(played, table)
        more, dealt = put_right(story), {}
        for event in story:
            if event["kind"] == "spin.settled":
                dealt[event["spin"]] = int(event["bank"]["paid"].replace(".", ""))
        paid = {row[1]: row[8] for row in rows["list_spin"] if row[0] == number and row[8] is not None}
        assert more
        assert paid == {spin: dealt[spin] + more[spin] for spin in paid}
        assert all(
            row[8] == sum(p[8] for p in rows["list_payment"] if p[:2] == row[:2])
            for row in rows["list_spin"]
            if row[0] == number and row[1] in more
        )


def test_stopped_in_the_middle_it_goes_on(played: Path, right: Content, tmp_path: Path) -> None:
    path = copied(played, tmp_path)
    asked = iter([False, False, True])
    kept(path, batch=10_000, stopping=lambda: next(asked, True))
    part = content(lists_path(path))["list_spin"]
    assert 0 < len(part) < len(right["list_spin"])
    kept(path)
    assert content(lists_path(path)) == right


@pytest.mark.kill
def test_killed_in_the_middle_it_goes_on(
    played: Path, right: Content, tmp_path: Path, program: Program
) -> None:
    path = copied(played, tmp_path)
    killed = program(KILLED, path)
    assert killed.stdout is not None
    assert killed.stdout.readline() == "begun\n"
    until = time.monotonic() + 30
    while time.monotonic() < until and spins_in(lists_path(path)) < 20:
        time.sleep(0.02)
    killed.kill()
    assert "done" not in killed.communicate(timeout=30)[0]
    assert len(content(lists_path(path))["list_spin"]) > 0
    kept(path)
    assert content(lists_path(path)) == right


def test_deleted_they_are_made_anew(played: Path, right: Content, tmp_path: Path) -> None:
    path = copied(played, tmp_path)
    kept(path)
    remove(lists_path(path))
    kept(path)
    assert content(lists_path(path)) == right


def test_lists_of_another_journal_are_not_believed(tmp_path: Path) -> None:
    path = journal(tmp_path / "T1.sqlite", 3)
    kept(path)
    other = journal(tmp_path / "other.sqlite", 4)
    path.write_bytes(other.read_bytes())
    kept(path)
    kept(other)
    assert content(lists_path(path)) == content(lists_path(other))


def test_damaged_in_the_middle_they_are_made_anew(played: Path, tmp_path: Path) -> None:
    path = copied(played, tmp_path)
    kept(path)
    lists = lists_path(path)
    text = bytearray(lists.read_bytes())
    text[8_192:-4_096] = bytes(len(text) - 12_288)
    lists.write_bytes(text)
    table = Journal.open(path, "T1", program="test", ballast_bytes=0)
    table.close()
    kept(path)
    kept(path)
    assert content(lists)["list_table"]


def test_one_keeps_them_at_a_time(played: Path) -> None:
    with ListKeeper.open(played, ROULETTE, program="first"), pytest.raises(TableInUse, match="first"):
        ListKeeper.open(played, ROULETTE, program="second")


def test_without_a_journal_there_are_no_lists(tmp_path: Path) -> None:
    with pytest.raises(NoJournal):
        ListKeeper.open(tmp_path / "T1.sqlite", ROULETTE, program="test")
    assert list(tmp_path.iterdir()) == []


def test_what_is_no_evening_is_named(tmp_path: Path, bodies: Callable[..., list[dict[str, object]]]) -> None:
    path = tmp_path / "T1.sqlite"
    with Journal.open(path, "T1", program="test", ballast_bytes=0) as table:
        table.append(bodies(3))  # type: ignore[arg-type] # plain values
    with (
        ListKeeper.open(path, ROULETTE, program="test") as keeper,
        pytest.raises(Damaged, match="event 1 of table T1"),
    ):
        keeper.catch_up()


def test_what_no_lists_can_be_made_of_is_the_journals_damage(tmp_path: Path) -> None:
    """A spin is closed, and another night begins with the same one: no table counts so."""
    path = tmp_path / "T1.sqlite"
    for _ in range(2):
        record(path, story_at(played_night()))
    with (
        ListKeeper.open(path, ROULETTE, program="test") as keeper,
        pytest.raises(Damaged, match="list_spin") as fault,
    ):
        keeper.catch_up()
    assert fault.value.path == path


def test_reading_says_how_far_it_is(played: Path) -> None:
    said: list[tuple[int, int]] = []
    path = played.with_name("again.sqlite")
    path.write_bytes(played.read_bytes())
    kept(path, progress=lambda done, of: said.append((done, of)))
    assert said
    assert all(0 < done <= of for done, of in said)


def test_an_event_is_known_by_its_place(played: Path) -> None:
    assert hash_at(played, "T1", head(played, "T1").seq) == head(played, "T1").hash
    assert hash_at(played, "T1", 10**9) is None
    assert spin_of(played, "T1", 1) is None
    reading = TableReading(played, "T1", ROULETTE, after=head(played, "T1").seq)
    assert list(reading.on()) == []
