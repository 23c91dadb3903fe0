"""The register of people, kept on the disk: read whole, and written for one deed at a time.

Several programs of a machine share it. Whoever writes holds it from before he reads until what he decided is
durable, so that no two guesses are counted as one; he waits two seconds for another, and gives up in words.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple, Protocol

from app import file_modes
from app.journal.errors import Damaged, TableInUse
from app.journal.store import Journal
from app.people import deeds
from app.people.codes import Codes
from app.people.entering import enter
from app.people.held import NONE, Held
from app.people.lockout import Moment
from app.people.looking import Sight
from app.people.refusals import RegisterRefusal
from app.people.register import ArchiveRemoved, Person, PersonEvent, Register, event_form
from app.people.roles import Role
from app.register_file.administrator import logged_in
from app.register_file.held import held_of
from app.register_file.place import PEOPLE
from app.register_file.walking import Walked, walked_on, walked_whole

WAIT_SECONDS: Final = 2.0
"""How long a deed waits for another program's."""
_LOOK_SECONDS: Final = 0.02


class Clock(Protocol):
    """What time it is, for whoever locks a name and whoever stamps an event."""

    @property
    def steady(self) -> Callable[[], int]:
        """The machine's steady clock, microseconds."""
        ...

    @property
    def boot(self) -> str:
        """Which start of the machine it counts from."""
        ...

    def now(self) -> dict[str, str | int]:
        """The stamp of an event: `at`, `mono` and `boot`."""
        ...


class Answer(NamedTuple):
    """What a name and a code opened.

    Attributes:
        person: whose they are; None where they were refused.
        minutes: how long the name is locked; 0 where it is not.
    """

    person: Person | None
    minutes: int = 0


class RegisterFile:
    """One register, by its path; nothing is held open between two deeds."""

    def __init__(
        self,
        path: Path,
        codes: Callable[[], Codes],
        clock: Clock,
        *,
        program: str,
        desk: str,
        wait: float = WAIT_SECONDS,
    ) -> None:
        """Open nothing yet.

        Args:
            path: of the file.
            codes: makes what compares codes, when the first one is.
            clock: the time.
            program: who we are, for whoever finds the register in use.
            desk: where codes are given, as wrong ones are recorded: "table T1", or a command's name.
            wait: seconds that a deed waits for another program's.
        """
        self.path = path
        self._make_codes, self._clock, self._program, self._wait = codes, clock, program, wait
        self._desk = desk
        self._made: Codes | None = None
        self._walked: Walked | None = None

    @property
    def moment(self) -> Moment:
        """What time it is, for locks."""
        return Moment(self._clock.steady(), self._clock.boot)

    @property
    def exists(self) -> bool:
        """Whether there is a register, readable or not."""
        return self.path.exists()

    def read(self) -> Register:
        """Read everybody; what does not hold as it was written is not believed.

        What this program has walked before it does not walk again: the rest goes on from there.

        Raises:
            JournalError: the register cannot be read, or does not hold.
        """
        return self.read_with_head()[0]

    def read_with_head(self) -> tuple[Register, Held]:
        """Read everybody, and say which register it is; raises as `read`."""
        if not self.exists:
            self._walked = None
            return Register(), Held(NONE)
        before = self._walked
        walked = (before and walked_on(self.path, before)) or walked_whole(self.path)
        self._walked = walked
        return walked.register, held_of(walked.hashes)

    def let_in(self, name: str, code: str) -> Answer:
        """Take a name and a code; a wrong one is on the disk before it is told.

        Raises:
            JournalError: the register cannot be read or written.
        """
        with self._held() as (journal, register):
            return self._entered(journal, register, name, code)

    def make_first(self, name: str, code: str) -> Person:
        """Make the first pit boss, and the register with him.

        Raises:
            PeopleRefusedError: there is one already, or name or code will not do.
            JournalError: the register cannot be read or written.
        """
        comes = deeds.first_pit_boss(self.read(), name, code, self._codes)  # refused before a file is made
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self._held(make=True) as (journal, register):
            if register.keepers:
                comes = deeds.first_pit_boss(register, name, code, self._codes)
            self._write(journal, comes)
        return deeds.known(self.read(), name)

    def make_again(self, name: str, code: str) -> Person:
        """Give the only pit boss a first code, as whoever keeps the machine; told until it is answered.

        Raises:
            PeopleRefusedError: he is not the only one, the code will not do, or the file is not ours.
            JournalError: the register cannot be read or written.
        """
        if (owner := file_modes.other_owner(self.path)) is not None:
            raise deeds.PeopleRefusedError(RegisterRefusal.ANOTHER_OWNER(owner=owner))
        with self._held() as (journal, register):
            user = logged_in()
            self._write(journal, deeds.pit_boss_again(register, name, code, self._codes, user=user))
        return deeds.known(self.read(), name)

    def answer_again(self, by: str, code: str, name: str, note: str) -> Answer:
        """Somebody else answers for such a code; raises as `add`."""
        return self._kept(by, code, lambda register, who: deeds.again_answered(register, who, name, note))

    def change_own(self, name: str, code: str, fresh: str) -> Answer:
        """Somebody gives his code and chooses another.

        Raises:
            PeopleRefusedError: the new code will not do.
            JournalError: the register cannot be read or written.
        """
        with self._held() as (journal, register):
            answer = self._entered(journal, register, name, code)
            if answer.person is not None:
                self._write(journal, deeds.own_code(answer.person, fresh, self._codes))
            return answer

    def add(self, by: str, code: str, name: str, role: Role, first: str) -> Answer:
        """Somebody is added by a pit boss who gives his code, with a first one.

        Raises:
            PeopleRefusedError: why it may not be.
            JournalError: the register cannot be read or written.
        """
        return self._kept(
            by, code, lambda register, boss: deeds.added(register, boss, name, role, first, self._codes)
        )

    def give_role(self, by: str, code: str, name: str, role: Role) -> Answer:
        """Somebody is given another role; raises as `add`."""
        return self._kept(by, code, lambda register, boss: deeds.role_given(register, boss, name, role))

    def give_code(self, by: str, code: str, name: str, first: str) -> Answer:
        """Somebody is given a first code; raises as `add`."""
        return self._kept(
            by, code, lambda register, boss: deeds.first_code(register, boss, name, first, self._codes)
        )

    def leave(self, by: str, code: str, name: str) -> Answer:
        """Somebody works here no more; raises as `add`."""
        return self._kept(by, code, lambda register, boss: deeds.gone(register, boss, name))

    def keep_for(self, by: str, code: str, months: int) -> Answer:
        """Archived months are kept so many months after their end; raises as `add`."""
        return self._kept(by, code, lambda _register, boss: deeds.kept_for(boss, months))

    def let_go(self, by: str, code: str, months: Sequence[ArchiveRemoved]) -> Answer:
        """Record that archived months are let go, before they are; raises as `add`."""
        return self._kept(by, code, lambda register, boss: deeds.let_go(register, boss, months))

    def see(self, by: str, code: str, *sights: Sight) -> Answer:
        """Somebody gives his code to look at what is recorded, to have it printed or written out.

        What he sees is on the disk before he does; raises as `add`.
        """
        return self._kept(by, code, lambda _register, who: deeds.seen(who, self._desk, sights))

    def see_more(self, name: str, *sights: Sight) -> None:
        """Somebody who gave his code at this desk sees more of what is recorded.

        Raises:
            PeopleRefusedError: he works here no more, or may not read any more.
            JournalError: the register cannot be read or written: then nothing is to be shown.
        """
        with self._held() as (journal, register):
            self._write(journal, deeds.seen(deeds.known(register, name), self._desk, sights))

    def _kept(self, by: str, code: str, deed: Callable[[Register, Person], Sequence[PersonEvent]]) -> Answer:
        """Do what somebody asks, once his code is right and his own."""
        with self._held() as (journal, register):
            answer = self._entered(journal, register, by, code)
            if answer.person is None:
                return answer
            if answer.person.must_change:
                raise deeds.PeopleRefusedError(RegisterRefusal.FIRST_CODE_STANDS(name=answer.person.name))
            self._write(journal, deed(register, answer.person))
            return answer

    def _entered(self, journal: Journal, register: Register, name: str, code: str) -> Answer:
        entered = enter(register, name, code, self._codes, self.moment, self._desk)
        self._write(journal, entered.caused)
        return Answer(entered.person, entered.minutes)

    @property
    def _codes(self) -> Codes:
        if self._made is None:
            self._made = self._make_codes()
        return self._made

    def _write(self, journal: Journal, caused: Sequence[PersonEvent]) -> None:
        journal.append([{**event_form(event), "spin": None, **self._clock.now()} for event in caused])

    @contextmanager
    def _held(self, *, make: bool = False) -> Iterator[tuple[Journal, Register]]:
        """Hold the register for one deed, and give what it says meanwhile."""
        if not (make or self.exists):
            raise Damaged(self.path, "there is no register of people")
        journal = self._opened()
        try:
            yield journal, self.read()
        finally:
            journal.close()

    def _opened(self) -> Journal:
        """Open the file to write, and wait a little where another program does."""
        file_modes.narrow(self.path, file_modes.OWN)  # somebody may have copied it back; its log follows
        until = time.monotonic() + self._wait
        while True:
            try:
                return Journal.open(
                    self.path, PEOPLE, program=self._program, ballast_bytes=0, mode=file_modes.OWN
                )
            except TableInUse:
                if time.monotonic() >= until:
                    raise
            time.sleep(_LOOK_SECONDS)
