"""A journal that is archived whole is followed by another: nothing is lost, and the first event names the last."""

from __future__ import annotations

import json
import shutil
import sqlite3
from contextlib import closing
from datetime import date
from pathlib import Path

import pytest

from app.journal import new_journal
from app.journal.archive import archive
from app.journal.archive_reading import verify_archive
from app.journal.errors import ArchiveRefused, JournalError, NoRoomFor, TableInUse
from app.journal.exporting import Form, exported_journal
from app.journal.lock import TableLock
from app.journal.new_journal import Begun, begin_new
from app.journal.reading import head
from app.journal.verifying import KnownHead, Verified, verify_chain
from tests.journal.archived import archived, autumn, day_of
from tests.journal.played_journals import record

STAMP = {"at": "2026-11-01T03:00:00.000000Z", "mono": 1, "boot": "a4f1", "spin": None}


def first(ended: KnownHead) -> dict[str, object]:
    """The first event of the new journal."""
    return {"kind": "journal.begun", "after": str(ended), **STAMP}


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    autumn(tmp_path / "T1.sqlite")
    return tmp_path / "T1.sqlite"


def begun(journal: Path, folder: Path) -> Begun:
    return begin_new(journal, "T1", folder, first, day_of=day_of, program="test")  # type: ignore[arg-type]


def story(journal: Path) -> list[bytes]:
    return list(exported_journal(journal, Form.JSONL))


def test_all_of_it_is_archived_kept_and_named_by_the_first_event(journal: Path, tmp_path: Path) -> None:
    folder, before, last = tmp_path / "archive", story(journal), head(journal, "T1")
    archived(journal, folder, "2026-10-01")
    done = begun(journal, folder)
    assert done.ended == KnownHead("T1", last.seq, last.hash)
    assert done.files[-1].last == last.seq, "the last night too, for no other follows it here"
    assert done.kept == tmp_path / f"T1.until-{last.seq}.sqlite"
    assert story(done.kept) == before
    (line,) = story(journal)
    assert f'"after":"T1:{last.seq}:{last.hash.hex()}"'.encode() in line
    found = verify_chain(journal)
    assert isinstance(found, Verified)
    assert (found.events, done.head.seq) == (1, 1)
    assert found.heads["T1"].hash == done.head.hash
    walked = verify_archive(sorted(folder.glob("*.gz")), heads=[done.ended])
    assert isinstance(walked, Verified)
    assert walked.events == len(before)


def test_the_new_journal_is_a_tables_like_any_other(journal: Path, tmp_path: Path) -> None:
    begun(journal, tmp_path / "archive")
    record(journal, [{"kind": "reader.lost", "device": "wheel", "reason": "x", **STAMP}])
    assert head(journal, "T1").seq == 2
    with closing(sqlite3.connect(journal)) as raw, pytest.raises(sqlite3.DatabaseError, match="only grows"):
        raw.execute("DELETE FROM journal")


def test_its_months_go_into_the_same_folder_and_are_walked_apart(journal: Path, tmp_path: Path) -> None:
    folder = tmp_path / "archive"
    done = begun(journal, folder)
    old = sorted(folder.glob("*.gz"))
    autumn(journal, ["2026-10-20", "2026-10-21", "2026-11-03"], seed=12)
    made = archived(journal, folder, "2026-11-01")
    assert [file.file for file in made] == ["T1-2026-10-2.jsonl.gz"]
    assert isinstance(verify_archive([folder / made[0].file]), Verified)
    assert isinstance(verify_archive(old, heads=[done.ended]), Verified)
    with pytest.raises(ArchiveRefused, match="of another journal of table T1"):
        verify_archive([*old, folder / made[0].file])


def test_an_archive_that_is_written_down_as_whole_and_lacks_its_beginning_ends_nothing(
    journal: Path, tmp_path: Path
) -> None:
    """One manifest says that it begins with event 1, another where its first file truly goes on from."""
    folder = tmp_path / "archive"
    archive(journal, "T1", folder, until=None, day_of=day_of)
    place = folder / "T1.archive.json"
    first, second, *others = json.loads(place.read_bytes())["files"]
    (folder / first["file"]).unlink()
    true = {"table": "T1", "files": [second, *others]}
    (folder / "A.archive.json").write_bytes(json.dumps(true).encode())
    whole = {"table": "T1", "files": [{**second, "first": 1, "before": "0" * 64}, *others]}
    place.write_bytes(json.dumps(whole).encode())
    before = journal.read_bytes()
    with pytest.raises(ArchiveRefused, match="does not lead from event 1 to"):
        begun(journal, folder)
    assert journal.read_bytes() == before


def test_a_table_that_runs_is_left_alone(journal: Path, tmp_path: Path) -> None:
    before = story(journal)
    with TableLock(journal, "T1", program="another"), pytest.raises(TableInUse):
        begun(journal, tmp_path / "archive")
    assert story(journal) == before


def test_a_journal_that_somebody_reads_waits_and_is_ended_later(journal: Path, tmp_path: Path) -> None:
    """The sentence says what to do: close the reader, and do it again. A start of the table lies between the two."""
    with closing(sqlite3.connect(journal, isolation_level=None)) as raw:
        raw.execute("PRAGMA journal_mode=WAL")
        record(journal, [{"kind": "reader.lost", "device": "wheel", "reason": "x", **STAMP}])
        raw.execute("BEGIN")
        raw.execute("SELECT count(*) FROM journal").fetchone()
        record(journal, [{"kind": "reader.lost", "device": "wheel", "reason": "y", **STAMP}])
        before = story(journal)
        with pytest.raises(ArchiveRefused, match="still reads it"):
            begun(journal, tmp_path / "archive")
    assert story(journal) == before
    record(journal, [{"kind": "reader.lost", "device": "wheel", "reason": "z", **STAMP}])
    before = story(journal)
    done = begun(journal, tmp_path / "archive")
    assert done.ended.seq == len(before), "what came after the first try is archived too"
    assert len(done.files) == 1
    assert story(done.kept) == before
    walked = verify_archive(sorted((tmp_path / "archive").glob("*.gz")), heads=[done.ended])
    assert isinstance(walked, Verified)
    assert walked.events == len(before)


def test_a_journal_that_is_not_at_an_end_is_left_alone(journal: Path, tmp_path: Path) -> None:
    def refuses(_ended: KnownHead) -> dict[str, object]:
        raise ArchiveRefused(journal, "the table is open: close it first")

    before = story(journal)
    with pytest.raises(ArchiveRefused, match="close it first"):
        begin_new(journal, "T1", tmp_path / "a", refuses, day_of=day_of, program="test")  # type: ignore[arg-type]
    assert story(journal) == before
    assert not (tmp_path / "a").exists()


def test_an_archive_that_does_not_hold_begins_nothing(journal: Path, tmp_path: Path) -> None:
    folder, before = tmp_path / "archive", story(journal)
    (file, *_) = archived(journal, folder, "2026-10-01")
    (folder / file.file).write_bytes((folder / file.file).read_bytes()[:-9])
    with pytest.raises(ArchiveRefused, match="does not hold"):
        begun(journal, folder)
    (folder / file.file).unlink()
    with pytest.raises(JournalError):
        begun(journal, folder)
    assert story(journal) == before


@pytest.mark.parametrize("breaks", ["_written", "_empty_log", "keep_beside", "set_aside"])
def test_whatever_breaks_off_the_table_has_one_whole_journal_and_it_can_be_done_again(
    journal: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, breaks: str
) -> None:
    folder, before = tmp_path / "archive", story(journal)

    def broken(*_: object) -> None:
        raise OSError(5, "the power went")

    with monkeypatch.context() as patched:
        patched.setattr(new_journal, breaks, broken)
        with pytest.raises((JournalError, OSError)):
            begun(journal, folder)
    if breaks == "set_aside":  # the new one has taken its place by then
        assert len(story(journal)) == 1
        (kept,) = tmp_path.glob("T1.until-*.sqlite")
        assert story(kept) == before
        autumn(journal, ["2026-10-20", "2026-11-03"], seed=12)
        assert [file.first for file in archived(journal, folder, "2026-11-01")] == [1]
        assert len(list(folder.glob("T1-until-*.archive.json"))) == 1, "it is set aside by whoever comes next"
        return
    assert story(journal) == before
    done = begun(journal, folder)
    assert story(done.kept) == before


def test_a_journal_is_kept_whole_or_not_at_all(
    journal: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The power goes in the middle of the copy: nothing of its name is there that is not whole."""

    def half(source: Path, copy: Path) -> None:
        copy.write_bytes(source.read_bytes()[: source.stat().st_size // 2])
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr("app.journal.copies.shutil.copyfile", half)
        with pytest.raises(NoRoomFor):
            begun(journal, tmp_path / "archive")
    assert not list(tmp_path.glob("*until*"))
    begun(journal, tmp_path / "archive")


def test_what_was_kept_before_is_never_written_over(journal: Path, tmp_path: Path) -> None:
    last = head(journal, "T1").seq
    shutil.copyfile(journal, tmp_path / f"T1.until-{last}.sqlite")
    done = begun(journal, tmp_path / "archive")
    assert done.kept.name == f"T1.until-{last}-2.sqlite"


def test_a_table_that_never_played_has_nothing_to_be_archived(tmp_path: Path) -> None:
    path = tmp_path / "T1.sqlite"
    record(path, [{"kind": "reader.lost", "device": "wheel", "reason": "x", **STAMP}])
    with pytest.raises(ArchiveRefused, match="first event"):
        begin_new(path, "T1", tmp_path / "a", first, day_of=lambda _at: date.min, program="test")  # type: ignore[arg-type]
