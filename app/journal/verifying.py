"""Nobody has changed, cut out, slipped in or cut off an event: all of it is walked, and nothing believed."""

import hashlib
import re
import sqlite3
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Self, TypeAlias, assert_never, cast

from msgspec import Struct, field
from msgspec.structs import replace
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from app.journal.chain import ZERO_HASH, Head, Recorded, link
from app.journal.computed import ColumnCheck
from app.journal.connection import driver
from app.journal.errors import BadHead, Damaged
from app.journal.following import Beside, Fault, Told
from app.journal.foreign_row import put_behind
from app.journal.form import BadFormError, Body, numbers_said, read_form, read_forms
from app.journal.lying_rows import Lying, Row, lying_rows
from app.journal.reading import opened_twice, tables_in
from app.journal.revision import revision_of
from app.journal.schema import why_not_known
from app.journal.structure import StructureCheck
from app.journal.whose import why_not_alone

Check: TypeAlias = Callable[[str, Recorded, Body], str | None]
Progress: TypeAlias = Callable[[int, int], None]

_EMPTY = Head(0, ZERO_HASH)
_sha256 = hashlib.sha256
_KNOWN = re.compile(r"(.+):([1-9][0-9]{0,17}):([0-9a-fA-F]{64})", re.DOTALL)


class KnownHead(Struct, frozen=True):
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

    def __str__(self) -> str:
        """Write it as `read` reads it."""
        return f"{self.table}:{self.seq}:{self.hash.hex()}"


class Verified(Struct, frozen=True):
    """The journal is whole.

    `spins` counts those that have a number; `heads` holds the last event of every table.
    """

    tables: int
    events: int
    spins: int
    heads: dict[str, Head]


class Broken(Struct, frozen=True):
    """The first event that does not hold; without table and place where not even that can be read."""

    table: str | None
    seq: int | None
    reason: str


class _Fault(Exception):  # noqa: N818 - it never leaves this file
    """The first thing that does not hold."""

    def __init__(self, table: str | None, seq: int | None, reason: str) -> None:
        super().__init__(reason)
        self.broken = Broken(table, seq, reason)


class _Walk(Struct):
    """How far the walk has come in each table, and what it still looks for."""

    known: dict[str, dict[int, set[bytes]]]
    on_event: Check | None
    beside: Beside | None = None
    columns: ColumnCheck | None = None
    table: str | None = None
    counts: dict[str, int] = field(default_factory=dict)
    events: int = 0
    spins: int = 0
    heads: dict[str, Head] = field(default_factory=dict)
    numbered: dict[str, object] = field(default_factory=dict)

    def go_on(self, lying: Lying) -> None:
        """Check the next rows of a table; where they do not plainly hold, each of them by itself."""
        self.table = lying.table
        last = self.heads.get(lying.table, _EMPTY)
        texts = _plainly_sealed(lying, last, self.known.get(lying.table, {}))
        if self.columns is not None:
            self.columns.take(lying.before, lying.raw[0][0], lying.raw[-1][0], texts)
        if texts is None or not self._plainly_hold(lying, last.seq + 1, texts):
            for row in lying.rows():
                self.step(row)

    def _plainly_hold(self, lying: Lying, first: int, texts: Sequence[bytes]) -> bool:
        """Check the texts of sealed rows; tells whether all of them hold by the quick look."""
        table, raw = lying.table, lying.raw
        if self.beside is not None:
            self.beside.take(table, self.events + 1, first, texts)
            self.events += len(texts)
        elif (bodies := read_forms(first, texts)) is None:
            return False
        else:
            for (_, _, _, text, digest, _), (seq, body) in zip(raw, enumerate(bodies, first), strict=True):
                if self.on_event is not None:
                    event = Recorded(table, seq, cast("bytes", text), cast("bytes", digest))
                    self._followed(event, body)
            self._counted(table, bodies)
        self.heads[table] = Head(first + len(texts) - 1, cast("bytes", raw[-1][4]))
        return True

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
        if self.beside is not None:
            self.beside.take(event.table, self.events + 1, due, (event.body,))
            self.events += 1
        else:
            body = _decoded(event)
            self._followed(event, body)
            self._counted(event.table, (body,))
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

    def _followed(self, event: Recorded, body: Body) -> None:
        if self.on_event is not None and (reason := self.on_event(event.table, event, body)):
            raise _Fault(event.table, event.seq, reason)

    def _counted(self, table: str, bodies: Sequence[Body]) -> None:
        self.events += len(bodies)
        if said := numbers_said(bodies):
            self.spins += len(said) - (said[0] == self.numbered.get(table))
            self.numbered[table] = said[-1]


def verify_chain(
    path: Path,
    *,
    table: str | None = None,
    heads: Iterable[KnownHead] = (),
    on_event: Check | None = None,
    beside: Beside | None = None,
    progress: Progress | None = None,
    pause: Callable[[], None] = lambda: None,
) -> Verified | Broken:
    """The whole journal is walked: no gap, every text in its one form, every hash right, known events there.

    Works on a journal that is being written (it sees it as it was at the start) and changes nothing.

    Args:
        path: the journal.
        table: check this table only; None for all. Known events of other tables are then not looked for.
        heads: events known from elsewhere; without them a cut-off end or a chain forged anew is not seen.
        on_event: called with the table, the event and its members after each event that holds; a reason that
            it returns is a fault of that event.
        beside: looks at the texts instead of this walk, which then looks at places and hashes alone.
        progress: called now and then with the events walked and about how many there are.
        pause: called often, in two threads; may wait.

    Returns:
        `Verified`, or `Broken` for the first event that fails.

    Raises:
        NoJournal, NotAJournal, NewerJournal, CannotOpen: there is no journal to walk.
    """
    found = _walked(path, table, _Walk(_by_place(heads, table), on_event, beside), progress, pause)
    if beside is None:
        return found
    match beside.finish():  # it was given what holds so far: the chain breaks behind its fault, if at all
        case Fault(table=of, seq=seq, reason=reason):
            return Broken(of, seq, reason)
        case int(spins):
            return replace(found, spins=spins) if isinstance(found, Verified) else found
        case _ as never:
            assert_never(never)


def _walked(
    path: Path, table: str | None, walk: _Walk, progress: Progress | None, pause: Callable[[], None]
) -> Verified | Broken:
    """Walk the rows as they lie, while SQLite looks at the file beside it."""
    try:
        with opened_twice(path) as (connection, other), ExitStack() as stack:
            walk.columns = ColumnCheck(driver(other))
            structure = stack.enter_context(StructureCheck(driver(other), pause, walk.columns))
            walk.counts = _counts(connection)
            walk.table, total = next(iter(walk.counts), None), sum(walk.counts.values())
            told, found, raw = Told(progress, total), set[str](), driver(connection)
            try:
                for lying in lying_rows(raw):
                    found.add(lying.table)
                    if table is None or lying.table == table:
                        pause()
                        walk.go_on(lying)
                        told.far(walk.events)
                verified, said = walk.ended(), structure.ended(told.still)
                if (differs := walk.columns.differs()) is not None:
                    return Broken(*differs)
            except _Fault as fault:
                return whose_row(raw, fault.broken)
            revision = str(revision_of(connection, path))
            changed = why_not_known(raw, revision) or why_not_alone(raw, found)
    except Damaged as damage:
        return walk.damaged(damage.why)
    if changed is not None:
        return Broken(None, None, f"every event holds, but {changed}")
    if said is not None:
        return Broken(None, None, f"every event holds, but the file does not hold together ({said})")
    return verified


def whose_row(raw: sqlite3.Connection, broken: Broken) -> Broken:
    """Add whether somebody else put it there, where that can be told."""
    if broken.table is None or broken.seq is None:
        return broken
    why = put_behind(raw, broken.table, broken.seq)
    return broken if why is None else replace(broken, reason=f"{broken.reason}; {why}")


def verify_events(
    rows: Iterable[Row],
    begins: Mapping[str, Head],
    *,
    heads: Iterable[KnownHead] = (),
    on_event: Check | None = None,
    progress: Progress | None = None,
    total: int = 0,
) -> Verified | Broken:
    """Events that lie elsewhere than in a journal are walked as the journal's own are.

    Args:
        rows: the events, each table's in its order.
        begins: what each table's chain goes on from, where that is not its first event.
        heads: events known from elsewhere.
        on_event: as for `verify_chain`.
        progress: called now and then with the events walked and how many there are.
        total: how many there are.

    Returns:
        `Verified`, or `Broken` for the first event that fails.
    """
    walk, told = _Walk(_by_place(heads, None), on_event, heads=dict(begins)), Told(progress, total)
    try:
        for row in rows:
            walk.step(row)
            told.far(walk.events)
        return walk.ended()
    except _Fault as fault:
        return fault.broken


def why_not_following(event: Recorded, last: Head) -> str | None:
    """Say why an event is not the one after a known one: its place, its hash, or the form of its text.

    Args:
        event: as it came, with whatever may stand in it.
        last: the event before it; place 0 before the first.

    Returns:
        None where it follows.
    """
    if event.seq != last.seq + 1:
        return f"event {last.seq + 1} is missing: after {last.seq} comes {event.seq}"
    if link(last.hash, event.body) != event.hash:
        return "the hash does not fit the text and the event before it"
    try:
        read_form(event.seq, event.body)
    except BadFormError as fault:
        return str(fault)
    return None


def _counts(connection: Connection) -> dict[str, int]:
    """Count the rows of each table by their keys; where those are damaged the walk will find it."""
    count = 'SELECT count(*) FROM journal WHERE "table" = ?'
    try:
        return {
            name: connection.exec_driver_sql(count, (name,)).scalar_one() for name in tables_in(connection)
        }
    except (DBAPIError, sqlite3.Error, Damaged):
        return {}


def _by_place(heads: Iterable[KnownHead], table: str | None) -> dict[str, dict[int, set[bytes]]]:
    known: dict[str, dict[int, set[bytes]]] = {}
    for head in heads:
        if table is None or head.table == table:
            known.setdefault(head.table, {}).setdefault(head.seq, set()).add(head.hash)
    return known


def _plainly_sealed(lying: Lying, last: Head, known: Mapping[int, set[bytes]]) -> list[bytes] | None:
    """Give the texts of rows that are in their places, with the hashes that they give and that are known.

    Returns:
        None where one is not, or could not be read.
    """
    before, seq, link_before = lying.before, last.seq, last.hash
    texts: list[bytes] = []
    for number, _, place, text, digest, typed in lying.raw:
        seq += 1
        if place != seq or not typed or number <= before or not isinstance(text, bytes):
            return None
        link_before = _sha256(link_before + text).digest()
        if link_before != digest or (known and known.get(seq, {link_before}) != {link_before}):
            return None
        before = number
        texts.append(text)
    return texts


def _decoded(event: Recorded) -> Body:
    """Read an event's members, and refuse a text that is not their one form."""
    try:
        return read_form(event.seq, event.body)
    except BadFormError as fault:
        raise _Fault(event.table, event.seq, str(fault)) from fault
