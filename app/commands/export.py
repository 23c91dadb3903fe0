"""The journal for other programs: its events as the table printed them, or spins, payments and the bank."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from app.commands.progress import Progress
from app.commands.reader import not_let_in, place_text, reader_arguments, shown

if TYPE_CHECKING:
    from collections.abc import Iterator

HELP = "write the journal, its spins, payments, bank or what had no code out, as jsonl or csv"
_WHAT = ("spins", "payments", "bank", "unsigned", "journal")


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's own arguments."""
    parser.add_argument("--database", required=True, help="the journal's file")
    parser.add_argument("--what", required=True, choices=_WHAT, help="what is written out")
    parser.add_argument("--format", default="jsonl", choices=("jsonl", "csv"), help="jsonl (default) or csv")
    parser.add_argument("--table", help="one table's only")
    parser.add_argument(
        "--since",
        help="from this time on, ISO 8601, UTC; a spin with its payments is of the time of its number",
    )
    parser.add_argument("--until", help="before this time, ISO 8601, UTC")
    reader_arguments(parser)


def run(chosen: argparse.Namespace, complain: Callable[[str], int]) -> int:
    """Write what is asked for to standard output, one a line."""
    return shown(
        Path(chosen.database), "export", complain, lambda journal: _written(chosen, journal.path, complain)
    )


def _written(chosen: argparse.Namespace, path: Path, complain: Callable[[str], int]) -> int:
    from app.commands.day import the_table
    from app.people.looking import How, Sight, What
    from app.register_file.held import is_register

    table = None if chosen.table is None else the_table(path, chosen.table)
    lines = _lines(chosen, path, table)
    if is_register(path) and chosen.people is None:
        chosen.people = chosen.database
    which = " ".join(filter(None, (chosen.what, chosen.since, chosen.until)))
    sight = Sight(How.EXPORTED, What.JOURNAL, which, place_text(chosen.database), table or "")
    if (refused := not_let_in(chosen, complain, sight)) is not None:
        return refused
    sys.stdout.buffer.writelines(lines)
    sys.stdout.buffer.flush()
    return 0


def _lines(chosen: argparse.Namespace, path: Path, table: str | None) -> Iterator[bytes]:
    from app.games import game_at
    from app.journal.exporting import Form, What, exported_journal, exported_rows

    form = Form(chosen.format)
    if chosen.what == "journal":
        return exported_journal(path, form, table=table, since=chosen.since, until=chosen.until)
    return exported_rows(
        path,
        game_at(path, table),
        What(chosen.what),
        form,
        table=table,
        since=chosen.since,
        until=chosen.until,
        progress=Progress("export"),
    )
