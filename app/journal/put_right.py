"""What was said of payments after their spins were closed, found before the spins are read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from app.foreign import FORGED
from app.journal.earlier_payments import said_after
from app.journal.errors import Damaged
from app.journal.nights import Nights
from app.journal.reading import opened
from app.rules.money import parse_difference, parse_money
from app.table.corrected_payments import read_put_right
from app.table.event_reading import kind_name, read_as
from app.table.event_record import Event
from app.table.events import EntryCorrected, PaymentAnswered

_OF_KIND = """
SELECT seq, CAST(body AS BLOB) FROM journal
WHERE "table" = ? AND kind = ? AND seq BETWEEN ? AND ? ORDER BY seq
"""


class PutRight(NamedTuple):
    """A payment that was put right once its spin was closed.

    Attributes:
        at: when.
        order: the payment's place in the order of the house, from 1.
        more: cents that were paid more, below zero taken back.
    """

    at: str
    order: int
    more: int


class Answer(NamedTuple):
    """Whether a payment was made that bore no mark when its spin was closed, or a difference given.

    Attributes:
        at: when that was said.
        paid: it was made.
        amount: what it came to, cents; of a difference below zero where it was to be taken back.
        differs: it is about a difference.
    """

    at: str
    paid: bool
    amount: int
    differs: bool = False


class _Stamp(msgspec.Struct):
    """What the envelope says of the time."""

    at: str


_stamps = msgspec.json.Decoder(_Stamp)


def put_right(path: Path, nights: Sequence[Nights]) -> Mapping[tuple[str, int], Sequence[PutRight]]:
    """Find what was put right of payments, by table and spin, in these nights and later.

    Whoever walks the nights proves that it was so.

    Args:
        path: the journal.
        nights: where to look.

    Raises:
        Damaged: a correction is none; with table and place.
        JournalError: the journal cannot be read.
    """
    found: dict[tuple[str, int], list[PutRight]] = {}
    for table, seq, body in _said_of(path, nights, EntryCorrected):
        try:
            once = _read(body)
        except FORGED as fault:
            raise Damaged(path, f"event {seq} of table {table}: {fault}") from fault
        if once is not None:
            found.setdefault((table, once[0]), []).append(once[1])
    return found


def answers(path: Path, nights: Sequence[Nights]) -> Mapping[tuple[str, int], Mapping[int, Answer]]:
    """Find what was said last of payments that nobody had marked, by table and spin, and by their places.

    Whoever walks the nights proves that it was so.

    Args:
        path: the journal.
        nights: where to look, and what was said of them later.

    Raises:
        Damaged: an answer is none; with table and place.
        JournalError: the journal cannot be read.
    """
    found: dict[tuple[str, int], dict[int, Answer]] = {}
    for table, seq, body in _said_of(path, nights, PaymentAnswered):
        try:
            event, at = read_as(PaymentAnswered, body), _stamps.decode(body).at
            if event.spin is not None:
                differs = event.made is not msgspec.UNSET
                answer = Answer(at, event.paid, parse_difference(event.amount), differs)
                found.setdefault((table, event.spin), {})[event.order] = answer
        except FORGED as fault:
            raise Damaged(path, f"event {seq} of table {table}: {fault}") from fault
    return found


def corrections_of(path: Path, nights: Sequence[Nights]) -> Iterator[tuple[str, int, EntryCorrected]]:
    """Find what was put right in these nights and later: the table, the place, the correction.

    Args:
        path: the journal.
        nights: where to look.

    Raises:
        Damaged: a correction is none; with table and place.
        JournalError: the journal cannot be read.
    """
    for table, seq, body in _said_of(path, nights, EntryCorrected):
        try:
            event = read_as(EntryCorrected, body)
        except FORGED as fault:
            raise Damaged(path, f"event {seq} of table {table}: {fault}") from fault
        yield table, seq, event


def _said_of(path: Path, nights: Sequence[Nights], kind: type[Event]) -> Iterator[tuple[str, int, bytes]]:
    """Read events of one kind in these nights and, each proved by itself, in later ones."""
    last_of: dict[str, int] = {}
    for table, first, last in nights:
        with opened(path) as connection:
            rows = connection.exec_driver_sql(_OF_KIND, (table, kind_name(kind), first, last)).all()
        yield from ((table, seq, body) for seq, body in rows)
        last_of[table] = max(last, last_of.get(table, 0))
    for table, last in last_of.items():
        for recorded, _ in said_after(path, table, last, kind):
            yield table, recorded.seq, recorded.body


def _read(body: bytes) -> tuple[int, PutRight] | None:
    """Read a correction: the spin and what was put right of it; None where it is of no payment."""
    event = read_as(EntryCorrected, body)
    if not isinstance(event.payment, dict):
        return None
    more = read_put_right(event.instead).amount - parse_money(event.payment["was"])
    return event.payment["spin"], PutRight(_stamps.decode(body).at, event.payment["order"], more)
