"""What a pit boss writes from the review desk: codes are compared first, then the stopped table is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from app.desks.pit_boss.writer import Entry, Form, Outcome, Signature, Writer, Written
from app.journal.errors import JournalError, NotAJournal, TableInUse
from app.people.permissions import Act, Signed, may, may_sign
from app.register_file.register_file import RegisterFile
from app.station.stamps import Stamps
from app.station.stopped_table import CopyError, do_stopped, see_stopped


class ReviewWriter(Writer):
    """Writes for the review desk; waits for codes and for the disk."""

    def __init__(self, register: RegisterFile, stamps: Stamps | None = None) -> None:
        """Write nothing yet.

        Args:
            register: the people who may sign.
            stamps: the clocks.
        """
        self._register, self._stamps = register, stamps or Stamps()

    def people(self) -> Sequence[Signed]:
        """Name those who may sign here; nobody where the register cannot be read."""
        try:
            return tuple(person.signed for person in self._register.read().here)
        except (JournalError, OSError, ValueError):
            return ()

    def standing(self, entry: Entry) -> Written:
        """Say whether anything can be written there now: `DONE`, or what would stand in the way."""
        if not self._register.exists:
            return Written(Outcome.NO_REGISTER)
        return _written(lambda: see_stopped(entry.journal, entry.table))

    def answer(self, entry: Entry, note: str, by: Signature) -> Written:
        """Answer by name for something that was recorded: whoever may sign what is put right may do so."""
        who = self._let_in(by)
        if isinstance(who, Written):
            return who
        if not may_sign(who.role, Act.CORRECT):
            return Written(Outcome.NOT_ALLOWED, who.name)
        form: Form = {"do": "answer", "of": entry.seq, "by": who.name}
        return self._done(entry, {**form, "note": note} if note else form, ())

    def correct(self, entry: Entry, instead: Form, reason: str, by: Signature, witness: Signature) -> Written:
        """Put right what was recorded; both give their codes, and the table verifies that they may."""
        first = self._let_in(by)
        if isinstance(first, Written):
            return first
        if not may(first.role, Act.CORRECT):
            return Written(Outcome.NOT_ALLOWED, first.name)
        second = self._let_in(witness)
        if isinstance(second, Written):
            return second
        if not may_sign(second.role, Act.CORRECT):
            return Written(Outcome.NOT_ALLOWED, second.name)
        form: Form = {"do": "correct", "of": entry.seq, "reason": reason, "instead": instead}
        return self._done(entry, {**form, "by": first.name, "witness": second.name}, (first, second))

    def _let_in(self, signature: Signature) -> Signed | Written:
        """Compare a code; nobody is told whether the name or the code was wrong."""
        name = " ".join(signature.name.split())
        try:
            answer = self._register.let_in(signature.name, signature.code)
        except TableInUse as why:
            return Written(Outcome.BUSY, name, reason=str(why))
        except (JournalError, OSError, ValueError) as why:
            return Written(Outcome.TROUBLE, name, reason=str(why))
        if answer.minutes:
            return Written(Outcome.LOCKED, name, answer.minutes)
        if answer.person is None:
            return Written(Outcome.WRONG, name)
        if answer.person.must_change:
            return Written(Outcome.MUST_CHANGE, answer.person.name)
        return answer.person.signed

    def _done(self, entry: Entry, form: Form, signed: Sequence[Signed]) -> Written:
        return _written(lambda: do_stopped(entry.journal, entry.table, form, signed, self._stamps))


def _written(ask: Callable[[], str]) -> Written:
    """Ask a stopped table, and say what became of it."""
    try:
        refused = ask()
    except TableInUse as why:
        return Written(Outcome.RUNNING, reason=str(why))
    except (CopyError, NotAJournal) as why:
        return Written(Outcome.COPY, reason=str(why))
    except (JournalError, OSError) as why:
        return Written(Outcome.TROUBLE, reason=str(why))
    return Written(Outcome.REFUSED, reason=refused) if refused else Written(Outcome.DONE)
