"""One spin opened: all that was recorded of it, read from the journal itself and not from the lists."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from app.foreign import UNREADABLE
from app.journal.chain import Recorded
from app.journal.connection import driver
from app.journal.errors import Damaged
from app.journal.lists.filters import ListedSpin
from app.journal.reading import opened

_EVENTS: Final = """
SELECT seq, CAST(body AS BLOB), CAST(hash AS BLOB) FROM journal WHERE "table" = ? AND seq
"""


class OpenedSpin(NamedTuple):
    """What the journal has of a spin.

    Attributes:
        opening: of its night; None where none is recorded.
        rules: the rules that held.
        events: its own, in their order; the spins before and after it are alive at the same time.
        meanwhile: what happened beside spins between its first event and its last: the bank, colours,
            readers.
    """

    opening: Recorded | None
    rules: Recorded | None
    events: tuple[Recorded, ...]
    meanwhile: tuple[Recorded, ...]


class _Of(msgspec.Struct):
    """Whose an event is."""

    spin: int | None = None


_of = msgspec.json.Decoder(_Of)


def open_spin(database: Path, listed: ListedSpin, corrections: tuple[int, ...] = ()) -> OpenedSpin:
    """Read everything that was recorded of a spin.

    Args:
        database: the journal.
        listed: the spin as it stands in the lists, which say where in the journal it lies.
        corrections: the places of what puts it right.

    Raises:
        Damaged: an event cannot be read.
        JournalError: the journal cannot be read.
    """
    with opened(database) as connection:
        raw = driver(connection)
        rows = _between(raw, listed.table, listed.first_seq, listed.last_seq)
        later = [place for place in corrections if place > listed.last_seq]
        opening = _one(raw, listed.table, listed.opening_seq)
        rules = _one(raw, listed.table, listed.rules_seq)
        rows += [event for place in later if (event := _one(raw, listed.table, place)) is not None]
    own: list[Recorded] = []
    beside: list[Recorded] = []
    for event in rows:
        spin = _spin(database, event)
        if spin == listed.spin or event.seq in corrections:
            own.append(event)
        elif spin is None:
            beside.append(event)
    return OpenedSpin(opening, rules, tuple(own), tuple(beside))


def _between(raw: sqlite3.Connection, table: str, first: int, last: int) -> list[Recorded]:
    rows = raw.execute(f"{_EVENTS} BETWEEN ? AND ? ORDER BY seq", (table, first, last)).fetchall()
    return [Recorded(table, seq, body, digest) for seq, body, digest in rows]


def _one(raw: sqlite3.Connection, table: str, place: int) -> Recorded | None:
    found = _between(raw, table, place, place)
    return found[0] if found else None


def _spin(database: Path, event: Recorded) -> int | None:
    try:
        return _of.decode(event.body).spin
    except UNREADABLE as fault:
        raise Damaged(database, f"event {event.seq} of table {event.table}: {fault}") from fault
