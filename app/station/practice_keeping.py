"""Keeps what is practised, on a thread that waits for the disk; the window never does."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import Final

from app.practice.attempts import Attempt
from app.practice.exam import Exam, Result
from app.practice.trainees import Trainee
from app.practice_file.errors import DamagedPracticeError, PracticeFileError
from app.practice_file.language import remember
from app.practice_file.practice_file import PracticeFile, SatExam, set_aside
from app.reports.practice_words.kept import set_aside_words, trouble_words
from app.settings import Language

_PATIENCE: Final = 10.0

Later = Callable[[Callable[[], None]], None]
"""Has something done on the thread of the windows."""


class PracticeKeeping:
    """One practice file. What cannot be written is kept in memory and tried again with the next answer.

    Attributes:
        trouble: why answers are not kept just now, or what was set aside; empty where all is well.
        names: who practised here before.
    """

    def __init__(self, path: Path, later: Later, now: Callable[[], datetime]) -> None:
        """Open the file, or begin one; a damaged one is set aside first.

        Args:
            path: of the file.
            later: has something done on the thread of the windows.
            now: the time, in UTC.

        Raises:
            PracticeFileError: it is another file, or nothing can be written there.
        """
        self.trouble = ""
        self._file = self._opened(path, now())
        self.names = tuple(self._file.trainees())
        self._later, self._path = later, path
        self._unwritten: list[Callable[[], None]] = []
        self._queue: queue.SimpleQueue[Callable[[], None] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="practice", daemon=True)
        self._thread.start()

    def _opened(self, path: Path, now: datetime) -> PracticeFile:
        try:
            return PracticeFile.open(path)
        except DamagedPracticeError:
            aside = set_aside(path, now)
            self.trouble = set_aside_words(aside)
            return PracticeFile.open(path)

    def read(self, trainee: str, told: Callable[[Sequence[Attempt]], None]) -> None:
        """Give what somebody answered, on the thread of the windows, as soon as it is read."""

        def read() -> None:
            try:
                attempts = self._file.attempts(trainee)
            except PracticeFileError as fault:
                self.trouble, attempts = trouble_words(fault), []
            self._later(lambda: told(attempts))

        self._queue.put(read)

    def read_class(self, told: Callable[[Sequence[Trainee]], None]) -> None:
        """Give what everybody answered, on the thread of the windows, as soon as it is read."""

        def read() -> None:
            try:
                trainees = self._trainees()
            except PracticeFileError as fault:
                self.trouble, trainees = trouble_words(fault), ()
            self._later(lambda: told(trainees))

        self._queue.put(read)

    def _trainees(self) -> tuple[Trainee, ...]:
        sat = self._file.exams()
        return tuple(
            Trainee(name, tuple(self._file.attempts(name)), tuple(e.result for e in sat if e.trainee == name))
            for name in self._file.trainees()
        )

    def keep(self, trainee: str, attempt: Attempt) -> None:
        """Keep one more answer."""
        self._queue.put(lambda: self._write(lambda: self._file.keep(trainee, [attempt])))

    def keep_exam(self, trainee: str, exam: Exam, result: Result, at: datetime) -> None:
        """Keep how an exam went."""
        sat = SatExam(trainee, str(exam), at, result)
        self._queue.put(lambda: self._write(lambda: self._file.keep_exam(sat)))

    def keep_language(self, language: Language) -> None:
        """Keep the language that was chosen, for the next start; answers never wait for it."""

        def keep() -> None:
            try:
                remember(self._path, language)
            except PracticeFileError as fault:
                self.trouble = trouble_words(fault)

        self._queue.put(keep)

    def close(self) -> None:
        """Write what waits, and end."""
        self._queue.put(None)
        self._thread.join(_PATIENCE)

    def _write(self, write: Callable[[], None]) -> None:
        """Write what could not be written before, in its order, and then this."""
        self._unwritten.append(write)
        try:
            while self._unwritten:
                self._unwritten[0]()
                del self._unwritten[0]
        except PracticeFileError as fault:
            self.trouble = trouble_words(fault)
        else:
            self.trouble = ""

    def _run(self) -> None:
        while (task := self._queue.get()) is not None:
            task()
