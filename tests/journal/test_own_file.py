"""Whether the file that is written into is the one that people find."""

import sys
from pathlib import Path

import pytest

from app.journal.own_file import OwnFile


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "T1.sqlite"
    path.write_bytes(b"one")
    return path


def test_a_file_in_its_place_is_no_trouble_whatever_is_written_into_it(path: Path) -> None:
    own = OwnFile(path)
    assert own.trouble() == ""
    path.write_bytes(b"another content")
    assert own.trouble() == ""


def test_a_file_that_was_deleted_or_moved_away_is_missed(path: Path) -> None:
    own = OwnFile(path)
    moved = path.rename(path.with_name("elsewhere"))
    assert own.trouble() == "the journal lies there no more"
    moved.rename(path)
    assert own.trouble() == ""


def test_another_file_of_the_same_content_is_another_file(path: Path) -> None:
    own = OwnFile(path)
    copy = path.with_name("copy")
    copy.write_bytes(path.read_bytes())
    copy.replace(path)
    assert own.trouble() == "another file lies in the journal's place"


@pytest.mark.skipif(sys.platform == "win32", reason="a file is no folder there either, and is said otherwise")
def test_a_place_that_cannot_be_looked_at_is_said_as_the_system_says_it(path: Path) -> None:
    own = OwnFile(path)
    folder = path.parent
    folder.rename(folder.with_name("away"))
    folder.write_bytes(b"")
    assert own.trouble() == "Not a directory"


def test_a_file_that_is_shorter_than_it_was_was_written_over(path: Path) -> None:
    """A copy that is written over a journal by its bytes is the same file to the system."""
    own = OwnFile(path)
    path.write_bytes(b"one, two, three")
    assert own.trouble() == ""
    path.write_bytes(b"one, two")
    assert own.trouble() == "another file lies in the journal's place"


def test_what_was_never_there_cannot_be_one_s_own(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        OwnFile(tmp_path / "none")
