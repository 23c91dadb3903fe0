"""How long archived months are kept: a pit boss says so, anybody is told what is past, and he lets it go."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from datetime import UTC, date, datetime
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.journal.retention import Keeping, Kept
    from app.people.register import ArchiveRemoved
    from app.register_file.register_file import Answer, RegisterFile

HELP = "say how long archived months are kept, list which are past that, and let those go"

_NO = 1


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's own arguments."""
    parser.add_argument("--people", metavar="PATH", help="the register's file (default: in the data folder)")
    deeds = parser.add_subparsers(dest="deed", metavar="DEED", required=True)
    one = deeds.add_parser("list", help="print how long is kept, and how it stands with each archived month")
    one.add_argument("--archive", required=True, metavar="FOLDER", help="where the archived months lie")
    one = deeds.add_parser("keep", help="keep each month so many whole months after its end")
    one.add_argument("months", type=int, metavar="MONTHS")
    _by(one)
    one = deeds.add_parser(
        "remove", help="remove every month that is past, of journals that are at their end"
    )
    one.add_argument("--archive", required=True, metavar="FOLDER", help="where the archived months lie")
    _by(one)


def _by(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--by", required=True, metavar="NAME", help="the pit boss who says so")


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
    register = RegisterFile(path, Codes, Stamps(), program=program_name(), desk="retention")
    try:
        return _done(chosen, register, complain)
    except (PeopleRefusedError, JournalError) as fault:
        return complain(str(fault))
    except EOFError:
        return complain("standard input ended before the code was given")


def _done(chosen: argparse.Namespace, register: RegisterFile, complain: Callable[[str], int]) -> int:
    from app.commands.people import asked_code
    from app.journal.errors import NoJournal

    if chosen.deed == "list":
        _print_all(register, Path(chosen.archive))
        return 0
    if not register.exists:
        raise NoJournal(register.path)
    if chosen.deed == "keep":
        answer = register.keep_for(chosen.by, asked_code(), chosen.months)
        if answer.person is not None:
            _print({"months": chosen.months, "by": answer.person.name})
        return _told(answer, complain)
    return _remove(register, Path(chosen.archive), chosen.by, complain)


def _remove(register: RegisterFile, folder: Path, by: str, complain: Callable[[str], int]) -> int:
    """Record what is let go, and only then remove it; what was broken off before is done to its end."""
    from app.commands.people import asked_code
    from app.journal.retention import Keeping, check_untouched, let_go
    from app.station.stamps import Stamps

    past = [each for each in _files(register, folder) if each.keeping is Keeping.PAST]
    check_untouched(past)
    answer = register.let_go(by, asked_code(), [_removal(each) for each in past])
    if answer.person is None:
        return _told(answer, complain)
    for each in past:
        let_go(each, str(Stamps().now()["at"]))
        _print(_form(each, Keeping.REMOVED))
    return 0


def _removal(kept: Kept) -> ArchiveRemoved:
    from app.people.register import ArchiveRemoved

    file = kept.file
    return ArchiveRemoved(
        name="",
        table=file.table,
        month=file.month,
        file=file.file,
        first=file.first,
        last=file.last,
        events=file.events,
        ended=file.hash,
        sha256=file.sha256,
    )


def _files(register: RegisterFile, folder: Path) -> tuple[Kept, ...]:
    from app.journal.errors import ArchiveRefused
    from app.journal.retention import archived_files

    if not folder.is_dir():
        raise ArchiveRefused(folder, "there is no such folder")
    return archived_files(folder, register.read().retention, _today())


def _today() -> date:
    """Say which day it is here."""
    return datetime.now(tz=UTC).astimezone().date()


def _print_all(register: RegisterFile, folder: Path) -> None:
    months = register.read().retention
    files = _files(register, folder)
    _print({"months": months, "files": len(files)})
    for each in files:
        _print(_form(each, each.keeping))


def _form(kept: Kept, keeping: Keeping) -> dict[str, object]:
    file = kept.file
    return {
        "table": file.table,
        "month": file.month,
        "file": file.file,
        "is": keeping.value,
        "events": file.events,
        "head": f"{file.table}:{file.last}:{file.hash}",
    }


def _told(answer: Answer, complain: Callable[[str], int]) -> int:
    """Say, of name and code alike, that they are not right."""
    if answer.minutes:
        complain(f"locked after too many wrong codes: {answer.minutes} minutes more")
        return _NO
    if answer.person is None:
        complain("name or code is wrong")
        return _NO
    return 0


def _print(said: dict[str, object]) -> None:
    import msgspec

    sys.stdout.write(msgspec.json.encode(said).decode() + "\n")
