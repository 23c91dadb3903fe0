"""What may be done to the register: verified against it first, and answered with events or with a reason.

Who does it has given his code before; here is asked only whether his role lets him, and whether the register
stays one that somebody can keep.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Final

from msgspec import structs

from app.people.codes import SHORTEST, Codes, why_weak
from app.people.looking import Sight, evidence_seen
from app.people.names import is_unseen, mixed_word, name_key, same_person
from app.people.permissions import Act, doing_roles, may, may_sign, signing_roles
from app.people.refusals import RegisterRefusal
from app.people.register import (
    LEAST_MONTHS,
    LONGEST_NAME,
    MOST_MONTHS,
    AgainAnswered,
    ArchiveRemoved,
    CodeSet,
    Person,
    PersonAdded,
    PersonEvent,
    PersonLeft,
    PitBossAgain,
    Register,
    RetentionSet,
    RoleGiven,
)
from app.people.roles import Role
from app.sentence import Sentence

LONGEST_NOTE: Final = 200


class PeopleRefusedError(Exception):
    """It may not be done to the register.

    Attributes:
        reason: why not.
    """

    def __init__(self, reason: Sentence) -> None:
        self.reason = reason
        super().__init__(reason)


def first_pit_boss(register: Register, name: str, code: str, codes: Codes) -> tuple[PersonEvent, ...]:
    """The first pit boss is made with a code of his own choice, where there is none who could make another.

    Raises:
        PeopleRefusedError: there is one already, or name or code will not do.
    """
    if register.keepers:
        raise PeopleRefusedError(RegisterRefusal.PIT_BOSS_THERE(name=register.keepers[0].name))
    known = register.person(written_name(name))
    called = new_name(register, name) if known is None else known.name
    comes = (
        PersonAdded(name=called, role=Role.PIT_BOSS)
        if known is None
        else RoleGiven(name=called, role=Role.PIT_BOSS, by=called)
    )
    return comes, _code_set(called, code, codes, first=False, by=called)


def pit_boss_again(
    register: Register, name: str, code: str, codes: Codes, *, user: str
) -> tuple[PersonEvent, ...]:
    """The only pit boss has lost his code: whoever keeps the machine gives him a first one.

    Args:
        register: as it is.
        name: of the pit boss.
        code: the first one.
        codes: seals it.
        user: of the machine, who does it.

    Raises:
        PeopleRefusedError: he is not the only pit boss, or the code will not do.
    """
    if not register.keepers:
        raise PeopleRefusedError(RegisterRefusal.NO_PIT_BOSS())
    person, *others = register.keepers
    if others:
        raise PeopleRefusedError(RegisterRefusal.NOT_ALONE(name=person.name, other=others[0].name))
    if not same_person(person.name, name):
        raise PeopleRefusedError(RegisterRefusal.ANOTHER_IS_PIT_BOSS(name=person.name))
    given = _code_set(person.name, code, codes, first=True, by=user)
    return PitBossAgain(name=person.name, user=user), given


def again_answered(register: Register, by: Person, name: str, note: str) -> tuple[PersonEvent, ...]:
    """Somebody answers for a first code that the machine's administrator gave: another than whose it is.

    Raises:
        PeopleRefusedError: `by` may not, or nothing of this name waits for an answer.
    """
    found = register.again.get(name_key(name))
    if found is None:
        raise PeopleRefusedError(RegisterRefusal.NO_CODE_WAITS())
    if same_person(found.name, by.name):
        raise PeopleRefusedError(RegisterRefusal.ANSWERS_FOR_HIMSELF())
    if not may_sign(by.role, Act.ANSWER):
        raise PeopleRefusedError(
            RegisterRefusal.MAY_NOT_ANSWER(name=by.name, roles=signing_roles(Act.ANSWER))
        )
    said = " ".join(note.split())[:LONGEST_NOTE]
    return (AgainAnswered(name=by.name, of=found.name, note=said),)


def added(
    register: Register, by: Person, name: str, role: Role, code: str, codes: Codes
) -> tuple[PersonEvent, ...]:
    """Somebody is added, with a first code that he changes when he uses it.

    Raises:
        PeopleRefusedError: `by` may not, the name is taken, or name or code will not do.
    """
    _may_keep(by)
    called = written_name(name)
    if (there := register.person(called)) is not None:
        raise PeopleRefusedError(RegisterRefusal.THERE_ALREADY(name=there.name))
    called = new_name(register, name)
    given = _code_set(called, code, codes, first=True, by=by.name)
    return PersonAdded(name=called, role=role, by=by.name), given


def role_given(register: Register, by: Person, name: str, role: Role) -> tuple[PersonEvent, ...]:
    """Somebody is something else from here on; a pit boss is always left.

    Raises:
        PeopleRefusedError: `by` may not, there is nobody of this name, or no pit boss would be left.
    """
    _may_keep(by)
    person = known(register, name)
    if person.role is role:
        raise PeopleRefusedError(RegisterRefusal.IS_THAT_ALREADY(name=person.name))
    if not may(role, Act.PEOPLE):
        _one_stays(register, person)
    return (RoleGiven(name=person.name, role=role, by=by.name),)


def first_code(register: Register, by: Person, name: str, code: str, codes: Codes) -> tuple[PersonEvent, ...]:
    """Somebody has forgotten his code, or is locked out: he is given a first one.

    Raises:
        PeopleRefusedError: `by` may not, or is himself; or the code will not do.
    """
    _may_keep(by)
    person = known(register, name)
    if same_person(person.name, by.name):
        raise PeopleRefusedError(RegisterRefusal.OWN_FIRST_CODE())
    return (_code_set(person.name, code, codes, first=True, by=by.name),)


def own_code(person: Person, code: str, codes: Codes) -> tuple[PersonEvent, ...]:
    """Somebody chooses a code of his own, another than the one he has.

    Raises:
        PeopleRefusedError: the code will not do.
    """
    if (weak := why_weak(code)) is None and codes.fits(person.code, code):
        weak = RegisterRefusal.CODE_AS_BEFORE()
    if weak is not None:
        raise PeopleRefusedError(weak)
    return (_code_set(person.name, code, codes, first=False, by=person.name),)


def gone(register: Register, by: Person, name: str) -> tuple[PersonEvent, ...]:
    """Somebody works here no more; a pit boss is always left.

    Raises:
        PeopleRefusedError: `by` may not, there is nobody of this name, or no pit boss would be left.
    """
    _may_keep(by)
    person = known(register, name)
    _one_stays(register, person)
    return (PersonLeft(name=person.name, by=by.name),)


def kept_for(by: Person, months: int) -> tuple[PersonEvent, ...]:
    """Archived months are kept so many months after their end.

    Raises:
        PeopleRefusedError: `by` may not say so, or it is no such time.
    """
    _may_retain(by)
    if not LEAST_MONTHS <= months <= MOST_MONTHS:
        raise PeopleRefusedError(RegisterRefusal.MONTHS_KEPT(least=LEAST_MONTHS, most=MOST_MONTHS))
    return (RetentionSet(name=by.name, months=months),)


def let_go(register: Register, by: Person, months: Sequence[ArchiveRemoved]) -> tuple[PersonEvent, ...]:
    """Archived months are let go; what was recorded of one already is not recorded twice.

    Raises:
        PeopleRefusedError: `by` may not.
    """
    _may_retain(by)
    fresh = (each for each in months if each.sha256 not in register.removed)
    return tuple(structs.replace(each, name=by.name) for each in fresh)


def seen(by: Person, desk: str, sights: Sequence[Sight]) -> tuple[PersonEvent, ...]:
    """Somebody looks at what is recorded, has it printed or written out.

    Args:
        by: who gave his code for it.
        desk: where he gave it.
        sights: what he sees; nothing yet where he only comes to look.

    Raises:
        PeopleRefusedError: `by` may not read what is recorded.
    """
    if not may(by.role, Act.READ):
        takes = doing_roles(Act.READ)
        raise PeopleRefusedError(
            RegisterRefusal.MAY_NOT_READ(name=by.name, permission=Act.READ.value, roles=takes)
        )
    return tuple(evidence_seen(by.name, desk, sight) for sight in sights)


def known(register: Register, name: str) -> Person:
    """Find somebody who works here.

    Raises:
        PeopleRefusedError: there is nobody of this name.
    """
    person = register.person(name)
    if person is None:
        raise PeopleRefusedError(RegisterRefusal.NOBODY_OF_NAME(name=" ".join(name.split())[:LONGEST_NAME]))
    return person


def written_name(name: str) -> str:
    """A name as it is kept: without needless spaces, in characters that can be read.

    Raises:
        PeopleRefusedError: it is empty, too long, or not to be read.
    """
    called = unicodedata.normalize("NFC", " ".join(name.split()))
    if not called:
        raise PeopleRefusedError(RegisterRefusal.NO_NAME())
    if len(called) > LONGEST_NAME:
        raise PeopleRefusedError(RegisterRefusal.NAME_LENGTH(count=LONGEST_NAME))
    if not called.isprintable() or any(map(is_unseen, called)):
        raise PeopleRefusedError(RegisterRefusal.NAME_UNREADABLE())
    return called


def new_name(register: Register, name: str) -> str:
    """A name as it is kept of somebody who comes: nobody's who is known could be read in it.

    Raises:
        PeopleRefusedError: it looks like another one, has a word of two scripts, or will not do at all.
    """
    called = written_name(name)
    if (word := mixed_word(called)) is not None:
        raise PeopleRefusedError(RegisterRefusal.TWO_SCRIPTS(word=word))
    if (other := register.like(called)) is not None:
        raise PeopleRefusedError(RegisterRefusal.LOOKS_LIKE(name=other.name))
    return called


def _code_set(name: str, code: str, codes: Codes, *, first: bool, by: str) -> CodeSet:
    if weak := why_weak(code):
        raise PeopleRefusedError(weak)
    return CodeSet(name=name, code=codes.seal(code), first=first, by=by, least=SHORTEST)


def _may_keep(by: Person) -> None:
    if not may(by.role, Act.PEOPLE):
        raise PeopleRefusedError(RegisterRefusal.MAY_NOT_KEEP(name=by.name))


def _may_retain(by: Person) -> None:
    if not may(by.role, Act.RETAIN):
        raise PeopleRefusedError(RegisterRefusal.MAY_NOT_RETAIN(name=by.name))


def _one_stays(register: Register, person: Person) -> None:
    """Whoever keeps the register is not its last: nobody could add people any more."""
    if [each.name for each in register.keepers] == [person.name]:
        raise PeopleRefusedError(RegisterRefusal.LAST_PIT_BOSS(name=person.name))
