"""A copy is put back as the journal of its table; what lay there is kept beside it."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from app.commands.progress import Progress

HELP = "put a copy of a journal back, checked; what lies there is kept beside it"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's own arguments."""
    parser.add_argument("--copy", required=True, help="the copy, as `backup` made it")
    parser.add_argument("--database", required=True, help="where the table's journal lies, or is to lie")
    parser.add_argument("--table", required=True, help="whose journal it must be")


def run(chosen: argparse.Namespace, complain: Callable[[str], int]) -> int:
    """Check the copy, keep what is there, put the copy in its place; print what is missing in it.

    Exit status 1: the journal was put back, and raw logs that went with its copy are missing or differ.
    """
    import msgspec

    from app.commands.replaying import replayed
    from app.journal.copies import restore
    from app.journal.errors import JournalError
    from app.output import complaint, path_text
    from app.station.station import program_name

    try:
        table = _table(Path(chosen.copy), chosen.table)
        with replayed(Path(chosen.copy)) as played:
            done = restore(
                Path(chosen.copy),
                Path(chosen.database),
                table,
                program=program_name(),
                check=played,
                walked=Progress("restore"),
            )
    except JournalError as fault:
        return complain(str(fault))
    answer: dict[str, object] = {
        "database": path_text(done.path),
        "head": f"{table}:{done.head.seq}:{done.head.hash.hex()}",
        "kept": None if done.kept is None else path_text(done.kept),
        "missing": done.missing,
    }
    if done.logs is not None:
        answer["logs"] = done.logs._asdict()
    sys.stdout.write(msgspec.json.encode(answer).decode() + "\n")
    for why in () if done.logs is None else done.logs.wrong:
        sys.stderr.write(f"{complaint(why)}; the journal was put back\n")
    return 1 if done.logs is not None and done.logs.wrong else 0


def _table(copy: Path, name: str) -> str:
    """Find the table that is meant in a copy, in whichever spelling; of which there is none is refused later.

    Raises:
        JournalError: the copy cannot be read.
    """
    from app.commands.day import table_of
    from app.journal.reading import tables

    try:
        return table_of(tables(copy), name)
    except LookupError:
        return name
