"""What the readers said in a stretch of time, from the raw logs beside the journal."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from app.foreign import opened
from app.journal.raw_logs import raw_logs
from hardware.raw_log import RecordError, read_record


class Tail(NamedTuple):
    """One reader's records, as lines of its raw log.

    Attributes:
        lines: in their order.
        whole: whether all of the time is there; False where there was too much of it.
    """

    lines: list[str]
    whole: bool


def raw_tails(database: Path, since: int, until: int, most: int) -> dict[str, Tail]:
    """Read the records of every reader of a table.

    Args:
        database: the journal, beside which the logs lie.
        since: microseconds since 1970, UTC.
        until: the same; what was heard later is left.
        most: bytes for each reader; of more the last are kept.

    Returns:
        By the reader's name.
    """
    found: dict[str, dict[int, Path]] = {}
    for log in raw_logs(database):
        found.setdefault(log.reader, {})[log.number] = log.path
    return {reader: _tail(files, since, until, most) for reader, files in sorted(found.items())}


def _tail(files: dict[int, Path], since: int, until: int, most: int) -> Tail:
    """Go back from file to file until the time, or the room, is over."""
    lines: list[str] = []
    for number in sorted(files, reverse=True):
        read, whole = _end_of(files[number], most)
        records = [(at, line) for line in read if (at := _time(line)) is not None]
        lines = [line for at, line in records if since <= at <= until] + lines
        size = sum(map(len, lines))
        if size > most:
            return Tail(_last(lines, most), whole=False)
        if records and records[0][0] < since:
            break
        if not whole:
            return Tail(lines, whole=False)
    return Tail(lines, whole=True)


def _end_of(path: Path, most: int) -> tuple[list[str], bool]:
    """The last lines of a file, and whether these are all."""
    try:
        with opened(path) as file:
            size = file.seek(0, 2)
            file.seek(max(0, size - most))
            text = file.read(most).decode("ascii", "replace")
    except OSError:  # the oldest goes while one looks
        return [], True
    lines = text.split("\n")
    return (lines if size <= most else lines[1:]), size <= most


def _time(line: str) -> int | None:
    try:
        return read_record(line)[0]
    except RecordError:
        return None


def _last(lines: list[str], most: int) -> list[str]:
    kept, size = len(lines), 0
    while kept and size + len(lines[kept - 1]) <= most:
        kept -= 1
        size += len(lines[kept])
    return lines[kept:]
