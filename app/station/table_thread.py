"""The one thread that verifies actions, makes their events durable, and only then tells anybody.

All that one reading or command causes is one transaction, and what waits together is written together. When
the disk refuses, or does not answer, the table goes on *on paper*: what happens is kept in memory under a
standing bar, and written with its own times as soon as the disk takes it again. A thread that waits for the
disk too long loses the table to another one, which goes on where it stood: so all that outlives one writing
stands in the object, and nothing on the stack.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from app.journal.chain import Head, Recorded
from app.journal.store import Journal
from app.people.permissions import Signed
from app.station.listening import Listening, Readers
from app.station.refusing import Refusing
from app.station.showing import Publish, Showing
from app.station.stamps import Stamps
from app.station.waiting_line import Asked, Asking, Question, Refused, Stop, WaitingLine
from app.station.writing import GIVEN_UP, INTERRUPTED, TRIED, Body, TakenOverError, Watched, Writing, Wrote
from app.table.bad_input import BadInputError
from app.table.event_record import Event, event_form
from app.table.heard import ClockHeard, Found, WarningHeard
from app.table.live import Live
from app.table.people_heard import BesideHeard
from app.table.state import TableState
from app.table.table import Table
from app.table.turn import RefusedError
from hardware.precedence import go_first
from hardware.readings import Reading

_ENDS: Final = 20.0
"""Seconds in which a table ends, whatever its disk does: nothing that it waits for takes longer."""

Told = Callable[[Sequence[Recorded]], None]
_Item = Asking | Question | Stop | Wrote | WarningHeard | Found | tuple[Reading, ...]


class TableThread:
    """Drives one table from a queue, on a thread of its own.

    Attributes:
        failed: what ended the thread, if it was not `stop`.
    """

    def __init__(
        self,
        table: Table[Any],
        journal: Journal,
        *,
        readers: Readers,
        stamps: Stamps,
        told: Told,
        publish: Publish,
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
        self._told, self._between_spins = told, between_spins
        off = table.opening.house.readers_off
        self._listening = Listening(readers, off=off)
        self._line = WaitingLine[_Item]()
        self._caused: list[Event] = []
        self._last_caused: Sequence[Event] = ()
        self._writing = Writing(journal, Watched(self._say_slow, self._take_over, self._line.put))
        self._showing = Showing(
            table, journal, self._writing, self._listening, publish, readers=readers, practice=practice
        )
        self._refusing = Refusing(table, self._showing)
        self._stopping, self._over = False, threading.Event()
        self._thread = self._thread_on(self._showing.news)
        self.failed: BaseException | None = None

    @property
    def name(self) -> str:
        """The table's name."""
        return self._table.opening.table

    def start(self) -> None:
        """Begin to take what comes."""
        self._writing.start()
        self._thread.start()

    def stop(self, timeout: float = _ENDS) -> None:
        """Finish what waits, then end; what the disk has not taken by then stays on paper.

        Args:
            timeout: seconds after which a table that waits for something else than the disk is left.
        """
        self._line.put(Stop())
        if self._over.wait(timeout):
            self._thread.join()
        self._writing.stop()

    @property
    def hangs(self) -> bool:
        """Whether a thread still uses the journal, though the table was stopped: it must not be closed."""
        return self._writing.out or self._thread.is_alive()

    def hear(self, readings: Sequence[Reading]) -> None:
        """Hand over what a device said at once, in order; from any thread, never waits."""
        self._line.put(tuple(readings))

    def ask(
        self, form: Asked, refused: Refused, signed: Sequence[Signed] = (), also: Sequence[Asked] = ()
    ) -> None:
        """Hand over what a person asks; from any thread, never waits.

        Args:
            form: a command.
            refused: told the reason, on the table's thread, if it is not done; of a refusal that is recorded
                once that is durable.
            signed: who gave a code for it, as the register knows them; no command can say that itself.
            also: more of the same under the same signature: all is done and written at once, or nothing.
        """
        self._line.put(Asking(form, refused, signed, also))

    def notice(self, device: str, reason: str, detail: str) -> None:
        """Have something recorded that the pit boss should hear of; from any thread, never waits."""
        self._line.put(WarningHeard(device, reason, detail))

    def tell(self, heard: Found) -> None:
        """Have something recorded that the program found beside the game; from any thread, never waits."""
        self._line.put(heard)

    @property
    def night(self) -> int:
        """The place of the opening of the night that is open, as it was published last; 0 where none is."""
        live = self._showing.published
        return live.state.night if live is not None and live.state.opened else 0

    def question(self, answer: Callable[[Live[Any]], None]) -> None:
        """Have the state answered, after all that was handed over before."""
        self._line.put(Question(answer))

    def work_off(self) -> None:
        """Do what waits, on the caller's own thread: for a table that is driven without one."""
        while self._line:
            self._step()
        if self._writing.paper:
            self._take(self._writing.try_here())
            self._showing.news()

    @property
    def unwritten(self) -> list[Body]:
        """What the disk has not taken; empty when all is well. For this thread, or once it has ended."""
        return self._writing.paper

    @property
    def state(self) -> TableState:
        """What is true, with what the disk has not taken. For this thread, or once it has ended."""
        state: TableState = self._table.state
        return state

    @property
    def head(self) -> Head:
        """The last event that is durable."""
        return self._journal.head

    @property
    def trouble(self) -> str:
        """Why the disk did not take what waits; empty where it took all."""
        return self._writing.trouble

    def _thread_on(self, begin: Callable[[], None]) -> threading.Thread:
        return threading.Thread(
            target=lambda: self._run(begin), name=f"table {self._table.opening.table}", daemon=True
        )

    def _run(self, begin: Callable[[], None]) -> None:
        go_first()
        try:
            begin()
            while not self._stopping:
                self._step()
                if self._writing.due() == 0.0:
                    self._writing.try_now()
            self._finish()
        except TakenOverError:
            return
        except BaseException as fault:
            self.failed = fault
            self._over.set()
            raise
        self._over.set()

    def _say_slow(self, sentence: str) -> None:
        """Show that the disk does not answer; on the watch's thread, while this one waits."""
        self._showing.say_slow(sentence)

    def _take_over(self) -> None:
        """Go on in another thread, behind what this one was writing; on the watch's thread."""
        self._thread = self._thread_on(lambda: self._go_on(self._last_caused))
        self._thread.start()

    def _step(self) -> None:
        """Take all that waits, write it together, tell it."""
        waiting = self._line.gathered
        if not waiting and not self._line.gather(self._patience()):
            self._hear(self._listening.due(self._stamps.steady()))
        while waiting and not self._stopping:
            if self._caused and isinstance(waiting[0], Asking | Question):
                self._write()  # its answer, or its refusal, comes after what was caused before it
            self._do(waiting.popleft())
        self._write()

    def _hear(self, heard: Iterable[object]) -> None:
        for each in heard:
            self._caused += self._table.hear(each)

    def _do(self, item: _Item) -> None:
        match item:
            case tuple():
                self._hear(self._listening.hear(item))
            case Stop():
                self._stopping = True
            case Asking() | Question():
                self._caused += self._answer(item)
            case WarningHeard() | BesideHeard():
                self._hear((item,))
            case Wrote():
                self._take(item)

    def _finish(self) -> None:
        """Write what is on paper, once more; what does not come back in time is left."""
        if self._writing.out:
            self._await_writer()
        if self._writing.paper and not self._writing.out:
            self._writing.try_now()
            self._await_writer()

    def _await_writer(self) -> None:
        """Wait for whoever writes; have it interrupted where it does not come back."""
        wrote = self._line.await_writing(GIVEN_UP)
        if wrote is None:
            self._writing.interrupt()
            wrote = self._line.await_writing(INTERRUPTED)
        if wrote is not None:
            self._take(wrote)
            self._showing.news()

    def _answer(self, item: Asking | Question) -> list[Event]:
        if isinstance(item, Question):
            item.answer(self._showing.live())
            return []
        try:
            return [*self._table.do(item.form, item.signed, item.also)]
        except (RefusedError, BadInputError) as why:
            return [*self._refusing.refuse(item, why)]

    def _patience(self) -> float | None:
        """Seconds after which something is due though nobody comes; None where nothing is."""
        until = self._listening.waits_until
        told = self._showing.published is not None and self._showing.published.journal.reason
        due = self._writing.due()
        waits = [TRIED] if told else []
        if due is not None:
            waits.append(due)
        if until is not None:
            waits.append(max(0.0, (until - self._stamps.steady()) / 1e6))
        return min(waits, default=None)

    def _write(self) -> None:
        """Make durable what happened, then tell it; where the disk refuses, keep it on paper."""
        caused, self._caused = self._caused, []
        if caused:
            self._last_caused = caused
            wrote = self._writing.write([{**event_form(event), **self._stamps.now()} for event in caused])
            if wrote is not None:
                self._take(wrote)
        self._go_on(caused)

    def _take(self, wrote: Wrote) -> None:
        """Tell what has become durable."""
        if wrote.recorded:
            self._told(wrote.recorded)
        self._writing.ended(wrote)
        if wrote.recorded:
            self._showing.wrote(wrote)
            self._refusing.is_durable(wrote.recorded[-1].seq)

    def _go_on(self, caused: Sequence[Event]) -> None:
        """Show how the table stands now, and do what follows from what happened."""
        self._showing.alarm(caused)
        if not (self._line.gathered and self._writing.paper):  # all that waited for the disk is shown at once
            self._showing.news()
        if self._writing.look_back():
            self._showing.news()
        if any(type(event) in self._table.state.game.steps.closes for event in caused):
            self._between_spins()
        if jump := self._stamps.jumped():
            self._caused += self._table.hear(ClockHeard(jump))
            self._write()
