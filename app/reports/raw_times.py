"""When each of a reader's own lines came: the journal keeps them, the raw log beside it has their times."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from app.foreign import MOST_BYTES, UNREADABLE, opened

_BACK: Final = 262_144
"""Bytes of the log that are read back from a number: more than a reader says between two."""
_BETWEEN: Final = re.compile(r"[\x00-\x1f]+")


class RawTimes(NamedTuple):
    """Microseconds since 1970, UTC, for each line; None where it is not known.

    Attributes:
        raw: of the lines that decided a number.
        edges: of those with which the phase changed.
    """

    raw: tuple[int | None, ...]
    edges: tuple[int | None, ...]


class _Said(NamedTuple):
    line: str
    at: int


def raw_times(log: Path, offset: int, raw: Sequence[str], edges: Sequence[str]) -> RawTimes:
    """Look the lines up in the raw log, back from where a number's last byte lies.

    A line is of the time of its last byte. Of an edge it is the first of the same lines one after another.

    Args:
        log: the file; a copy of a house has none, and the oldest are let go.
        offset: bytes before the record of the number's last byte.
        raw: the lines that decided it, in their order.
        edges: the lines with which the phase changed since the number before, in their order.
    """
    said = _heard(log, offset)
    return RawTimes(_found(said, raw, first=False), _found(said, edges, first=True))


def _found(said: Sequence[_Said], lines: Sequence[str], *, first: bool) -> tuple[int | None, ...]:
    times: list[int | None] = []
    before = len(said)
    for line in reversed(lines):
        places = [place for place in range(before) if said[place].line == line.strip()]
        if not places:
            times.append(None)
            continue
        place = places[-1]
        while first and place and said[place - 1].line == said[place].line:
            place -= 1
        times.append(said[place].at)
        before = place
    return tuple(reversed(times))


def _heard(log: Path, offset: int) -> tuple[_Said, ...]:
    """Put the records together again, since a line may come in several, and break them into lines."""
    begin = max(0, offset - _BACK)
    try:
        with opened(log) as file:
            file.seek(begin)
            before = file.read(offset - begin)
            last = file.readline(MOST_BYTES)
    except OSError:  # it lies on another machine, or was let go
        return ()
    records = (before.partition(b"\n")[2] if begin else before) + last
    text, ends, times = "", [], []
    for record in records.splitlines():
        at, _, data = record.lstrip(b"\x00").partition(b"\t")  # room that was left empty
        try:
            heard, said_then = int(at), data.decode("unicode_escape")
        except UNREADABLE:  # no record: somebody cut the file, or wrote into it
            continue
        text += said_then
        ends.append(len(text))
        times.append(heard)
    said, start = [], 0
    for gap in (*_BETWEEN.finditer(text), None):
        end = len(text) if gap is None else gap.start()
        if end > start:
            said.append(_Said(text[start:end].strip(), times[bisect_left(ends, end)]))
        start = end if gap is None else gap.end()
    return tuple(said)
