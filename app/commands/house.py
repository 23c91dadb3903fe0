"""The copy for the whole house: it takes what the tables' stations send, event by event, into one file."""

from __future__ import annotations

import argparse
import signal
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Final

HELP = "take the events of all tables into one file, or say where that copy stands"

_GRACE: Final = 2.0
"""Seconds for which whoever reads standard error is waited for, at the end."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's own arguments."""
    parser.add_argument("--database", metavar="FILE", help="the house's file; made where there is none")
    parser.add_argument("--listen", metavar="ADDRESS:PORT", help="where the stations call")
    parser.add_argument("--key", metavar="FILE", help="the key that the house and its stations share")
    parser.add_argument(
        "--status", action="store_true", help="say of each table its last event and when it came"
    )
    parser.add_argument("--new-key", metavar="FILE", help="make a key, to be copied to every station")


def run(chosen: argparse.Namespace, complain: Callable[[str], int]) -> int:
    """Make a key, say where the copy stands, or take events until SIGTERM."""
    from app.house_copy.key import KeyFileError
    from app.journal.errors import JournalError

    try:
        if chosen.new_key:
            return _make_key(Path(chosen.new_key))
        if not chosen.database:
            return complain("--database: name the house's file")
        if chosen.status:
            return _say_standing(Path(chosen.database))
        return _take(chosen, complain)
    except (KeyFileError, JournalError, ValueError) as fault:
        return complain(str(fault))
    except OSError as fault:
        return complain(f"--listen: nobody can listen at {chosen.listen} ({fault.strerror or fault})")


def _make_key(path: Path) -> int:
    import secrets

    from app.house_copy.key import make_key

    make_key(path, secrets.token_bytes)
    return 0


def _say_standing(database: Path) -> int:
    """Print one table a line; exit status 1 where something keeps one of them from coming."""
    import msgspec

    from app.house_copy.standing import standing

    found = standing(database)
    for table in found:
        sys.stdout.write(msgspec.json.encode(table).decode() + "\n")
    return 1 if any(table.trouble for table in found) else 0


def _take(chosen: argparse.Namespace, complain: Callable[[str], int]) -> int:
    """Take events until SIGTERM.

    Raises:
        KeyFileError, ValueError: what was said on the command line is wrong.
        JournalError: the file cannot be the house's.
        OSError: nobody can listen there.
    """
    import time

    import msgspec

    from app.commands.lines_out import SentencesOut
    from app.house_copy.house import Clocks, House
    from app.house_copy.key import read_key
    from app.house_copy.place import house_place
    from app.station.stamps import Stamps, moment_text
    from app.station.station import program_name

    if not chosen.listen or not chosen.key:
        return complain("--listen and --key: say where the stations call, and with which key")
    stamps, done = Stamps(), threading.Event()
    clocks = Clocks(lambda: moment_text(stamps.wall()), time.monotonic)
    place, key = house_place(chosen.listen, any_port=True), read_key(Path(chosen.key))
    for name in (signal.SIGTERM, signal.SIGINT):
        signal.signal(name, lambda *_: done.set())
    said = SentencesOut()
    with House(Path(chosen.database), place, key, program=program_name(), clocks=clocks, said=said) as house:
        host, port = house.address
        answer = {"listening": f"[{host}]:{port}" if ":" in host else f"{host}:{port}"}
        sys.stdout.write(msgspec.json.encode(answer).decode() + "\n")
        sys.stdout.flush()
        while not done.wait(0.5):
            pass
    said.end(_GRACE)
    return 0
