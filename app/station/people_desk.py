"""The register of people, asked from a desk: codes are compared on a thread of their own.

What compares codes and reads the register is loaded on that thread too: no window waits for it at the start.
"""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Final

from app import local_time
from app.desks.croupier.signing.people import Checked, Outcome, Roster
from app.journal.errors import JournalError, TableInUse
from app.people.held import NONE, UNREADABLE, Held
from app.people.permissions import Act
from app.station.stamps import Stamps
from app.station.station import program_name
from app.table.people_heard import PutOffHeard
from app.table.people_troubles import PeopleTrouble

if TYPE_CHECKING:
    from app.people.register import Register
    from app.register_file.register_file import Answer, RegisterFile

_PATIENCE: Final = 5.0
LOOKS_EVERY: Final = 30.0
"""Seconds after which the register is looked at though nobody asks: codes are given elsewhere, too."""
_FAULT: Final = "a fault of the program"
_UNSIGNED: Final = {
    Act.DEAL: PeopleTrouble.DEALS_WITHOUT_CODE,
    Act.COLOUR_VALUE: PeopleTrouble.VALUE_UNSIGNED,
    Act.COUNT: PeopleTrouble.COUNT_UNSIGNED,
}

Told = Callable[[Checked], None]


def _here() -> datetime:
    """The time by the clocks of this place."""
    return local_time.now()


def register_of(path: Path, desk: str) -> RegisterFile:
    """Give a register by its path, with this machine's clock.

    Args:
        path: of the file.
        desk: where codes are given.
    """
    from app.people.codes import Codes  # noqa: PLC0415 - see above
    from app.register_file.register_file import RegisterFile  # noqa: PLC0415 - see above

    return RegisterFile(path, Codes, Stamps(), program=program_name(), desk=desk)


class PeopleDesk:
    """Reads and asks the register one thing after the other; nobody who asks waits.

    Attributes:
        roster: who works here, as it was read last.
    """

    def __init__(
        self,
        register: Callable[[], RegisterFile],
        failed: Callable[[str], None] = lambda _sentence: None,
        *,
        there: bool = True,
        unsigned: Callable[[str], None] = lambda _sentence: None,
        seen: Callable[[Register], None] = lambda _register: None,
        found: Callable[[Held | PutOffHeard], None] = lambda _found: None,
        now: Callable[[], datetime] = _here,
        every: float = LOOKS_EVERY,
    ) -> None:
        """Begin to read who works here.

        Args:
            register: opens the file; called on the thread that asks it.
            failed: told in one sentence, each time somebody needs the register and it cannot be used.
            there: whether there is a register; where it is yet to be made, nobody works here so far.
            unsigned: told in one sentence that somebody went on without a code.
            seen: takes the register each time that it was read; on the thread that asks it.
            found: takes which register it is, or that there is none, or none that can be read, there too; and
                from whoever says so that somebody put his code off for a spin that is over.
            now: the time by the clocks of the house.
            every: seconds between two looks at whether somebody else has written to it.
        """
        self._seen, self._every = seen, every
        self._tell = found
        self._read_at: tuple[int, int] | None = None
        self._found: Register | None = None
        self._unsigned, self._now = unsigned, now
        self._open, self._failed, self._was_there = register, failed, there
        self._opened: RegisterFile | None = None
        self.roster = Roster()
        self._queue: queue.SimpleQueue[Callable[[], None] | None] = queue.SimpleQueue()
        self._thread = self._begun()
        self.look(lambda _roster: None)

    def close(self) -> None:
        """Do what waits, and end; at most some seconds long."""
        self._queue.put(None)
        self._thread.join(_PATIENCE)

    def look(self, told: Callable[[Roster], None]) -> None:
        """Read the register again, and tell who works here."""

        def look() -> None:
            try:
                self._read()
            finally:
                told(self.roster)

        self._queue.put(look)

    def check(self, name: str, code: str, told: Told) -> None:
        """Tell whether a code is this person's."""
        self._ask(told, lambda: self._counted(_checked(self._register.let_in(name, code))))

    def change(self, name: str, code: str, fresh: str, told: Told) -> None:
        """Let a person who gives his code choose another."""
        self._ask(told, lambda: self._counted(_changed(self._register.change_own(name, code, fresh))))

    def unsigned(self, name: str, act: Act) -> None:
        """Have it recorded, and the pit boss told, that somebody went on without a code."""
        self._unsigned(_UNSIGNED[act].english(name=name))

    def put_off(self, name: str, spin: int) -> None:
        """Have it recorded that whoever deals put his code off for a spin that is over."""
        self._tell(PutOffHeard(name, spin))

    def begin(self, name: str, code: str, told: Told) -> None:
        """Make the first pit boss, and the register with him."""
        self._ask(told, lambda: Checked(Outcome.RIGHT, self._register.make_first(name, code).signed))

    def _counted(self, checked: Checked) -> Checked:
        """Have a wrong code seen; say by the clock until when a name is locked, begun minutes whole."""
        if checked.outcome in {Outcome.WRONG, Outcome.LOCKED}:
            self._read()
        if checked.outcome is not Outcome.LOCKED:
            return checked
        until = self._now() + timedelta(minutes=checked.minutes)
        return checked._replace(until=until.strftime("%H:%M"))

    @property
    def _register(self) -> RegisterFile:
        if self._opened is None:
            self._opened = self._open()
        return self._opened

    def _ask(self, told: Told, deed: Callable[[], Checked]) -> None:
        def ask() -> None:
            answer = Checked(Outcome.TROUBLE, reason=_FAULT)
            try:
                answer = self._answered(deed)
            finally:  # whoever asks is answered, whatever a fault of the program may be
                told(answer)

        self._queue.put(ask)

    def _answered(self, deed: Callable[[], Checked]) -> Checked:
        from app.people.deeds import PeopleRefusedError  # noqa: PLC0415 - see above

        try:
            return deed()
        except PeopleRefusedError as why:
            return Checked(Outcome.REFUSED, reason=why.reason)
        except TableInUse as why:
            return Checked(Outcome.BUSY, reason=str(why))
        except (JournalError, OSError, ValueError) as why:
            self._fail(str(why))
            return Checked(Outcome.TROUBLE, reason=str(why))

    def _stands(self) -> tuple[int, int] | None:
        """Say when the file was written last, and how long it is; None where none can be seen."""
        try:
            found = self._register.path.stat()
        except OSError:  # there is none, or whoever reads it says why it may not be looked at
            return None
        return found.st_mtime_ns, found.st_size

    def _read(self) -> None:
        """Read who works here; a register that was there and is gone is trouble too."""
        self._read_at = self._stands()
        try:
            if self._was_there and not self._register.exists:
                self._tell(Held(NONE))
                self._fail(f"{self._register.path} is not there any more")
                return
            register, held = self._register.read_with_head()
            self._found, self.roster = register, _roster(register)
            self._was_there = self._register.exists
            self._tell(held)
            self._seen(register)
        except (JournalError, OSError, ValueError) as why:
            self._tell(Held(UNREADABLE))
            self._fail(str(why))

    def _fail(self, why: str) -> None:
        self.roster = self.roster._replace(trouble=why)
        self._failed(why)

    def _run(self) -> None:
        try:
            while self._one():
                pass
        except BaseException:
            self._thread = self._begun()  # the next one who asks is answered all the same
            raise

    def _one(self) -> bool:
        """Do the next thing that is asked, and forget it, with the code in it; False at the end."""
        deed = self._next()
        if deed is not None:
            deed()
        return deed is not None

    def _next(self) -> Callable[[], None] | None:
        """Wait for what is asked; None at the end, a look at the file where nobody asks for long."""
        try:
            return self._queue.get(timeout=self._every)
        except queue.Empty:
            return self._look_again

    def _look_again(self) -> None:
        """Read the register where somebody else has written to it; else have what was read seen again."""
        if self._stands() != self._read_at:
            self._read()
        elif self._found is not None:
            self._seen(self._found)

    def _begun(self) -> threading.Thread:
        thread = threading.Thread(target=self._run, name="people", daemon=True)
        thread.start()
        return thread


def _roster(register: Register) -> Roster:
    return Roster(tuple(person.signed for person in register.here))


def _checked(answer: Answer) -> Checked:
    if answer.minutes:
        return Checked(Outcome.LOCKED, minutes=answer.minutes)
    if answer.person is None:
        return Checked(Outcome.WRONG)
    outcome = Outcome.MUST_CHANGE if answer.person.must_change else Outcome.RIGHT
    return Checked(outcome, answer.person.signed)


def _changed(answer: Answer) -> Checked:
    """Say what became of a change; with the new code nothing is left to be changed."""
    checked = _checked(answer)
    return checked if answer.person is None else Checked(Outcome.RIGHT, checked.signed)
