"""What a pit boss writes from the review desk: codes are compared first, then the stopped table is asked."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from app.desks.pit_boss.trouble_words import trouble_words
from app.desks.pit_boss.writer import Answer, Entry, Form, Outcome, Place, Signature, Writer, Written
from app.journal.errors import JournalError, ReadOnlyPlace, TableInUse
from app.people.permissions import Act, Signed, may, may_sign
from app.register_file.register_file import RegisterFile
from app.station.stamps import Stamps
from app.station.stopped_table import CopyError, do_stopped, look_at_stopped, see_stopped
from app.table.game import Game


class ReviewWriter(Writer):
    """Writes for the review desk; waits for codes and for the disk."""

    def __init__(self, register: RegisterFile, game: Game[Any], stamps: Stamps | None = None) -> None:
        """Write nothing yet.

        Args:
            register: the people who may sign.
            game: what is played at the tables.
            stamps: the clocks.
        """
        self._register, self._game, self._stamps = register, game, stamps or Stamps()
        self._walked: tuple[object, str] = (None, "")

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

    def outlook(self, place: Place) -> Written:
        """Say as `standing`, as far as it can be seen without a touch of the lock."""
        if why := self._register_trouble():
            return why
        return _written(lambda: look_at_stopped(*place))

    def _register_trouble(self) -> Written | None:
        """Say why nobody can sign here; the register is walked once for each of its forms."""
        register = self._register
        if not register.exists:
            return Written(Outcome.NO_REGISTER)
        form = _form_of(register.path)
        if form != self._walked[0]:
            try:
                register.read()
            except (JournalError, OSError, ValueError) as why:
                self._walked = form, str(why)
            else:
                self._walked = form, ""
        if self._walked[1]:
            return Written(Outcome.TROUBLE, reason=self._walked[1])
        if not os.access(register.path.parent, os.W_OK):
            return Written(Outcome.READ_ONLY, reason=str(register.path.parent))
        return None

    def answer(self, answers: Sequence[Answer], by: Signature) -> Written:
        """Answer by name for what was recorded at one table: whoever may sign what is put right may do so.

        Raises:
            ValueError: they stand in more than one journal, which nobody writes at once.
        """
        where = {(each.entry.journal, each.entry.table) for each in answers}
        if len(where) != 1:
            raise ValueError(f"answers of {len(where)} tables")
        who = self._let_in(by)
        if isinstance(who, Written):
            return who
        if not may_sign(who.role, Act.CORRECT):
            return Written(Outcome.NOT_ALLOWED, who.name)
        first, *also = (_answer_form(each, who.name) for each in answers)
        return self._done(answers[0].entry, first, (), also)

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
            return Written(Outcome.TROUBLE, name, reason=trouble_words(why))
        if answer.minutes:
            return Written(Outcome.LOCKED, name, answer.minutes)
        if answer.person is None:
            return Written(Outcome.WRONG, name)
        if answer.person.must_change:
            return Written(Outcome.MUST_CHANGE, answer.person.name)
        return answer.person.signed

    def _done(self, entry: Entry, form: Form, signed: Sequence[Signed], also: Sequence[Form] = ()) -> Written:
        return _written(
            lambda: do_stopped(entry.journal, entry.table, self._game, form, signed, self._stamps, also=also)
        )


def _answer_form(answer: Answer, by: str) -> Form:
    form: Form = {"do": "answer", "of": answer.entry.seq, "by": by}
    return {**form, "note": answer.note} if answer.note else form


def _written(ask: Callable[[], str]) -> Written:
    """Ask a stopped table, and say what became of it."""
    try:
        refused = ask()
    except TableInUse as why:
        return Written(Outcome.RUNNING, reason=str(why))
    except CopyError as why:
        return Written(Outcome.COPY, reason=str(why))
    except ReadOnlyPlace as why:
        return Written(Outcome.READ_ONLY, reason=str(why.path))
    except (JournalError, OSError) as why:
        return Written(Outcome.TROUBLE, reason=trouble_words(why))
    return Written(Outcome.REFUSED, reason=refused) if refused else Written(Outcome.DONE)


def _form_of(path: Path) -> object:
    """Give what changes when a file is written, or its log."""
    seen = []
    for each in (path, path.with_name(path.name + "-wal")):
        with suppress(OSError):  # it may have no log
            now = each.stat()
            seen.append((now.st_ino, now.st_size, now.st_mtime_ns))
    return seen
