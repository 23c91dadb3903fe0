"""A day as the journal tells it: its nights are read whole and in their order."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, tzinfo
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from app.foreign import FORGED
from app.journal.chain import Recorded
from app.journal.earlier_payments import answers_after, corrections_after, said_after
from app.journal.errors import Damaged
from app.journal.nights import Nights, nights, walked
from app.journal.reading import opened, openings_in
from app.journal.verifying import KnownHead, Progress
from app.reports.day import DayOfTable, Waiting
from app.reports.gaming_day import GamingDay, day_of
from app.reports.later_boxes import later_boxes
from app.reports.stamp import Stamp
from app.rules.house import USUAL_BEGIN, House
from app.table.event_reading import E, kind_name, read_as, reader_of
from app.table.event_record import Event
from app.table.events import EventAnswered, TableRules
from app.table.state import Memory

_RULES = (
    'SELECT seq, CAST(body AS BLOB) FROM journal WHERE "table" = ? AND kind = ? ORDER BY seq DESC LIMIT 1'
)
_ANSWERS = (
    'SELECT seq, CAST(body AS BLOB) FROM journal WHERE "table" = ? AND kind = ? AND seq > ? ORDER BY seq'
)


class _Envelope(msgspec.Struct):
    """What stands beside an event's own fields."""

    at: str
    mono: int
    boot: str


class Opened(msgspec.Struct):
    """Where and when a table was opened."""

    seq: int
    at: str


class TableDay(NamedTuple):
    """A table's day, with the event that closes it.

    Attributes:
        head: the last event of the gaming day; to be kept outside the file.
    """

    day: GamingDay
    figures: DayOfTable
    head: KnownHead


_envelopes = msgspec.json.Decoder(_Envelope)


def house_of(path: Path, table: str, game: Memory[Any]) -> House | None:
    """Give the house under which a table plays, as it was last recorded; None where it never opened.

    Args:
        path: the journal.
        table: whose.
        game: what is played there.

    Raises:
        JournalError: the journal cannot be read.
    """
    with opened(path) as connection:
        row = connection.exec_driver_sql(_RULES, (table, kind_name(TableRules))).one_or_none()
    if row is None:
        return None
    event = _read(path, table, row[0], row[1], TableRules)
    try:
        return game.read_house(event.house, event.profile)
    except ValueError as fault:
        raise Damaged(path, f"event {row[0]} of table {table}: {fault}") from fault


def day_begins(path: Path, table: str, game: Memory[Any]) -> int:
    """Say when the gaming day of a table begins, as its house last said; minutes after local midnight.

    Raises:
        JournalError: the journal cannot be read.
    """
    house = house_of(path, table, game)
    return USUAL_BEGIN if house is None else house.day_begins


def last_day(path: Path, table: str, begins: int, zone: tzinfo | None = None) -> date | None:
    """Say which was the last gaming day on which a table was opened; None where it never was.

    Raises:
        JournalError: the journal cannot be read.
    """
    openings = openings_of(path, table)
    return day_of(openings[-1].at, begins, zone) if openings else None


def day_of_table(
    path: Path, table: str, game: Memory[Any], day: GamingDay, progress: Progress | None = None
) -> TableDay | None:
    """Read one table's day.

    Args:
        path: the journal.
        table: whose.
        game: what is played there.
        day: which: the nights that were opened in it.
        progress: called now and then with the events read and those that there are.

    Returns:
        What came of it; None where the table was not opened on that day.

    Raises:
        Damaged: an event does not hold, or cannot follow the one before; with table and place.
        JournalError: the journal cannot be read.
    """
    stretch = _stretch(path, table, day)
    if stretch is None:
        return None
    figures, last, head = DayOfTable(table, game, day.until), None, None
    for last in walked(path, (stretch,), progress):
        entered_into(figures, path, last)
        if figures.last is not None and figures.last.seq == last.seq:
            head = KnownHead(table, last.seq, last.hash)
    if last is None or head is None:
        return None
    _enter_later(figures, path, table, last)
    return TableDay(day, figures, head)


def _enter_later(figures: DayOfTable, path: Path, table: str, last: Recorded) -> None:
    """Enter what was said of the day after it was over.

    Raises:
        Damaged: an event does not hold; with table and place.
    """
    _enter_boxes(figures, path, table, last)
    for answer in _later_answers(path, table, last):
        figures.answered(answer.of, answer.by, answer.note)
    for recorded, said in answers_after(path, table, last.seq):
        figures.payment_answered(stamp_of(recorded), said, later=True)
    for kind, about in figures.state.game.steps.explains.items():
        for recorded, explained in said_after(path, table, last.seq, kind):
            if about(explained) is not None:  # not the later night's
                figures.explained_later(stamp_of(recorded), explained)
    for recorded, corrected in corrections_after(path, table, last.seq):
        try:
            figures.put_right_later(stamp_of(recorded), corrected)
        except FORGED as fault:
            raise Damaged(path, f"event {recorded.seq} of table {table}: {fault}") from fault


def _enter_boxes(figures: DayOfTable, path: Path, table: str, last: Recorded) -> None:
    """Enter the counts of the day's note boxes that were made once the table was open again.

    Raises:
        Damaged: an event does not hold; with table and place.
    """
    for recorded, box in later_boxes(path, table, last.seq, {each.opened.seq for each in figures.nights}):
        try:
            figures.box_counted(stamp_of(recorded), box)
        except FORGED as fault:
            raise Damaged(path, f"event {recorded.seq} of table {table}: {fault}") from fault
        if box.needs_answer:
            figures.waiting.append(Waiting(stamp_of(recorded), box))


def entered_into(figures: DayOfTable, path: Path, event: Recorded) -> Event:
    """Enter an event as it was recorded.

    Args:
        figures: the day of its table.
        path: the journal, for the sentence.
        event: as it was read; its hash was looked at.

    Returns:
        What it says.

    Raises:
        Damaged: it is no event, or cannot follow the one before; with table and place.
    """
    try:
        said = reader_of(figures.state.game).read(event.body)
        figures.enter(stamp_of(event), said)
    except FORGED as fault:
        raise Damaged(path, f"event {event.seq} of table {event.table}: {fault}") from fault
    return said


def stamp_of(event: Recorded) -> Stamp:
    """Say where and when something was recorded.

    Raises:
        DecodeError: it has no such members.
    """
    envelope = _envelopes.decode(event.body)
    return Stamp(event.seq, envelope.at, envelope.mono, envelope.boot)


def _stretch(path: Path, table: str, day: GamingDay) -> Nights | None:
    """From the first opening of the day to before the first one of a later day."""
    openings = openings_of(path, table)
    within = [opening.seq for opening in openings if day.since <= opening.at < day.until]
    if not within:
        return None
    after = [opening.seq for opening in openings if opening.seq > within[-1]]
    (whole,) = nights(path, table)
    return Nights(table, within[0], after[0] - 1 if after else whole.last)


def openings_of(path: Path, table: str) -> list[Opened]:
    """Every opening of a table, in their order.

    Raises:
        JournalError: the journal cannot be read.
    """
    with opened(path) as connection:
        return [Opened(seq, at) for seq, at in openings_in(connection, path, table)]


def _later_answers(path: Path, table: str, last: Recorded) -> Iterator[EventAnswered]:
    """What was answered for after the day was over."""
    with opened(path) as connection:
        rows = connection.exec_driver_sql(_ANSWERS, (table, kind_name(EventAnswered), last.seq)).all()
    for seq, body in rows:
        yield _read(path, table, seq, body, EventAnswered)


def _read(path: Path, table: str, seq: int, body: bytes, kind: type[E]) -> E:
    try:
        return read_as(kind, body)
    except FORGED as fault:
        raise Damaged(path, f"event {seq} of table {table}: {fault}") from fault
