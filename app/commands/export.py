"""The journal for other programs: its events as the table printed them, or spins, payments and the bank."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from app.commands.progress import Progress

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


def run(chosen: argparse.Namespace, complain: Callable[[str], int]) -> int:
    """Write what is asked for to standard output, one a line."""
    from app.journal.errors import JournalError

    try:
        sys.stdout.buffer.writelines(_lines(chosen))
        sys.stdout.buffer.flush()
    except JournalError as fault:
        return complain(str(fault))
    except LookupError as fault:
        return complain(str(fault.args[0]))
    return 0


def _lines(chosen: argparse.Namespace) -> Iterator[bytes]:
    from app.commands.day import the_table
    from app.journal.exporting import Form, What, exported_journal, exported_rows

    path, form = Path(chosen.database), Form(chosen.format)
    table = None if chosen.table is None else the_table(path, chosen.table)
    if chosen.what == "journal":
        return exported_journal(path, form, table=table, since=chosen.since, until=chosen.until)
    return exported_rows(
        path,
        What(chosen.what),
        form,
        table=table,
        since=chosen.since,
        until=chosen.until,
        progress=Progress("export"),
    )
