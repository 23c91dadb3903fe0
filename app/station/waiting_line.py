"""What waits to be done at a table, in the order in which any thread put it; the table's own takes it."""

from __future__ import annotations

import queue
from collections import deque
from collections.abc import Callable, Sequence
from time import monotonic
from typing import Any, Generic, TypeVar

from msgspec import Struct

from app.people.permissions import Signed
from app.station.writing import Wrote
from app.table.command import Command
from app.table.json_text import Json
from app.table.live import Live

Asked = Command | Json
"""A command, or its JSON as a script wrote it."""
Refused = Callable[[str, Any], None]
"""Hears why, and what was asked, as it was."""


class Asking(Struct, frozen=True):
    """What a person asks, and who signed it with a code; `refused` is told why not.

    Under the same signature `also` is done, or all of it is refused.
    """

    form: Asked
    refused: Refused
    signed: Sequence[Signed] = ()
    also: Sequence[Asked] = ()


class Question(Struct, frozen=True):
    """Somebody wants to know the state; `answer` is called between two transactions."""

    answer: Callable[[Live[Any]], None]


class Stop:
    """The end of the line."""


T = TypeVar("T")


class WaitingLine(Generic[T]):
    """What waits; `put` is for any thread, all else for the one that does it.

    Attributes:
        put: lets something wait behind all else; never waits itself.
        gathered: what is to be done next, in order: whoever does it takes it away.
    """

    def __init__(self) -> None:
        """Nothing waits."""
        self._come: queue.SimpleQueue[T] = queue.SimpleQueue()
        self.put: Callable[[T], None] = self._come.put
        self.gathered: deque[T] = deque()

    def __bool__(self) -> bool:
        """Whether anything waits."""
        return bool(self.gathered) or not self._come.empty()

    def gather(self, patience: float | None) -> bool:
        """Gather what waits, and where nothing does wait for what comes.

        Args:
            patience: seconds that it waits at most; None waits for ever.

        Returns:
            Whether anything came.
        """
        come = self._come
        try:
            self.gathered.append(come.get(timeout=patience))
        except queue.Empty:
            return False
        while not come.empty():
            self.gathered.append(come.get())
        return True

    def await_writing(self, seconds: float) -> Wrote | None:
        """Wait for how a writing ended; all that waits before that is let go."""
        while self.gathered:
            if isinstance(item := self.gathered.popleft(), Wrote):
                return item
        until = monotonic() + seconds
        while (left := until - monotonic()) > 0:
            try:
                item = self._come.get(timeout=left)
            except queue.Empty:
                return None
            if isinstance(item, Wrote):
                return item
        return None
