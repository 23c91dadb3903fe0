"""How long archived months are kept: a pit boss says so, anybody is told what is past, and he lets it go."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from datetime import date, tzinfo
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.journal.retention import Keeping, Kept
    from app.people.register import ArchiveRemoved
    from app.register_file.register_file import RegisterFile

from app.commands.zones import zone_argument

HELP = "say how long archived months are kept, list which are past that, and let those go"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's own arguments."""
    parser.add_argument("--people", metavar="PATH", help="the register's file (default: in the data folder)")
    deeds = parser.add_subparsers(dest="deed", metavar="DEED", required=True)
    one = deeds.add_parser("list", help="print how long is kept, and how it stands with each archived month")
    _where(one, required=False)
    one = deeds.add_parser("keep", help="keep each month so many whole months after its end")
    one.add_argument("months", type=int, metavar="MONTHS")
    _by(one)
    one = deeds.add_parser(
        "remove", help="remove every month that is past, of journals that are at their end"
    )
    _where(one, required=True)
    _by(one)


def _where(parser: argparse.ArgumentParser, *, required: bool) -> None:
    parser.add_argument("--archive", required=True, metavar="FOLDER", help="where the archived months lie")
    parser.add_argument(
        "--database",
        nargs="+",
        default=[],
        required=required,
        metavar="FILE",
        help="the journals that the tables write now: they show which ones before them are at their end",
    )
    zone_argument(parser)


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
    except LookupError as fault:
        return complain(str(fault).strip("'\""))
    except EOFError:
        return complain("standard input ended before the code was given")


def _done(chosen: argparse.Namespace, register: RegisterFile, complain: Callable[[str], int]) -> int:
    from app.commands.codes import asked_code, said_wrong
    from app.journal.errors import NoJournal

    if chosen.deed == "list":
        _print_all(register, chosen)
        return 0
    if not register.exists:
        raise NoJournal(register.path)
    if chosen.deed == "keep":
        answer = register.keep_for(chosen.by, asked_code(), chosen.months)
        if answer.person is not None:
            _print({"months": chosen.months, "by": answer.person.name})
        return said_wrong(answer, complain) or 0
    return _remove(register, chosen, complain)


def _remove(register: RegisterFile, chosen: argparse.Namespace, complain: Callable[[str], int]) -> int:
    """Show what goes, record it, and only then remove it; what was broken off before is done to its end."""
    from app.commands.codes import asked_code, said_wrong
    from app.journal.retention import Keeping, check_untouched, let_go, note_gone

    files = _files(register, chosen)
    note_gone(files, register.read().removed.keys(), _now())
    past = [each for each in files if each.keeping is Keeping.PAST]
    for each in past:
        _print(_form(each, each.keeping))
    if not past:
        return 0
    sys.stdout.flush()
    code = asked_code()
    check_untouched(past)
    answer = register.let_go(chosen.by, code, [_removal(each) for each in past])
    if (status := said_wrong(answer, complain)) is not None:
        return status
    for each in past:
        let_go(each, _now())
        _print(_form(each, Keeping.REMOVED))
    return 0


def _now() -> str:
    """Say what time it is, as events write times."""
    from app.station.stamps import Stamps

    return str(Stamps().now()["at"])


def _removal(kept: Kept) -> ArchiveRemoved:
    """Say what goes, as its own events say it."""
    from app.people.register import ArchiveRemoved

    walked = kept.walked
    if walked is None:
        raise ValueError(f"{kept.file.file} was not walked, and stays")
    return ArchiveRemoved(
        name="",
        table=kept.file.table,
        month=kept.month,
        file=kept.file.file,
        first=walked.before.seq + 1,
        last=walked.head.seq,
        events=walked.events,
        ended=walked.head.hash.hex(),
        sha256=walked.lying.sha256,
    )


def _files(register: RegisterFile, chosen: argparse.Namespace) -> tuple[Kept, ...]:
    from app.commands.progress import Progress
    from app.commands.zones import zone_named, zone_of
    from app.games import game_at
    from app.journal.errors import ArchiveRefused
    from app.journal.retention import archived_files
    from app.reports.day_reading import day_begins
    from app.reports.gaming_day import day_of

    folder, zone = Path(chosen.archive), zone_named(chosen.zone)
    if not folder.is_dir():
        raise ArchiveRefused(folder, "there is no such folder")

    def days_of(journal: Path, table: str) -> Callable[[str], date]:
        begins, where = (
            day_begins(journal, table, game_at(journal, table)),
            zone_of(chosen.zone, journal, table),
        )
        return lambda at: day_of(at, begins, where)

    journals, months = [Path(name) for name in chosen.database], register.read().retention
    return archived_files(folder, journals, months, _today(zone), days_of, progress=Progress("retention"))


def _today(zone: tzinfo | None) -> date:
    """Say which day it is here."""
    from app.local_time import now

    return now(zone).date()


def _print_all(register: RegisterFile, chosen: argparse.Namespace) -> None:
    files = _files(register, chosen)
    _print({"months": register.read().retention, "files": len(files)})
    for each in files:
        _print(_form(each, each.keeping))


def _form(kept: Kept, keeping: Keeping) -> dict[str, object]:
    """Say how it stands with a file, and what it holds: by its events where it was walked."""
    file, walked = kept.file, kept.walked
    last, digest = (file.last, file.hash) if walked is None else (walked.head.seq, walked.head.hash.hex())
    return {
        "table": file.table,
        "month": kept.month,
        "file": file.file,
        "is": keeping.value,
        "events": file.events if walked is None else walked.events,
        "head": f"{file.table}:{last}:{digest}",
    }


def _print(said: dict[str, object]) -> None:
    import msgspec

    sys.stdout.write(msgspec.json.encode(said).decode() + "\n")
