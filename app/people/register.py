"""The register of people: what happened to each, and the fold to who is there and what he is.

Nothing is deleted: who leaves has left, a code that was is followed by another, a wrong code stays recorded.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, assert_never

import msgspec
from msgspec.structs import replace

from app.foreign import UNREADABLE
from app.people.codes import SHORTEST
from app.people.lockout import Moment, Tries
from app.people.looking import EvidenceSeen
from app.people.names import kept_key, looks_like, name_key
from app.people.permissions import Act, Signed, may, may_sign
from app.people.roles import Role

LONGEST_NAME: Final = 40
LEAST_MONTHS: Final = 1
MOST_MONTHS: Final = 1200
"""Archived months are kept at least and at most so many months after their end."""


class _Happened(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind"):
    """Something that happened to a person."""

    name: str


class PersonAdded(_Happened, frozen=True, kw_only=True, tag="person.added"):
    """Somebody is added, or comes back; `by` nobody where it is the first pit boss."""

    role: Role
    by: str | None = None


class RoleGiven(_Happened, frozen=True, kw_only=True, tag="person.role"):
    """Somebody is something else from here on."""

    role: Role
    by: str


class CodeSet(_Happened, frozen=True, kw_only=True, tag="person.code"):
    """Somebody has another code; a `first` one must be changed when it is used. It lifts a lock.

    Attributes:
        least: the fewest digits that a code could have when it was chosen; codes of before do not say it, and
            could have six.
    """

    code: str
    first: bool
    by: str
    least: int | msgspec.UnsetType = msgspec.UNSET


class CodeWrong(_Happened, frozen=True, kw_only=True, tag="person.wrong"):
    """A code that was not this person's; the name may be nobody's.

    Attributes:
        desk: where it was given; those of before do not say it.
    """

    desk: str | msgspec.UnsetType = msgspec.UNSET


class PersonLocked(_Happened, frozen=True, kw_only=True, tag="person.locked"):
    """After so many wrong codes none is taken for an hour from here on, by the machine's steady clock.

    Attributes:
        until: the end of a lock of before, which went by the clock on the wall; it holds no longer.
        mono: the steady clock, of the event's own stamp.
        boot: which start of the machine that counts from, of the stamp too.
    """

    until: int | msgspec.UnsetType = msgspec.UNSET
    mono: int
    boot: str


class LetIn(_Happened, frozen=True, kw_only=True, tag="person.let_in"):
    """A right code after wrong ones: they count no more, nor do those of names that nobody has."""


class PersonLeft(_Happened, frozen=True, kw_only=True, tag="person.left"):
    """Somebody works here no more; his code opens nothing."""

    by: str


class PitBossAgain(_Happened, frozen=True, kw_only=True, tag="pit_boss.again"):
    """The administrator of the machine gives the only pit boss a first code; it waits for somebody's answer.

    Attributes:
        user: of the machine, who did it.
        at: when, of the event's own stamp.
    """

    user: str
    at: str = ""


class AgainAnswered(_Happened, frozen=True, kw_only=True, tag="again.answered"):
    """Somebody else has looked into such a code, and answers for it.

    Attributes:
        of: whose code it is.
    """

    of: str
    note: str = ""


class RetentionSet(_Happened, frozen=True, kw_only=True, tag="retention.set"):
    """Somebody said how long archived months are kept: so many whole months after each one's end."""

    months: int


class ArchiveRemoved(_Happened, frozen=True, kw_only=True, tag="archive.removed"):
    """Somebody let an archived month go; recorded before it is, with what stays known of it.

    Attributes:
        table: whose nights they were.
        month: of their gaming days, YYYY-MM.
        first: the place of its first event.
        last: the place of its last event.
        ended: the hash of that, hexadecimal.
        sha256: of the file's bytes.
    """

    table: str
    month: str
    file: str
    first: int
    last: int
    events: int
    ended: str
    sha256: str


PersonEvent = (
    PersonAdded
    | RoleGiven
    | CodeSet
    | CodeWrong
    | PersonLocked
    | LetIn
    | PersonLeft
    | PitBossAgain
    | AgainAnswered
    | RetentionSet
    | ArchiveRemoved
    | EvidenceSeen
)
_decoder = msgspec.json.Decoder(PersonEvent)
_NOBODY: Final = ""
"""The key of all names that nobody has: no person's, for a person has a name."""


class BrokenRegisterError(ValueError):
    """The record is no register's, or something cannot happen when its turn comes."""


class Person(msgspec.Struct, frozen=True):
    """Somebody as he stands in the register.

    Attributes:
        name: as it was written when he was added.
        role: what he is.
        code: the seal of his code; None before he has one.
        must_change: his code was given to him, and is changed at its first use.
        short: his code may have fewer digits than one that is chosen today.
        here: whether he works here still.
    """

    name: str
    role: Role
    code: str | None = None
    must_change: bool = False
    short: bool = False
    here: bool = True

    @property
    def signed(self) -> Signed:
        """Him, as he signs."""
        return Signed(self.name, self.role)


class Register(msgspec.Struct, frozen=True):
    """Everybody, by the key of his name, and the wrong codes of each; of names that nobody has, in one.

    Attributes:
        again: first codes of the machine's administrator that nobody has answered for, by whose they are.
        retention: how many months archived months are kept; None where nobody has said so.
        removed: the archived files that were let go, by the SHA-256 of their bytes.
    """

    people: Mapping[str, Person] = {}
    tries: Mapping[str, Tries] = {}
    again: Mapping[str, PitBossAgain] = {}
    retention: int | None = None
    removed: Mapping[str, ArchiveRemoved] = {}

    def person(self, name: str) -> Person | None:
        """Find somebody who works here; as it was written first, for old registers have one name twice."""
        found = self.people.get(kept_key(name))
        if found is not None and found.here:
            return found
        key = name_key(name)
        return next((each for each in self.people.values() if each.here and name_key(each.name) == key), None)

    def like(self, name: str) -> Person | None:
        """Find somebody, also of those who have left, whose name would be read as this one and is another."""
        return next((each for each in self.people.values() if looks_like(each.name, name)), None)

    def tried(self, name: str) -> Tries:
        """The wrong codes in a row that were given under a name, or under any that nobody has."""
        return self.tries.get(self.tries_key(name), Tries())

    def tries_key(self, name: str) -> str:
        """Say under which key the wrong codes of a name are counted."""
        person = self.person(name)
        return _NOBODY if person is None else kept_key(person.name)

    @property
    def tried_by_nobody(self) -> Tries:
        """The wrong codes in a row that were given under names that nobody has."""
        return self.tries.get(_NOBODY, Tries())

    @property
    def here(self) -> tuple[Person, ...]:
        """All who work here, in the order of their names."""
        found = (person for person in self.people.values() if person.here)
        return tuple(sorted(found, key=lambda person: name_key(person.name)))

    @property
    def keepers(self) -> tuple[Person, ...]:
        """Those who may add people."""
        return tuple(person for person in self.here if may(person.role, Act.PEOPLE))


def event_form(event: PersonEvent) -> dict[str, str | int | bool | None]:
    """Write an event as plain values: its kind and its own fields."""
    form: dict[str, str | int | bool | None] = msgspec.to_builtins(event)
    return form


def read_event(body: bytes) -> PersonEvent:
    """Read an event from its recorded text.

    Raises:
        BrokenRegisterError: it is none of these.
    """
    try:
        event: PersonEvent = _decoder.decode(body)
    except UNREADABLE as fault:
        raise BrokenRegisterError(f"the record is no register's: {fault}") from fault
    return event


def is_register_event(body: bytes) -> bool:
    """Whether a recorded text is an event of a register, and not of a table."""
    try:
        read_event(body)
    except BrokenRegisterError:
        return False
    return True


def fold_all(register: Register, story: Iterable[PersonEvent]) -> Register:
    """Let one thing after another happen."""
    for event in story:
        register = fold(register, event)
    return register


def fold(register: Register, event: PersonEvent) -> Register:
    """Let one thing happen.

    Raises:
        BrokenRegisterError: it cannot happen now.
    """
    if isinstance(event, RetentionSet | ArchiveRemoved):
        return _kept_for(register, event)
    if isinstance(event, EvidenceSeen):
        return _seen(register, event)
    if isinstance(event, PitBossAgain | AgainAnswered):
        return _again(register, event)
    return _of_a_person(register, event)


def _of_a_person(
    register: Register,
    event: PersonAdded | RoleGiven | CodeSet | CodeWrong | PersonLocked | LetIn | PersonLeft,
) -> Register:
    tried = register.tried(event.name)
    match event:
        case PersonAdded():
            return _added(register, event)
        case RoleGiven(role=role):
            return _with(register, replace(_known(register, event), role=role))
        case CodeSet(code=code, first=first, least=least):
            short = least is msgspec.UNSET or least < SHORTEST
            person = replace(_known(register, event), code=code, must_change=first, short=short)
            return _with_tries(_with(register, person), event.name, Tries())
        case CodeWrong(desk=desk):
            more = tried._replace(wrong=tried.wrong + 1, desk="" if desk is msgspec.UNSET else desk)
            return _with_tries(register, event.name, more)
        case PersonLocked(mono=mono, boot=boot):
            return _with_tries(register, event.name, tried._replace(locked=Moment(mono, boot)))
        case LetIn():
            _known(register, event)
            own = register.tries_key(event.name)
            return replace(register, tries={**register.tries, own: Tries(), _NOBODY: Tries()})
        case PersonLeft():
            return _with(register, replace(_known(register, event), here=False, code=None))
        case _ as never:
            assert_never(never)


def _again(register: Register, event: PitBossAgain | AgainAnswered) -> Register:
    person = _known(register, event)
    if isinstance(event, PitBossAgain):
        if register.keepers != (person,):
            raise BrokenRegisterError(f"{event.name} is not the only pit boss")
        return replace(register, again={**register.again, name_key(event.name): event})
    of = name_key(event.of)
    if of not in register.again or of == name_key(event.name) or not may_sign(person.role, Act.ANSWER):
        raise BrokenRegisterError(f"{event.name} may not answer for the code of {event.of}")
    return replace(register, again={key: each for key, each in register.again.items() if key != of})


def _kept_for(register: Register, event: RetentionSet | ArchiveRemoved) -> Register:
    if not may(_known(register, event).role, Act.RETAIN):
        raise BrokenRegisterError(f"{event.name} may not say what is kept")
    if isinstance(event, RetentionSet):
        if not LEAST_MONTHS <= event.months <= MOST_MONTHS:
            raise BrokenRegisterError(f"nothing is kept for {event.months} months")
        return replace(register, retention=event.months)
    if event.sha256 in register.removed:
        raise BrokenRegisterError(f"{event.file} was let go already")
    return replace(register, removed={**register.removed, event.sha256: event})


def _seen(register: Register, event: EvidenceSeen) -> Register:
    if not may(_known(register, event).role, Act.READ):
        raise BrokenRegisterError(f"{event.name} may not read what is recorded")
    return register


def _added(register: Register, event: PersonAdded) -> Register:
    there = register.people.get(kept_key(event.name))
    if there is not None and there.here:
        raise BrokenRegisterError(f"{event.name} is there already")
    return _with_tries(_with(register, Person(event.name, event.role)), event.name, Tries())


def _known(register: Register, event: PersonEvent) -> Person:
    person = register.person(event.name)
    if person is None:
        raise BrokenRegisterError(f"{event.name} is not in the register")
    return person


def _with(register: Register, person: Person) -> Register:
    return replace(register, people={**register.people, kept_key(person.name): person})


def _with_tries(register: Register, name: str, tries: Tries) -> Register:
    return replace(register, tries={**register.tries, register.tries_key(name): tries})
