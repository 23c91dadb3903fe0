"""A journal that was refused stays as it is: its table goes on in a new one beside it.

What of the old one still holds says where the table was. Nothing is asked before the next throw but who says
that it goes on; what was taken over waits for somebody who looks at it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple, cast

from msgspec.structs import replace

from app.foreign import FORGED
from app.journal.chain import JSON, Recorded
from app.journal.errors import JournalError, JournalFailed, JournalRefused
from app.journal.place import default_database
from app.journal.reading import events
from app.journal.store import Journal
from app.journal.verifying import KnownHead
from app.station.stamps import Stamps
from app.station.station import program_name
from app.table.event_reading import read_as, reader_of
from app.table.event_record import Form, event_form
from app.table.events import JournalBegun
from app.table.fold import fold
from app.table.state import Memory, TableState, unopened
from app.table.taking_over import Refused, taken_over


class Left(NamedTuple):
    """Where a table was when its journal was refused.

    Attributes:
        state: all that is known of it.
        after: the last event that holds, as `verify --head` takes it; empty where none does.
        paper: what happened and that journal had not taken, as it would have been written there.
    """

    state: TableState
    after: str
    paper: tuple[Form, ...] = ()


def as_far_as_it_holds(table: str, game: Memory[Any], night: Sequence[Recorded]) -> Left:
    """Say where a table was after the last of these events that is one of a table's story.

    Args:
        table: its name.
        game: what is played there.
        night: its events since an opening, whose seals hold.
    """
    state, after, reader = unopened(table, game), "", reader_of(game)
    for event in night:
        try:
            state = fold(replace(state, seq=event.seq - 1), reader.read(event.body))
        except FORGED:  # no story from here on
            break
        after = str(KnownHead(table, event.seq, event.hash))
    return Left(state, after)


def begin_beside(
    old: Path, left: Left, why: str, by: str, *, instrument_number: str = "", stamps: Stamps | None = None
) -> Path:
    """Begin a new journal beside one that was refused, which is not touched.

    Args:
        old: the journal that was refused.
        left: where its table was.
        why: what was said of it.
        by: who says that the table goes on.
        instrument_number: which wheel the settings name; empty where they name none.
        stamps: the clocks.

    Returns:
        The new journal's file, beside the old one; where journals lie else if nothing can be written there.

    Raises:
        JournalError: nothing can be written there either.
    """
    table = left.state.table
    refused = Refused(left.after, why, by, old.name, left.paper)
    clock = stamps or Stamps()
    bodies = [
        cast("dict[str, JSON]", {**event_form(event), **clock.now()})
        for event in taken_over(left.state, refused, program_name(), instrument_number)
    ]
    first, *others = (_free(place) for place in _places(old, table))
    try:
        return _begun(first, table, bodies)
    except (JournalRefused, JournalFailed):
        if not others:
            raise
        return _begun(others[0], table, bodies)


def followed(old: Path, table: str) -> Path:
    """Find the journal in which a table went on when this one was left; the same where it went on nowhere.

    What was left is never taken up again, also where it could be read again: all since then is in the other.
    """
    for place in _places(old, table):
        for path in reversed(list(_there(place))):
            if _begins_beside(path, table, old.name):
                return followed(path, table)
    return old


def _places(old: Path, table: str) -> tuple[Path, ...]:
    """Name where a new journal may lie, with what its name begins; the second where the first will not do."""
    usual = default_database(table).parent / old.name
    return (old,) if usual.parent == old.parent.absolute() else (old, usual)


def _beside(database: Path) -> Iterator[Path]:
    """Name files beside a journal, one after another: `T4.sqlite` leads to `T4-2.sqlite`."""
    return (database.with_name(f"{database.stem}-{number}{database.suffix}") for number in count(2))


def _free(database: Path) -> Path:
    return next(path for path in _beside(database) if not _exists(path))


def _there(database: Path) -> Iterator[Path]:
    for path in _beside(database):
        if not _exists(path):
            return
        yield path


def _exists(path: Path) -> bool:
    """Whether there is something; where nobody may look nothing can be written either, which is said then."""
    try:
        return path.exists()
    except OSError:
        return False


def _begins_beside(path: Path, table: str, old: str) -> bool:
    try:
        first = next(events(path, table), None)
        begun = None if first is None else read_as(JournalBegun, first.body)
    except (JournalError, *FORGED):  # it is refused itself, or begins as any other, and says nothing
        return False
    return begun is not None and begun.beside == old


def _begun(fresh: Path, table: str, bodies: Sequence[dict[str, JSON]]) -> Path:
    with Journal.open(fresh, table, program=program_name(), ballast_bytes=0) as journal:
        journal.append(bodies)
    return fresh
