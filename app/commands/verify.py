"""Whether a journal is what was written: its chain, known heads, and every settlement anew."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from app.commands.progress import Progress
from app.commands.replaying import replayed

HELP = "check a whole journal: its chain, known heads, and every settlement"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's own arguments."""
    parser.add_argument("--database", required=True, help="the journal's file")
    parser.add_argument(
        "--head",
        action="append",
        default=[],
        metavar="TABLE:SEQ:HASH",
        help="an event known from a printed report or another machine",
    )
    parser.add_argument(
        "--heads",
        action="append",
        default=[],
        metavar="FILE",
        help="events that a table told to its second place, one a line",
    )


def run(chosen: argparse.Namespace, complain: Callable[[str], int]) -> int:
    """Walk the journal; exit status 1 names the first event that does not hold."""
    import msgspec

    from app.journal.errors import JournalError
    from app.journal.verifying import Broken, KnownHead, verify_chain

    database = Path(chosen.database)
    try:
        heads = [KnownHead.read(text) for text in (*chosen.head, *_told_elsewhere(chosen.heads))]
        with replayed(database) as played:
            found = verify_chain(database, heads=heads, on_event=played, progress=Progress("verify"))
            fault = played.finish()
    except JournalError as fault:
        return complain(str(fault))
    except OSError as fault:
        return complain(f"--heads: {fault.filename}: cannot be read: {fault.strerror}")
    if fault is not None:  # the chain breaks behind it, if at all: what follows a break is not played
        found = Broken(fault.table, fault.seq, fault.reason)
    if isinstance(found, Broken):
        answer: dict[str, object] = {"table": found.table, "seq": found.seq, "reason": found.reason}
    else:
        answer = {
            "tables": found.tables,
            "events": found.events,
            "spins": found.spins,
            "differs": [
                {"table": table, **msgspec.to_builtins(difference)} for table, difference in played.differs
            ],
            "heads": {table: [head.seq, head.hash.hex()] for table, head in found.heads.items()},
        }
    sys.stdout.write(msgspec.json.encode(answer).decode() + "\n")
    return 1 if isinstance(found, Broken) else 0


def _told_elsewhere(files: Sequence[str]) -> Iterator[str]:
    """Read the events of lines as the second place has them: a time, and TABLE:SEQ:HASH as the last word."""
    from app.journal.errors import BadHead

    for name in files:
        lines = [line for line in Path(name).read_text("utf-8").splitlines() if line.strip()]
        if not lines:
            raise BadHead(f"{name}, which is empty")
        yield from (line.split(" ", 1)[-1] for line in lines)
