"""Archived files are walked without a journal, and whatever was done to them is found."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from app.journal.archive_reading import read_manifest, verify_archive
from app.journal.chain import Head
from app.journal.errors import ArchiveRefused
from app.journal.exporting import Form, exported_journal
from app.journal.verifying import Broken, KnownHead, Verified
from tests.journal.archived import archived, autumn


@pytest.fixture
def files(tmp_path: Path) -> list[Path]:
    autumn(tmp_path / "T1.sqlite")
    made = archived(tmp_path / "T1.sqlite", tmp_path / "archive", "2026-10-02")
    return [tmp_path / "archive" / file.file for file in made]


def manifest_gone(files: list[Path]) -> None:
    (files[0].parent / "T1.archive.json").unlink()


def head(files: list[Path]) -> Head:
    manifest = read_manifest(files[0].parent / "T1.archive.json")
    assert manifest is not None
    return Head(manifest.files[-1].last, bytes.fromhex(manifest.files[-1].hash))


def test_all_months_are_walked_whatever_their_order(files: list[Path]) -> None:
    last = head(files)
    found = verify_archive([files[2], files[0], files[1]])
    assert isinstance(found, Verified)
    assert found.heads == {"T1": last}
    assert (found.tables, found.events) == (1, last.seq)
    assert found.spins > 10
    manifest_gone(files)
    assert verify_archive(files) == found


def test_one_month_alone_is_walked_from_what_its_manifest_says(files: list[Path]) -> None:
    found = verify_archive(files[1:2])
    assert isinstance(found, Verified)
    manifest_gone(files)
    with pytest.raises(ArchiveRefused, match="give the file before it too"):
        verify_archive(files[1:2])


def test_two_tables_are_walked_together_and_so_is_what_export_prints(
    files: list[Path], tmp_path: Path
) -> None:
    autumn(tmp_path / "T2.sqlite", table="T2", seed=12)
    exported = tmp_path / "exported.jsonl"
    exported.write_bytes(b"".join(exported_journal(tmp_path / "T2.sqlite", Form.JSONL)))
    found = verify_archive([exported, *files])
    assert isinstance(found, Verified)
    assert sorted(found.heads) == ["T1", "T2"]


def test_a_file_that_is_missing_in_the_middle_is_named(files: list[Path]) -> None:
    found = verify_archive([files[0], files[2]])
    assert isinstance(found, Broken)
    assert "is missing" in found.reason


def test_a_known_event_is_looked_for(files: list[Path]) -> None:
    last = head(files)
    assert isinstance(verify_archive(files, heads=[KnownHead("T1", last.seq, last.hash)]), Verified)
    for known in (KnownHead("T1", last.seq, bytes(32)), KnownHead("T1", last.seq + 1, bytes(32))):
        found = verify_archive(files, heads=[known])
        assert isinstance(found, Broken)
        assert found.seq == known.seq
    found = verify_archive(files[1:], heads=[KnownHead("T1", 3, bytes(32))])
    assert isinstance(found, Broken)
    assert "these files go on from event" in found.reason


@pytest.mark.parametrize("with_manifest", [True, False])
def test_whatever_is_changed_in_a_file_is_found(files: list[Path], *, with_manifest: bool) -> None:
    if not with_manifest:
        manifest_gone(files)
    text = gzip.decompress(files[1].read_bytes())
    lines = text.splitlines(keepends=True)
    spoilt = [
        text.replace(b'"number":', b'"numbor":', 1),
        b"".join(lines[:5] + lines[6:]),
        b"".join([*lines[:5], lines[6], lines[5], *lines[7:]]),
        b"".join([*lines[:5], lines[5], lines[5], *lines[6:]]),
        b"".join([*lines[:5], b"not a line\n", *lines[5:]]),
    ]
    whole = files[1].read_bytes()
    packed = [gzip.compress(each) for each in spoilt]
    for content in (*packed, whole[: len(whole) // 2], whole[:-4], whole[:40] + b"\0" + whole[41:]):
        files[1].write_bytes(content)
        try:
            found = verify_archive(files)
        except ArchiveRefused:  # without its manifest not even whose it is can be read
            assert not with_manifest
            continue
        assert isinstance(found, Broken), content[:40]
        assert found.table == "T1"


def test_what_is_no_archive_is_refused(tmp_path: Path, files: list[Path]) -> None:
    for name, content in (("a.jsonl", b""), ("b.jsonl.gz", b"\x1f\x8bno"), ("c.jsonl", b"hello\n")):
        (tmp_path / name).write_bytes(content)
        with pytest.raises(ArchiveRefused):
            verify_archive([tmp_path / name])
    with pytest.raises(ArchiveRefused):
        verify_archive([tmp_path / "none.jsonl.gz"])
    (files[0].parent / "T1.archive.json").write_text('{"table":"T1","files":[{"file":7}]}')
    with pytest.raises(ArchiveRefused, match="no manifest"):
        verify_archive(files)
