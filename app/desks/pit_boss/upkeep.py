"""The journal is copied, put back, archived and verified beside the window, as the commands do it.

What would be refused is seen before it is begun; what is stopped leaves nothing half done.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from datetime import UTC, date, datetime, tzinfo
from enum import StrEnum
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from PySide6.QtCore import Signal

from app.desks.pit_boss.asking import EVERY, ToldOfDamage
from app.desks.pit_boss.trouble_words import trouble_words
from app.desks.pit_boss.upkeep_hurdles import copy_hurdle, folder_hurdle, hurdles
from app.desks.pit_boss.upkeep_words import (
    archived_words,
    copied_words,
    logs_words,
    restored_words,
    stopped_words,
    verified_words,
)
from app.desks.pit_boss.writer import Place
from app.journal.archive import archive
from app.journal.copies import back_up, restore
from app.journal.errors import JournalError
from app.journal.following import Beside
from app.journal.log_copies import check_logs, read_log_manifest
from app.journal.reading import tables
from app.journal.verifying import Broken, Verified, verify_chain
from app.reports.day_reading import day_begins
from app.reports.gaming_day import day_of
from app.table.game import Difference
from app.table.state import Memory


class Played(Beside, Protocol):
    """Plays a journal again while it is walked."""

    @property
    def differs(self) -> Sequence[tuple[str, Difference]]:
        """Settlements of older rules that come out otherwise today, by table."""
        ...


Replayed = Callable[[Path], AbstractContextManager[Played]]
"""Gives what plays a journal again, as `verify` has it played."""


class Deed(StrEnum):
    """What is done to a journal."""

    VERIFY = "verify"
    BACK_UP = "back_up"
    ARCHIVE = "archive"
    RESTORE = "restore"


class Order(NamedTuple):
    """What is to be done.

    Attributes:
        place: to which journal; its table is empty where nothing of it can be read.
        other: the folder in which something is put, or the copy that is put back.
        until: the first gaming day that is not archived.
    """

    deed: Deed
    place: Place
    other: Path = Path()
    until: date = date.max


class Ended(NamedTuple):
    """What came of it, a sentence a line; `good` where it was done and holds."""

    order: Order
    lines: tuple[str, ...]
    good: bool


class HaltedError(Exception):
    """Somebody stopped it."""


Hurdles = Mapping[Place, Mapping[str, str]]
"""Why each deed would be refused at each journal; empty where it would not."""


class Upkeep(ToldOfDamage):
    """Does it, one deed after the other.

    Attributes:
        seen: what would be refused, whenever that is otherwise.
        step: what is being done now, in words.
    """

    seen = Signal(object)
    step = Signal(str)

    def __init__(
        self,
        journals: Sequence[Path],
        game: Memory[Any],
        replayed: Replayed,
        program: str,
        zone: tzinfo | None = None,
        *,
        every: float = EVERY,
    ) -> None:
        """Do nothing yet.

        Args:
            journals: those of the window.
            game: what is played at their tables.
            replayed: plays a journal again while it is walked.
            program: who we are, for whoever finds the journal in use.
            zone: where the house is; None is this machine's.
            every: seconds between two looks at what would be refused.
        """
        super().__init__("upkeep", every=every)
        self._journals, self._game, self._replayed = tuple(journals), game, replayed
        self._program, self._zone = program, zone
        self._halted = threading.Event()
        self._said: Hurdles | None = None

    def look_up(self) -> None:
        """See what would be refused, and say so where it is otherwise."""
        damaged = self._damaged
        now = {
            place: found
            for journal in self._journals
            for place, found in hurdles(journal, damaged.get(journal, "")).items()
        }
        if now != self._said:
            self._said = now
            self.seen.emit(now)

    def why_not(self, order: Order, answer: Callable[[str], None]) -> None:
        """See whether what was chosen for it will do; the answer is why not, and empty where it does."""
        self.ask("why not", lambda: _why_not(order), answer)

    def do(self, order: Order, answer: Callable[[Ended], None]) -> None:
        """Do it."""
        self._halted.clear()
        self.ask("do", lambda: self._done(order), answer)

    def halt(self) -> None:
        """Stop what is under way."""
        self._halted.set()

    def _done(self, order: Order) -> Ended:
        acts: Mapping[Deed, Callable[[Order], Ended]] = {
            Deed.VERIFY: self._verify,
            Deed.BACK_UP: self._back_up,
            Deed.ARCHIVE: self._archive,
            Deed.RESTORE: self._restore,
        }
        try:
            return acts[order.deed](order)
        except HaltedError:
            return Ended(order, stopped_words(archives=order.deed is Deed.ARCHIVE), good=False)
        except JournalError as fault:
            return Ended(order, (trouble_words(fault),), good=False)

    def _verify(self, order: Order) -> Ended:
        journal = order.place.journal
        with self._replayed(journal) as played:
            found = verify_chain(journal, beside=played, progress=self._walked)
        lines = verified_words(found, len(played.differs))
        self.note_damage(journal, "" if isinstance(found, Verified) else lines[0])
        if isinstance(found, Broken):
            return Ended(order, lines, good=False)
        manifest = read_log_manifest(journal)
        wrong = () if manifest is None else check_logs(journal, manifest)
        return Ended(order, (*logs_words(wrong), *lines), good=not wrong)

    def _back_up(self, order: Order) -> Ended:
        journal = order.place.journal
        taken = datetime.now(UTC).strftime("%Y%m%dT%H%M%SZ")
        with self._replayed(journal) as played:
            copy = order.other / f"{journal.stem}-{taken}.sqlite"
            made = back_up(journal, copy, check=played, copied=self._copied, walked=self._walked)
        return Ended(order, copied_words(made), good=True)

    def _archive(self, order: Order) -> Ended:
        journal, table = order.place
        begins = day_begins(journal, table, self._game)
        made = archive(
            journal,
            table,
            order.other,
            until=order.until,
            day_of=lambda at: day_of(at, begins, self._zone),
            progress=self._archived,
        )
        return Ended(order, archived_words(made, order.other, order.until), good=True)

    def _restore(self, order: Order) -> Ended:
        journal, table = order.place
        table = table or tables(order.other)[0]
        with self._replayed(order.other) as played:
            done = restore(
                order.other, journal, table, program=self._program, check=played, walked=self._walked
            )
        self.note_damage(journal, "")
        wrong = () if done.logs is None else done.logs.wrong
        return Ended(order, (*restored_words(done, table), *logs_words(wrong)), good=not wrong)

    def _walked(self, done: int, of: int) -> None:
        self._far("walk", done, of)

    def _copied(self, done: int, of: int) -> None:
        self._far("copy", done, of)

    def _archived(self, done: int, of: int) -> None:
        self._far("archive", done, of)

    def _far(self, what: str, done: int, of: int) -> None:
        """Go on, unless the window was closed or somebody stopped it; and say how far it is."""
        self.go_on()
        if self._halted.is_set():
            raise HaltedError
        self.step.emit(what)
        self.progress.emit(done, of)


def _why_not(order: Order) -> str:
    """Say why what was chosen will not do."""
    match order.deed:
        case Deed.RESTORE:
            return copy_hurdle(order.place, order.other)
        case Deed.BACK_UP | Deed.ARCHIVE:
            return folder_hurdle(order.other, order.place.journal)
        case Deed.VERIFY:
            return ""
