"""The register of people as the pit boss's desk shows it, and what becomes of what is asked of it."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import NamedTuple

from app.desks.pit_boss.trouble_words import trouble_words
from app.desks.pit_boss.writer import Outcome, Written
from app.journal.errors import JournalError, TableInUse
from app.people.deeds import PeopleRefusedError
from app.people.lockout import Moment, minutes_left
from app.people.names import name_key
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
        wrong: how many wrong codes in a row were given under it.
        desk: where the last one was; empty where that is not known.
        again: the user of the machine who gave him a first code that nobody has answered for; else empty.
    """

    name: str
    role: Role
    must_change: bool
    short: bool
    coded: bool
    minutes: int
    wrong: int = 0
    desk: str = ""
    again: str = ""


def people_shown(register: Register, now: Moment) -> tuple[PersonShown, ...]:
    """List who works here, in the order of their names.

    Args:
        register: as it was read.
        now: by the machine's steady clock.
    """
    found = []
    for person in register.here:
        tried = register.tried(person.name)
        minutes, coded = minutes_left(tried, now), person.code is not None
        found.append(
            PersonShown(
                person.name,
                person.role,
                person.must_change,
                person.short,
                coded,
                minutes,
                tried.wrong,
                tried.desk,
                "" if (again := register.again.get(name_key(person.name))) is None else again.user,
            )
        )
    return tuple(found)


def closed_to(register: RegisterFile) -> Written:
    """See whether the register can be changed here: `DONE`, or that its folder may not be written."""
    folder = register.path.parent
    if os.access(folder, os.W_OK) and os.access(register.path, os.W_OK):
        return Written(Outcome.DONE)
    return Written(Outcome.READ_ONLY, reason=str(folder))


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
        return Written(Outcome.REFUSED, by, reason=why.reason)
    except TableInUse as why:
        return Written(Outcome.BUSY, by, reason=str(why))
    except (JournalError, OSError, ValueError) as why:
        return Written(Outcome.TROUBLE, by, reason=trouble_words(why))
    if answer.minutes:
        return Written(Outcome.LOCKED, by, answer.minutes)
    return Written(Outcome.WRONG, by) if answer.person is None else Written(Outcome.DONE, answer.person.name)
