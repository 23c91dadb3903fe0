"""How the log of an open journal gets into its file: between spins, at the end, or when it is gone."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from app.journal import kept_log
from app.journal.connection import driver
from app.journal.errors import JournalError, LogStuck
from app.journal.hands import Hands, Moved, hands_on
from app.journal.own_log import WRITTEN_OVER, OwnLog, put_out_of_the_way


class Moving:
    """The log of an open journal, and the hands that move it into the file.

    Attributes:
        hands: the connections of the journal.
        driver: the writing one, as SQLite's own.
        log: what was written into it.
        turn: held by whoever moves the log, or looks whether it can be.
        failed: the disk failed while it was moved: it is moved no more.
        was_kept: it failed when the journal was open the last time, and since then not all was moved.
    """

    def __init__(self, path: Path, hands: Hands, closing: ExitStack, *, was_kept: bool) -> None:
        """Nothing is moved yet.

        Args:
            path: of the journal.
            hands: the connections.
            closing: closes later ones.
            was_kept: a log was kept when the journal was open the last time.

        Raises:
            OSError: the log cannot be read.
        """
        self._path, self._closing = path, closing
        self.hands, self.driver = hands, driver(hands.writer)
        self.log, self.turn = OwnLog(path), threading.RLock()
        self.failed, self.was_kept = False, was_kept

    def move(self) -> bool:
        """Move what can be moved while others write; gives whether that is all of it.

        Raises:
            LogStuck: the disk fails. The log is kept, and moved no more.
        """
        with self.turn:
            if self.failed:
                return False
            self.log.may_move()
            with self._kept_if_it_fails():
                moved = self.hands.log_moved(self._path, "PASSIVE")
            self.log.moved(moved.frames)
        return self._all_moved(moved)

    def empty(self, *, in_doubt: bool) -> bool:
        """Move all of it at the end; gives whether that succeeded.

        Args:
            in_doubt: what was recorded may not all be there: the log is left as it is.

        Raises:
            LogStuck: as `move`.
        """
        if self.failed or in_doubt or self.log.changed():
            self.hands.let_be()
            return False
        with self._kept_if_it_fails():
            moved = self.hands.log_moved(self._path, "TRUNCATE")
        return self._all_moved(moved)

    def rescue(self, why: str) -> str:
        """Move what only the open log has into the file, and begin another log; says why not, or nothing.

        Args:
            why: the log is not in its place.
        """
        with self.turn:
            if self.log.changed():
                return WRITTEN_OVER
            with self._kept_if_it_fails():
                if not self.hands.log_moved(self._path, "PASSIVE").whole:
                    return why
            put_out_of_the_way(self._path)
            self.log.close()
            self.hands.let_go()
            self.hands = hands_on(self._path, self._closing)
            self.driver, self.log = driver(self.hands.writer), OwnLog(self._path)
        return ""

    def let_go(self) -> None:
        """Close the log."""
        self.log.close()

    def _all_moved(self, moved: Moved) -> bool:
        """Say whether all is in the file; what was kept of a log is needed no more then."""
        if moved.whole and self.was_kept:
            kept_log.let_go(self._path)
            self.was_kept = False
        return moved.whole

    @contextmanager
    def _kept_if_it_fails(self) -> Iterator[None]:
        """Keep the log where it could not be moved: from then on nothing else is sure to have it."""
        try:
            yield
        except LogStuck as stuck:
            self.failed = True
            self.hands.let_be()
            try:
                kept_log.set_aside(self._path, self.log)
            except JournalError as fault:
                raise LogStuck(self._path, f"{stuck.why}; nor can the log be copied: {fault}") from stuck
            raise
