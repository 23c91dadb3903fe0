"""From a known event on a journal is walked as the whole of it is, and its earlier nights cost nothing."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from app.commands.replaying import Replayed
from app.journal.chain import JSON, ZERO_HASH, Recorded, link
from app.journal.computed import COLUMNS
from app.journal.earlier_payments import LaterCheck, payments_in
from app.journal.errors import NoJournal
from app.journal.nights import nights_of
from app.journal.reading import events
from app.journal.schema import HOUSE_MARK
from app.journal.store import Journal
from app.journal.verifying import Broken, KnownHead, Verified, verify_chain
from app.journal.verifying_after import verify_after
from app.table.roulette.game import ROULETTE
from tests.commands.test_replaying import forged
from tests.journal.lying_columns import reading_wrong
from tests.journal.played_journals import Story, evening, record, story_of


@pytest.fixture(scope="module")
def story() -> Story:
    return story_of(evening(21, spins=4, nights=3))


@pytest.fixture
def path(tmp_path: Path, story: Story) -> Path:
    path = tmp_path / "T1.sqlite"
    record(path, story)
    with closing(sqlite3.connect(path)) as shell:
        shell.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return path


def walked(path: Path, after: KnownHead) -> Verified | Broken:
    return verify_after(path, after, on_event=Replayed(LaterCheck(payments_in(path, ROULETTE))))


def known(event: Recorded) -> KnownHead:
    return KnownHead(event.table, event.seq, event.hash)


def last_of_night(path: Path, night: int) -> KnownHead:
    """The last event of a night, from 0."""
    told = list(events(path, "T1"))
    return known(told[nights_of(path, "T1")[night].last - 1])


def changed(path: Path, *statements: str) -> None:
    """Write behind the guards and put them back."""
    with closing(sqlite3.connect(path)) as shell, shell:
        guards = shell.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").fetchall()
        for name, _ in guards:
            shell.execute(f"DROP TRIGGER {name}")
        for statement in statements:
            shell.execute(statement)
        for _, text in guards:
            shell.execute(text)


def broken(path: Path, after: KnownHead) -> tuple[str | None, int | None, str]:
    found = walked(path, after)
    assert isinstance(found, Broken), found
    return found.table, found.seq, found.reason


def test_from_each_event_of_a_journal_that_holds_it_goes_on(path: Path) -> None:
    """It is walked from the opening of that event's night, and comes to the same last event."""
    whole = verify_chain(path)
    assert isinstance(whole, Verified)
    nights = nights_of(path, "T1")
    for event in list(events(path, "T1"))[::7]:
        found = walked(path, known(event))
        assert isinstance(found, Verified), (event.seq, found)
        begin = next(night.first for night in nights if event.seq <= night.last)
        assert (found.heads, found.events) == (whole.heads, whole.events - begin + 1)


def test_what_an_earlier_night_says_is_not_looked_at(path: Path) -> None:
    after = last_of_night(path, 1)
    changed(path, "UPDATE journal SET body = '{}' WHERE seq = 2")
    assert isinstance(walked(path, after), Verified)
    assert isinstance(verify_chain(path), Broken)


@pytest.mark.parametrize("night", [1, 2])
def test_an_event_that_was_changed_since_or_in_that_night_is_named(path: Path, night: int) -> None:
    """Of the known event's own night too: it is played again."""
    after, place = last_of_night(path, 1), nights_of(path, "T1")[night].first + 3
    changed(path, f"UPDATE journal SET body = replace(body, '\"mono\":', '\"mono\":1') WHERE seq = {place}")
    assert broken(path, after)[:2] == ("T1", place)


def test_a_settlement_that_pays_more_is_found_though_its_chain_is_whole(tmp_path: Path, story: Story) -> None:
    path = tmp_path / "T1.sqlite"
    record(path, forged(story, 3))
    found = verify_chain(path, on_event=Replayed())
    assert isinstance(found, Broken)
    assert walked(path, last_of_night(path, 1)) == found


def test_a_chain_that_was_made_anew_does_not_go_on_from_the_known_event(path: Path) -> None:
    """The same events with another hash: whoever has the file can do that, but not to what is known."""
    after, previous, statements = last_of_night(path, 1), ZERO_HASH, []
    for event in events(path, "T1"):
        body = event.body.replace(b'"boot":"', b'"boot":"of another')
        previous = link(previous, body)
        text = body.decode().replace("'", "''")
        statements.append(
            f"UPDATE journal SET body = '{text}', hash = X'{previous.hex()}' WHERE seq = {event.seq}"
        )
    changed(path, *statements)
    assert isinstance(verify_chain(path), Verified)
    table, seq, reason = broken(path, after)
    assert (table, seq) == ("T1", after.seq)
    assert f"the event is known with the hash {after.hash.hex()}" in reason


def test_a_cut_off_end_is_found_by_the_known_event(path: Path) -> None:
    after = last_of_night(path, 2)
    changed(path, f"DELETE FROM journal WHERE seq = {after.seq}")
    assert broken(path, after) == (
        "T1",
        after.seq,
        f"event {after.seq} is known and the journal ends at {after.seq - 1}",
    )


def test_an_event_that_was_cut_out_is_missing(path: Path) -> None:
    after, place = last_of_night(path, 1), nights_of(path, "T1")[2].first
    changed(path, f"DELETE FROM journal WHERE seq = {place}")
    assert broken(path, after)[:2] == ("T1", place)


def test_a_row_that_somebody_put_behind_or_renamed_is_said(path: Path) -> None:
    after, last = last_of_night(path, 1), last_of_night(path, 2).seq
    put = "INSERT INTO journal (\"table\", seq, body, hash) VALUES ('T1', ?, ?, zeroblob(32))"
    with closing(sqlite3.connect(path)) as shell, shell:
        shell.execute(put, (last + 1, "{}"))
    table, seq, reason = broken(path, after)
    assert (table, seq) == ("T1", last + 1)
    assert f"behind event {last} lies a row that this program did not write" in reason
    changed(path, f"DELETE FROM journal WHERE seq > {last}")
    changed(path, f"UPDATE journal SET \"table\" = 'T0' WHERE seq = {last}")
    assert broken(path, after)[:2] == ("T1", last)


def test_a_changed_form_of_the_file_is_said(path: Path) -> None:
    after = last_of_night(path, 1)
    with closing(sqlite3.connect(path)) as shell, shell:
        shell.execute("DROP TRIGGER journal_never_deleted")
    assert broken(path, after)[:2] == (None, None)
    assert "journal_never_deleted" in broken(path, after)[2]


def test_a_page_that_cannot_be_read_is_named_by_its_place(path: Path) -> None:
    after, whole = last_of_night(path, 1), bytearray(path.read_bytes())
    with closing(sqlite3.connect(path)) as shell:
        (size,) = shell.execute("PRAGMA page_size").fetchone()
    place = next(event for event in events(path, "T1") if event.seq == nights_of(path, "T1")[2].first + 5)
    page = whole.index(place.body) // size * size
    whole[page : page + 8] = b"\xff" * 8
    path.write_bytes(whole)
    table, seq, reason = broken(path, after)
    assert table == "T1"
    assert after.seq < (seq or 0) <= place.seq
    assert "damaged" in reason


def test_several_tables_of_a_house_are_walked_from_the_same_place(path: Path) -> None:
    after = last_of_night(path, 1)
    record(path, story_of(evening(5, spins=2, nights=1)), "T2")
    assert broken(path, after)[:2] == (None, None), "a second chain in a table's own file"
    with closing(sqlite3.connect(path)) as shell:
        shell.execute(f"PRAGMA application_id = {HOUSE_MARK}")
    found = walked(path, after)
    assert isinstance(found, Verified)
    assert found.heads.keys() == {"T1", "T2"}
    changed(path, "UPDATE journal SET body = '{}' WHERE \"table\" = 'T2' AND seq = 3")
    assert broken(path, after)[:2] == ("T2", 3)


def test_a_night_before_any_opening_is_walked_from_the_first_event(tmp_path: Path) -> None:
    path = tmp_path / "T9.sqlite"
    with Journal.open(path, "T9", program="test", ballast_bytes=0) as journal:
        stamp: dict[str, JSON] = {"at": "2026-11-21T05:14:10.123456Z", "mono": 1, "boot": "b", "spin": None}
        journal.append([{**stamp, "kind": "reader.connected", "device": "wheel"}] * 3)
    (first, *_) = events(path, "T9")
    found = walked(path, known(first))
    assert isinstance(found, Verified)
    assert found.events == 3


def test_an_empty_file_is_no_journal(tmp_path: Path) -> None:
    with pytest.raises(NoJournal):
        walked(tmp_path / "none.sqlite", KnownHead("T1", 1, ZERO_HASH))


@pytest.mark.parametrize("name", COLUMNS)
def test_a_column_that_gives_something_else_than_its_text_is_named(
    path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """Of what was recorded since; SQLite's own function gives something else for one event."""
    after = last_of_night(path, 1)
    event = next(events(path, "T1", after=after.seq + 4))
    reading_wrong(monkeypatch, event.body.decode(), name)
    found = verify_after(path, after)
    assert isinstance(found, Broken)
    assert (found.table, found.seq) == ("T1", event.seq)
    assert f"column {name} of table journal gives nothing" in found.reason
    monkeypatch.undo()
    assert isinstance(verify_after(path, after), Verified)
