"""Whole nights are archived a file a month, and nothing in the journal changes."""

from __future__ import annotations

import gzip
import hashlib
import json
from pathlib import Path

import pytest

from app.journal import archive as archiving
from app.journal.archive import archive
from app.journal.archive_reading import Archived
from app.journal.errors import ArchiveRefused, Damaged, JournalError
from app.journal.exporting import Form, exported_journal
from tests.journal.archived import archived, autumn, day_of
from tests.journal.conftest import small_disk
from tests.journal.played_journals import record

__all__ = ["small_disk"]


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    autumn(tmp_path / "T1.sqlite")
    return tmp_path / "T1.sqlite"


def lines(*files: Path) -> list[bytes]:
    return [line for file in files for line in gzip.decompress(file.read_bytes()).splitlines(keepends=True)]


def test_each_month_is_a_file_of_the_lines_that_export_prints(journal: Path, tmp_path: Path) -> None:
    folder, before = tmp_path / "archive", journal.read_bytes()
    made = archived(journal, folder, "2026-10-01")
    assert [(file.month, file.file) for file in made] == [
        ("2026-08", "T1-2026-08.jsonl.gz"),
        ("2026-09", "T1-2026-09.jsonl.gz"),
    ]
    story = list(exported_journal(journal, Form.JSONL))
    assert lines(*(folder / file.file for file in made)) == story[: made[-1].last]
    assert json.loads(story[made[-1].last])["kind"] == "table.opened"  # the first night of October
    assert made[1].before == made[0].hash
    assert (made[0].first, made[1].first) == (1, made[0].last + 1)
    for file in made:
        content = (folder / file.file).read_bytes()
        assert (hashlib.sha256(content).hexdigest(), len(content)) == (file.sha256, file.bytes)
    assert journal.read_bytes() == before


def test_the_last_night_waits_until_the_next_one_was_opened(journal: Path, tmp_path: Path) -> None:
    (*_, last) = archived(journal, tmp_path / "archive", "2027-01-01")
    story = [json.loads(line) for line in exported_journal(journal, Form.JSONL)]
    openings = [event["seq"] for event in story if event["kind"] == "table.opened"]
    assert last.last == openings[-1] - 1


def test_the_next_archiving_goes_on_behind_the_last_also_within_a_month(
    journal: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "archive"
    first = archived(journal, folder, "2026-09-15")
    assert archived(journal, folder, "2026-09-15") == ()
    second = archived(journal, folder, "2026-10-01")
    assert [file.file for file in (*first, *second)] == [
        "T1-2026-08.jsonl.gz",
        "T1-2026-09.jsonl.gz",
        "T1-2026-09-2.jsonl.gz",
    ]
    whole = archived(journal, tmp_path / "at once", "2026-10-01")
    assert lines(*(folder / file.file for file in (*first, *second))) == lines(
        *(tmp_path / "at once" / file.file for file in whole)
    )


def test_the_end_of_a_night_that_was_archived_in_part_comes_next(
    journal: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All was archived, but no new journal begun; each of its events is in one file, and each file is in order."""
    told, folder = list[tuple[int, int]](), tmp_path / "archive"
    monkeypatch.setattr(archiving, "_STEP", 1)

    def again() -> list[tuple[str, int, int]]:
        told.clear()
        ended = archive(
            journal, "T1", folder, until=None, day_of=day_of, progress=lambda *at: told.append(at)
        )
        return [(file.month, file.first, file.last) for file in ended]

    last = again()[-1][2]
    night = json.loads(list(exported_journal(journal, Form.JSONL))[-1])
    lost = {**night, "kind": "reader.lost", "spin": None, "device": "wheel", "reason": "started"}
    record(journal, [lost])
    assert again() == [("2026-10", last + 1, last + 1)]
    assert told == [(1, 1)]
    record(journal, [lost])
    autumn(journal, ["2026-10-30", "2026-11-03"], seed=12)
    october, november = again()
    assert (october[:2], november[0]) == (("2026-10", last + 2), "2026-11")
    assert (november[1], november[2]) == (october[2] + 1, len(list(exported_journal(journal, Form.JSONL))))
    assert told == [(done, november[2] - last - 1) for done in range(1, november[2] - last)]


def test_a_clock_that_was_put_back_begins_no_earlier_month(tmp_path: Path) -> None:
    path = tmp_path / "T1.sqlite"
    autumn(path, ["2026-09-29", "2026-08-30", "2026-09-30", "2026-10-01"])
    assert [file.month for file in archived(path, tmp_path / "archive", "2026-10-01")] == ["2026-09"]


def test_a_folder_of_another_journal_is_refused(journal: Path, tmp_path: Path) -> None:
    archived(journal, tmp_path / "archive", "2026-09-15")
    other = tmp_path / "other" / "T1.sqlite"
    autumn(other, seed=12)
    with pytest.raises(ArchiveRefused, match="of another journal"):
        archived(other, tmp_path / "archive", "2026-10-01")


def test_a_power_cut_before_the_manifest_leaves_nothing_twice(
    journal: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "archive"

    def cut(*_: object) -> None:
        raise OSError("the power went")

    with monkeypatch.context() as once:
        once.setattr(archiving, "write_manifest", cut)
        with pytest.raises(OSError, match="the power went"):
            archived(journal, folder, "2026-09-01")
    assert [file.file for file in archived(journal, folder, "2026-09-01")] == ["T1-2026-08.jsonl.gz"]
    assert sorted(path.name for path in folder.iterdir()) == ["T1-2026-08.jsonl.gz", "T1.archive.json"]


def test_a_file_of_that_name_is_never_replaced(journal: Path, tmp_path: Path) -> None:
    folder = tmp_path / "archive"
    folder.mkdir()
    (folder / "T1-2026-08.jsonl.gz").write_bytes(b"somebody's")
    (made,) = archived(journal, folder, "2026-09-01")
    assert made.file == "T1-2026-08-2.jsonl.gz"
    assert (folder / "T1-2026-08.jsonl.gz").read_bytes() == b"somebody's"


def test_a_disk_that_keeps_something_else_is_found_at_once(
    journal: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = archiving._written

    def spoilt(database: Path, plan: Archived, part: Path, told: object) -> object:
        head = kept(database, plan, part, lambda _done: None)
        content = bytearray(part.read_bytes())
        content[len(content) // 2] ^= 4
        part.write_bytes(content)
        return head

    monkeypatch.setattr(archiving, "_written", spoilt)
    with pytest.raises(ArchiveRefused, match="does not read back"):
        archived(journal, tmp_path / "archive", "2026-09-01")
    assert list((tmp_path / "archive").iterdir()) == []


def test_an_event_that_does_not_hold_is_not_archived(journal: Path, tmp_path: Path) -> None:
    content = journal.read_bytes()
    place = content.index(b'"kind":"spin.number"') + 9
    journal.write_bytes(content[:place] + b"spin.numbex" + content[place + 11 :])
    with pytest.raises(Damaged, match="the hash does not fit"):
        archived(journal, tmp_path / "archive", "2027-01-01")


def filled(path: Path) -> None:
    with path.open("wb", buffering=0) as file:
        while True:
            file.write(bytes(1024))


def test_a_full_disk_leaves_what_was_archived_before(journal: Path, small_disk: Path) -> None:
    first = archived(journal, small_disk, "2026-09-01")
    filler = small_disk / "filler"

    with pytest.raises(OSError, match="No space"):
        filled(filler)
    with pytest.raises(JournalError, match="disk is full"):
        archived(journal, small_disk, "2026-10-01")
    filler.unlink()
    second = archived(journal, small_disk, "2026-10-01")
    assert second[0].first == first[-1].last + 1
