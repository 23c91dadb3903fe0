"""How a payment is cut, slid and laid, in pieces (rules 7) [4.4]."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable

HELP = "say how a payment of so many pieces is laid out"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's own arguments."""
    parser.add_argument("pieces", metavar="PIECES", help="how many pieces are paid, at least 1")
    parser.add_argument(
        "--of", choices=("colour", "value"), default="colour", help="colour (default) or value"
    )
    parser.add_argument("--positions", default="1", help="how many winning positions it pays (default 1)")
    parser.add_argument(
        "--two-splits", action="store_true", help="it pays two pieces on splits: 34 slides 3 and 3"
    )


def run(chosen: argparse.Namespace, complain: Callable[[str], int]) -> int:
    """Print the groups in laying order."""
    import msgspec

    from app.rules.cutting import lay_out
    from app.table.laying_out_form import group_form

    counts = {"PIECES": chosen.pieces, "--positions": chosen.positions}
    for name, word in counts.items():
        if not (word.isascii() and word.isdigit() and len(word) < 20 and 1 <= int(word) <= 1_000_000):
            return complain(f"{name}: must be a whole number from 1 to 1000000, not {word[:40]}")
    pieces = int(chosen.pieces)
    groups = lay_out(
        pieces, colour=chosen.of == "colour", positions=int(chosen.positions), two_splits=chosen.two_splits
    )
    answer = {"pieces": pieces, "groups": [group_form(group) for group in groups]}
    sys.stdout.write(msgspec.json.encode(answer).decode() + "\n")
    return 0
