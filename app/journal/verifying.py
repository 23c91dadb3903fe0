"""Nobody has changed, cut out, slipped in or cut off an event: all of it is walked, and nothing believed."""

import re
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple, Self, TypeAlias

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from app.journal.chain import FORM, ZERO_HASH, Head, Recorded, canonical, link, plainly_canonical
from app.journal.connection import driver
from app.journal.errors import BadHead, Damaged, UnwritableEvent
from app.journal.reading import opened, tables_in

Body: TypeAlias = dict[str, object]
Check: TypeAlias = Callable[[str, Recorded, Body], str | None]
RawRow: TypeAlias = tuple[int, object, object, object, object, object]
Progress: TypeAlias = Callable[[int, int], None]

NUMBER = "spin.number"
_STEP = 1_000
_EMPTY = Head(0, ZERO_HASH)
# In the order in which they lie and not by key: where a key was changed, a search could pass rows by.
_COLUMNS = """
SELECT rowid, CAST("table" AS BLOB), seq, CAST(body AS BLOB), hash,
       typeof("table") = 'text' AND typeof(body) = 'text' AND typeof(hash) = 'blob'
FROM journal
"""
_WALK = _COLUMNS + "ORDER BY rowid"
_NEXT = _COLUMNS + "WHERE rowid > ? ORDER BY rowid LIMIT 1"
_KNOWN = re.compile(r"(.+):([1-9][0-9]{0,17}):([0-9a-fA-F]{64})", re.DOTALL)


@dataclass(frozen=True, slots=True)
class KnownHead:
    """An event that is known from elsewhere: a printed report, another machine."""

    table: str
    seq: int
    hash: bytes

    @classmethod
    def read(cls, text: str) -> Self:
        """Read a known event written as TABLE:SEQ:HASH.

        Raises:
            BadHead: it is not written so.
        """
        if not (parts := _KNOWN.fullmatch(text.strip())):
            raise BadHead(text)
        return cls(parts[1], int(parts[2]), bytes.fromhex(parts[3]))


@dataclass(frozen=True, slots=True)
class Verified:
    """The journal is whole.

    `spins` counts those that have a number; `heads` holds the last event of every table.
    """

    tables: int
    events: int
    spins: int
    heads: dict[str, Head]


@dataclass(frozen=True, slots=True)
class Broken:
    """The first event that does not hold; without table and place where not even that can be read."""

    table: str | None
    seq: int | None
    reason: str


class Row(NamedTuple):
    """A row as it lies in the file, where anything may stand in it."""

    table: str
    seq: object
    body: object
    hash: object
    whole: bool


class _Fault(Exception):  # noqa: N818 - it never leaves this file
    """The first thing that does not hold."""

    def __init__(self, table: str | None, seq: int | None, reason: str) -> None:
        super().__init__(reason)
        self.broken = Broken(table, seq, reason)


@dataclass
class _Walk:
    """How far the walk has come in each table, and what it still looks for."""

    known: dict[str, dict[int, set[bytes]]]
    on_event: Check | None
    table: str | None = None
    counts: dict[str, int] = field(default_factory=dict)
    events: int = 0
    spins: int = 0
    heads: dict[str, Head] = field(default_factory=dict)
    numbered: dict[str, object] = field(default_factory=dict)

    def step(self, row: Row) -> None:
        """Check the next row, whatever may stand in it."""
        self.table = row.table
        last = self.heads.get(row.table, _EMPTY)
        due = last.seq + 1
        if row.seq != due:
            raise self._misplaced(row, last)
        if not row.whole or not isinstance(row.body, bytes) or not isinstance(row.hash, bytes):
            raise _Fault(row.table, due, "the row is out of its place, or has lost its text or its hash")
        event = Recorded(row.table, due, row.body, row.hash)
        self._sealed(event, last)
        decoded = _decoded(event)
        if self.on_event and (reason := self.on_event(event.table, event, decoded)):
            raise _Fault(event.table, due, reason)
        self._counted(event.table, decoded)
        self.heads[event.table] = Head(due, event.hash)

    def ended(self) -> Verified:
        """Look for the known events that never came."""
        for table, places in self.known.items():
            last = self.heads.get(table, _EMPTY).seq
            if beyond := [seq for seq in places if seq > last]:
                raise _Fault(
                    table, min(beyond), f"event {min(beyond)} is known and the journal ends at {last}"
                )
        return Verified(len(self.heads), self.events, self.spins, self.heads)

    def damaged(self, why: str) -> Broken:
        """Name the place that the walk had come to when the file could not be read on."""
        seq = None if self.table is None else self.heads.get(self.table, _EMPTY).seq + 1
        return Broken(self.table, seq, f"the file is damaged here ({why})")

    def _misplaced(self, row: Row, last: Head) -> _Fault:
        """Say what a row out of its place is: another table's, or one before which something is missing.

        Where a row and the chain disagree on the table, the table with more events is believed.
        """
        for table, head in self.heads.items():
            due = head.seq + 1
            larger = self.counts.get(table, 0) >= self.counts.get(row.table, 0)
            fits = isinstance(row.body, bytes) and link(head.hash, row.body) == row.hash
            if row.seq == due and larger and fits:
                return _Fault(table, due, f"the row says table {row.table}, the chain says this one")
        due = last.seq + 1
        return _Fault(row.table, due, f"event {due} is missing: after {last.seq} comes {row.seq}")

    def _sealed(self, event: Recorded, last: Head) -> None:
        """The hash is the one that the text and the event before it give, and the one that is known."""
        if link(last.hash, event.body) != event.hash:
            raise _Fault(event.table, event.seq, "the hash does not fit the text and the event before it")
        if self.known and (known := self.known.get(event.table, {}).get(event.seq, set()) - {event.hash}):
            reason = (
                f"the event is known with the hash {min(known).hex()} and the journal has {event.hash.hex()}"
            )
            raise _Fault(event.table, event.seq, reason)

    def _counted(self, table: str, body: Body) -> None:
        self.events += 1
        if body.get("kind") == NUMBER and body.get("spin") != self.numbered.get(table):
            self.numbered[table] = body.get("spin")
            self.spins += 1


def verify_chain(
    path: Path,
    *,
    table: str | None = None,
    heads: Iterable[KnownHead] = (),
    on_event: Check | None = None,
    progress: Progress | None = None,
) -> Verified | Broken:
    """The whole journal is walked: no gap, every text in its one form, every hash right, known events there.

    Works on a journal that is being written (it sees it as it was at the start) and changes nothing.

    Args:
        path: the journal.
        table: check this table only; None for all. Known events of other tables are then not looked for.
        heads: events known from elsewhere; without them a cut-off end or a chain forged anew is not seen.
        on_event: called with the table, the event and its members after each event that holds; a reason that
            it returns is a fault of that event.
        progress: called now and then with the events walked and about how many there are.

    Returns:
        `Verified`, or `Broken` for the first event that fails.

    Raises:
        NoJournal, NotAJournal, NewerJournal, CannotOpen: there is no journal to walk.
    """
    walk = _Walk(_by_place(heads, table), on_event)
    try:
        with opened(path) as connection:
            walk.counts = _counts(connection)
            walk.table, total = next(iter(walk.counts), None), sum(walk.counts.values())
            for done, row in enumerate(_rows(connection, table), 1):
                walk.step(row)
                if progress and done % _STEP == 0:
                    progress(done, max(done, total))
            verified = walk.ended()
            _structure_whole(connection)
    except _Fault as fault:
        return fault.broken
    except Damaged as damage:
        return walk.damaged(damage.why)
    return verified


def _structure_whole(connection: Connection) -> None:
    """The rows were read as they lie; whoever looks one up by its key must come to the same."""
    (said,) = connection.exec_driver_sql("PRAGMA integrity_check(1)").one()
    if said != "ok":
        raise _Fault(None, None, f"every event holds, but the file does not hold together ({said})")


def _counts(connection: Connection) -> dict[str, int]:
    """Count the rows of each table by their keys; where those are damaged the walk will find it."""
    count = 'SELECT count(*) FROM journal WHERE "table" = ?'
    try:
        return {
            name: connection.exec_driver_sql(count, (name,)).scalar_one() for name in tables_in(connection)
        }
    except DBAPIError:
        return {}


def _rows(connection: Connection, table: str | None) -> Iterator[Row]:
    """Take the rows in the order in which they lie, each with whether it is sound as a row."""
    before = 0
    for number, name, seq, body, digest, typed in _raw_rows(driver(connection)):
        text = name.decode("utf-8", "backslashreplace") if isinstance(name, bytes) else str(name)
        if table is None or text == table:
            yield Row(text, seq, body, digest, bool(typed) and number > before)
        before = number


def _raw_rows(raw: sqlite3.Connection) -> Iterator[RawRow]:
    """Take rows up to the damaged one: the driver looks one ahead and would swallow the last good one."""
    before = 0
    try:
        for row in raw.execute(_WALK):
            yield row
            before = row[0]
    except sqlite3.DatabaseError:
        while row := raw.execute(_NEXT, (before,)).fetchone():
            yield row
            before = row[0]
        raise


def _by_place(heads: Iterable[KnownHead], table: str | None) -> dict[str, dict[int, set[bytes]]]:
    known: dict[str, dict[int, set[bytes]]] = {}
    for head in heads:
        if table is None or head.table == table:
            known.setdefault(head.table, {}).setdefault(head.seq, set()).add(head.hash)
    return known


def _decoded(event: Recorded) -> Body:
    """Read an event's members, and refuse a text that is not their one form."""
    quickly = plainly_canonical(event.body)
    body: Body = _slowly(event) if quickly is None else {**quickly}
    if body.get("seq") != event.seq:
        raise _Fault(event.table, event.seq, f"the text says that it is event {body.get('seq')}")
    if body.get("v") != FORM or isinstance(body.get("v"), bool):
        raise _Fault(
            event.table, event.seq, f"the form {body.get('v')} of this event is unknown to this program"
        )
    return body


def _slowly(event: Recorded) -> Body:
    """Look at each value, and say what is wrong."""
    try:
        body: Body = msgspec.json.decode(event.body, type=dict[str, object])
        same = canonical(body) == event.body  # type: ignore[arg-type] # canonical refuses what is no JSON
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError, UnwritableEvent) as error:
        raise _Fault(event.table, event.seq, f"the text is no event ({error})") from error
    if not same:
        raise _Fault(event.table, event.seq, "the text is not in the form of RFC 8785")
    return body
