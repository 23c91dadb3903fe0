"""A command for a table that no program runs: asked of the same table, written by the same thread's code.

The journal is held from before the state is read until the answer is durable. Where the table's own program
holds it nothing is done; into a copy nothing is ever written.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from app.foreign import opened
from app.journal.errors import DiskFailed, JournalError, NotAJournal, ReadOnlyPlace, TableInUse
from app.journal.lock import TableLock, seen_held
from app.journal.reading import tables
from app.journal.store import Journal
from app.people.permissions import Signed
from app.station.earlier_payments import earlier_payments, numbers_recorded
from app.station.listening import Readers
from app.station.stamps import Stamps
from app.station.station import program_name
from app.station.table_thread import TableThread
from app.station.taken_up import folded
from app.station.waiting_line import Asked
from app.table.game import Game
from app.table.station_opening import Opening
from app.table.table import Table

_FORMAT_AT: Final = 18
"""Where an SQLite file says how it is written: with a log (2), as a table's own is, or without (1)."""
_WITHOUT_LOG: Final = 1


class CopyError(JournalError):
    """The file is a copy of a journal, or the whole house's."""


def do_stopped(
    path: Path,
    table: str,
    game: Game[Any],
    form: Asked,
    signed: Sequence[Signed],
    stamps: Stamps | None = None,
    *,
    also: Sequence[Asked] = (),
) -> str:
    """Have a command done at a table that no program runs.

    Args:
        path: the table's own journal.
        table: its name.
        game: what is played there.
        form: the command.
        signed: who gave a code for it; whoever hands that over has compared the codes.
        stamps: the clocks.
        also: more of the same under the same signature: all of it is done and written at once, or nothing.

    Returns:
        Why the table refused it; empty where it is done, and durable.

    Raises:
        TableInUse: another program holds the journal.
        CopyError: nothing is written into this file.
        JournalError: the journal cannot be read or written; nothing was.
    """
    _own_journal(path, table)
    with Journal.open(path, table, program=program_name(), ballast_bytes=0) as journal:
        thread = _thread_of(path, table, game, journal, stamps or Stamps())
        refused: list[str] = []
        thread.ask(form, lambda reason, _form: refused.append(reason), signed, also)
        thread.work_off()
        if thread.unwritten:
            raise DiskFailed(path, "the disk refuses", len(thread.unwritten))
    return refused[0] if refused else ""


def _thread_of(path: Path, table: str, game: Game[Any], journal: Journal, stamps: Stamps) -> TableThread:
    """Give the table's own thread code, folded to where it was; it is driven without a thread."""
    state = folded(path, table, game)
    opening = Opening(table, state.house, state.dealer, state.side, program_name())
    return TableThread(
        Table(
            state,
            opening,
            steps_told=False,
            earlier=earlier_payments(path, table, game),
            fell=numbers_recorded(path, table, game),
        ),
        journal,
        readers=Readers(),
        stamps=stamps,
        told=lambda _recorded: None,
        publish=lambda _live: None,
        between_spins=lambda: None,
    )


def see_stopped(path: Path, table: str) -> str:
    """See whether a command could be done; nothing is read or written, and the journal is let go at once.

    Args:
        path: the table's own journal.
        table: its name.

    Returns:
        An empty text: no rule of the table stands in the way of asking it.

    Raises:
        TableInUse: another program holds the journal.
        CopyError: nothing is written into this file.
        JournalError: the journal cannot be read or written.
    """
    _own_journal(path, table)
    TableLock(path.resolve(), table, program=program_name()).close()
    return ""


def look_at_stopped(path: Path, table: str) -> str:
    """Look whether a command could be done, without a touch: a table that starts now finds nothing held.

    Args:
        path: the table's own journal.
        table: its name.

    Returns:
        An empty text: nothing that can be seen stands in the way.

    Raises:
        TableInUse: another program holds the journal.
        CopyError: nothing is written into this file.
        ReadOnlyPlace: nothing is written there.
        JournalError: the journal cannot be read.
    """
    _own_journal(path, table)
    path = path.resolve()
    for place in (path.parent, path):
        if not os.access(place, os.W_OK):
            raise ReadOnlyPlace(place, os.strerror(errno.EACCES))
    if seen_held(path):
        raise TableInUse(table, path, None)
    return ""


def _own_journal(path: Path, table: str) -> None:
    """A table's own journal has its name, and is written with a log.

    Raises:
        CopyError: it is a copy.
        JournalError: it cannot be read, or is another table's.
    """
    names = tables(path)
    if len(names) > 1:
        raise CopyError(f"{path}: this is the copy for the whole house: nothing is written into it.")
    if table not in names:
        raise NotAJournal(path, f"it is the journal of table {', '.join(names)}, not of {table}")
    with opened(path) as file:
        header = file.read(_FORMAT_AT + 1)
    if header[_FORMAT_AT:] == bytes([_WITHOUT_LOG]):
        raise CopyError(f"{path}: this is a copy: nothing is written into it.")
