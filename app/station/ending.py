"""How a table ends whose disk may never answer: what is on paper is kept, and nothing that is used is closed.

SQLite must not lose a connection below a thread that is inside it. What such a thread uses stays open, also
at the end of the program, which then ends around it.
"""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from app.journal.errors import JournalError
from app.journal.store import Journal
from app.station.kept_beside import keep_beside
from app.station.table_thread import TableThread

IN_TIME: Final = 5.0
"""Seconds that the disk has for what is done at the end."""

_left: list[object] = []


def leave(*used: object) -> None:
    """Keep what a living thread uses, so that nothing closes it."""
    _left.extend(used)


def end_program(status: int) -> int:
    """End the process at once where something of it was left, else give its exit status.

    The interpreter's own end would take away what a thread still uses.
    """
    if _left:
        for stream in (sys.stdout, sys.stderr):
            with suppress(OSError, ValueError):  # nobody reads it any more
                stream.flush()
        os._exit(status)
    return status


def in_time(work: Callable[[], object], seconds: float) -> bool:
    """Do what the disk may never let end; gives whether it ended.

    Args:
        work: done on a thread of its own; what it raises is raised here.
        seconds: for which it is waited for.
    """
    faults: list[BaseException] = []

    def run() -> None:
        try:
            work()
        except BaseException as fault:  # noqa: BLE001 - raised by whoever waits
            faults.append(fault)

    thread = threading.Thread(target=run, name="ending", daemon=True)
    thread.start()
    thread.join(seconds)
    if faults:
        raise faults[0]
    if thread.is_alive():
        leave(thread)
    return not thread.is_alive()


class Ending:
    """Ends what a station is made of, each in its time.

    Attributes:
        kept: where that is which no journal took, in a sentence; empty where the journal took all.
        failed: what the disk refused as the journal was closed, in a sentence; empty where it was closed.
    """

    def __init__(self, database: Path, *, keeps: bool) -> None:
        """Nothing has ended yet.

        Args:
            database: the journal.
            keeps: whether what it does not take is kept beside it, as at a live table.
        """
        self._database, self._keeps = database, keeps
        self._in_use = False
        self.kept = self.failed = ""

    def stop_table(self, table: TableThread) -> None:
        """Stop a table, and keep what its journal did not take."""
        table.stop()
        self._in_use |= table.hangs
        if table.unwritten and self._keeps:
            self.kept = self._keep(table)

    def stop(self, stop: Callable[[], bool]) -> None:
        """Stop what uses the journal beside the table; `stop` gives whether it has ended."""
        self._in_use |= not stop()

    def close(self, journal: Journal) -> None:
        """Close the journal, unless somebody is inside it; what the disk refuses then is kept to be said."""
        try:
            if self._in_use or not in_time(journal.close, IN_TIME):
                leave(journal)
        except JournalError as trouble:
            self.failed = str(trouble)

    def _keep(self, table: TableThread) -> str:
        bodies, found = [*table.unwritten], list[Path]()
        why = "the disk does not answer"
        try:
            in_time(lambda: found.append(keep_beside(self._database, bodies)), IN_TIME)
        except OSError as fault:
            why = fault.strerror or str(fault)
        if found:
            return f"what was never recorded is kept in {found[0]}"
        return f"what was never recorded could not be kept beside {self._database} ({why})"
