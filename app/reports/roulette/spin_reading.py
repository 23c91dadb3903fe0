"""A spin read from its journal: its night played again from the opening on, sealed as it was written."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from msgspec import UNSET
from msgspec.structs import replace

from app.foreign import FORGED
from app.journal.chain import Recorded
from app.journal.errors import Damaged
from app.journal.nights import Nights, walked
from app.journal.reading import OPENING, opened
from app.journal.verifying import KnownHead
from app.reports.day_reading import stamp_of
from app.reports.frame_lines import log_times
from app.reports.raw_times import RawTimes
from app.reports.roulette.spin_step import BESIDE, ReaderTold, Step
from app.reports.roulette.spin_story import SpinStory
from app.reports.stamp import Stamp
from app.table import events as happened
from app.table.event_reading import reader_of
from app.table.event_record import Event
from app.table.fold import fold
from app.table.roulette import events as spun
from app.table.roulette.spin_table import SpinTable
from app.table.state import Memory, unopened

_LAST: Final = """
SELECT max(seq) FROM journal
WHERE "table" = ? AND spin = ? AND kind NOT IN ('void.explained', 'payment.answered', 'people.signed')
"""
_FIRST: Final = 'SELECT min(seq) FROM journal WHERE "table" = ? AND spin = ? AND seq >= ?'
_OPENED_BY: Final = """
SELECT seq FROM journal WHERE "table" = ? AND kind = ? AND seq <= ? ORDER BY seq DESC LIMIT 1
"""
_OPENED_AGAIN: Final = 'SELECT 1 FROM journal WHERE "table" = ? AND kind = ? AND seq > ? LIMIT 1'
_LATER: Final = """
SELECT "table", seq, CAST(body AS BLOB), CAST(hash AS BLOB) FROM journal
WHERE "table" = ? AND seq > ? AND kind IN ('entry.corrected', 'event.answered', 'payment.answered')
ORDER BY seq
"""
_EXPLAINED: Final = """
SELECT "table", seq, CAST(body AS BLOB), CAST(hash AS BLOB) FROM journal
WHERE "table" = ? AND spin = ? AND kind = 'void.explained' AND seq > ? ORDER BY seq
"""
_SIGNS: Final = (happened.PeopleSigned, happened.PeopleUnsigned)
"""What is recorded before an act of who signed it, and of its having no code."""
_ONE: Final = """
SELECT "table", seq, CAST(body AS BLOB), CAST(hash AS BLOB) FROM journal WHERE "table" = ? AND seq = ?
"""


class Stretch(NamedTuple):
    """Where in its table's journal a spin lies.

    Attributes:
        opening: the opening of its night.
        first: its first event.
        last: its last one.
    """

    opening: int
    first: int
    last: int


def find_spin(database: Path, table: str, spin: int) -> Stretch | None:
    """Find a spin in a journal, without any lists; None where the table has no such spin.

    A spin that was not played when its table was closed gives its number to the next night, which is told.

    Args:
        database: the journal.
        table: its name.
        spin: its running number at this table.

    Raises:
        JournalError: the journal cannot be read.
    """
    with opened(database) as connection:
        last = connection.exec_driver_sql(_LAST, (table, spin)).scalar()
        if last is None:
            return None
        opening = connection.exec_driver_sql(_OPENED_BY, (table, OPENING, last)).scalar() or 1
        first: int = connection.exec_driver_sql(_FIRST, (table, spin, opening)).scalar_one()
    return Stretch(opening, first, last)


def read_spin(
    database: Path,
    table: str,
    spin: int,
    lies: Stretch,
    game: Memory[SpinTable],
    corrections: tuple[int, ...] | None = None,
) -> SpinStory:
    """Read a spin, and play its night again up to its end.

    Args:
        database: the journal.
        table: its name.
        spin: its running number.
        lies: where it lies.
        game: that is played there, with the side games on its rounds.
        corrections: the places of what puts it right, as the lists have them; None to look for them, and for
            who answered for something of it, in all that was recorded since.

    Raises:
        Damaged: an event does not hold; with table and place.
        JournalError: the journal cannot be read.
    """
    steps: list[Step] = []
    last: Recorded | None = None
    before = state = replace(unopened(table, game), seq=lies.opening - 1)
    for recorded in walked(database, (Nights(table, lies.opening, lies.last),)):
        before = before if steps else state
        event, state = _played(database, recorded, state)
        last = recorded
        own = event.spin == spin and not _is_of_before(event)
        if recorded.seq >= lies.first and (own or isinstance(event, BESIDE)):
            steps.append(Step(_stamp(database, recorded), event, state, own=own))
        elif recorded.seq == lies.first - 1 and isinstance(event, _SIGNS):
            steps.append(Step(_stamp(database, recorded), event, state, own=False))
        elif isinstance(event, happened.BankMoved) and steps and _signs(steps[-1], recorded):
            steps[-1] = steps[-1]._replace(counted=event.operation)
    its = {step.stamp.seq for step in steps if step.own}
    for recorded in _told_later(database, table, spin, lies, corrections):
        event = _read(database, recorded, game)
        if _is_about(event, spin, its):
            its.add(recorded.seq)
            said = _said_later(database, recorded, lies, state)
            steps += said or (Step(_stamp(database, recorded), event, state),)
            last = recorded if said else last
    seal = "" if last is None else str(KnownHead(table, last.seq, last.hash))
    with opened(database) as connection:
        again = connection.exec_driver_sql(_OPENED_AGAIN, (table, OPENING, lies.opening)).scalar()
    times, over = _raw_times(database, steps), again is not None
    return SpinStory(table, spin, tuple(steps), seal, times, night_over=over, before=before)


def _signs(step: Step, recorded: Recorded) -> bool:
    """Whether a step says who signed what was recorded."""
    return isinstance(step.event, _SIGNS) and step.stamp.seq == recorded.seq - 1


def _is_of_before(event: Event) -> bool:
    """Whether it says why a throw of an earlier night was void; a spin of this one may have its number."""
    return isinstance(event, spun.VoidExplained) and event.of is not UNSET


def _is_about(event: Event, spin: int, own: set[int]) -> bool:
    """Whether something was said of a spin after it was over, by the places of what is told of it."""
    if isinstance(event, spun.VoidExplained) and event.of is not UNSET:
        return event.of in own
    if isinstance(event, happened.PaymentAnswered | spun.VoidExplained):
        return event.spin == spin
    return isinstance(event, happened.EntryCorrected | happened.EventAnswered) and event.of in own


def _raw_times(database: Path, steps: Sequence[Step]) -> dict[int, RawTimes]:
    """Look up when the lines of each number came; the raw logs lie beside the journal."""
    found = (
        (step.stamp.seq, log_times(database, step.event))
        for step in steps
        if isinstance(step.event, ReaderTold)
    )
    return {seq: times for seq, times in found if times is not None}


def _said_later(database: Path, recorded: Recorded, lies: Stretch, state: SpinTable) -> tuple[Step, ...]:
    """What was said of a spin after its time, with who signed it right before; nothing of its own time.

    Raises:
        Damaged: it is no more as it was sealed; with table and place.
    """
    table, seq = recorded.table, recorded.seq
    if seq <= lies.last:
        return ()
    steps = []
    for each in walked(database, (Nights(table, seq - 1, seq),)):
        event = _read(database, each, state.game)
        if each.seq == seq or isinstance(event, _SIGNS):
            steps.append(Step(_stamp(database, each), event, state, own=each.seq == seq))
    return tuple(steps)


def _played(database: Path, recorded: Recorded, state: SpinTable) -> tuple[Event, SpinTable]:
    event = _read(database, recorded, state.game)
    try:
        return event, fold(state, event)
    except FORGED as fault:
        raise Damaged(database, f"event {recorded.seq} of table {recorded.table}: {fault}") from fault


def _stamp(database: Path, recorded: Recorded) -> Stamp:
    try:
        return stamp_of(recorded)
    except ValueError as fault:
        raise Damaged(database, f"event {recorded.seq} of table {recorded.table}: {fault}") from fault


def _read(database: Path, recorded: Recorded, game: Memory[SpinTable]) -> Event:
    try:
        return reader_of(game).read(recorded.body)
    except ValueError as fault:
        raise Damaged(database, f"event {recorded.seq} of table {recorded.table}: {fault}") from fault


def _told_later(
    database: Path, table: str, spin: int, lies: Stretch, corrections: tuple[int, ...] | None
) -> Iterator[Recorded]:
    """Read what was said of it later; what was said within its time is found by its place there too."""
    with opened(database) as connection:
        explained = connection.exec_driver_sql(_EXPLAINED, (table, spin, lies.last)).all()
        if corrections is None:
            rows = connection.exec_driver_sql(_LATER, (table, lies.first)).all()
        else:
            rows = [
                row for seq in corrections for row in connection.exec_driver_sql(_ONE, (table, seq)).all()
            ]
    return (Recorded(*row) for row in sorted([*rows, *explained], key=lambda row: row[1]))
