"""The journal for other programs: the events exactly as the table printed them, or rows for a spreadsheet."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

HELP = "write the journal out, as jsonl or csv"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's own arguments."""
    parser.add_argument("--database", required=True, help="the journal's file")
    parser.add_argument("--what", required=True, choices=("journal",), help="what is written out")
    parser.add_argument("--format", default="jsonl", choices=("jsonl", "csv"), help="jsonl (default) or csv")
    parser.add_argument("--table", help="one table's events only")
    parser.add_argument("--since", help="events at this time or later, ISO 8601, UTC")
    parser.add_argument("--until", help="events before this time, ISO 8601, UTC")


def run(chosen: argparse.Namespace, complain: Callable[[str], int]) -> int:
    """Write the events to standard output, one a line."""
    from app.journal.errors import JournalError
    from app.journal.exporting import Form, exported_journal

    try:
        lines = exported_journal(
            Path(chosen.database),
            Form(chosen.format),
            table=chosen.table,
            since=chosen.since,
            until=chosen.until,
        )
        sys.stdout.buffer.writelines(lines)
        sys.stdout.buffer.flush()
    except JournalError as fault:
        return complain(str(fault))
    return 0
