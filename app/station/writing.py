"""Who writes what happened, and what the disk has not taken.

In the ordinary case the table's own thread writes: a hand-over to another one and back costs every event two
wake-ups. A watch looks how long that takes. What has not come back after a second is shown; after three,
another thread takes the table over, and the one that waits for the disk is the writer from there on: when its
call comes back at last it hands over how that ended, and touches nothing of the table any more.

On paper a writer tries every two seconds, and the table does not wait for it. One writing at most is under
way: as long as it has not come back nobody begins another. Of one that did not say that it was written only
the file knows; so it is read back before anything else is written.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from sqlite3 import ProgrammingError
from time import monotonic
from typing import Any, Final

from msgspec import Struct

from app.journal.chain import Recorded
from app.journal.errors import DiskSilent, JournalFailed, JournalRefused
from app.journal.store import Journal

SHOWN: Final = 1.0
"""Seconds after which it is shown that a writing has not come back."""
GIVEN_UP: Final = 3.0
"""Seconds for which the table waits for a writing."""
TRIED: Final = 2.0
"""Seconds after which a disk that refused is tried again."""
LOOKS: Final = 0.25
"""Seconds between two looks of the watch."""
INTERRUPTED: Final = 1.0
"""Seconds that a writing which was interrupted has to come back."""

Body = dict[str, Any]


class TakenOverError(Exception):
    """Another thread has the table: this one waited for the disk too long, and touches nothing any more."""


class Wrote(Struct, frozen=True):
    """How a writing ended.

    Attributes:
        bodies: what is durable by it: the first of what was to be written.
        recorded: the same with its places and hashes.
        doubted: what was to be written behind that, and did not say that it was.
        trouble: why; empty where all is durable.
        fault: of the program, and not of the disk.
    """

    bodies: Sequence[Body] = ()
    recorded: tuple[Recorded, ...] = ()
    doubted: Sequence[Body] = ()
    trouble: str = ""
    fault: BaseException | None = None


class Watched(Struct, frozen=True):
    """Who hears of a writing that does not come back; on the watch's thread, while the table's waits.

    Attributes:
        slow: told in a sentence that it has not come back yet, once for each.
        given_up: told that the table is to go on in another thread.
        back: takes how a writing ended that nobody waited for; on any thread.
    """

    slow: Callable[[str], None]
    given_up: Callable[[], None]
    back: Callable[[Wrote], None]


class _UnderWay(Struct):
    bodies: Sequence[Body]
    since: float
    shown: bool = False


class Writing:
    """What is written of one table, what is on paper, and who writes it.

    Attributes:
        paper: what is not known to be durable, in order, each marked as late; empty when all is well.
        trouble: why it is on paper; empty where nothing is.
        out: a writing is under way that the table does not wait for.
    """

    def __init__(self, journal: Journal, watched: Watched) -> None:
        """Nothing is watched before `start`.

        Args:
            journal: open to write.
            watched: who hears of what takes long.
        """
        self._journal, self._watched = journal, watched
        self.paper: list[Body] = []
        self.trouble, self.out = "", False
        self._doubted: Sequence[Body] = ()
        self._next = 0.0
        self._under_way: _UnderWay | None = None
        self._turn, self._over = threading.Lock(), threading.Event()
        self._watch = threading.Thread(target=self._look, name="watch of the writing", daemon=True)

    def start(self) -> None:
        """Begin to watch."""
        self._watch.start()

    def stop(self) -> None:
        """Watch no more."""
        self._over.set()
        if self._watch.is_alive():
            self._watch.join()

    def write(self, bodies: Sequence[Body]) -> Wrote | None:
        """Write what happened and wait for it, or put it behind what is on paper already.

        Returns:
            How it ended, to be taken by `ended`; None where it is on paper.

        Raises:
            TakenOverError: it took too long; how it ended comes `back`.
        """
        if self.paper or self.out:
            self.paper += _late(bodies)
            return None
        wrote = self._in_time(bodies, self._written)
        self.paper = [] if wrote.recorded else _late(bodies)
        return wrote

    def _in_time(self, bodies: Sequence[Body], write: Callable[[Sequence[Body]], Wrote]) -> Wrote:
        """Wait for what uses the journal, while the watch looks how long.

        Raises:
            TakenOverError: it took too long; how it ended comes `back`.
        """
        under_way = self._under_way = _UnderWay(bodies, monotonic())
        wrote = write(bodies)
        with self._turn:
            if self._under_way is under_way:
                self._under_way = None
                return wrote
        self._watched.back(wrote)
        raise TakenOverError

    def ended(self, wrote: Wrote) -> None:
        """Take how a writing ended; what is durable is on paper no more.

        Raises:
            BaseException: the fault of the program that ended it.
        """
        self.out = False
        if wrote.fault is not None:
            raise wrote.fault
        del self.paper[: len(wrote.recorded)]
        self._doubted, self.trouble = wrote.doubted, wrote.trouble
        self._next = monotonic() + TRIED if wrote.trouble else 0.0

    def look_back(self) -> bool:
        """Have what was told read back, before anything more is; gives whether it is not there.

        Raises:
            TakenOverError: the disk did not answer; how it ended comes `back`.
        """
        if self.out:
            return False
        trouble = self._in_time((), self._looked_back).trouble
        self.trouble = trouble or self.trouble
        return bool(trouble)

    def _looked_back(self, _bodies: Sequence[Body]) -> Wrote:
        try:
            self._journal.look_back()
        except JournalFailed as trouble:
            return Wrote(trouble=str(trouble))
        return Wrote()

    def due(self) -> float | None:
        """Seconds until the disk is to be tried again; None where nothing is wrong, or a try is out."""
        waits = self.paper or self.trouble
        return max(0.0, self._next - monotonic()) if waits and not self.out else None

    def try_now(self) -> None:
        """Have what is on paper written by another thread, or only what is wrong put right.

        How that ended comes `back`.
        """
        paper, doubted, self.out = [*self.paper], self._doubted, True
        begin_writer(lambda: self._watched.back(self._written(paper, doubted)))

    def try_here(self) -> Wrote:
        """Write what is on paper, and wait for it however long it takes."""
        return self._written([*self.paper], self._doubted)

    def interrupt(self) -> None:
        """Have a writing that is out given up by SQLite, where it can."""
        with suppress(ProgrammingError):  # the journal is just beginning another log, on another connection
            self._journal.interrupt()

    def _written(self, bodies: Sequence[Body], doubted: Sequence[Body] = ()) -> Wrote:
        """Read back what only the file knows, and write what is not in it."""
        found: tuple[Recorded, ...] = ()
        try:
            if doubted:
                found = self._journal.read_back(doubted)
            doubted = bodies[len(found) :]
            recorded = self._journal.append(doubted)
        except (JournalFailed, JournalRefused) as trouble:
            return Wrote(bodies[: len(found)], found, doubted, str(trouble))
        except BaseException as fault:  # noqa: BLE001 - raised again on the thread that has the table
            return Wrote(bodies[: len(found)], found, doubted, fault=fault)
        return Wrote(bodies, found + recorded)

    def _look(self) -> None:
        """See how long a writing is under way, until the table ends."""
        while not self._over.wait(LOOKS):
            under_way = self._under_way
            if under_way is None or monotonic() < under_way.since + SHOWN:
                continue
            with self._turn:
                if self._under_way is under_way:
                    self._look_at(under_way)

    def _look_at(self, under_way: _UnderWay) -> None:
        """Show what has not come back, or give it up."""
        silent = DiskSilent(self._journal.path, len(under_way.bodies))
        if monotonic() >= under_way.since + GIVEN_UP:
            self._under_way, self.out = None, True
            self.paper, self.trouble = _late(under_way.bodies), str(silent)
            self._watched.given_up()
        elif not under_way.shown:
            under_way.shown = True
            self._watched.slow(silent.so_far)


def begin_writer(write: Callable[[], None]) -> None:
    """Have something written by a thread of its own."""
    threading.Thread(target=write, name="writer", daemon=True).start()


def _late(bodies: Sequence[Body]) -> list[Body]:
    return [{**body, "late": True} for body in bodies]
