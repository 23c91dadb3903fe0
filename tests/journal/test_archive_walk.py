"""What an archived file holds is found out from its own bytes."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from app.foreign import sha256
from app.journal.archive_reading import Archived, read_manifest
from app.journal.archive_walk import ended_before, lies_there, walk
from app.journal.errors import ArchiveRefused
from app.journal.verifying import KnownHead
from tests.journal.archived import DAYS, autumn, begun

Files = list[tuple[Path, Archived]]


@pytest.fixture
def ended(tmp_path: Path) -> tuple[Files, KnownHead]:
    """The archived files of a journal, and the event with which it ended."""
    autumn(tmp_path / "T1.sqlite")
    done = begun(tmp_path / "T1.sqlite", tmp_path / "archive")
    (place,) = (tmp_path / "archive").glob("*.archive.json")
    manifest = read_manifest(place)
    assert manifest is not None
    return [(place.parent / file.file, file) for file in manifest.files], done.ended


def test_files_are_walked_from_their_bytes_to_the_end_that_is_known(ended: tuple[Files, KnownHead]) -> None:
    files, end = ended
    found = walk(files, end)
    assert [(one.path, one.before.seq + 1, one.head.seq, one.events) for one in found] == [
        (path, file.first, file.last, file.events) for path, file in files
    ]
    assert [at[:10] for one in found for at in one.opened] == DAYS
    assert [one.lying.sha256 for one in found] == [sha256(path) for path, _ in files]
    assert [one.lying for one in found] == [lies_there(path) for path, _ in files]
    assert walk(files[1:], end) == found[1:], "what lay before was let go"


def test_what_does_not_lead_there_is_refused(ended: tuple[Files, KnownHead]) -> None:
    files, end = ended
    for wrong, why in (
        ([files[0], files[2]], "it does not hold"),
        (files[:2], "does not end with"),
        ([files[1], files[0]], "it does not hold"),
    ):
        with pytest.raises(ArchiveRefused, match=why):
            walk(wrong, end)
    with pytest.raises(ArchiveRefused, match="does not end with"):
        walk(files, KnownHead("T1", end.seq, bytes(32)))


@pytest.mark.parametrize(
    "content",
    [b"", b"SQLite format 3\0", gzip.compress(b"no event\n"), gzip.compress(b"x" * 9_000_000)],
    ids=["nothing", "a journal", "other lines", "a line without end"],
)
def test_what_is_no_archive_is_refused(ended: tuple[Files, KnownHead], content: bytes) -> None:
    files, end = ended
    files[0][0].write_bytes(content)
    with pytest.raises(ArchiveRefused, match=r"is no archive of nights|is not the file that its manifest"):
        walk(files, end)


def test_a_name_that_leads_elsewhere_is_no_file(ended: tuple[Files, KnownHead], tmp_path: Path) -> None:
    files, end = ended
    path = files[0][0]
    path.rename(tmp_path / "moved")
    path.symlink_to(tmp_path / "moved")
    for ask in (lambda: walk(files, end), lambda: lies_there(path)):
        with pytest.raises(ArchiveRefused, match="leads to a file elsewhere"):
            ask()
    path.unlink()
    with pytest.raises(ArchiveRefused, match="cannot be read"):
        lies_there(path)


def test_the_next_journal_says_with_which_event_the_one_before_it_ended(
    ended: tuple[Files, KnownHead], tmp_path: Path
) -> None:
    assert ended_before(tmp_path / "T1.sqlite") == (ended[1],)
    (old,) = tmp_path.glob("T1.until-*.sqlite")
    assert ended_before(old) == ()
