"""Whether a journal is what was written: its chain, known heads, and every settlement anew."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from app.commands.progress import Progress
from app.commands.replaying import Replayed

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


def run(chosen: argparse.Namespace, complain: Callable[[str], int]) -> int:
    """Walk the journal; exit status 1 names the first event that does not hold."""
    import msgspec

    from app.journal.errors import JournalError
    from app.journal.verifying import Broken, KnownHead, verify_chain

    played = Replayed()
    try:
        heads = [KnownHead.read(text) for text in chosen.head]
        found = verify_chain(Path(chosen.database), heads=heads, on_event=played, progress=Progress("verify"))
    except JournalError as fault:
        return complain(str(fault))
    if isinstance(found, Broken):
        answer: dict[str, object] = {"table": found.table, "seq": found.seq, "reason": found.reason}
    else:
        answer = {
            "tables": found.tables,
            "events": found.events,
            "spins": found.spins,
            "differs": [
                {"table": table, **msgspec.to_builtins(difference)}
                for table, replay in played.replays.items()
                for difference in replay.differs
            ],
            "heads": {table: [head.seq, head.hash.hex()] for table, head in found.heads.items()},
        }
    sys.stdout.write(msgspec.json.encode(answer).decode() + "\n")
    return 1 if isinstance(found, Broken) else 0
