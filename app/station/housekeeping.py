"""The journal's log is moved into its file between spins, where nobody waits, and looked at in between.

Each quarter of a second whether it is still in its place, each minute whether it still says what was written.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from app.journal.errors import JournalError, JournalGone, LogChanged, LogGone, LogStuck
from app.journal.store import Journal
from app.station.worker import Worker
from app.table.troubles import Trouble

SYNC_FAILED: Final = "sync_failed"
LOG_CHANGED: Final = "log_changed"
NOT_KEPT_UP: Final = "not_kept_up"
_EVERY: Final = 60.0
"""Seconds after which the log is read though no spin was closed."""
_GLANCES: Final = 0.25
"""Seconds between two glances at it."""


class Housekeeping:
    """Keeps a journal's log, on a thread of its own."""

    def __init__(self, tell: Callable[[str, str], None], every: float = _EVERY) -> None:
        """Nothing is done before `start`.

        Args:
            tell: takes the reason of a trouble and its sentence, once for each.
            every: seconds after which the log is read though no spin was closed.
        """
        self._tell, self._every = tell, every
        self._unread = 0.0
        self._worker = Worker("housekeeping")
        self._closed, self._told = False, ""

    def start(self, journal: Journal) -> None:
        """Begin; what the last program on this journal met is told first."""
        if journal.was_kept:
            self._trouble(SYNC_FAILED, _AT_THE_LAST_START)
        self._worker.start(lambda: self._run(journal))

    def between_spins(self) -> None:
        """A spin is closed: the log may be moved; returns at once."""
        self._closed = True
        self._worker.wake()

    def stop(self) -> bool:
        """End, once what is being done is done; gives whether it has, or the disk never lets it go."""
        return self._worker.stop()

    def _run(self, journal: Journal) -> None:
        while self._worker.woken(_GLANCES):
            try:
                self._keep(journal)
            except LogStuck as trouble:
                self._trouble(SYNC_FAILED, str(trouble))
            except (JournalGone, LogChanged, LogGone) as trouble:
                self._trouble(LOG_CHANGED, str(trouble))
            except JournalError as trouble:
                self._trouble(NOT_KEPT_UP, str(trouble))

    def _keep(self, journal: Journal) -> None:
        closed, self._closed = self._closed, False
        self._unread += _GLANCES
        if closed:
            self._unread = 0.0
            journal.checkpoint()
            journal.restore_ballast()
        elif self._unread >= self._every:
            self._unread = 0.0
            journal.look()
        else:
            journal.glance()

    def _trouble(self, reason: str, sentence: str) -> None:
        """Tell a trouble; that it lasts is not told again."""
        if sentence != self._told:
            self._told = sentence
            self._tell(reason, sentence)


_AT_THE_LAST_START: Final = Trouble.DISK_HAD_FAILED.english()
