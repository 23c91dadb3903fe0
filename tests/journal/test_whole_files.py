"""A file that could not be written whole is not there, and it is said why."""

from __future__ import annotations

import errno
import sqlite3
from pathlib import Path

import pytest

from app.journal.errors import CannotOpen, NoRoomFor, ReadOnlyPlace
from app.journal.whole_files import on_disk, written_whole


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        (OSError(errno.ENOSPC, "No space left on device"), NoRoomFor),
        (OSError(errno.EROFS, "Read-only file system"), ReadOnlyPlace),
        (sqlite3.OperationalError("disk I/O error"), CannotOpen),
    ],
)
def test_what_the_disk_refuses_is_a_sentence_and_leaves_no_half(
    tmp_path: Path, fault: Exception, said: type[Exception]
) -> None:
    part = tmp_path / "copy.part"
    part.write_bytes(b"half")
    with pytest.raises(said), written_whole(tmp_path, part):
        raise fault
    assert list(tmp_path.iterdir()) == []


def test_what_got_its_name_stays(tmp_path: Path) -> None:
    with written_whole(tmp_path, tmp_path / "copy.part"):
        (tmp_path / "copy.part").write_bytes(b"whole")
        on_disk(tmp_path / "copy.part")
        (tmp_path / "copy.part").replace(tmp_path / "copy")
        on_disk(tmp_path)
    assert (tmp_path / "copy").read_bytes() == b"whole"
