"""The lists for whoever looks for spins: those beside the journal; where they stay behind it, a copy read on.

Lists that cannot be written (another user's, a full disk, a folder that is only read) go as far as they went.
What fell since stands in the journal: a copy of them, in a folder of our own, is read on from it.
"""

from __future__ import annotations

import sqlite3
import tempfile
from collections.abc import Callable, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

from app.journal.closing import Closing
from app.journal.connection import driver, explained, reading
from app.journal.errors import JournalError, TableInUse
from app.journal.lists.finding import Finder
from app.journal.lists.keeping import ListKeeper, TableReading
from app.journal.lists.writing import ListsFile
from app.journal.place import lists_path
from app.journal.reading import hash_at, tables
from app.journal.verifying import Progress
from app.table.state import Memory


class Behind(NamedTuple):
    """Lists beside a journal that have not all that they should.

    Attributes:
        ends: the last event of each table that they have; a table of which they have none is not named.
        why: what keeps them from going on, in a sentence.
    """

    ends: Mapping[str, int]
    why: str


class ListsAtHand(Closing):
    """The lists of one journal, as far as it goes; for one thread, use it in a `with`.

    Attributes:
        behind: how far the lists beside the journal go, where a copy of them is read; else None.
    """

    def __init__(self, database: Path, game: Memory[Any], program: str, *, waits: bool = False) -> None:
        """Nothing is read before `bring_up`.

        Args:
            database: the journal.
            game: what is played at its tables.
            program: who we are, for whoever finds the lists in use.
            waits: what another program is about to bring into them is waited for, and not read twice.
        """
        self._database, self._game = database, game
        self._program, self._waits = program, waits
        self._folder: tempfile.TemporaryDirectory[str] | None = None
        self._path = lists_path(database)
        self.behind: Behind | None = None

    def bring_up(
        self, *, stopping: Callable[[], bool] = lambda: False, progress: Progress | None = None
    ) -> None:
        """Read on what the journal has more.

        Args:
            stopping: asked now and then; the rest comes another time.
            progress: called with the events that were read and those that there are to read.

        Raises:
            JournalError: the journal cannot be read.
        """
        if self._folder is None:
            why = self._kept(self._path, stopping, progress)
            if not why or not missing(self._database, self._game, ends := _ends(self._database, self._game)):
                return
            self.behind = Behind(ends, why)
            self._begin_own()
        with ListKeeper.open(self._database, self._game, program=self._program, lists=self._path) as keeper:
            keeper.catch_up(stopping=stopping, progress=progress)

    def find(self) -> Finder:
        """Open them to look for spins.

        Raises:
            JournalError: they cannot be read.
        """
        return Finder.open(self._database, self._game, lists=self._path)

    def close(self) -> None:
        """Let a copy go."""
        if self._folder is not None:
            self._folder.cleanup()

    def _kept(self, path: Path, stopping: Callable[[], bool], progress: Progress | None) -> str:
        """Bring the lists beside the journal up to date; says why that is not done, or nothing."""
        try:
            with ListKeeper.open(self._database, self._game, program=self._program, lists=path) as keeper:
                keeper.catch_up(stopping=stopping, progress=progress)
        except TableInUse as held:
            return "" if self._waits else str(held)
        except JournalError as fault:
            if getattr(fault, "path", None) == self._database:
                raise
            return str(fault)
        return ""

    def _begin_own(self) -> None:
        """Copy what can be read of the lists; of what cannot nothing is taken."""
        self._folder = tempfile.TemporaryDirectory(prefix="capotavolo-")
        own = Path(self._folder.name) / self._path.name
        try:
            with reading(self._path) as lists, closing(sqlite3.connect(own)) as target, explained(self._path):
                driver(lists).backup(target)
        except JournalError:  # they are made anew
            own.unlink(missing_ok=True)
        self._path = own


def why_not_kept(database: Path, game: Memory[Any], ends: Mapping[str, int]) -> str | None:
    """Say why lists that have not all that they should will not have it: nobody here may write them.

    Args:
        database: the journal.
        game: what is played at its tables.
        ends: the last event of each table that they have.

    Returns:
        None where they have all, or somebody keeps them or could.

    Raises:
        JournalError: the journal cannot be read.
    """
    if not missing(database, game, ends):
        return None
    try:
        ListsFile.open(lists_path(database), program="capotavolo verify").close()
    except TableInUse:
        return None
    except JournalError as fault:
        said = ", ".join(f"event {seq} of table {table}" for table, seq in ends.items()) or "no event"
        return f"the lists end at {said} and cannot be kept: {fault}"
    return None


def missing(database: Path, game: Memory[Any], ends: Mapping[str, int]) -> bool:
    """Whether a journal has something behind what its lists have that belongs into them.

    Args:
        database: the journal.
        game: what is played at its tables.
        ends: the last event of each table that they have.

    Raises:
        JournalError: the journal cannot be read.
    """
    return any(
        entries
        for table in tables(database)
        for _, entries in TableReading(database, table, game, ends.get(table, 0)).on()
    )


def _ends(database: Path, game: Memory[Any]) -> Mapping[str, int]:
    """Say how far the lists beside a journal go; what is not its own, or cannot be read, goes nowhere."""
    try:
        with Finder.open(database, game) as found:
            heads = found.heads()
    except JournalError:
        return {}
    own = all(not head.seq or hash_at(database, name, head.seq) == head.hash for name, head in heads.items())
    return {name: head.seq for name, head in heads.items()} if own else {}
