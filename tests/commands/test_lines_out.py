"""Lines go to whoever reads in their order; nobody waits for one who does not, and what he misses is counted."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator

import pytest

from app.commands.lines_out import LinesOut, SentencesOut

LINE = b"x" * 999 + b"\n"
MORE_THAN_A_PIPE = 1_000
PATIENCE = 60.0
Pipe = tuple[int, int]


@pytest.fixture
def pipe() -> Iterator[Pipe]:
    reads, writes = os.pipe()
    yield reads, writes
    for end in (reads, writes):
        try:
            os.close(end)
        except OSError:  # the test closed it
            continue


def read_all(end: int) -> bytes:
    return b"".join(iter(lambda: os.read(end, 1 << 16), b""))


def note(lines: int) -> bytes:
    return b"left out: %d\n" % lines


def test_lines_come_in_their_order(pipe: Pipe) -> None:
    lines = LinesOut(pipe[1], note)
    for number in range(100):
        lines.put(b"%d\n%d\n" % (number, number))
    assert lines.end(PATIENCE)
    assert lines.unread == 0
    os.close(pipe[1])
    assert read_all(pipe[0]).split() == [b"%d" % number for number in range(100) for _ in "ab"]


def test_nobody_waits_for_a_reader_that_hangs_and_it_misses_nothing(pipe: Pipe) -> None:
    lines = LinesOut(pipe[1], note)
    for _ in range(MORE_THAN_A_PIPE):
        lines.put(LINE)
    assert not lines.end(0.0)
    assert lines.unread > 0
    heard: list[bytes] = []
    reader = threading.Thread(target=lambda: heard.append(read_all(pipe[0])))
    reader.start()
    assert lines.end(PATIENCE)
    os.close(pipe[1])
    reader.join(PATIENCE)
    assert heard == [LINE * MORE_THAN_A_PIPE]


def test_what_is_kept_for_a_reader_is_bounded_and_what_it_misses_is_counted_in_its_place(pipe: Pipe) -> None:
    behind: list[int] = []
    lines = LinesOut(pipe[1], note, behind=lambda: behind.append(1), at_most=200 * len(LINE))
    for _ in range(MORE_THAN_A_PIPE):
        lines.put(LINE)
    assert behind == [1]
    assert lines.unread <= 200
    assert not lines.end(0.0)
    heard: list[bytes] = []
    reader = threading.Thread(target=lambda: heard.append(read_all(pipe[0])))
    reader.start()
    assert lines.end(PATIENCE)
    os.close(pipe[1])
    reader.join(PATIENCE)
    *kept, said = heard[0].splitlines(keepends=True)
    assert set(kept) == {LINE}
    assert said == note(MORE_THAN_A_PIPE - len(kept))


def test_a_reader_that_went_away_is_told_once_and_costs_nothing_more(pipe: Pipe) -> None:
    stopped = threading.Event()
    lines = LinesOut(pipe[1], note, stopped=stopped.set)
    os.close(pipe[0])
    lines.put(LINE)
    assert stopped.wait(PATIENCE)
    lines.put(LINE)
    assert lines.end(PATIENCE)
    assert lines.broken == "Broken pipe"


def test_a_sentence_stays_one_line(capfd: pytest.CaptureFixture[str]) -> None:
    say = SentencesOut()
    assert say("two\nlines") == 2
    say.end(PATIENCE)
    assert capfd.readouterr().err == "capotavolo: two\\nlines\n"
