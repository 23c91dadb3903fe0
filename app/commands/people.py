"""Who works here and what he may do: the register, kept by pit bosses with their codes.

A code is typed where nobody sees it, or read from standard input, a line each; never from the command line,
which every program of the machine can read.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from app.people.roles import Role

if TYPE_CHECKING:
    from app.people.register import Person, Register
    from app.register_file.register_file import Answer, RegisterFile

HELP = "keep the register of people: who works here, as what, and with which code"

_FIRST: Final = "First code for {name}"
_FRESH: Final = "New code for {name}"
_AGAIN: Final = (
    "give the only pit boss, who has lost his code, a first one: recorded with your login, and on every "
    "day's page until somebody else answers for it"
)
_ROLES: Final = (
    "inspector: the capo tavolo, and the inspectors of the city and of the house, who sign beside a dealer; "
    "auditor: reads everything and signs nothing"
)


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's own arguments."""
    parser.add_argument("--people", metavar="PATH", help="the register's file (default: in the data folder)")
    deeds = parser.add_subparsers(dest="deed", metavar="DEED", required=True)
    deeds.add_parser("list", help="print who works here, one a line")
    one = deeds.add_parser("first", help="make the first pit boss, where there is none")
    one.add_argument("name")
    one.add_argument("--again", action="store_true", help=_AGAIN)
    one = deeds.add_parser("answer", help="answer for a first code that --again gave")
    one.add_argument("name", help="whose code it is")
    one.add_argument("--by", required=True, metavar="NAME", help="the inspector or pit boss who answers")
    one.add_argument("--note", default="", metavar="TEXT", help="what was found")
    for deed, said in (
        ("add", "add somebody, with a first code"),
        ("role", "give somebody another role"),
        ("code", "give somebody a first code, or change your own"),
        ("leave", "somebody works here no more"),
    ):
        one = deeds.add_parser(deed, help=said)
        one.add_argument("name")
        one.add_argument("--by", required=True, metavar="NAME", help="the pit boss who does it")
        if deed in {"add", "role"}:
            one.add_argument("--role", required=True, choices=[role.value for role in Role], help=_ROLES)


def run(chosen: argparse.Namespace, complain: Callable[[str], int]) -> int:
    """Do one deed; exit status 1 where a code is wrong or the name is locked."""
    from app.journal.errors import JournalError
    from app.people.codes import Codes
    from app.people.deeds import PeopleRefusedError
    from app.register_file.place import register_path
    from app.register_file.register_file import RegisterFile
    from app.station.stamps import Stamps
    from app.station.station import program_name

    path = register_path(chosen.people, os.environ)
    register = RegisterFile(path, Codes, Stamps(), program=program_name(), desk="people")
    try:
        if chosen.deed == "list":
            _print_all(register.read())
            return 0
        return _done(chosen, register, complain)
    except (PeopleRefusedError, JournalError) as fault:
        return complain(str(fault))
    except EOFError:
        return complain("standard input ended before all codes were given")


def _done(chosen: argparse.Namespace, register: RegisterFile, complain: Callable[[str], int]) -> int:
    """Ask for the codes that a deed takes, and do it."""
    from app.journal.errors import NoJournal

    name = chosen.name
    if chosen.deed == "first" and not chosen.again:
        _print(register.make_first(name, _chosen_code(_FRESH.format(name=name))))
        return 0
    if not register.exists:
        raise NoJournal(register.path)
    if chosen.deed == "first":
        _print(register.make_again(name, _chosen_code(_FIRST.format(name=name))))
        return 0
    return _told(_signed(chosen, register), register, name, complain)


def _signed(chosen: argparse.Namespace, register: RegisterFile) -> Answer:
    """Do a deed that somebody signs with his code."""
    from app.commands.codes import asked_code
    from app.people.names import same_person

    name = chosen.name
    own = chosen.deed == "code" and same_person(name, chosen.by)
    code = asked_code()
    match chosen.deed:
        case "add":
            first = _chosen_code(_FIRST.format(name=name))
            return register.add(chosen.by, code, name, Role(chosen.role), first)
        case "role":
            return register.give_role(chosen.by, code, name, Role(chosen.role))
        case "code" if own:
            return register.change_own(name, code, _chosen_code(_FRESH.format(name=name)))
        case "code":
            return register.give_code(chosen.by, code, name, _chosen_code(_FIRST.format(name=name)))
        case "answer":
            return register.answer_again(chosen.by, code, name, chosen.note)
        case _:
            return register.leave(chosen.by, code, name)


def _told(answer: Answer, register: RegisterFile, name: str, complain: Callable[[str], int]) -> int:
    """Print what somebody is now; or say, of name and code alike, that they are not right."""
    from app.commands.codes import said_wrong

    if (status := said_wrong(answer, complain)) is not None:
        return status
    person = register.read().person(name)
    if person is None:
        sys.stdout.write(_line({"name": " ".join(name.split()), "here": False}))
    else:
        _print(person)
    return 0


def _print_all(register: Register) -> None:
    from app.people.codes import SHORTEST

    for again in register.again.values():
        sys.stderr.write(
            f"capotavolo: {again.name}: a first code given by {again.user}, who keeps this machine, "
            f"at {again.at}: nobody has answered for it\n"
        )

    for person in register.here:
        _print(person)
    if short := [person.name for person in register.here if person.short]:
        sys.stderr.write(
            f"capotavolo: {', '.join(short)}: codes of before, which may have fewer than {SHORTEST} digits: "
            "have them changed\n"
        )


def _print(person: Person) -> None:
    sys.stdout.write(_line({"name": person.name, "role": person.role, "must_change": person.must_change}))


def _line(said: dict[str, object]) -> str:
    import msgspec

    return msgspec.json.encode(said).decode() + "\n"


def _chosen_code(what: str) -> str:
    """Read a code that is to be; whoever types it unseen types it twice.

    Raises:
        PeopleRefusedError: the second time was another.
    """
    from app.commands.codes import asked_code
    from app.people.deeds import PeopleRefusedError
    from app.people.refusals import RegisterRefusal

    code = asked_code(what)
    if sys.stdin.isatty() and asked_code(f"{what}, once more") != code:
        raise PeopleRefusedError(RegisterRefusal.CODES_DIFFER())
    return code
