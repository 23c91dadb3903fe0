"""The raw logs go with the archive: packed in parts, each once; `verify --archive` names what is missing or differs."""

from __future__ import annotations

import gzip
import json
from datetime import UTC, datetime
from pathlib import Path

import pytest

from app.__main__ import main
from app.journal.archive_reading import Manifest, manifest_file, read_manifest, verify_archive
from app.journal.verifying import Broken, Verified
from hardware.raw_log import record_text
from tests.journal.archived import archived, autumn, begun

ONE, TWO = "T1.wheel.1.log", "T1.wheel.2.log"


def heard(day: str, line: bytes = b"A;5;08\r\n") -> bytes:
    at = datetime.fromisoformat(day).replace(hour=21, tzinfo=UTC)
    return record_text(int(at.timestamp()) * 1_000_000, line)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "T1.sqlite"
    autumn(path)
    path.with_name(ONE).write_bytes(heard("2026-08-30") + heard("2026-08-31") + b"178")
    path.with_name(TWO).write_bytes(heard("2026-10-01"))
    return path


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "archive"


def manifest_in(folder: Path) -> Manifest:
    found = read_manifest(manifest_file(folder, "T1"))
    assert found is not None
    return found


def unpacked(folder: Path, name: str) -> bytes:
    return gzip.decompress((folder / name).read_bytes())


def verified(folder: Path) -> Verified | Broken:
    return verify_archive([folder / file.file for file in manifest_in(folder).files])


def test_what_was_begun_by_then_goes_up_to_its_last_whole_line(path: Path, folder: Path) -> None:
    archived(path, folder, "2026-09-30")
    (log,) = manifest_in(folder).logs
    assert (log.log, log.first, log.file) == (ONE, 0, f"{ONE}.gz")
    assert unpacked(folder, log.file) == heard("2026-08-30") + heard("2026-08-31")
    assert log.end == len(unpacked(folder, log.file))
    assert isinstance(verified(folder), Verified)


def test_the_next_archiving_goes_on_where_the_last_part_ended(path: Path, folder: Path) -> None:
    archived(path, folder, "2026-09-30")
    before = (folder / f"{ONE}.gz").read_bytes()
    whole = heard("2026-08-30") + heard("2026-08-31")
    path.with_name(ONE).write_bytes(whole + heard("2026-09-01"))
    archived(path, folder, "2026-10-02")
    assert [(log.log, log.first, log.file) for log in manifest_in(folder).logs] == [
        (ONE, 0, f"{ONE}.gz"),
        (ONE, len(whole), f"{ONE}.from-{len(whole)}.gz"),
        (TWO, 0, f"{TWO}.gz"),
    ]
    assert unpacked(folder, f"{ONE}.from-{len(whole)}.gz") == heard("2026-09-01")
    assert (folder / f"{ONE}.gz").read_bytes() == before, "nothing that was archived is written again"
    assert isinstance(verified(folder), Verified)


def test_a_packed_log_that_is_missing_or_differs_is_named(path: Path, folder: Path) -> None:
    archived(path, folder, "2026-10-02")
    (folder / f"{TWO}.gz").write_bytes(b"another")
    assert verified(folder) == Broken(
        "T1", None, f"the raw log {TWO}.gz is not the file that its manifest names"
    )
    (folder / f"{ONE}.gz").unlink()
    assert verified(folder) == Broken("T1", None, f"the raw log {ONE}.gz is missing")


def test_the_command_says_no_with_its_name(
    path: Path, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    archived(path, folder, "2026-10-02")
    (folder / f"{ONE}.gz").unlink()
    files = [str(folder / file.file) for file in manifest_in(folder).files]
    assert main(["verify", "--archive", *files]) == 1
    told = json.loads(capsys.readouterr().out)
    assert told == {"table": "T1", "seq": None, "reason": f"the raw log {ONE}.gz is missing"}


def test_an_archive_without_logs_is_written_and_verified_as_before(path: Path, folder: Path) -> None:
    for name in (ONE, TWO):
        path.with_name(name).unlink()
    archived(path, folder, "2026-10-02")
    assert b"logs" not in manifest_file(folder, "T1").read_bytes()
    assert isinstance(verified(folder), Verified)


def test_a_new_journal_archives_no_part_a_second_time(path: Path, folder: Path) -> None:
    begun(path, folder)
    (ended,) = folder.glob("T1-until-*.archive.json")
    old = read_manifest(ended)
    assert old is not None
    assert [log.log for log in old.logs] == [ONE, TWO]
    autumn_after = heard("2026-11-02")
    path.with_name(TWO).write_bytes(path.with_name(TWO).read_bytes() + autumn_after)
    from app.journal.store import Journal
    from tests.journal.played_journals import evening, story_of

    story = story_of(evening(4, spins=2))
    forms = [
        {key: value for key, value in event.items() if key not in {"seq", "v", "hash"}} for event in story
    ]
    for place, event in enumerate(forms):
        event["at"] = f"2026-11-02T21:00:{place % 60:02d}.000000Z"
    with Journal.open(path, "T1", program="test", ballast_bytes=0) as journal:
        journal.append(forms)
        journal.append([{**forms[0], "at": "2026-11-03T21:00:00.000000Z"}])
    archived(path, folder, "2026-11-03")
    now = manifest_in(folder)
    assert [(log.log, log.file) for log in now.logs] == [(TWO, f"{TWO}.from-{len(heard('2026-10-01'))}.gz")]
    assert unpacked(folder, now.logs[0].file) == autumn_after


def test_the_same_bytes_that_a_power_cut_left_are_taken_and_others_are_not_replaced(
    path: Path, folder: Path
) -> None:
    archived(path, folder, "2026-09-30")
    left = (folder / f"{ONE}.gz").read_bytes()
    for place in folder.iterdir():
        if place.name != f"{ONE}.gz":
            place.unlink()
    archived(path, folder, "2026-09-30")
    assert [log.file for log in manifest_in(folder).logs] == [f"{ONE}.gz"]
    manifest_file(folder, "T1").unlink()
    (folder / f"{ONE}.gz").write_bytes(b"mine")
    archived(path, folder, "2026-09-30")
    assert [log.file for log in manifest_in(folder).logs] == [f"{ONE}-2.gz"]
    assert (folder / f"{ONE}-2.gz").read_bytes() == left
    assert (folder / f"{ONE}.gz").read_bytes() == b"mine"
