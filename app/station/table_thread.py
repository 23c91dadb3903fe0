"""The one thread that verifies actions, makes their events durable, and only then tells anybody.

All that one reading or command causes is one transaction, and what waits together is written together. When
the disk refuses, the table goes on *on paper*: what happens is kept in memory under a standing bar, and
written with its own times as soon as the disk takes it again.
"""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from app.journal.chain import Head, Recorded
from app.journal.errors import JournalFailed
from app.journal.store import Journal
from app.people.permissions import Signed
from app.station.agreement import Agreement
from app.station.clock_watch import BEHIND_PROGRAM
from app.station.hours import Hours
from app.station.listening import Listening, Readers
from app.station.pace import Pace
from app.station.stamps import Stamps
from app.table.bad_input import BadInputError
from app.table.events import (
    AnyEvent,
    ClockBehind,
    ClockJumped,
    PitBossAgain,
    ReaderWarning,
    SpinClosed,
    event_form,
)
from app.table.hearing import ClockBehindHeard, ClockHeard, PitBossAgainHeard, WarningHeard
from app.table.json_text import Json
from app.table.live import Alarm, JournalNow, Live, Refusal, alarmed
from app.table.state import TableState
from app.table.table import Table
from app.table.turn import RefusedError
from hardware.precedence import go_first
from hardware.readings import Reading

_TRY_THE_DISK: Final = 2.0
"""Seconds after which a full or failing disk is tried again."""

Body = dict[str, Any]
Told = Callable[[Sequence[Recorded]], None]
Refused = Callable[[str, Json], None]


@dataclass(frozen=True, slots=True)
class _Asked:
    """What a person asks, and who signed it with a code; `refused` is told why not."""

    form: Json
    refused: Refused
    signed: Sequence[Signed] = ()


@dataclass(frozen=True, slots=True)
class _Question:
    """Somebody wants to know the state; `answer` is called between two transactions."""

    answer: Callable[[Live], None]


class _Stop:
    """The end of the queue."""


_Item = _Asked | _Question | _Stop | WarningHeard | ClockBehindHeard | PitBossAgainHeard | Sequence[Reading]


class TableThread:
    """Drives one table from a queue, on a thread of its own.

    Attributes:
        failed: what ended the thread, if it was not `stop`.
    """

    def __init__(
        self,
        table: Table,
        journal: Journal,
        *,
        readers: Readers,
        stamps: Stamps,
        told: Told,
        publish: Callable[[Live], None],
        between_spins: Callable[[], None],
        practice: bool = False,
    ) -> None:
        """Nothing happens before `start`.

        Args:
            table: the table, folded to where it was.
            journal: open to write; closed by whoever opened it, after `stop`.
            readers: those that are configured.
            stamps: the clocks.
            told: takes what has become durable, in order.
            publish: takes what a desk shows, after each change.
            between_spins: called when a spin is closed; must not wait.
            practice: nothing here is a live table's.
        """
        self._table, self._journal, self._stamps = table, journal, stamps
        self._told, self._publish, self._between_spins = told, publish, between_spins
        self._practice, self._steps_told = practice, readers.steps_told
        self._listening = Listening(has_reader=bool(readers.names))
        self._agreement = Agreement(*readers.names) if len(readers.names) > 1 else None
        self._hours = Hours(journal.when, table.state)
        resting = not table.state.opened or table.state.suspended is not None
        self._pace = Pace(journal.latest, rests=resting)
        self._queue: queue.SimpleQueue[_Item] = queue.SimpleQueue()
        self._on_paper: list[Body] = []
        self._trouble = ""
        self._written_at = ""
        self._refusal: Refusal | None = None
        self._unheard: list[Callable[[], None]] = []
        self._alarms: tuple[Alarm, ...] = ()
        self._published: Live | None = None
        self._thread = threading.Thread(target=self._run, name=f"table {table.opening.table}", daemon=True)
        self.failed: BaseException | None = None

    @property
    def name(self) -> str:
        """The table's name."""
        return self._table.opening.table

    def start(self) -> None:
        """Begin to take what comes."""
        self._thread.start()

    def stop(self, timeout: float = 10.0) -> None:
        """Finish what waits, then end.

        Raises:
            TimeoutError: the disk does not answer.
        """
        self._queue.put(_Stop())
        self._thread.join(timeout)
        if self._thread.is_alive():
            raise TimeoutError(f"table {self._table.opening.table}: the disk does not answer")

    def hear(self, readings: Sequence[Reading]) -> None:
        """Hand over what a device said at once, in order; from any thread, never waits."""
        self._queue.put(readings)

    def ask(self, form: Json, refused: Refused, signed: Sequence[Signed] = ()) -> None:
        """Hand over what a person asks; from any thread, never waits.

        Args:
            form: a command.
            refused: told the reason, on the table's thread, if it is not done; of a refusal that is recorded
                once that is durable.
            signed: who gave a code for it, as the register knows them; no command can say that itself.
        """
        self._queue.put(_Asked(form, refused, signed))

    def notice(self, device: str, reason: str, detail: str) -> None:
        """Have something recorded that the pit boss should hear of; from any thread, never waits."""
        self._queue.put(WarningHeard(device, reason, detail))

    def tell(self, heard: ClockBehindHeard | PitBossAgainHeard) -> None:
        """Have something recorded that the program found beside the game; from any thread, never waits."""
        self._queue.put(heard)

    @property
    def night(self) -> int:
        """The place of the opening of the night that is open, as it was published last; 0 where none is."""
        live = self._published
        return live.state.night if live is not None and live.state.opened else 0

    def question(self, answer: Callable[[Live], None]) -> None:
        """Have the state answered, after all that was handed over before."""
        self._queue.put(_Question(answer))

    def work_off(self) -> None:
        """Do what waits, on the caller's own thread: for a table that is driven without one."""
        while not self._queue.empty():
            self._step()
        if self._on_paper:
            self._write([])

    @property
    def unwritten(self) -> list[Body]:
        """What the disk has not taken; empty when all is well. For this thread, or once it has ended."""
        return self._on_paper

    @property
    def state(self) -> TableState:
        """What is true, with what the disk has not taken. For this thread, or once it has ended."""
        return self._table.state

    @property
    def head(self) -> Head:
        """The last event that is durable."""
        return self._journal.head

    @property
    def trouble(self) -> str:
        """Why the disk did not take what waits; empty where it took all."""
        return self._trouble

    def _run(self) -> None:
        go_first()
        try:
            self._publish_news()
            while self._step():
                pass
        except BaseException as fault:
            self.failed = fault
            raise

    def _step(self) -> bool:
        """Take all that waits, write it together, tell it; false at the end."""
        try:
            items = [self._queue.get(timeout=self._patience())]
        except queue.Empty:
            self._write(self._waited())
            return True
        while not self._queue.empty():
            items.append(self._queue.get())
        caused: list[AnyEvent] = []
        for item in items:
            match item:
                case _Stop():
                    self._write(caused)
                    return False
                case _Asked() | _Question():
                    if caused:  # its answer, or its refusal, comes after what was caused before it
                        self._write(caused)
                    caused = self._answer(item)
                case WarningHeard() | ClockBehindHeard() | PitBossAgainHeard():
                    caused += self._table.hear(item)
                case readings:
                    caused += self._hear(readings)
        self._write(caused)
        return True

    def _answer(self, item: _Asked | _Question) -> list[AnyEvent]:
        if isinstance(item, _Question):
            item.answer(self._live())
            return []
        try:
            return [*self._table.do(item.form, item.signed)]
        except (RefusedError, BadInputError) as why:
            return self._refuse(item, why)

    def _refuse(self, item: _Asked, why: RefusedError | BadInputError) -> list[AnyEvent]:
        """Say why not: at once, or where a rule of the house refuses it as soon as that is durable."""
        reason, form = str(why), item.form
        count = self._refusal.count + 1 if self._refusal else 1
        self._refusal = Refusal(reason, count, _command_name(form))
        caused = self._table.record_refusal(form, why)
        if caused:
            self._unheard.append(lambda: item.refused(reason, form))
        else:
            item.refused(reason, form)
        return [*caused]

    def _hear(self, readings: Sequence[Reading]) -> list[AnyEvent]:
        if self._agreement is None:
            return self._play(readings)
        return [event for reading in readings for event in self._play(self._agreement.hear(reading))]

    def _play(self, readings: Sequence[Reading]) -> list[AnyEvent]:
        caused: list[AnyEvent] = []
        for reading in readings:
            heard = self._listening.heard(reading)
            if heard is not None:
                caused += self._table.hear(heard)
        return caused

    def _patience(self) -> float | None:
        """Seconds after which something is due though nobody comes; None where nothing is."""
        until = None if self._agreement is None else self._agreement.waits_until
        told = self._published is not None and self._published.journal.reason
        waits = [_TRY_THE_DISK] if self._on_paper or told else []
        if until is not None:
            waits.append(max(0.0, (until - self._stamps.steady()) / 1e6))
        return min(waits, default=None)

    def _waited(self) -> list[AnyEvent]:
        """Say what follows from nobody having said anything: a number waits for one reader no longer."""
        return [] if self._agreement is None else self._play(self._agreement.due(self._stamps.steady()))

    def _write(self, caused: Sequence[AnyEvent]) -> None:
        """Make durable what happened, then tell it; where the disk refuses, keep it on paper."""
        self._alarm(caused)
        bodies: list[Body] = [{**event_form(event), **self._stamps.now()} for event in caused]
        if self._on_paper:
            bodies = [*self._on_paper, *bodies]
        if bodies:
            try:
                recorded = self._journal.append(bodies)
            except JournalFailed as trouble:
                self._on_paper = [{**body, "late": True} for body in bodies]
                self._trouble = str(trouble)
            else:
                self._on_paper, self._trouble = [], ""
                self._written_at = bodies[-1]["at"]
                self._told(recorded)
                self._hours.take([each.seq for each in recorded], bodies, self._table.state)
                self._pace.take(bodies)
                self._answer_refused()
        self._publish_news()
        self._look_back()
        if any(isinstance(event, SpinClosed) for event in caused):
            self._between_spins()
        if jump := self._stamps.jumped():
            self._write(self._table.hear(ClockHeard(jump)))

    def _look_back(self) -> None:
        """Have what is told read back before anything more is; where it is not there that is shown."""
        try:
            self._journal.look_back()
        except JournalFailed as trouble:
            self._trouble = str(trouble)
            self._publish_news()

    def _alarm(self, caused: Sequence[AnyEvent]) -> None:
        """Keep for the screen what somebody should look at."""
        for reason in filter(None, map(_alarm, caused)):
            self._alarms = alarmed(self._alarms, reason)

    def _answer_refused(self) -> None:
        """Tell whoever was refused by a rule, now that the refusal is recorded."""
        unheard, self._unheard = self._unheard, []
        for tell in unheard:
            tell()

    def _publish_news(self) -> None:
        """Publish what a desk shows, unless it is what was published last: most frames change nothing."""
        live, last = self._live(), self._published
        if last is None or not (
            live.state is last.state
            and live.reader is last.reader
            and live.refusal is last.refusal
            and live.alarms is last.alarms
            and live.journal == last.journal
        ):
            self._published = live
            self._publish(live)

    def _live(self) -> Live:
        journal = JournalNow(self._written_at, len(self._on_paper), self._journal_reason())
        return Live(
            self._table.state,
            self._listening.now,
            journal,
            alarms=self._alarms,
            refusal=self._refusal,
            practice=self._practice,
            steps_told=self._steps_told,
            house=self._table.opening.house,
            dealer=self._table.opening.dealer,
            moments=self._hours.now,
            played=self._pace.now,
            unasked=self._table.unasked,
        )

    def _journal_reason(self) -> str:
        """Say what is wrong with the disk, and how long it may last."""
        if self._trouble:
            return self._trouble
        if self._journal.failed:
            return "The disk failed: all is recorded in the log alone. Take a backup now."
        if self._journal.running_out:
            if gone := self._journal.gone:
                return gone
            return f"The disk is full: room for about {self._journal.spins_left} more spins. Make room on it."
        return ""


def _command_name(form: Json) -> str:
    name = form.get("do") if isinstance(form, dict) else None
    return name if isinstance(name, str) else ""


def _alarm(event: AnyEvent) -> str | None:
    """What of an event somebody should look at."""
    match event:
        case ReaderWarning(detail=detail, reason=reason):
            return detail or reason
        case ClockBehind(than=than, microseconds=behind):
            if than == BEHIND_PROGRAM:
                return "the machine's clock stands before the day on which this program was made"
            return f"the machine's clock stands {behind / 1e6:.0f} seconds behind the last event"
        case PitBossAgain(owner=owner, by=user):
            return (
                f"{owner} has a first code from {user}, who keeps this machine: nobody has answered for it."
            )
        case ClockJumped(microseconds=jump):
            seconds, way = abs(jump) / 1e6, "ahead" if jump > 0 else "back"
            return f"the machine's clock was set {seconds:.0f} seconds {way}"
        case SpinClosed(spin=spin, lapsed=int(number)):
            return f"spin {spin}: nobody confirmed the number {number}, and the next ball was thrown"
        case _:
            return None
