"""The register of people as the pit boss's desk shows it, and what becomes of what is asked of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from app.desks.pit_boss.writer import Outcome, Written
from app.journal.errors import JournalError, TableInUse
from app.people.deeds import PeopleRefusedError
from app.people.lockout import WRONG_ALLOWED, minutes_left
from app.people.register import Register
from app.people.roles import Role
from app.register_file.register_file import Answer, RegisterFile

Kept = Callable[[RegisterFile], Answer]
"""Something that is asked of the register, with all that was typed for it."""


class PersonShown(NamedTuple):
    """Somebody who works here.

    Attributes:
        must_change: his code was given to him, and is changed at its first use.
        short: his code may have fewer digits than one that is chosen today.
        coded: he has a code.
        minutes: how long his name is locked; 0 where it is not.
        tries: wrong codes that he has left before it is locked; None where none was wrong.
    """

    name: str
    role: Role
    must_change: bool
    short: bool
    coded: bool
    minutes: int
    tries: int | None


def people_shown(register: Register, now: int) -> tuple[PersonShown, ...]:
    """List who works here, in the order of their names.

    Args:
        register: as it was read.
        now: microseconds since 1970.
    """
    found = []
    for person in register.here:
        tried = register.tried(person.name)
        tries = max(0, WRONG_ALLOWED - tried.wrong) if tried.wrong else None
        minutes, coded = minutes_left(tried, now), person.code is not None
        found.append(
            PersonShown(person.name, person.role, person.must_change, person.short, coded, minutes, tries)
        )
    return tuple(found)


def kept(register: RegisterFile, by: str, deed: Kept) -> Written:
    """Have something done to the register, by its own rules; waits for codes and for the disk.

    Args:
        register: of the people.
        by: whose code was given.
        deed: what is done.
    """
    try:
        answer = deed(register)
    except PeopleRefusedError as why:
        return Written(Outcome.REFUSED, by, reason=str(why))
    except TableInUse as why:
        return Written(Outcome.BUSY, by, reason=str(why))
    except (JournalError, OSError, ValueError) as why:
        return Written(Outcome.TROUBLE, by, reason=str(why))
    if answer.minutes:
        return Written(Outcome.LOCKED, by, answer.minutes)
    return Written(Outcome.WRONG, by) if answer.person is None else Written(Outcome.DONE, by)
