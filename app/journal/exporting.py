"""The journal for other programs: every event exactly as the table printed it, or rows for a spreadsheet.

The rows are the journal's own, an event each, or what its events come to: spins, payments, the bank, and
what went on without a code.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from app.foreign import UNREADABLE
from app.journal.chain import Recorded
from app.journal.csv_rows import Cell, csv_rows
from app.journal.errors import BadTime, Damaged
from app.journal.export_rows import (
    BankRow,
    Between,
    PaymentRow,
    SpinRow,
    UnsignedRow,
    bank_rows,
    payment_rows,
    spin_rows,
    unsigned_rows,
)
from app.journal.nights import Nights, nights
from app.journal.reading import events
from app.journal.verifying import Progress
from app.table.state import Memory

_SEALED_BY = b"$argon2"
_SEALED = re.compile(rb'\$argon2[^"\\]*')
_LEFT_OUT = b"sealed"
"""What stands in the place of a sealed code."""
COLUMNS = ("table", "seq", "at", "kind", "spin", "hash", "body")


class Form(StrEnum):
    """How the journal is written out."""

    JSONL = "jsonl"
    CSV = "csv"


class What(StrEnum):
    """What an evening's events come to."""

    SPINS = "spins"
    PAYMENTS = "payments"
    BANK = "bank"
    UNSIGNED = "unsigned"


_RowsOf: TypeAlias = Callable[
    [Path, Memory[Any], Sequence[Nights], Between, Progress | None], Iterator[tuple[Cell, ...]]
]
_ROWS: dict[What, tuple[tuple[str, ...], _RowsOf]] = {
    What.SPINS: (SpinRow._fields, spin_rows),
    What.PAYMENTS: (PaymentRow._fields, payment_rows),
    What.BANK: (BankRow._fields, bank_rows),
    What.UNSIGNED: (UnsignedRow._fields, unsigned_rows),
}


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
    spin, hash (hexadecimal) and body (the hashed text), texts as `csv_rows` writes them. A register's codes
    are left out.

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
    return _printed(found) if form is Form.JSONL else csv_rows(COLUMNS, _cells(found, path))


def exported_rows(
    path: Path,
    game: Memory[Any],
    what: What,
    form: Form,
    *,
    table: str | None = None,
    since: str | None = None,
    until: str | None = None,
    progress: Progress | None = None,
) -> Iterator[bytes]:
    """What the events come to, line by line, each with its end; read event by event, however many there are.

    As jsonl an object a row, null where something is not known; as csv a line of titles and then the rows,
    with nothing there, and texts as `csv_rows` writes them. Money is text with two decimals.

    Args:
        path: the journal.
        game: what is played at its tables.
        what: `SpinRow`, `PaymentRow`, `BankRow` or `UnsignedRow`.
        form: jsonl or csv.
        table: one table's name; None for all, table by table.
        since: only spins whose number fell, or what was recorded of the bank, at this time or later, ISO
            8601; a time without a zone is UTC.
        until: only those before this time.
        progress: called now and then with the events read and those that there are to read.

    Raises:
        BadTime: a limit is no time; at once, before anything is read.
        Damaged: an event does not hold, or cannot follow the one before; with table and place.
        JournalError: the journal cannot be read.
    """
    between = Between(since and moment(since), until and moment(until))
    columns, rows_of = _ROWS[what]
    where = nights(path, table, since=between.since, until=between.until)
    rows = rows_of(path, game, where, between, progress)
    return _as_jsonl(columns, rows) if form is Form.JSONL else csv_rows(columns, rows)


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
        yield _without_seals(event.line) + b"\n"


def _without_seals(text: bytes) -> bytes:
    """Leave out of a register's event what a code was sealed to: whoever has that can try codes on it.

    The event's own hash stays, from which nobody comes to the seal: its salt is hashed with it.
    """
    return _SEALED.sub(_LEFT_OUT, text) if _SEALED_BY in text else text


def _cells(found: Iterator[Recorded], path: Path) -> Iterator[tuple[Cell, ...]]:
    decoder = msgspec.json.Decoder(_Members)
    for event in found:
        try:
            told = decoder.decode(event.body)
        except UNREADABLE as error:
            raise Damaged(path, f"event {event.seq} of table {event.table}: {error}") from error
        yield (
            event.table,
            event.seq,
            told.at,
            told.kind,
            told.spin,
            event.hash.hex(),
            _without_seals(event.body).decode(),
        )


def _as_jsonl(columns: tuple[str, ...], rows: Iterable[tuple[Cell, ...]]) -> Iterator[bytes]:
    """An object a row, with its columns' names."""
    for row in rows:
        yield msgspec.json.encode(dict(zip(columns, row, strict=True))) + b"\n"
