"""When each of a reader's own lines came, and where it lies: what the raw log beside the journal has."""

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


class Heard(NamedTuple):
    """A line as the raw log has it; None where that is not known.

    Attributes:
        at: microseconds since 1970, UTC, of its last byte.
        place: how many bytes of the log lie before the record of its last byte.
        begins: the same of the record of its first byte.
    """

    at: int | None = None
    place: int | None = None
    begins: int | None = None


class RawTimes(NamedTuple):
    """What the raw log knows of each line.

    Attributes:
        raw: of the lines that decided a number.
        edges: of those with which the phase changed.
    """

    raw: tuple[Heard, ...]
    edges: tuple[Heard, ...]


class _Said(NamedTuple):
    line: str
    heard: Heard


class _Record(NamedTuple):
    """A record: where it lies, when it was heard, and where its text ends among all that was said."""

    place: int
    at: int
    ends: int


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


def _found(said: Sequence[_Said], lines: Sequence[str], *, first: bool) -> tuple[Heard, ...]:
    found: list[Heard] = []
    before = len(said)
    for line in reversed(lines):
        places = [place for place in range(before) if said[place].line == line.strip()]
        if not places:
            found.append(Heard())
            continue
        place = places[-1]
        while first and place and said[place - 1].line == said[place].line:
            place -= 1
        found.append(said[place].heard)
        before = place
    return tuple(reversed(found))


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
    text, records = _put_together(before + last, begin, cut=begin > 0)
    ends = [record.ends for record in records]
    said, start = [], 0
    for gap in (*_BETWEEN.finditer(text), None):
        end = len(text) if gap is None else gap.start()
        if end > start:
            first, final = (records[bisect_left(ends, place)] for place in (start + 1, end))
            said.append(_Said(text[start:end].strip(), Heard(final.at, final.place, first.place)))
        start = end if gap is None else gap.end()
    return tuple(said)


def _put_together(content: bytes, begin: int, *, cut: bool) -> tuple[str, list[_Record]]:
    """Give all that was said, and each record of it.

    Args:
        content: a part of the log.
        begin: where that lies.
        cut: its first record is not whole.
    """
    text, records, place = "", list[_Record](), begin
    for number, record in enumerate(content.splitlines(keepends=True)):
        empty = len(record) - len(record.lstrip(b"\x00"))  # room that was left empty
        at, _, data = record.strip(b"\x00\r\n").partition(b"\t")
        lies, place = place + empty, place + len(record)
        if cut and not number:
            continue
        try:
            heard, said_then = int(at), data.decode("unicode_escape")
        except UNREADABLE:  # no record: somebody cut the file, or wrote into it
            continue
        text += said_then
        records.append(_Record(lies, heard, len(text)))
    return text, records
