"""Whoever looks an event up by its key comes to the same as who reads the rows as they lie."""

import sqlite3
from collections.abc import Callable
from threading import Thread
from types import TracebackType
from typing import Final, Protocol, Self

from app.foreign import UNREADABLE

_NOW_AND_THEN: Final = 0.5
_STEPS: Final = 100_000


class Also(Protocol):
    """Looks at something more on the same thread."""

    def look(self) -> None:
        """Look until told to stop."""
        ...

    def stop(self) -> None:
        """There is nothing more to look at."""
        ...


class StructureCheck:
    """SQLite's own look at the whole file, beside the walk; used in a `with`, which ends it."""

    def __init__(
        self,
        raw: sqlite3.Connection,
        pause: Callable[[], None] = lambda: None,
        also: Also | None = None,
    ) -> None:
        """Prepare it.

        Args:
            raw: a connection of its own, that may be used from another thread.
            pause: called often while it looks; may wait.
            also: looks afterwards, on the same thread.
        """
        self._raw, self._pause, self._also = raw, pause, also
        self._said = ""
        self._fault: Exception | None = None
        self._stopped = False
        self._thread = Thread(target=self._look, name="structure", daemon=True)

    def ended(self, waiting: Callable[[], None] = lambda: None) -> str | None:
        """Wait for it.

        Args:
            waiting: called now and then meanwhile.

        Returns:
            What does not hold together, or None.

        Raises:
            sqlite3.Error: it could not look.
            UnicodeError: what it found cannot be read.
        """
        self._enough()
        while self._thread.is_alive():
            self._thread.join(_NOW_AND_THEN)
            waiting()
        if self._fault is not None:
            raise self._fault
        return None if self._said == "ok" else self._said

    def __enter__(self) -> Self:
        """Begin to look."""
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Look no further."""
        self._stopped = True
        self._raw.interrupt()
        self._enough()
        self._thread.join()

    def _enough(self) -> None:
        if self._also is not None:
            self._also.stop()

    def _is_over(self) -> int:
        if not self._stopped:
            self._pause()
        return int(self._stopped)

    def _look(self) -> None:
        # A check that was not begun yet cannot be interrupted: it looks itself whether it is still asked for.
        self._raw.set_progress_handler(self._is_over, _STEPS)
        try:
            (self._said,) = self._raw.execute("PRAGMA integrity_check(1)").fetchone()
            if self._also is not None:
                self._also.look()
        except (sqlite3.Error, *UNREADABLE) as fault:  # of a damaged schema not even the words can be read
            self._fault = fault
