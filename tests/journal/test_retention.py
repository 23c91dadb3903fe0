"""Archived months are past so many months after their end; one that is let go leaves what is known of it."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from app.journal.archive import set_aside
from app.journal.archive_reading import read_manifest, verify_archive
from app.journal.errors import ArchiveRefused
from app.journal.retention import Keeping, archived_files, check_untouched, let_go
from app.journal.verifying import Verified
from tests.journal.archived import archived, autumn

LIVE, KEPT, PAST, REMOVED = Keeping
NOW = "2027-01-15T04:00:00.000000Z"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """August, September and October 2026 of a journal that is at its end."""
    autumn(tmp_path / "T1.sqlite")
    files = archived(tmp_path / "T1.sqlite", tmp_path / "archive", "2026-10-02")
    set_aside(tmp_path / "archive", "T1", files[-1].last)
    return tmp_path / "archive"


@pytest.mark.parametrize(
    ("months", "today", "keeping"),
    [
        (None, "2099-01-01", [KEPT, KEPT, KEPT]),
        (1, "2026-09-30", [KEPT, KEPT, KEPT]),
        (1, "2026-10-01", [PAST, KEPT, KEPT]),
        (2, "2026-11-30", [PAST, KEPT, KEPT]),
        (2, "2026-12-01", [PAST, PAST, KEPT]),
        (12, "2027-10-31", [PAST, PAST, KEPT]),
        (12, "2027-11-01", [PAST, PAST, PAST]),
    ],
)
def test_a_month_is_kept_so_many_whole_months_after_its_end(
    folder: Path, months: int | None, today: str, keeping: list[Keeping]
) -> None:
    found = archived_files(folder, months, date.fromisoformat(today))
    assert [(each.file.month, each.keeping) for each in found] == list(
        zip(["2026-08", "2026-09", "2026-10"], keeping, strict=True)
    )


def test_of_a_journal_that_is_written_nothing_is_ever_past(tmp_path: Path) -> None:
    autumn(tmp_path / "T1.sqlite")
    archived(tmp_path / "T1.sqlite", tmp_path / "archive", "2026-10-02")
    found = archived_files(tmp_path / "archive", 1, date(2099, 1, 1))
    assert {each.keeping for each in found} == {LIVE}
    with pytest.raises(ValueError, match="is live, and stays"):
        let_go(found[0], NOW)
    assert found[0].path.exists()


def test_what_is_let_go_stays_in_the_manifest_and_the_rest_verifies(folder: Path) -> None:
    first, *others = archived_files(folder, 3, date(2026, 12, 1))
    check_untouched([first])
    let_go(first, NOW)
    assert not first.path.exists()
    manifest = read_manifest(first.manifest)
    assert manifest is not None
    gone = manifest.files[0]
    assert (gone.removed, gone.last, gone.hash, gone.events) == (
        NOW, first.file.last, first.file.hash, first.file.events
    )  # fmt: skip
    assert [each.keeping for each in archived_files(folder, 3, date(2026, 12, 1))] == [REMOVED, KEPT, KEPT]
    assert isinstance(verify_archive([each.path for each in others]), Verified)
    with pytest.raises(ArchiveRefused, match=f"it was removed on {NOW}"):
        verify_archive([first.path, *(each.path for each in others)])


def test_another_file_of_that_name_is_not_removed(folder: Path) -> None:
    past = archived_files(folder, 1, date(2099, 1, 1))
    past[1].path.write_bytes(b"something else")
    with pytest.raises(ArchiveRefused, match="not the file that its manifest names"):
        check_untouched(past)


def test_nothing_outside_of_the_folder_is_removed(folder: Path) -> None:
    place = next(folder.glob("*.archive.json"))
    name = archived_files(folder, 1, date(2099, 1, 1))[0].file.file
    (folder.parent / name).write_bytes((folder / name).read_bytes())
    place.write_text(place.read_text(encoding="utf-8").replace(name, f"../{name}"), encoding="utf-8")
    with pytest.raises(ArchiveRefused, match="is no file of this folder"):
        check_untouched(archived_files(folder, 1, date(2099, 1, 1)))


def test_one_that_is_gone_already_is_done_to_its_end(folder: Path) -> None:
    """The power went between the file and its manifest."""
    first = archived_files(folder, 3, date(2026, 12, 1))[0]
    first.path.unlink()
    check_untouched([first])
    let_go(first, NOW)
    assert archived_files(folder, 3, date(2026, 12, 1))[0].keeping is REMOVED
