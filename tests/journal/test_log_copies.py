"""The raw logs go with a backup, each up to its last whole line; what is missing or differs is named."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from app.journal.copies import back_up, restore
from app.journal.errors import CopyRefused, NoRoomFor
from app.journal.log_copies import LogsBack, check_logs, log_manifest_file, read_log_manifest
from app.journal.raw_logs import logs_folder
from hardware.raw_log import record_text
from tests.journal.played_journals import evening, record, story_of

WHOLE = record_text(1, b"A;5;08\r\n") + record_text(2, b"A;2;08\r\n")
NAMES = ("T1.wheel.1.log", "T1.wheel.2.log")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A journal with two logs, the second of which is being written."""
    (tmp_path / "table").mkdir()
    (tmp_path / "stick").mkdir()
    path = tmp_path / "table" / "T1.sqlite"
    record(path, story_of(evening(7, spins=3)))
    path.with_name(NAMES[0]).write_bytes(WHOLE * 30_000)
    path.with_name(NAMES[1]).write_bytes(WHOLE + b"17950")
    path.with_name("T2.wheel.1.log").write_bytes(WHOLE)
    return path


@pytest.fixture
def copy(path: Path, tmp_path: Path) -> Path:
    return back_up(path, tmp_path / "stick" / "T1-copy.sqlite").path


def wrong(copy: Path) -> tuple[str, ...]:
    manifest = read_log_manifest(copy)
    assert manifest is not None
    return check_logs(copy, manifest)


def test_a_log_that_is_being_written_is_copied_up_to_its_last_whole_line(path: Path, copy: Path) -> None:
    assert sorted(log.name for log in logs_folder(copy).iterdir()) == [*NAMES]
    assert (logs_folder(copy) / NAMES[0]).read_bytes() == path.with_name(NAMES[0]).read_bytes()
    assert (logs_folder(copy) / NAMES[1]).read_bytes() == WHOLE
    manifest = read_log_manifest(copy)
    assert manifest is not None
    assert [(log.file, log.bytes) for log in manifest.logs] == [
        (NAMES[0], len(WHOLE) * 30_000),
        (NAMES[1], len(WHOLE)),
    ]
    assert manifest.logs[1].sha256 == hashlib.sha256(WHOLE).hexdigest()
    assert wrong(copy) == ()


def test_a_log_that_is_missing_or_differs_is_named(copy: Path) -> None:
    (logs_folder(copy) / NAMES[0]).unlink()
    (logs_folder(copy) / NAMES[1]).write_bytes(WHOLE.replace(b"08", b"09"))
    assert wrong(copy) == (
        f"the raw log T1-copy.logs/{NAMES[0]} is missing",
        f"the raw log T1-copy.logs/{NAMES[1]} is not what was copied",
    )


def test_a_folder_that_is_gone_is_named_log_by_log(copy: Path) -> None:
    for log in logs_folder(copy).iterdir():
        log.unlink()
    logs_folder(copy).rmdir()
    assert len(wrong(copy)) == 2


def test_they_are_put_back_with_the_journal_and_nothing_is_lost_by_it(path: Path, copy: Path) -> None:
    goes_on = path.with_name(NAMES[0]).read_bytes() + WHOLE
    path.with_name(NAMES[0]).write_bytes(goes_on)
    path.with_name(NAMES[1]).write_bytes(b"another")
    done = restore(copy, path, "T1", program="test")
    assert done.logs == LogsBack(2, ())
    assert path.with_name(NAMES[0]).read_bytes() == goes_on, "what goes on from the copy stays"
    assert path.with_name(NAMES[1]).read_bytes() == WHOLE
    assert path.with_name(f"{NAMES[1]}.replaced-1").read_bytes() == b"another"


def test_a_log_that_differs_is_not_put_back_and_the_journal_is(copy: Path, tmp_path: Path) -> None:
    (logs_folder(copy) / NAMES[1]).write_bytes(b"another")
    (tmp_path / "new").mkdir()
    done = restore(copy, tmp_path / "new" / "T1.sqlite", "T1", program="test")
    assert done.logs == LogsBack(1, (f"the raw log T1-copy.logs/{NAMES[1]} is not what was copied",))
    assert done.path.exists()
    assert not done.path.with_name(NAMES[1]).exists()


def test_a_journal_without_logs_has_neither_folder_nor_manifest(path: Path, tmp_path: Path) -> None:
    for name in NAMES:
        path.with_name(name).unlink()
    copy = back_up(path, tmp_path / "stick" / "plain.sqlite").path
    assert [each.name for each in (tmp_path / "stick").iterdir()] == ["plain.sqlite"]
    assert read_log_manifest(copy) is None
    assert restore(copy, path, "T1", program="test").logs is None


def test_an_old_copy_without_logs_is_put_back_as_before(path: Path, copy: Path) -> None:
    log_manifest_file(copy).unlink()
    done = restore(copy, path, "T1", program="test")
    assert (done.logs, done.missing) == (None, 0)


@pytest.mark.parametrize("text", ["", "{", '{"logs":[{"file":"../../x.1.log","bytes":1,"sha256":""}]}', "[]"])
def test_what_is_no_manifest_is_refused(path: Path, copy: Path, text: str) -> None:
    log_manifest_file(copy).write_text(text)
    with pytest.raises(CopyRefused, match="no manifest of raw logs"):
        restore(copy, path, "T1", program="test")


def test_where_there_is_no_room_no_copy_and_no_log_is_left(path: Path, small_disk: Path) -> None:
    path.with_name(NAMES[0]).write_bytes(bytes(4_000_000) + b"\n")
    with pytest.raises(NoRoomFor):
        back_up(path, small_disk / "copy.sqlite")
    assert [each.name for each in small_disk.iterdir()] == []
