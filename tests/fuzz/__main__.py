"""Runs the fuzzing, each part printing its seed, its time and its rate: `make fuzz`.

python -m tests.fuzz codecs --bytes 100000000 --seed 7 [--kind napsa]
"""

from __future__ import annotations

import argparse
import random
import sys

from tests.fuzz.codecs import fuzz_all

PARTS = ("codecs",)


def main() -> int:
    """Run the parts that were asked for; the exit status is 1 if one of them fails."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz")
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], default=list(PARTS), help="default: all")
    parser.add_argument("--bytes", type=int, default=100_000_000, help="for each codec")
    parser.add_argument(
        "--kind", action="append", help="of the registry; more than once for several; default: all"
    )
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(1 << 32))
    chosen = parser.parse_args()
    return 0 if fuzz_all(chosen.kind, chosen.bytes, chosen.seed) else 1


if __name__ == "__main__":
    sys.exit(main())
