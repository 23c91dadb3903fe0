"""A file is written whole or not at all."""

import os
import resource
import signal
import sys
from pathlib import Path

import pytest

from app.reports.whole_file import PageNotWrittenError, not_written_words, write_whole


def test_a_file_is_replaced_by_the_new_one(tmp_path: Path) -> None:
    path = tmp_path / "day.csv"
    write_whole(path, b"one")
    write_whole(path, b"two")
    assert path.read_bytes() == b"two"
    assert [file.name for file in tmp_path.iterdir()] == ["day.csv"]


def test_what_is_no_file_is_not_replaced(tmp_path: Path) -> None:
    """A device, a folder: nobody means it, and the machine needs it."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(PageNotWrittenError, match="no file") as found:
        write_whole(pipe, b"page")
    assert not_written_words(found.value).startswith(f"{pipe} non è stato scritto: lì c'è qualcosa")
    assert pipe.is_fifo()


@pytest.mark.skipif(sys.platform == "win32", reason="there a process has no limit to what it writes")
def test_where_there_is_no_room_it_says_so_and_the_old_one_stays(tmp_path: Path) -> None:
    """A limit of the process stands for a disk that is full after a thousand bytes."""
    path = tmp_path / "day.csv"
    write_whole(path, b"old")
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    ignored = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    try:
        resource.setrlimit(resource.RLIMIT_FSIZE, (1000, before[1]))
        with pytest.raises(PageNotWrittenError, match=r"day\.csv cannot be written"):
            write_whole(path, b"new" * 100_000)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
        signal.signal(signal.SIGXFSZ, ignored)
    assert path.read_bytes() == b"old"
