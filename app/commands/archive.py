"""Whole nights before a day, as one compressed file a month; all of it where another journal is begun."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from app.journal.archive_reading import Archived
    from app.journal.chain import JSON
    from app.journal.verifying import KnownHead

from app.commands.zones import zone_argument

HELP = "write the nights before a day into one compressed file a month, each read back and checked"

Answer = dict[str, object]


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's own arguments."""
    parser.add_argument("--database", required=True, help="the journal's file; nothing in it changes")
    parser.add_argument("--table", help="which, where the file has several")
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--until", metavar="YYYY-MM-DD", help="the first gaming day that stays out")
    what.add_argument(
        "--begin-new",
        action="store_true",
        help="archive all of it, verify all of the archive, and begin a new journal in its place; the old "
        "one is kept beside it",
    )
    parser.add_argument("--to", required=True, metavar="FOLDER", help="where the files and their manifest go")
    zone_argument(parser)


def run(chosen: argparse.Namespace, complain: Callable[[str], int]) -> int:
    """Archive what is not archived yet, and print what was written and the last event of it."""
    import msgspec

    from app.commands.day import the_table
    from app.commands.zones import zone_of
    from app.games import game_at
    from app.journal.errors import JournalError
    from app.reports.day_reading import day_begins
    from app.reports.gaming_day import day_of

    database, folder = Path(chosen.database), Path(chosen.to)
    try:
        until = _day(chosen.until) if chosen.until else None
        table = the_table(database, chosen.table)
        begins, zone = (
            day_begins(database, table, game_at(database, table)),
            zone_of(chosen.zone, database, table),
        )

        def gaming_day(at: str) -> date:
            return day_of(at, begins, zone)

        if until is None:
            answer = _new_journal(database, table, folder, gaming_day)
        else:
            answer = _archived(database, table, folder, until, gaming_day)
    except JournalError as fault:
        return complain(str(fault))
    except (ValueError, LookupError) as fault:
        return complain(str(fault).strip("'\""))
    sys.stdout.write(msgspec.json.encode(answer).decode() + "\n")
    return 0


def _archived(database: Path, table: str, folder: Path, until: date, day_of: Callable[[str], date]) -> Answer:
    from app.commands.progress import Progress
    from app.journal.archive import archive

    made = archive(database, table, folder, until=until, day_of=day_of, progress=Progress("archive"))
    head = f"{table}:{made[-1].last}:{made[-1].hash}" if made else None
    return {"table": table, "files": _plain(made), "head": head}


def _new_journal(database: Path, table: str, folder: Path, day_of: Callable[[str], date]) -> Answer:
    """Begin another journal where this one is at its end: closed, counted, and all alerts answered for."""
    from app.commands.progress import Progress
    from app.commands.replaying import Replayed
    from app.games import game_at
    from app.journal.earlier_payments import LaterCheck, payments_in
    from app.journal.errors import ArchiveRefused
    from app.journal.new_journal import begin_new
    from app.output import path_text
    from app.station.stamps import Stamps
    from app.station.station import program_name
    from app.station.taken_up import folded
    from app.table.beginning import journal_begun, why_not_ended
    from app.table.event_record import event_form

    game = game_at(database, table)

    def first(ended: KnownHead) -> dict[str, JSON]:
        state = folded(database, table, game)
        if why := why_not_ended(state):
            raise ArchiveRefused(database, why)
        begun = cast("dict[str, JSON]", event_form(journal_begun(state, str(ended))))
        return {**begun, **Stamps().now()}

    done = begin_new(
        database,
        table,
        folder,
        first,
        day_of=day_of,
        program=program_name(),
        check=Replayed(LaterCheck(payments_in(database, game))),
        progress=Progress("archive"),
    )
    return {
        "table": table,
        "files": _plain(done.files),
        "head": str(done.ended),
        "kept": path_text(done.kept),
        "begun": str(done.head),
    }


def _plain(files: tuple[Archived, ...]) -> list[object]:
    import msgspec

    return [msgspec.to_builtins(file) for file in files]


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise ValueError(f"--until: no such day: {text} (write 2026-10-01)") from None
