"""What a pit boss does from the desk: he answers, and puts payments right; each is signed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from app.desks.pit_boss.answer_window import AnswerWindow
from app.desks.pit_boss.asking import Asking
from app.desks.pit_boss.correct_window import CorrectWindow, chips_of
from app.desks.pit_boss.writer import Entry, Fact, Outcome, PaidFact, Writer, Written
from app.people.permissions import Signed
from app.reports.voice import Said

Asked = AnswerWindow | CorrectWindow


class Deeds(QObject):
    """Opens the windows in which something is signed, and has it written beside the desk's thread.

    Attributes:
        open: the window that is open; None where none is.
    """

    def __init__(self, over: QWidget, writer: Writer, said: Said, done: Callable[[], None]) -> None:
        """Nothing is asked yet.

        Args:
            over: the window over which they lie.
            writer: writes.
            said: says a refusal of the table in the desk's language.
            done: told once something was written.
        """
        super().__init__(over)
        self._over, self._writer, self._said, self._done = over, writer, said, done
        self._asking = Asking("writing", every=None)
        self.open: Asked | None = None

    def stop(self) -> None:
        """Write what is being written to its end, and nothing more."""
        self._asking.stop()

    def answer(self, facts: Sequence[Fact]) -> None:
        """Ask who answers for what was chosen: under one code.

        Args:
            facts: one at least.
        """
        self._ask(facts[0].entry, lambda people: AnswerWindow(self._over, facts, people))

    def correct(self, journal: Path, payment: PaidFact) -> None:
        """Ask what should have been paid.

        Args:
            journal: in which it was recorded.
            payment: as it was made.
        """
        entry, chips = Entry(journal, payment.table, payment.seq), chips_of(payment.house, payment.paid_in)
        self._ask(entry, lambda people: CorrectWindow(self._over, entry, payment, chips, people))

    def _ask(self, entry: Entry, make: Callable[[Sequence[Signed]], Asked]) -> None:
        """Ask who works here, and whether anything can be written: that is said before anybody types."""
        self._asking.start()
        self._asking.ask(
            "people",
            lambda: (self._writer.people(), self._writer.standing(entry)),
            lambda found: self._show(make(found[0]), found[1]),
        )

    def _show(self, window: Asked, standing: Written) -> None:
        self.open = window
        window.warn(standing)
        window.wanted.connect(lambda: self._write(window))
        window.finished.connect(self._closed)
        window.open()

    def _write(self, window: Asked) -> None:
        deed = window.deed()
        self._asking.ask("write", lambda: deed(self._writer), self._written)

    def _written(self, written: Written) -> None:
        if written.outcome is Outcome.REFUSED:
            written = written._replace(reason=self._said(written.reason))
        if self.open is not None:
            self.open.told(written)
        if written.outcome is Outcome.DONE:
            self._done()

    def _closed(self) -> None:
        self.open = None
