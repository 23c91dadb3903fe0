"""Somebody gives name and code: let in, refused, or locked out; nobody learns which of the two was wrong."""

from __future__ import annotations

from typing import NamedTuple

from app.people.codes import LONGEST, Codes
from app.people.lockout import locked_until, minutes_left
from app.people.permissions import name_key
from app.people.register import LONGEST_NAME, CodeWrong, LetIn, Person, PersonEvent, PersonLocked, Register


class Entered(NamedTuple):
    """What became of a name and a code.

    Attributes:
        person: whose they are; None where they were refused.
        minutes: how long the name is locked; 0 where it is not.
        caused: what is to be recorded before anybody is told.
    """

    person: Person | None
    minutes: int
    caused: tuple[PersonEvent, ...]


def enter(register: Register, name: str, code: str, codes: Codes, now: int) -> Entered:
    """Take a name and a code.

    A locked name is not even compared, so that guessing on is worth nothing; a name that there is not is
    compared with a decoy, counted and locked like any other.

    Args:
        register: as it is now; nobody may change it meanwhile.
        name: as it was said.
        code: as it was typed.
        codes: compares.
        now: microseconds since 1970.
    """
    legible = name.encode("utf-8", "replace").decode()  # whatever a terminal sends can be recorded
    called = " ".join(legible.split())[:LONGEST_NAME]
    tried = register.tried(called)
    if minutes := minutes_left(tried, now):
        return Entered(None, minutes, ())
    person = register.person(called)
    fits = codes.fits(None if person is None else person.code, code[: LONGEST + 1])
    if person is not None and fits:
        return Entered(person, 0, (LetIn(name=person.name),) if tried.wrong else ())
    wrong = CodeWrong(name=called if name_key(called) else "?")
    until = locked_until(tried.wrong + 1, now)
    if until is None:
        return Entered(None, 0, (wrong,))
    lock = PersonLocked(name=wrong.name, until=until)
    return Entered(None, minutes_left(tried._replace(until=until), now), (wrong, lock))
