"""The lists follow the table while it plays: after each spin, behind all else that there is to do."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from app.journal.errors import JournalError, TableInUse
from app.journal.lock import TableLock
from app.journal.place import lists_path
from app.station.worker import Worker
from app.table.troubles import Trouble

if TYPE_CHECKING:
    from app.journal.lists.keeping import ListKeeper
    from app.table.state import Memory

_FIRST: Final = 20.0
"""Seconds after which lists that lag behind begin to catch up, where no spin is closed before."""
_BREATH: Final = 0.004
"""Seconds of rest after some two hundred events: a number that falls meanwhile does not wait for lists."""
_NICE: Final = 15


class Listing:
    """Keeps the lists of a station's journal on a thread of its own.

    Attributes:
        trouble: what kept it from it the last time, in a sentence; empty where nothing did.
    """

    def __init__(
        self,
        database: Path,
        game: Memory[Any],
        program: str,
        tell: Callable[[str], None] = lambda _: None,
        *,
        first: float = _FIRST,
        breath: float = _BREATH,
    ) -> None:
        """Nothing is read before `start`.

        Args:
            database: the journal.
            game: what is played at its tables.
            program: who we are, for whoever finds the lists in use.
            tell: takes a sentence when they cannot be kept, once for each; on the lists' thread.
            first: seconds until the lists first catch up by themselves.
            breath: seconds of rest between some events.
        """
        self._database, self._game, self._program, self._tell = database, game, program, tell
        self._first, self._breath = first, breath
        self._worker = Worker("lists")
        self.trouble = ""

    def start(self) -> None:
        """Begin to follow."""
        self._worker.start(self._run)

    def spin_closed(self) -> None:
        """Say that there is something new; returns at once."""
        self._worker.wake()

    def stop(self) -> bool:
        """End; what is not in the lists yet comes another time. Gives whether it has ended."""
        return self._worker.stop()

    def _run(self) -> None:
        _behind_all_others()
        keeper: ListKeeper | None = None
        self._look_ahead()
        going_on = self._worker.woken(self._first)
        from app.journal.lists.keeping import ListKeeper  # noqa: PLC0415 - the window opens without it

        while going_on:
            try:
                keeper = keeper or ListKeeper.open(self._database, self._game, program=self._program)
                keeper.catch_up(stopping=self._worker.stopping, breathe=self._breathe)
                self.trouble = ""
            except TableInUse:
                self.trouble = ""  # another program keeps them just now
            except JournalError as trouble:
                self._say(trouble)
            going_on = self._worker.woken()
        if keeper is not None:
            keeper.close()

    def _look_ahead(self) -> None:
        """Say at once where nobody here may write them, before there is anything to put in."""
        try:
            TableLock(lists_path(self._database), "lists", program=self._program).close()
        except TableInUse:
            return
        except JournalError as trouble:
            self._say(trouble)

    def _say(self, why: JournalError) -> None:
        trouble = Trouble.LISTS_NOT_KEPT.english(why=why)
        if trouble != self.trouble:
            self._tell(trouble)
        self.trouble = trouble

    def _breathe(self) -> None:
        time.sleep(self._breath)


def _behind_all_others() -> None:
    """Let every other thread go first, where the system knows a thread's own turn."""
    if hasattr(os, "setpriority") and hasattr(threading, "get_native_id"):
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), _NICE)
