"""The journal for other programs: every event exactly as the table printed it, or rows for a spreadsheet."""

import csv
import io
from collections.abc import Iterator
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path

import msgspec

from app.journal.chain import Recorded
from app.journal.errors import BadTime, Damaged
from app.journal.reading import events

COLUMNS = ("table", "seq", "at", "kind", "spin", "hash", "body")


class Form(StrEnum):
    """How the journal is written out."""

    JSONL = "jsonl"
    CSV = "csv"


class _Members(msgspec.Struct):
    """The members that have a column of their own."""

    at: str
    kind: str
    spin: int | None


def exported_journal(
    path: Path, form: Form, *, table: str | None = None, since: str | None = None, until: str | None = None
) -> Iterator[bytes]:
    """The journal line by line, each with its end.

    As jsonl the events exactly as they were printed; as csv a line of titles and then table, seq, at, kind,
    spin, hash (hexadecimal) and body (the hashed text).

    Args:
        path: the journal.
        form: jsonl or csv.
        table: one table's name; None for all, table by table.
        since: only events at this time or later, ISO 8601; a time without a zone is UTC.
        until: only events before this time.

    Raises:
        BadTime: a limit is no time; at once, before anything is read.
        JournalError: the journal cannot be read.
    """
    found = events(path, table, since=since and moment(since), until=until and moment(until))
    return _printed(found) if form is Form.JSONL else _rows(found, path)


def moment(text: str) -> str:
    """Write a time as events write it: UTC, microseconds, Z.

    Args:
        text: ISO 8601; a day alone is its first moment, a time without a zone is UTC.

    Raises:
        BadTime: it is no such time.
    """
    try:
        time = datetime.fromisoformat(text)
        time = time.astimezone(UTC) if time.tzinfo else time.replace(tzinfo=UTC)
    except (ValueError, OverflowError):
        raise BadTime(text) from None
    return time.strftime("%Y-%m-%dT%H:%M:%S.%fZ").rjust(27, "0")


def _printed(found: Iterator[Recorded]) -> Iterator[bytes]:
    for event in found:
        yield event.line + b"\n"


def _rows(found: Iterator[Recorded], path: Path) -> Iterator[bytes]:
    page = io.StringIO(newline="")
    writer = csv.writer(page, lineterminator="\n")
    writer.writerow(COLUMNS)
    yield page.getvalue().encode()
    decoder = msgspec.json.Decoder(_Members)
    for event in found:
        page.seek(0)
        page.truncate()
        try:
            told = decoder.decode(event.body)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise Damaged(path, f"event {event.seq} of table {event.table}: {error}") from error
        writer.writerow(
            (event.table, event.seq, told.at, told.kind, told.spin, event.hash.hex(), event.body.decode())
        )
        yield page.getvalue().encode()
