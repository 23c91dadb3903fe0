"""A copy of the journal, taken while the table plays, and walked before anybody relies on it."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from app.commands.progress import Progress

HELP = "copy a journal while its table plays, with its readers' raw logs, and check the copy"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's own arguments."""
    parser.add_argument("--database", required=True, help="the journal's file")
    parser.add_argument(
        "--to", required=True, metavar="FOLDER", help="where the copy goes; it may be a stick or a share"
    )


def run(chosen: argparse.Namespace, complain: Callable[[str], int]) -> int:
    """Copy, walk the copy, and print its name and its last event, to be noted elsewhere."""
    import msgspec

    from app.commands.replaying import replayed
    from app.journal.copies import back_up
    from app.journal.errors import JournalError
    from app.output import path_text

    database = Path(chosen.database)
    taken = datetime.now(UTC).strftime("%Y%m%dT%H%M%SZ")
    try:
        with replayed(database) as played:
            made = back_up(
                database,
                Path(chosen.to) / f"{database.stem}-{taken}.sqlite",
                check=played,
                copied=Progress("backup", "pages copied"),
                walked=Progress("backup"),
            )
    except JournalError as fault:
        return complain(str(fault))
    heads = [f"{table}:{head.seq}:{head.hash.hex()}" for table, head in made.heads.items()]
    answer = {"copy": path_text(made.path), "events": made.events, "heads": heads, "logs": len(made.logs)}
    sys.stdout.write(msgspec.json.encode(answer).decode() + "\n")
    return 0
