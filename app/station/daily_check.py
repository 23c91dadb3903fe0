"""Once a gaming day the journal is verified while its table plays, in a program of its own behind all others.

It goes on from the last event that a check before has seen to hold, so that a journal of years costs a night.
It begins while no round is being decided, and waits while one is. What came of it is recorded
(`journal.verified`); what does not hold is an alarm that waits for an answer. A check that gave no answer is
said, and tried again.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol

from msgspec import Struct

from app.foreign import FORGED
from app.journal.errors import JournalError
from app.journal.reading import head
from app.station.stamps import Stamps, moment_text
from app.station.worker import Worker
from app.table.events import JournalVerified
from app.table.game import game_of
from app.table.heard import VerifiedHeard
from app.table.live import Live
from app.table.troubles import Trouble

if TYPE_CHECKING:
    from app.journal.verifying import KnownHead

_BACK: Final = 200_000
"""Events that are looked back for the last check; where it is farther away, all is walked again."""
_FIRST: Final = 300_000_000
"""Microseconds after the start: the opening has enough to do."""
_AGAIN: Final = 3_600_000_000
"""Microseconds after which a check that gave no answer is tried again."""
_PATIENCE: Final = 6 * 3_600_000_000
"""Microseconds in which a check ends, waiting for rounds included."""
_LOOKS: Final = 60.0
_LOOKS_OFTEN: Final = 0.5
"""Seconds between two looks: whether a check is due, and whether the one that runs has ended."""


class Running(Protocol):
    """A check that runs in a program of its own."""

    def go_on(self, *, goes_on: bool) -> None:
        """Let it go on, or hold it up."""
        ...

    def answer(self) -> VerifiedHeard | None:
        """Give what came of it; None while it runs.

        Raises:
            NoAnswerError: it ended without an answer that is understood.
        """
        ...

    def end(self) -> None:
        """End it, whatever it does."""
        ...


class NoAnswerError(Exception):
    """A check ended, or could not begin, without an answer; `str()` says why."""


Starts = Callable[[Path, str, "KnownHead | None"], Running]
"""Starts a check of a table's journal from a known event on, or raises NoAnswerError."""


class _Last(Struct, frozen=True):
    """What the journal says of the checks before.

    Attributes:
        at: when the last one was recorded; empty where none was.
        held: the last event that a check has seen to hold.
    """

    at: str
    held: KnownHead | None


class DailyCheck:
    """Has a table's journal verified once in each gaming day, on a thread of its own."""

    def __init__(
        self,
        database: Path,
        table: str,
        tell: Callable[[VerifiedHeard], None],
        trouble: Callable[[str], None],
        *,
        stamps: Stamps,
        starts: Starts,
    ) -> None:
        """Nothing is looked at before `start`.

        Args:
            database: the table's own journal.
            table: its name.
            tell: takes what came of a check, to be recorded.
            trouble: takes a sentence, once for each time that checks begin to give no answer.
            stamps: the clocks.
            starts: starts a check.
        """
        self._database, self._table = database, table
        self._tell, self._trouble, self._stamps, self._starts = tell, trouble, stamps, starts
        self._worker = Worker("daily check")
        self._begins: int | None = None
        self._open, self._runs = False, False
        self._last: _Last | None = None
        self._running: Running | None = None
        self._since = 0
        self._not_before = stamps.steady() + _FIRST
        self._failed = False

    def start(self) -> None:
        """Begin to look whether a check is due."""
        self._worker.start(self._run)

    def stop(self) -> bool:
        """End, and a check that runs with it: it is tried again another time. Gives whether it has ended."""
        return self._worker.stop()

    def seen(self, live: Live) -> None:
        """Take what the table publishes, on its thread; returns at once."""
        state = live.state
        runs = game_of(state).runs(state)
        opens = state.opened and not self._open
        held_up = runs is not self._runs and self._running is not None
        self._begins, self._open, self._runs = state.house.day_begins, state.opened, runs
        if opens or held_up:
            self._worker.wake()

    def look(self) -> None:
        """See whether a check is due, and how the one that runs is; on the worker's thread."""
        if self._running is not None:
            self._follow(self._running)
        elif self._open and not self._runs and self._is_due():
            self._begin()

    def _run(self) -> None:
        try:
            while self._worker.woken(_LOOKS if self._running is None else _LOOKS_OFTEN):
                self.look()
        finally:
            self._end()

    def _is_due(self) -> bool:
        if self._stamps.steady() < self._not_before or self._begins is None:
            return False
        if self._last is None:
            self._last = _last_in(self._database, self._table)
        from app.reports.gaming_day import day_of  # noqa: PLC0415 - the window opens without it

        now = moment_text(self._stamps.wall())
        return not self._last.at or day_of(self._last.at, self._begins) != day_of(now, self._begins)

    def _begin(self) -> None:
        held = None if self._last is None else self._last.held
        try:
            self._running = self._starts(self._database, self._table, held)
        except NoAnswerError as why:
            self._without_answer(why)
        else:
            self._since = self._stamps.steady()
            self._running.go_on(goes_on=not self._runs)

    def _follow(self, running: Running) -> None:
        try:
            heard = running.answer()
        except NoAnswerError as why:
            self._without_answer(why)
            return
        if heard is not None:
            self._answered(heard)
        elif self._stamps.steady() - self._since > _PATIENCE:
            self._without_answer(NoAnswerError("it did not end within six hours"))
        else:
            running.go_on(goes_on=not self._runs)

    def _answered(self, heard: VerifiedHeard) -> None:
        """Have it recorded; the next one goes on from there, if all held."""
        from app.journal.verifying import KnownHead  # noqa: PLC0415

        self._end()
        before = None if self._last is None else self._last.held
        held = KnownHead.read(heard.head) if not heard.reason else before
        self._last, self._failed = _Last(moment_text(self._stamps.wall()), held), False
        self._tell(heard)

    def _without_answer(self, why: NoAnswerError) -> None:
        """Say it once, and try again in an hour."""
        self._end()
        self._not_before = self._stamps.steady() + _AGAIN
        if not self._failed:
            self._failed = True
            self._trouble(Trouble.NOT_CHECKED.english(why=why))

    def _end(self) -> None:
        if self._running is not None:
            self._running.end()
            self._running = None


def _last_in(path: Path, table: str) -> _Last:
    """Read what the journal says of the last checks; where that cannot be read all is checked anew."""
    from app.journal.earlier_payments import said_after  # noqa: PLC0415
    from app.journal.verifying import KnownHead  # noqa: PLC0415
    from app.reports.day_reading import stamp_of  # noqa: PLC0415

    at, held = "", None
    try:
        since = max(0, head(path, table).seq - _BACK)
        for recorded, event in said_after(path, table, since, JournalVerified):
            at = stamp_of(recorded).at
            held = KnownHead.read(event.head) if event.head else held
    except (JournalError, *FORGED):  # the check itself will say what does not hold
        return _Last("", None)
    return _Last(at, held)
