"""Somebody gives name and code: let in, refused, or locked out; nobody learns which of the two was wrong."""

from __future__ import annotations

import unicodedata
from typing import NamedTuple

from app.people.codes import LONGEST, Codes
from app.people.lockout import Moment, begins_anew, is_locked, minutes_left
from app.people.names import name_key
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


def enter(register: Register, name: str, code: str, codes: Codes, now: Moment, desk: str) -> Entered:
    """Take a name and a code.

    A locked name is not even compared, so that guessing on is worth nothing; a name that nobody has is
    compared with a decoy, and all of these are counted and locked as one.

    Args:
        register: as it is now; nobody may change it meanwhile.
        name: as it was said.
        code: as it was typed.
        codes: compares.
        now: by the machine's steady clock.
        desk: where they were given.
    """
    legible = name.encode("utf-8", "replace").decode()  # whatever a terminal sends can be recorded
    called = " ".join(legible.split())
    if len(called) > LONGEST_NAME:  # it may be that only because its accents are taken apart
        called = unicodedata.normalize("NFC", called)[:LONGEST_NAME]
    said = called if name_key(called) else "?"
    tried = register.tried(called)
    if minutes := minutes_left(tried, now):
        return Entered(None, minutes, (_lock(said, now),) if begins_anew(tried, now) else ())
    person = register.person(called)
    fits = codes.fits(None if person is None else person.code, code[: LONGEST + 1])
    if person is not None and fits:
        ends = tried.wrong or register.tried_by_nobody.wrong
        return Entered(person, 0, (LetIn(name=person.name),) if ends else ())
    wrong = CodeWrong(name=said, desk=desk)
    if not is_locked(tried.wrong + 1):
        return Entered(None, 0, (wrong,))
    lock = _lock(said, now)
    return Entered(None, minutes_left(tried._replace(wrong=tried.wrong + 1, locked=now), now), (wrong, lock))


def _lock(name: str, now: Moment) -> PersonLocked:
    return PersonLocked(name=name, mono=now.steady, boot=now.boot)
