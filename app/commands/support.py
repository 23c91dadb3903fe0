"""The support bundle: the last hour of a table and its machine, in one file without names."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path

from app.output import path_text

HELP = "write the last hour of a table, its machine and its settings into one file, without names"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's own arguments."""
    parser.add_argument("--database", required=True, help="the journal's file")
    parser.add_argument("--table", help="which, where the file has several")
    parser.add_argument("--to", required=True, metavar="FILE.zip", help="the bundle; nothing is replaced")
    parser.add_argument(
        "--settings", metavar="PATH", help="the settings' file (default: in the user's folder)"
    )
    parser.add_argument(
        "--people", metavar="PATH", help="the register of people (default: beside the tables)"
    )


def run(chosen: argparse.Namespace, complain: Callable[[str], int]) -> int:
    """Make the bundle and say where it lies."""
    import msgspec

    from app.commands.doctor import examined
    from app.commands.planning import settings_path
    from app.foreign import UNREADABLE, content
    from app.journal.errors import JournalError
    from app.register_file.place import register_path
    from app.settings import read_settings
    from app.support.bundle import Asked, make_bundle

    database, to = Path(chosen.database), Path(chosen.to)
    try:
        text = content(settings_path(chosen.settings, os.environ)).decode("utf-8")
    except (OSError, *UNREADABLE):  # none, or one that nobody can read: it is bundled as usual
        text = "version = 1"
    findings = [
        f"{each.verdict.value:8}{each.name}: {each.found} {each.advice}" for each in examined(database.parent)
    ]
    try:
        asked = Asked(
            database,
            _table(database, chosen.table),
            read_settings(text).settings,
            [*_registered(register_path(chosen.people, os.environ)), *_logged_in()],
            Path.home(),
            _versions(),
            findings,
            datetime.now(UTC),
        )
        make_bundle(asked, to)
    except JournalError as fault:
        return complain(str(fault))
    except LookupError as fault:
        return complain(str(fault.args[0]))
    answer = {"bundle": path_text(to), "bytes": to.stat().st_size}
    sys.stdout.write(msgspec.json.encode(answer).decode() + "\n")
    return 0


def _table(database: Path, name: str | None) -> str:
    """Say which table is meant; of a journal that cannot be read, what its file is called.

    Raises:
        LookupError: there is no such table, or nobody said which of several.
        NoJournal, EmptyJournal: there is nothing to read.
    """
    from app.commands.day import the_table
    from app.journal.errors import EmptyJournal, JournalError, NoJournal

    try:
        return the_table(database, name)
    except (NoJournal, EmptyJournal):
        raise
    except JournalError:
        return name or database.stem


def _registered(register: Path) -> Iterator[str]:
    """Everybody in the register of people, if there is one that can be read."""
    import msgspec

    from app.foreign import UNREADABLE
    from app.journal.errors import JournalError
    from app.journal.reading import events

    decoder = msgspec.json.Decoder(dict[str, object])
    try:
        for event in events(register):
            body = decoder.decode(event.body)
            yield from (name for key in ("name", "by") if isinstance(name := body.get(key), str))
    except (JournalError, *UNREADABLE):
        return


def _logged_in() -> Iterator[str]:
    """Whoever runs the program: his name stands in paths."""
    import getpass

    try:
        yield getpass.getuser()
    except (OSError, KeyError):  # a user of whom the system knows no name
        return


def _versions() -> Mapping[str, str]:
    """What the program is made of and runs on; not what the machine is called."""
    import platform
    import sqlite3
    from importlib.metadata import PackageNotFoundError, version

    from app.station.station import program_name

    found = {
        "program": program_name(),
        "python": platform.python_version(),
        "sqlite": sqlite3.sqlite_version,
        "system": platform.platform(),
        "machine": platform.machine(),
    }
    for package in ("PySide6-Essentials", "SQLAlchemy", "msgspec", "pyserial"):
        try:
            found[package] = version(package)
        except PackageNotFoundError:
            found[package] = "not installed"
    return found
