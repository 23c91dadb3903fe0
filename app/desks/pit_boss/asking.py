"""What a page asks of the disk is answered on a thread of its own: no window waits.

Of what waits only the last question of its kind is asked, and its answer comes on the window's thread.
"""

from __future__ import annotations

import queue
import sys
import threading
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

from PySide6.QtCore import QObject, Signal

from app.desks.common.language import tr
from app.desks.pit_boss.sights import LockedError, NotRecordedError
from app.desks.pit_boss.trouble_words import trouble_words
from app.journal.errors import Damaged, JournalError
from app.output import complaint

T = TypeVar("T")

EVERY: Final = 1.5
"""Seconds between two looks at whether there is something new."""


class StoppedReadingError(Exception):
    """The window was closed while something long was read."""


class _Question(NamedTuple):
    kind: str
    turn: int
    ask: Callable[[], object]
    answer: Callable[[object], None]


class Asking(QObject):
    """Answers one question after the other, and looks by itself now and then.

    Attributes:
        progress: how far a long reading is: events that were read, and those that there are to read.
        trouble: what cannot be read, in one sentence; empty once it can.
        damaged: a journal that does not hold, and the sentence; empty once it does.
    """

    progress = Signal(int, int)
    trouble = Signal(str)
    damaged = Signal(object, str)
    _answered = Signal(object)

    def __init__(self, name: str, *, every: float | None = EVERY) -> None:
        """Nothing is read before `start`.

        Args:
            name: of the thread.
            every: seconds between two looks at whether there is something new; None never looks.
        """
        super().__init__()
        self._name, self._every = name, every
        self._questions: queue.SimpleQueue[_Question | None] = queue.SimpleQueue()
        self._turns: dict[str, int] = {}
        self._thread: threading.Thread | None = None
        self._stopping = threading.Event()
        self._troubled = ""
        self._broken: Path | None = None
        self._answered.connect(self._deliver)

    def start(self) -> None:
        """Begin to read; once it did, nothing more happens."""
        if self._thread is None and not self._stopping.is_set():
            self._thread = threading.Thread(target=self._run, name=self._name, daemon=True)
            self._thread.start()

    def stop(self, timeout: float = 10.0) -> None:
        """End; what was asked is answered no more."""
        self._stopping.set()
        self._questions.put(None)
        if self._thread is not None:
            self._thread.join(timeout)
            self._thread = None

    def ask(self, kind: str, ask: Callable[[], T], answer: Callable[[T], None]) -> None:
        """Have something read.

        Args:
            kind: a later question of the same kind takes the place of this one.
            ask: reads it, on the reading thread.
            answer: told what was read, on the window's.
        """
        turn = self._turns[kind] = self._turns.get(kind, 0) + 1
        self._questions.put(_Question(kind, turn, ask, answer))  # type: ignore[arg-type] # its own answer

    def forget(self, *kinds: str) -> None:
        """What was asked is of no use any more."""
        for kind in kinds:
            self._turns[kind] = self._turns.get(kind, 0) + 1

    def go_on(self) -> None:
        """Go on with a long reading, unless the window was closed.

        Raises:
            StoppedReadingError: it was.
        """
        if self._stopping.is_set():
            raise StoppedReadingError

    def look_up(self) -> None:
        """Look whether there is something new, on the reading thread."""

    def reads_on(self, fault: JournalError) -> bool:  # noqa: ARG002 - for whoever has another file to read
        """Whether there is something else to read now, after something could not be."""
        return False

    def _deliver(self, answered: tuple[_Question, object]) -> None:
        """Answer on the window's thread, if nothing else was asked since."""
        question, found = answered
        if not self._stopping.is_set() and self._turns.get(question.kind) == question.turn:
            question.answer(found)

    def _run(self) -> None:
        """Read until the end; a fault of the program is said before this thread ends by it."""
        try:
            self._read_on()
        except StoppedReadingError:
            return
        except BaseException:
            words = tr(
                "Un guasto del programma: chiudere e riaprire. Che cosa è stato, lo dice l'uscita d'errore."
            )
            self.trouble.emit(words)
            raise

    def _read_on(self) -> None:
        self._tried(self.look_up)
        while not self._stopping.is_set():
            self._one()

    def _one(self) -> None:
        """Answer the next question, and forget it: a code may have been typed for it."""
        try:
            question = self._questions.get(timeout=self._every)
        except queue.Empty:
            self._tried(self.look_up)
            return
        if question is not None and self._turns.get(question.kind) == question.turn:
            self._tried(partial(self._put, question))

    def _put(self, question: _Question) -> None:
        self._answered.emit((question, question.ask()))

    def _tried(self, act: Callable[[], None]) -> None:
        """Do something; what cannot be read is said, and that it can be again."""
        try:
            self._twice(act)
        except LockedError:  # nobody looks: whoever comes next asks anew
            self.trouble.emit("")
        except NotRecordedError as fault:
            self._say(str(fault), fault.__cause__)
        except JournalError as fault:
            self._say(trouble_words(fault), fault)
            if isinstance(fault, Damaged):
                self._broken = fault.path
                self.damaged.emit(fault.path, trouble_words(fault))
        else:
            self._read_again()

    def _read_again(self) -> None:
        """Say that what could not be read can be."""
        if self._troubled:
            self._say("", None)
        if self._broken is not None:
            self.damaged.emit(self._broken, "")
            self._broken = None

    def _twice(self, act: Callable[[], None]) -> None:
        try:
            act()
        except JournalError as fault:
            if not self.reads_on(fault):
                raise
            act()

    def _say(self, words: str, fault: BaseException | None) -> None:
        """Say it in the desk's language; in English it is told to whoever looks after the machine."""
        if fault is not None and words != self._troubled:
            sys.stderr.write(f"{complaint(str(fault))}\n")
        self._troubled = words
        self.trouble.emit(words)


class ToldOfDamage(Asking):
    """Looks by itself, and knows of which journals others found that they do not hold."""

    def __init__(self, name: str, *, every: float | None = EVERY) -> None:
        """Nothing is read before `start`, and no damage known.

        Args:
            name: of the thread.
            every: seconds between two looks; None never looks.
        """
        super().__init__(name, every=every)
        self._damaged: Mapping[Path, str] = {}

    def note_damage(self, journal: Path, words: str) -> None:
        """Take that a journal does not hold, as whoever read it says; empty where it does again."""
        self._damaged = {**self._damaged, journal: words}
