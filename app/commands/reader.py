"""A command that shows what is recorded: who reads it, and what of a damaged journal can be read.

Where there is a register of people it asks for a code, and what is shown is recorded in the register's chain
before it is. A damaged journal is shown up to the damage; that is said behind it, with an error's status.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from app.commands.zones import zone_argument

if TYPE_CHECKING:
    from app.journal.readable import Readable
    from app.people.looking import Sight

_LARGEST: Final = 2**53 - 1
"""No number in a journal is larger."""


def spin_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that say which spin is read."""
    parser.add_argument("--table", help="which, where the file has several")
    parser.add_argument(
        "--spin", required=True, type=spin_number, metavar="NUMBER", help="its number at that table"
    )


def spin_number(text: str) -> int:
    """Read a spin's number; a journal has none that is larger than any of its places.

    Raises:
        ValueError, ArgumentTypeError: it is none.
    """
    number = int(text)
    if not 0 < number <= _LARGEST:
        raise argparse.ArgumentTypeError(f"there is no spin {text[:30]}")
    return number


def reader_arguments(parser: argparse.ArgumentParser) -> None:
    """Add who reads, and in which register he stands."""
    parser.add_argument(
        "--by",
        metavar="NAME",
        help="who reads, where there is a register of people; the code is typed, or a line of standard input",
    )
    parser.add_argument(
        "--people", metavar="PATH", help="the register of people (default: in the data folder)"
    )


def page_arguments(parser: argparse.ArgumentParser) -> None:
    """Add in which language and by whose clocks a page is, and who reads."""
    parser.add_argument(
        "--language", default="it", choices=("it", "en", "fr"), help="of the page (default it)"
    )
    zone_argument(parser)
    reader_arguments(parser)


def shown(
    database: Path, command: str, complain: Callable[[str], int], show: Callable[[Readable], int]
) -> int:
    """Show what of a journal holds.

    Args:
        database: the journal.
        command: says how far a long walk is.
        complain: says a line on standard error.
        show: shows it, and gives the exit status; a LookupError says what is not there.

    Returns:
        The exit status: that of bad input where the journal cannot be read, or not all of it.
    """
    from app.commands.progress import Progress
    from app.journal.errors import JournalError
    from app.journal.readable import readable

    try:
        with readable(database, Progress(command, "events of the chain")) as journal:
            damaged = f"{database}: {'; '.join(map(str, journal.damage))}" if journal.damage else ""
            try:
                return show(journal) or (complain(damaged) if damaged else 0)
            except LookupError as fault:
                said = str(fault).strip("'\"")
                return complain("; ".join(filter(None, (said, damaged))))
    except JournalError as fault:
        return complain(str(fault))
    except OSError as fault:
        if fault.errno is not None:  # not a page's own sentence: it is said as of every command
            raise
        return complain(str(fault))


def who_reads(chosen: argparse.Namespace) -> str:
    """Name who gave a code for what is shown, once he was let in; empty where no register asks for one."""
    from app.register_file.place import register_path

    return (chosen.by or "") if register_path(chosen.people, os.environ).exists() else ""


def place_text(database: str) -> str:
    """Say which file a journal is, as it is recorded that somebody saw it."""
    from app.output import path_text

    return path_text(Path(database).absolute())


def not_let_in(chosen: argparse.Namespace, complain: Callable[[str], int], *sights: Sight) -> int | None:
    """Ask whoever reads for his code, and record what he sees before he does.

    Args:
        chosen: the command with its `--by` and `--people`.
        complain: says a line on standard error.
        sights: what he sees.

    Returns:
        The exit status where nothing is to be shown: 1 where a code is wrong or the name is locked. None
        where he may read, or there is no register.

    Raises:
        JournalError: the register cannot be read or written.
    """
    from app.journal.errors import NoJournal
    from app.register_file.place import register_path

    path = register_path(chosen.people, os.environ)
    if not path.exists():
        if chosen.people:
            raise NoJournal(path)
        return None
    if chosen.by is None:
        return complain(f"--by: who reads? {path} says who may; the code is read from standard input")
    return _asked(path, chosen, complain, sights)


def _asked(
    path: Path, chosen: argparse.Namespace, complain: Callable[[str], int], sights: Iterable[Sight]
) -> int | None:
    from app.commands.codes import asked_code, said_wrong
    from app.people.deeds import PeopleRefusedError
    from app.station.people_desk import register_of

    try:
        return said_wrong(register_of(path, chosen.command).see(chosen.by, asked_code(), *sights), complain)
    except PeopleRefusedError as why:
        return complain(str(why))
    except EOFError:
        return complain("standard input ended before the code was given")
