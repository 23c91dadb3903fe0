"""A folder is written with all of its files or not at all, and takes the place of nothing."""

import resource
import signal
import sys
from pathlib import Path

import pytest

from app.reports.whole_file import PageNotWrittenError, not_written_words
from app.reports.whole_folder import write_folder


def test_a_folder_is_written_with_all_of_its_files(tmp_path: Path) -> None:
    write_folder(tmp_path / "made", {"one": b"1", "two": b"2"})
    assert {path.name: path.read_bytes() for path in (tmp_path / "made").iterdir()} == {
        "one": b"1",
        "two": b"2",
    }
    assert [path.name for path in tmp_path.iterdir()] == ["made"]


def test_a_folder_takes_the_place_of_nothing(tmp_path: Path) -> None:
    (tmp_path / "made").mkdir()
    with pytest.raises(PageNotWrittenError, match="something of this name already") as found:
        write_folder(tmp_path / "made", {"one": b"1"})
    assert "c'è già qualcosa con questo nome" in not_written_words(found.value)
    assert not any((tmp_path / "made").iterdir())


@pytest.mark.skipif(sys.platform == "win32", reason="there a process has no limit to what it writes")
def test_of_a_folder_for_which_there_is_no_room_nothing_is_left(tmp_path: Path) -> None:
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    ignored = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    try:
        resource.setrlimit(resource.RLIMIT_FSIZE, (1000, before[1]))
        with pytest.raises(PageNotWrittenError, match="made cannot be written"):
            write_folder(tmp_path / "made", {"one": b"1", "two": b"new" * 100_000})
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
        signal.signal(signal.SIGXFSZ, ignored)
    assert not any(tmp_path.iterdir())
