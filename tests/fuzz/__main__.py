"""Runs the fuzzing, each part printing its seed, its time and its rate: `make fuzz`.

python -m tests.fuzz codecs --bytes 100000000 --seed 7 [--kind napsa]
python -m tests.fuzz repeater --streams 20000 --seed 7
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from tests.fuzz.codecs import fuzz_all
from tests.fuzz.repeater import fuzz_repeater
from tests.parts import parser_of

PARTS = ("codecs", "repeater")


def asked(arguments: Sequence[str] | None = None) -> argparse.Namespace:
    """What was asked for on the command line."""
    parser = parser_of("python -m tests.fuzz", PARTS)
    parser.add_argument("--bytes", type=int, default=100_000_000, help="for each codec")
    parser.add_argument(
        "--kind", action="append", help="of the registry; more than once for several; default: all"
    )
    parser.add_argument("--streams", type=int, default=20_000, help="of Repeater Bets Plus")
    return parser.parse_args(arguments)


def main() -> int:
    """Run the parts that were asked for; the exit status is 1 if one of them fails."""
    chosen = asked()
    parts = chosen.parts or PARTS
    right = [
        "codecs" not in parts or fuzz_all(chosen.kind, chosen.bytes, chosen.seed),
        "repeater" not in parts or fuzz_repeater(chosen.streams, chosen.seed),
    ]
    return 0 if all(right) else 1


if __name__ == "__main__":
    sys.exit(main())
