"""A copy is of one moment of a journal that is being written; put back, it loses nothing of what lay there."""

from __future__ import annotations

import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest

from app.journal import copies as copying
from app.journal.copies import back_up, restore
from app.journal.errors import CopyRefused, NoJournal, NoRoomFor, OtherTable, TableInUse
from app.journal.house_file import HouseFile
from app.journal.reading import events, head
from app.journal.store import Journal
from app.journal.verifying import Verified, verify_chain
from tests.journal.bodies import Bodies


@pytest.fixture
def copies(tmp_path: Path) -> Path:
    """A folder that is there; a copy makes none."""
    place = tmp_path / "copies"
    place.mkdir()
    return place


def bytes_of(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def test_a_copy_is_the_journal_event_for_event(
    copies: Path, tmp_path: Path, journal: Journal, path: Path, bodies: Bodies
) -> None:
    journal.append(bodies(300))
    made = back_up(path, copies / "one.sqlite")
    assert list(events(made.path)) == list(events(path))
    assert (made.events, made.heads) == (300, {"T1": journal.head})


def test_a_copy_taken_while_the_table_plays_is_of_one_moment_and_whole(
    tmp_path: Path, journal: Journal, path: Path, bodies: Bodies
) -> None:
    """The table goes on writing, and moves its log, between every two pages that are copied."""
    journal.append(bodies(4_000))
    began, spin = journal.head.seq, [4_000]

    def play(_done: int, _of: int) -> None:
        spin[0] += 1
        journal.append(bodies(1, first=spin[0]))
        journal.checkpoint()

    made = back_up(path, tmp_path / "copy.sqlite", copied=play)
    assert journal.head.seq == spin[0] > began
    assert made.heads["T1"].seq == began
    assert isinstance(verify_chain(made.path), Verified)


def test_many_copies_beside_a_table_that_never_rests_all_verify(
    tmp_path: Path, path: Path, bodies: Bodies
) -> None:
    ended = threading.Event()

    def play() -> None:
        with Journal.open(path, "T1", program="test", ballast_bytes=0) as journal:
            begun.set()
            for spin in range(1, 10_001):
                journal.append(bodies(1, first=spin))
                if not spin % 50:
                    journal.checkpoint()
                if ended.is_set():
                    return

    begun = threading.Event()
    table = threading.Thread(target=play)
    table.start()
    try:
        assert begun.wait(10)
        lengths = [back_up(path, tmp_path / f"{each}.sqlite").events for each in range(12)]
    finally:
        ended.set()
        table.join()
    assert lengths == sorted(lengths)
    assert lengths[-1] > lengths[0]


def test_a_copy_takes_nothings_place(tmp_path: Path, journal: Journal, path: Path, bodies: Bodies) -> None:
    journal.append(bodies(3))
    there = tmp_path / "copy.sqlite"
    there.write_text("something else")
    with pytest.raises(CopyRefused, match="something of this name already"):
        back_up(path, there)
    assert there.read_text() == "something else"


def test_what_is_no_journal_is_not_copied(tmp_path: Path) -> None:
    with pytest.raises(NoJournal):
        back_up(tmp_path / "nothing.sqlite", tmp_path / "copy.sqlite")
    assert not list(tmp_path.iterdir())


def test_a_journal_that_does_not_hold_gives_no_copy_and_the_broken_one_is_kept(
    copies: Path, tmp_path: Path, path: Path, bodies: Bodies
) -> None:
    with Journal.open(path, "T1", program="test", ballast_bytes=0) as journal:
        journal.append(bodies(20))
    with closing(sqlite3.connect(path)) as file, file:
        file.execute("DROP TRIGGER journal_never_changed")
        file.execute("UPDATE journal SET body = replace(body, '\"number\":7', '\"number\":8') WHERE seq = 7")
    with pytest.raises(CopyRefused, match="table T1, event 7"):
        back_up(path, copies / "copy.sqlite")
    assert [file.name for file in copies.iterdir()] == ["copy.sqlite.broken"]


def test_a_place_that_cannot_be_written_is_named(
    tmp_path: Path, journal: Journal, path: Path, bodies: Bodies
) -> None:
    journal.append(bodies(3))
    (tmp_path / "a file").write_text("")
    with pytest.raises(CopyRefused, match=r"no folder .*a file"):
        back_up(path, tmp_path / "a file" / "copy.sqlite")


def test_a_stick_that_is_not_there_gets_no_folder_of_its_name(
    tmp_path: Path, journal: Journal, path: Path, bodies: Bodies
) -> None:
    """A copy on the table's own disk, taken for one on the stick, would be none when it is wanted."""
    journal.append(bodies(3))
    with pytest.raises(CopyRefused, match="put the stick in"):
        back_up(path, tmp_path / "stick" / "copy.sqlite")
    assert not (tmp_path / "stick").exists()


def test_a_full_stick_is_told_and_not_taken_for_the_journals_disk(
    small_disk: Path, journal: Journal, path: Path, bodies: Bodies
) -> None:
    journal.append(bodies(100))
    (small_disk / "filler").write_bytes(bytes(2_080_000))
    with pytest.raises(NoRoomFor, match=rf"the disk of {small_disk} is full"):
        back_up(path, small_disk / "copy.sqlite")
    assert [file.name for file in small_disk.iterdir()] == ["filler"]


def test_a_lost_journal_is_put_back_and_goes_on(
    copies: Path, tmp_path: Path, path: Path, bodies: Bodies
) -> None:
    with Journal.open(path, "T1", program="test", ballast_bytes=0) as journal:
        journal.append(bodies(50))
    copy = back_up(path, copies / "copy.sqlite").path
    path.unlink()
    done = restore(copy, path, "T1", program="test")
    assert (done.head.seq, done.kept, done.missing) == (50, None, 0)
    with Journal.open(path, "T1", program="test", ballast_bytes=0) as journal:
        journal.append(bodies(5, first=51))
    found = verify_chain(path)
    assert isinstance(found, Verified)
    assert found.events == 55
    assert head(copy, "T1").seq == 50


def test_what_lay_there_is_kept_log_and_all_and_what_the_copy_lacks_is_counted(
    tmp_path: Path, path: Path, bodies: Bodies
) -> None:
    """The journal ended in a power cut: its last events are in the log alone."""
    with Journal.open(path, "T1", program="test", ballast_bytes=0) as journal:
        journal.append(bodies(30))
        copy = back_up(path, tmp_path / "copy.sqlite").path
        journal.append(bodies(9, first=31))
        before = {end: path.with_name(path.name + end).read_bytes() for end in ("", "-wal")}
    for end, data in before.items():
        path.with_name(path.name + end).write_bytes(data)
    done = restore(copy, path, "T1", program="test")
    assert (done.head.seq, done.missing) == (30, 9)
    assert done.kept == path.with_name("T1.sqlite.replaced-1")
    assert head(done.kept, "T1").seq == 39
    assert head(path, "T1").seq == 30
    assert restore(copy, path, "T1", program="test").kept == path.with_name("T1.sqlite.replaced-2")


def test_what_is_put_back_has_all_that_stands_in_the_log_of_the_copy(
    copies: Path, journal: Journal, path: Path, bodies: Bodies
) -> None:
    """Any journal that is whole can be put back: one that its table holds open has its last events in its log."""
    journal.append(bodies(5))
    before = path.read_bytes(), path.with_name("T1.sqlite-wal").read_bytes()
    back = copies / "T1.sqlite"
    done = restore(path, back, "T1", program="test")
    assert (done.head.seq, done.kept, done.missing) == (5, None, 0)
    assert list(events(back, "T1")) == list(events(path, "T1"))
    assert isinstance(verify_chain(back), Verified)
    assert (path.read_bytes(), path.with_name("T1.sqlite-wal").read_bytes()) == before
    with Journal.open(back, "T1", program="test", ballast_bytes=0) as going_on:
        going_on.append(bodies(1, first=6))


def test_putting_back_is_undone_without_losing_what_the_log_had(
    tmp_path: Path, path: Path, bodies: Bodies
) -> None:
    """What lay there after a power cut was kept, log and all; put back again, it has its last events."""
    with Journal.open(path, "T1", program="test", ballast_bytes=0) as journal:
        journal.append(bodies(30))
        copy = back_up(path, tmp_path / "copy.sqlite").path
        journal.append(bodies(9, first=31))
        cut = {end: path.with_name(path.name + end).read_bytes() for end in ("", "-wal")}
        story = list(events(path, "T1"))
    for end, data in cut.items():
        path.with_name(path.name + end).write_bytes(data)
    kept = restore(copy, path, "T1", program="test").kept
    assert kept is not None
    undone = restore(kept, path, "T1", program="test")
    assert undone.head.seq == 39
    assert list(events(path, "T1")) == story


def test_what_is_written_while_it_is_put_back_is_refused(
    copies: Path, journal: Journal, path: Path, bodies: Bodies, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was walked is what is put back, and nothing else; what lay there stays."""
    journal.append(bodies(5))
    back = copies / "T1.sqlite"
    with Journal.open(back, "T1", program="test", ballast_bytes=0) as there:
        there.append(bodies(2))
    before, walk = list(events(back)), copying._walked

    def played_on(path: Path, check: None, walked: None, *, keep: bool) -> Verified:
        found = walk(path, check, walked, keep=keep)
        journal.append(bodies(1, first=6))
        return found

    monkeypatch.setattr(copying, "_walked", played_on)
    with pytest.raises(CopyRefused, match="it is written meanwhile"):
        restore(path, back, "T1", program="test")
    assert list(events(back)) == before
    assert [file.name for file in copies.iterdir() if "part" in file.name or "replaced" in file.name] == []


def test_the_copy_of_another_table_is_refused_and_nothing_changes(
    copies: Path, tmp_path: Path, path: Path, bodies: Bodies
) -> None:
    other = tmp_path / "T2.sqlite"
    for table, file in (("T1", path), ("T2", other)):
        with Journal.open(file, table, program="test", ballast_bytes=0) as journal:
            journal.append(bodies(3))
    copy = back_up(other, copies / "T2.sqlite").path
    before = bytes_of(copies), path.read_bytes()
    with pytest.raises(CopyRefused, match="it is the journal of table T2, not of T1"):
        restore(copy, path, "T1", program="test")
    assert (bytes_of(copies), path.read_bytes()) == before


def test_a_copy_never_takes_the_place_of_another_tables_journal(
    copies: Path, tmp_path: Path, path: Path, bodies: Bodies
) -> None:
    other = tmp_path / "T2.sqlite"
    for table, file in (("T1", path), ("T2", other)):
        with Journal.open(file, table, program="test", ballast_bytes=0) as journal:
            journal.append(bodies(3))
    copy = back_up(other, copies / "T2.sqlite").path
    before = path.read_bytes()
    with pytest.raises(OtherTable, match="there lies the journal of table T1, not of T2"):
        restore(copy, path, "T2", program="test")
    assert path.read_bytes() == before
    assert not list(tmp_path.glob("*.replaced-*"))


def test_a_damaged_copy_is_not_put_back(copies: Path, tmp_path: Path, path: Path, bodies: Bodies) -> None:
    with Journal.open(path, "T1", program="test", ballast_bytes=0) as journal:
        journal.append(bodies(400))
    copy = back_up(path, copies / "copy.sqlite").path
    data = bytearray(copy.read_bytes())
    at = data.index(b'"spin":200')
    data[at + 7] ^= 1
    copy.write_bytes(data)
    before = path.read_bytes()
    with pytest.raises(CopyRefused, match="does not hold"):
        restore(copy, path, "T1", program="test")
    assert path.read_bytes() == before
    assert copy.exists()


def test_a_table_that_plays_is_not_replaced(
    tmp_path: Path, journal: Journal, path: Path, bodies: Bodies
) -> None:
    journal.append(bodies(3))
    copy = back_up(path, tmp_path / "copy.sqlite").path
    with pytest.raises(TableInUse):
        restore(copy, path, "T1", program="test")
    journal.append(bodies(1, first=4))


def test_a_file_that_is_no_longer_a_database_is_kept_too(tmp_path: Path, path: Path, bodies: Bodies) -> None:
    with Journal.open(path, "T1", program="test", ballast_bytes=0) as journal:
        journal.append(bodies(3))
    copy = back_up(path, tmp_path / "copy.sqlite").path
    path.write_bytes(b"not a database any more" * 100)
    done = restore(copy, path, "T1", program="test")
    assert (done.missing, head(path, "T1").seq) == (None, 3)
    assert done.kept is not None
    assert done.kept.read_bytes() == b"not a database any more" * 100


def test_a_table_s_own_journal_is_taken_out_of_the_house_s_copy(tmp_path: Path, bodies: Bodies) -> None:
    """The table's disk is gone; what the house has of it becomes its journal, and it plays on."""
    for table in ("T1", "T2"):
        with Journal.open(tmp_path / f"{table}.sqlite", table, program="test", ballast_bytes=0) as journal:
            journal.append(bodies(40))
    copy = tmp_path / "house.sqlite"
    with HouseFile.open(copy, program="test") as house:
        for table in ("T1", "T2"):
            house.take(table, list(events(tmp_path / f"{table}.sqlite")))
    story = list(events(tmp_path / "T1.sqlite"))
    (tmp_path / "T1.sqlite").unlink()
    done = restore(copy, tmp_path / "T1.sqlite", "T1", program="test")
    assert (done.head.seq, done.kept) == (40, None)
    assert list(events(tmp_path / "T1.sqlite")) == story
    with Journal.open(tmp_path / "T1.sqlite", "T1", program="test", ballast_bytes=0) as journal:
        journal.append(bodies(1, first=41))
    with pytest.raises(CopyRefused, match="not of T3"):
        restore(copy, tmp_path / "T3.sqlite", "T3", program="test")
    assert sorted(path.name for path in tmp_path.glob("*part*")) == []
